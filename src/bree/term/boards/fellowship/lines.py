"""The Fellowship of the Ring as text: the chapter, every hand, the trick, and the visible cards."""

from bree.core import View
from bree.lang import Voice
from bree.term.boards.fellowship.words import (
    PYRAMID,
    balrog,
    between_chapters,
    choosing,
    gifts,
    goal,
    hand_name,
    short_name,
    verdict,
)

UNKNOWN = "?"
# After these log lines the whole table is described again, once in each trick.
ANEW = frozenset({"chapter", "round", "group", "event", "dealt", "begin", "wins", "forest-wins"})


def lines(view: View, voice: Voice) -> list[str]:
    if between_chapters(view):
        return [_campaign(view, voice)]
    told = [_chapter(view, voice), _beside(view, voice)]
    # by then the text of the event has appeared once
    key = "line-event-on" if view["round"]["length"] else "line-event"
    told += [voice.say(key, _card("event", event, voice)) for event in view["chapter"]["active_events"]]
    if choosing(view):
        told += _roster(view, voice)
    told += [_hand(view, hand, voice) for hand in view["hands"]]
    if view["pyramid"]:
        told += _pyramid(view["pyramid"], voice)
    told += [*_exchange(view, voice), *news(view, voice)]
    told += [_cards_of(view, hand, voice) for hand in view["hands"] if hand["cards"] and hand["hand"] != PYRAMID]
    return [line for line in told if line]


def news(view: View, voice: Voice) -> list[str]:
    """Return what changes from card to card: who is winning the trick."""
    return [_trick(view, voice)] if view["round"]["length"] and not view["round"]["result"] else []


def _card(kind: str, name: str, voice: Voice) -> dict[str, str]:
    return {"name": voice.say(f"{kind}-{name}"), "does": voice.say(f"{kind}-{name}", part="does")}


def _cards(cards: list[str], voice: Voice) -> tuple[str, ...]:
    return tuple(voice.say("line-unseen") if card == UNKNOWN else voice.say("card-" + card) for card in cards)


def _campaign(view: View, voice: Voice) -> str:
    won = tuple(str(number) for number in view["campaign"]["won"])
    return voice.say("line-campaign", {"chapters": won}) if won else voice.say("line-campaign-begins")


def _chapter(view: View, voice: Voice) -> str:
    played, chapter = view["round"], view["chapter"]
    told = [voice.say("chapter-" + chapter["id"], part="heading") + "."]
    if chapter["group"]:
        told.append(voice.say("line-group", {"group": "group-" + chapter["group"]}))
    told.append(voice.say("line-round", {"number": played["number"]}))
    if played["result"]:
        told.append(voice.say("log-round-" + played["result"]))
    elif played["length"]:
        told.append(voice.say("line-trick-of", {"number": played["tricks"] + 1, "of": played["length"]}))
    if chapter["missing"]:
        told.append(voice.say("line-missing", {"names": tuple("character-" + name for name in chapter["missing"])}))
    return " ".join(told)


def _beside(view: View, voice: Voice) -> str:
    """Return one line about the lost card, the token and the decks."""
    played, told = view["round"], []
    if played["lost"]:
        told.append(voice.say("line-lost", {"count": len(played["lost"]), "cards": _cards(played["lost"], voice)}))
    if played["taker"]:
        told.append(voice.say("line-taker", {"who": short_name(view, played["taker"], voice)}))
    if played["holder"]:
        key = "line-rings-free" if played["rings_free"] else "line-rings-sealed"
        told.append(voice.say(key, {"who": short_name(view, played["holder"], voice)}))
    if played["grim"]["up"]:
        key = "line-balrog" if balrog(view) else "line-forest"
        told.append(voice.say(key, {"cards": _cards(played["grim"]["up"], voice), "left": played["grim"]["left"]}))
    if played["doomed"]:
        told.append(voice.say("doomed"))
    for key, count in (("line-deck", played["deck"]), ("line-barrow", played["barrow"])):
        if count:
            told.append(voice.say(key, {"count": count}))
    if played["horn"]:
        told.append(voice.say("line-horn", {"suits": tuple("suit-" + suit for suit in played["horn"])}))
    return " ".join(told)


def _roster(view: View, voice: Voice) -> list[str]:
    taken = [hand["character"] for hand in view["hands"]]
    told = []
    for name in view["chapter"]["roster"]:
        if name not in taken:
            key = "line-starred" if name in view["chapter"]["starred"] else "line-character"
            words = {**_card("character", name, voice), "goal": voice.say("character-" + name, part="goal")}
            told.append(voice.say(key, words))
    return told


def _hand(view: View, hand: View, voice: Voice) -> str:
    """Return the player, character, goal and progress of a hand."""
    who = hand_name(view, hand["hand"], voice)
    if not hand["character"]:
        return voice.say("line-no-character", {"who": who, "size": hand["size"]})
    facts = {"who": who, "character": "character-" + hand["character"], "goal": goal(hand, voice)}
    told = [voice.say("line-hand", facts)]
    if view["round"]["length"]:
        told.append(voice.say("line-stands", {"verdict": "verdict-" + verdict(hand), "tricks": hand["tricks"]}))
    if hand["shown"]:
        told.append(voice.say("line-won", {"cards": _cards(hand["shown"], voice)}))
    return " ".join([*told, *_by_it(view, hand, voice), voice.say("line-size", {"size": hand["size"]})])


def _by_it(view: View, hand: View, voice: Voice) -> list[str]:
    """Return threat, rider, gifts, reserved cards and announcements."""
    told = []
    if hand["threat"] == UNKNOWN:
        told.append(voice.say("line-threat-hidden"))
    elif hand["threat"]:
        told.append(voice.say("line-threat", {"numbers": tuple(map(str, hand["threat"]))}))
    if hand["rider"]:
        told.append(voice.say("line-rider", _card("rider", hand["rider"], voice)))
    if hand["declared"]:
        told.append(voice.say("line-declared", {"way": "way-" + hand["declared"]}))
    for gift, used in gifts(view, hand).items():
        told.append(voice.say("line-gift-used" if used else "line-gift", {"gift": "gift-" + gift}))
    for place, key in (("tucked", "line-tucked"), ("fixed", "line-fixed"), ("laid", "line-laid")):
        if hand[place]:
            told.append(voice.say(key, {"card": _cards([hand[place]], voice)}))
    if hand["keeps"]:
        told.append(voice.say("line-keeps", {"count": hand["keeps"]}))
    if hand["announced"]:
        told.append(voice.say("line-announced"))
    if view["round"]["forgiven"] == hand["hand"]:
        told.append(voice.say("line-forgiven"))
    return told


def _pyramid(pyramid: View, voice: Voice) -> list[str]:
    """Return the pyramid row by row, from the top."""
    told = [voice.say("line-pyramid-free", {"cards": _cards(pyramid["free"], voice)})]
    first = 0
    for number, long in enumerate(pyramid["rows"], 1):
        row = [card for card in pyramid["places"][first : first + long] if card and card not in pyramid["free"]]
        first += long
        if row:
            told.append(voice.say("line-pyramid-row", {"number": number, "cards": _cards(row, voice)}))
    return told


def _exchange(view: View, voice: Voice) -> list[str]:
    ways = [*([view["offer"]] if view["offer"] else []), *view["sealed"]]
    names = [(short_name(view, way["from"], voice), short_name(view, way["to"], voice), way["card"]) for way in ways]
    return [
        voice.say("line-exchange", {"who": giver, "other": receiver, "card": _cards([card], voice)})
        for giver, receiver, card in names
    ]


def _trick(view: View, voice: Voice) -> str:
    played = view["round"]
    if not view["trick"]:
        return voice.say("line-leads", {"who": short_name(view, played["leader"], voice)})
    plays = [(short_name(view, play["hand"], voice), *_cards([play["card"]], voice)) for play in view["trick"]]
    told = [voice.say("line-trick", {"plays": tuple(f"{who}: {card}" for who, card in plays)})]
    told.append(voice.say("line-led", {"suit": "suit-" + played["lead_suit"]}))
    if played["winning"]:
        key = "line-ring-wins" if played["ring_wins"] else "line-winning"
        told.append(voice.say(key, {"who": short_name(view, played["winning"], voice)}))
    return " ".join(told)


def _cards_of(view: View, hand: View, voice: Voice) -> str:
    who = hand_name(view, hand["hand"], voice)
    return voice.say("line-cards", {"who": who, "cards": _cards(hand["cards"], voice)})
