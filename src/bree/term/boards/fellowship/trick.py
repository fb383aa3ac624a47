"""The middle of the table: the chapter, the cards beside the trick, the trick and the previous trick."""

from rich.text import Text

from bree.core import View
from bree.lang import Voice
from bree.term.boards.fellowship.cards import face, faces, suit_sign
from bree.term.boards.fellowship.hands import dotted
from bree.term.boards.fellowship.words import balrog, short_name
from bree.term.boards.text_cells import flow

TO_WIN, ARROW = "!", " → "
RESULTS = {"won": ("term-fellowship-round-won", "leaf"), "lost": ("term-fellowship-round-lost", "ember")}


def heading(view: View, voice: Voice, lost: bool = False) -> Text:
    """Return chapter, round, trick and campaign. Add the lost card if it has no row."""
    chapter, played = view["chapter"], view["round"]
    pieces = [Text.assemble((voice.say("chapter-" + chapter["id"], part="heading"), "bold"))]
    if not played["number"]:
        pieces = [Text.assemble((voice.say("term-fellowship-campaign"), "bold"))]
    if played["number"] and (played["number"] > 1 or chapter["length"] != "short"):
        pieces.append(Text(voice.say("term-fellowship-round", {"number": played["number"]})))
    if played["result"]:
        key, style = RESULTS[played["result"]]
        pieces.append(Text.assemble((voice.say(key), style)))
    elif played["length"]:
        number = min(played["tricks"] + 1, played["length"])
        pieces.append(Text(voice.say("term-fellowship-trick-of", {"number": number, "of": played["length"]})))
    if lost and played["lost"]:
        pieces.append(lost_cards(view, voice))
    if chapter["group"]:
        pieces.append(Text(voice.say("group-" + chapter["group"])))
    if view["campaign"]["on"]:
        pieces.append(Text(voice.say("term-fellowship-won-chapters", {"count": len(view["campaign"]["won"])})))
    return dotted(pieces)


def lost_cards(view: View, voice: Voice) -> Text:
    cards = view["round"]["lost"]
    return Text(voice.say("term-fellowship-lost", {"count": len(cards)}) + " ") + faces(cards)


def beside_rows(view: View, voice: Voice, width: int, wide: bool, lines: int = 0) -> list[Text]:
    """Return the lost card, the ring token, the deck beside the trick, and everything else there."""
    played, pieces = view["round"], []
    if played["lost"]:
        pieces.append(lost_cards(view, voice))
    if played["taker"]:
        pieces.append(Text(voice.say("term-fellowship-taker", {"who": short_name(view, played["taker"], voice)})))
    if played["holder"]:
        pieces.append(Text.assemble((voice.say("rings-free" if played["rings_free"] else "rings-sealed"), "gold")))
    if played["grim"]["up"] or played["grim"]["left"]:
        pieces.append(grim(view, voice))
    if played["doomed"]:
        pieces.append(Text.assemble((voice.say("doomed"), "ember")))
    if not wide:
        pieces += [Text.assemble((voice.say("event-" + event), "bold")) for event in view["chapter"]["active_events"]]
    for key, count in (("term-fellowship-deck", played["deck"]), ("term-fellowship-barrow", played["barrow"])):
        if count:
            pieces.append(Text(voice.say(key, {"count": count})))
    if played["horn"]:
        suits = tuple("suit-" + suit for suit in played["horn"])
        pieces.append(Text(voice.say("term-fellowship-horn", {"suits": suits})))
    if view["chapter"]["missing"]:
        pieces.append(missing(view["chapter"]["missing"], voice, wide))
    return flow(dotted(pieces), width, lines)


def missing(names: list[str], voice: Voice, wide: bool) -> Text:
    """Return the characters that a long chapter still needs, or their number on a small terminal."""
    told = ", ".join(voice.say("character-" + name) for name in names) if wide else str(len(names))
    return Text(voice.say("term-fellowship-missing", {"names": told}))


def grim(view: View, voice: Voice) -> Text:
    """Return the face-up cards of the Old Forest or the Balrog, and the number of cards left."""
    deck = view["round"]["grim"]
    label = voice.say("term-fellowship-balrog" if balrog(view) else "term-fellowship-forest")
    left = voice.say("term-fellowship-left", {"count": deck["left"]})
    return Text.assemble((label, "ember"), " ", faces(deck["up"]), f" ({left})")


def event_rows(view: View, voice: Voice, width: int) -> list[Text]:
    """Return the texts of this round's events."""
    rows = []
    for event in view["chapter"]["active_events"]:
        text = Text.assemble((voice.say("event-" + event), "bold"), ": ", voice.say("event-" + event, part="does"))
        rows += flow(text, width)
    return rows


def trick_rows(view: View, voice: Voice) -> list[Text]:
    """Return two rows: the cards and their present result, or the previous trick before the first card."""
    played, label = view["round"], Text.assemble((voice.say("term-fellowship-trick"), "bold"), " ")
    if not view["trick"]:
        leads = voice.say("term-fellowship-leads", {"who": short_name(view, played["leader"], voice)})
        waiting = Text() if played["result"] else label + leads
        return [waiting, last_trick(view, voice)]
    plays = []
    for play in view["trick"]:
        card = face(play["card"]) + (TO_WIN if played["ring_wins"] == play["hand"] else "")
        plays.append(Text(short_name(view, play["hand"], voice) + " ") + card)
        if play["down"]:
            plays[-1].append_text(Text(" (") + suit_sign(play["suit"]) + ")")
    return [label + Text(ARROW).join(plays), Text("    ") + so_far(view, voice)]


def so_far(view: View, voice: Voice) -> Text:
    """Return the lead suit and the current winner."""
    played = view["round"]
    suit = played["lead_suit"]
    led = Text(voice.say("term-fellowship-led", {"suit": "suit-" + suit}) + " ") + suit_sign(suit)
    if not played["winning"]:
        return led
    key = "term-fellowship-ring-wins" if played["ring_wins"] else "term-fellowship-winning"
    return dotted([led, Text(voice.say(key, {"who": short_name(view, played["winning"], voice)}))])


def last_trick(view: View, voice: Voice) -> Text:
    last = view["last"]
    if last is None:
        return Text()
    if last["winner"]:
        told = voice.say("term-fellowship-last", {"who": short_name(view, last["winner"], voice)})
    else:
        told = voice.say("term-fellowship-last-forest")
    return Text.assemble((f"    {told} ", "faded"), faces(play["card"] for play in last["plays"]))


def exchange_row(view: View, voice: Voice) -> list[Text]:
    """Return the cards that hands exchange."""
    ways = [*([view["offer"]] if view["offer"] else []), *view["sealed"]]
    if not ways:
        return []
    names = [(short_name(view, way["from"], voice), short_name(view, way["to"], voice), way["card"]) for way in ways]
    told = [Text(f"{giver}{ARROW}{receiver}: ") + face(card) for giver, receiver, card in names]
    return [Text.assemble((voice.say("term-fellowship-exchange"), "bold"), " ") + dotted(told)]
