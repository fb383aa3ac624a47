"""The status of the game: stage, courage, the Nazgûl at Minas Morgul, the Uruk-hai in Isengard, and Gandalf."""

from rich.text import Text

from bree.core import View
from bree.lang import Voice
from bree.term.boards.doom.battle import dotted
from bree.term.boards.doom.road import EVENTS, letters
from bree.term.boards.doom.words import card_name, last_stage, stage_number, uruk_hai, waiting
from bree.term.boards.text_cells import SPACIOUS, flow

BELOW, RING, ABOVE, MARK, MARK_ABOVE = "●", "◎", "○", "◆", "◇"
LORD, RIDER, CHIEF, WARRIOR, FREE, TREE, BAN = "♛", "♞", "♜", "▲", "·", "♣", "×"
ENDS = {"won": "leaf", "despair": "ember", "nazgul": "ember"}


def heading(view: View, voice: Voice) -> Text:
    """Return the stage, the legend of the road, and whose turn it is. In the last stage, add the Nazgûl."""
    facts = {"number": stage_number(view), "of": len(view["stages"]), "stage": "stage-" + view["stage"]}
    pieces = [Text.assemble((voice.say("drawn-stage", facts), "bold"))]
    if view["over"]:
        return dotted([*pieces, Text.assemble((voice.say("drawn-over-" + view["over"]), ENDS[view["over"]]))])
    pieces += [nazgul(view, voice, False), *outside(view, voice)] if last_stage(view) else [legend(view, voice)]
    pieces.append(Text(voice.say("drawn-turn", {"number": view["turn"], "who": view["active"]})))
    return dotted(pieces)


def legend(view: View, voice: Voice) -> Text:
    """Return the legend of event spaces. Without protection they also strike figures that join others."""
    words = [(f"{mark} {voice.say('drawn-' + event)}", "ember") for event, mark in EVENTS.items()]
    tail = "" if view["modes"]["protection"] else f" ({voice.say('drawn-unprotected')})"
    return Text("  ").join(Text.assemble(word) for word in words) + tail


def courage_rows(view: View, voice: Voice, width: int) -> list[Text]:
    """Draw one circle for each step of the courage track, a diamond for a special space, and the Ring."""
    track = view["courage"]
    drawn = Text.assemble((f"{voice.say('drawn-courage')} {track['at']} ", "bold"))
    for circle in range(1, track["top"] + 1):
        marked = circle in (track["eye"], track["galadriel"])
        if circle == track["at"]:
            drawn.append(RING, "gold")
        elif circle < track["at"]:
            drawn.append(MARK if marked else BELOW, "gold" if marked else "")
        else:
            drawn.append(MARK_ABOVE if marked else ABOVE, "faded")
    words = [voice.say("drawn-mark-" + name, {"number": track[name]}) for name in ("eye", "galadriel", "top")]
    pieces = [drawn, *(Text.assemble((word, "faded")) for word in words)]
    drawn, easier = dotted(pieces), voice.say("drawn-easier-long" if width >= SPACIOUS else "drawn-easier")
    if view["modes"]["easier"] and not last_stage(view) and len(drawn) + len(easier) + len(" · ") <= width:
        drawn = dotted([drawn, Text(easier)])
    return flow(drawn, width)


def realm_rows(view: View, voice: Voice, width: int) -> list[Text]:
    """Return Minas Morgul and Isengard, then temporary tokens and cards. The last stage has none of these."""
    if last_stage(view):
        return []
    realms = dotted([nazgul(view, voice, True), isengard(view, voice)])
    return [*flow(realms, width), *flow(dotted(beside_them(view, voice)), width, 1)]


def nazgul(view: View, voice: Voice, figures: bool) -> Text:
    """Draw ♛ for the Witch-king, ♞ for each Nazgûl at Minas Morgul, and · for each that may still come."""
    riders = view["nazgul"]
    if riders["slain"]:
        return Text.assemble((voice.say("drawn-slain"), "leaf"))
    count, most = riders["placed"], riders["figures"]
    told = Text.assemble((voice.say("drawn-nazgul-count", {"count": count + 1, "of": most + 1}), "bold"))
    if not figures:
        return told
    come = f" {LORD} {voice.say('drawn-lord')} {RIDER * count}"
    return told + Text.assemble((come, "ember"), (FREE * (most - count), "faded"))


def isengard(view: View, voice: Voice) -> Text:
    hall = view["isengard"]
    name = Text.assemble((voice.say("place-isengard"), "bold"))
    if not uruk_hai(view):
        return name + f" {voice.say('drawn-empty')}"
    come = f" {CHIEF} {voice.say('drawn-chieftain')} {WARRIOR * hall['warriors']}"
    told = voice.say("drawn-warriors", {"count": hall["warriors"]})
    return name + Text.assemble((come, "ember"), (FREE * (hall["figures"] - hall["warriors"]), "faded"), f" {told}")


def outside(view: View, voice: Voice) -> list[Text]:
    """Return the companions who went beyond Minas Morgul."""
    figures = waiting(view)
    return [Text(voice.say("drawn-waiting") + " ") + letters(figures, 1)] if figures else []


def beside_them(view: View, voice: Voice) -> list[Text]:
    """Return the waiting area, the tokens, and the known card of the next stage."""
    pieces = outside(view, voice)
    if view["isengard"]["tree"]:
        pieces.append(Text.assemble((f"{TREE} {voice.say('drawn-treebeard')}", "leaf")))
    if view["gandalf"]["banned"]:
        pieces.append(Text.assemble((f"{BAN} {voice.say('drawn-ban')}", "ember")))
    if view["next"]:
        pieces.append(Text(voice.say("drawn-next", {"card": card_name(view["next"], voice)})))
    return pieces
