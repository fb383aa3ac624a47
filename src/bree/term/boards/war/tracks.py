"""The rows around the map: turn and points, the Fellowship, dice, politics, the hunt."""

from rich.text import Text

from bree.core import View
from bree.games.war.state import SEATS
from bree.lang import Voice
from bree.term.boards.clickable import Clickable, whole
from bree.term.boards.text_cells import flow
from bree.term.boards.war.words import die_noun, faces, state_of

ACTIVE, PASSIVE, WAR = "●", "○", "⚔"
DOT = " · "


def dotted(pieces: list[Text]) -> Text:
    return Text.assemble((DOT, "faded")).join([piece for piece in pieces if piece])


def heading(view: View, voice: Voice) -> Text:
    if view["over"]:
        return Text.assemble((voice.say("over-" + view["over"]), "bold"))
    turn = voice.say("drawn-turn", {"turn": view["turn"], "phase": f"phase-{view['phase']}"})
    points = voice.say("drawn-points", {"free": view["points"]["free"], "shadow": view["points"]["shadow"]})
    acting = voice.say("drawn-acting", {"who": view["acting"]}) if view["phase"] == 5 else ""
    return dotted([Text.assemble((turn, "bold")), Text(acting), Text(points)])


def fellowship(view: View, voice: Voice, width: int) -> list[Text]:
    told = view["fellowship"]
    hidden = "fellowship-hidden" if told["hidden"] else "fellowship-revealed"
    pieces = [
        Text.assemble(("◎ ", "gold"), (state_of(view, voice), "bold"), " ", voice.say(hidden)),
        Text(voice.say("drawn-progress", {"steps": told["progress"]}) if told["progress"] else ""),
        Text.assemble((voice.say("drawn-corruption", {"points": told["corruption"]}), "ember")),
        Text(voice.say("drawn-companions", {"count": len(told["companions"])})),
        Text(voice.say("drawn-guide", {"guide": "character-" + told["guide"]}) if told["guide"] else ""),
    ]
    return flow(dotted(pieces), width, 2)


def dice(view: View, voice: Voice, width: int, clickable: Clickable) -> list[Text]:
    """Return a row for each side: ready dice, used dice, the Hunt Box, the Elven Rings."""
    return [row for side in SEATS for row in flow(side_dice(view, voice, side, clickable), width, 1)]


def side_dice(view: View, voice: Voice, side: str, clickable: Clickable) -> Text:
    told = view["dice"][side]
    own = (
        clickable if any("die:" + face in clickable.picks for face in told["ready"]) and asked(view, side) else NOTHING
    )
    ready = [own.boxed("die:" + face, die(face, count, voice)) for face, count in faces(told["ready"]).items()]
    name = Text.assemble((voice.noun(side) + ":", "faded"))
    pieces = [
        Text(" ").join([name, *(ready or [Text(voice.say("drawn-no-dice"))])]),
        Text(voice.say("drawn-used", {"count": told["used"]}) if told["used"] else ""),
        Text(voice.say("drawn-box", {"count": told["box"]}) if told["box"] else ""),
        Text(voice.say("drawn-rings", {"count": told["rings"]}) if told["rings"] else ""),
    ]
    return dotted(pieces)


NOTHING = Clickable({}, frozenset())


def asked(view: View, side: str) -> bool:
    """Is it this side's turn? Both sides have dice of the same faces, but only the active side's can be clicked."""
    return bool(view["acting"] == side)


def die(face: str, count: int, voice: Voice) -> Text:
    name = whole(voice.noun(die_noun(face)))
    return Text(f"{count}×{name}" if count > 1 else name)


def politics(view: View, voice: Voice, width: int, clickable: Clickable) -> list[Text]:
    """`⚔Gon` means At War. `●2 Roh` means active and two steps from war, `○` passive."""
    pieces = []
    for nation, told in view["politics"].items():
        active = ACTIVE if told["active"] else PASSIVE
        sign, style = (WAR, "ember") if not told["steps"] else (f"{active}{told['steps']}", "")
        drawn = Text.assemble((sign, style), " ", voice.say("drawn-nation-" + nation))
        pieces.append(clickable.boxed("nation:" + nation, drawn))
    return flow(Text.assemble((voice.say("drawn-politics"), "faded"), " ") + Text("  ").join(pieces), width, 1)


def hunt(view: View, voice: Voice, width: int) -> list[Text]:
    """Return the dice of the hunt, or its tile."""
    now = view["hunt"]["now"]
    if now is None:
        return []
    pieces = [
        Text.assemble((voice.say("drawn-hunt"), "bold")),
        Text(voice.say("drawn-hunt-dice", {"count": now["level"], "needs": now["needs"]}))
        if not now["tile"]
        else Text(),
        rolled(now["rolled"], now["again"], voice),
        Text(voice.say("drawn-successes", {"count": now["successes"]})) if now["rolled"] else Text(),
        Text(voice.say("drawn-tile", {"tile": "tile-" + now["tile"]})) if now["tile"] else Text(),
        Text.assemble((voice.say("drawn-damage", {"count": now["damage"]}), "ember")) if now["damage"] else Text(),
    ]
    return flow(dotted(pieces), width, 1)


def rolled(first: list[int], again: list[int], voice: Voice) -> Text:
    if not first:
        return Text()
    told = voice.say("drawn-rolled", {"dice": " ".join(map(str, first))})
    more = voice.say("drawn-again", {"dice": " ".join(map(str, again))}) if again else ""
    return Text(" ".join(filter(None, [told, more])))
