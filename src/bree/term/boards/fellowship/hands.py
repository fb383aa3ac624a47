"""Every hand at the table: player, character, progress of the goal, and cards beside it."""

from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from bree.core import View
from bree.lang import Voice
from bree.term.boards.fellowship.cards import UNKNOWN, Offers, face, packed
from bree.term.boards.fellowship.words import PYRAMID, gifts, goal, hand_name, own_hands, verdict
from bree.term.boards.text_cells import SPACIOUS, cell

ASKED, TOKEN = "▶", "◎"
VERDICTS = {  # sign, text key, style
    "sure": ("✓✓", "term-fellowship-sure", "leaf"),
    "met": ("✓", "term-fellowship-met", "leaf"),
    "open": ("–", "term-fellowship-open", "faded"),
    "lost": ("×", "term-fellowship-failed", "ember"),
}
APART = {"tucked": "term-fellowship-tucked", "fixed": "term-fellowship-fixed", "laid": "term-fellowship-laid"}
NAME, CHARACTER, FEW = 20, 24, 16  # maximum columns for the name and the character, and columns for tricks and cards
GAP = 2


class HandRows(NamedTuple):
    head: Text
    detail: Text  # the goal, then the rest
    short: Text  # the rest first, because the goal may be cut off
    does: str  # the ability of the character


def hand_rows(view: View, voice: Voice, width: int, given: Offers, asked: str) -> list[HandRows]:
    hands = view["hands"]
    names = [plate(view, hand, voice, asked) for hand in hands]
    characters = [character(hand, voice) for hand in hands]
    states = [standing(view, hand, voice) for hand in hands]
    state = max(len(text) for text in states)
    state += GAP if state else 0
    name = min(max(map(len, names)) + GAP, NAME)
    most = max(width - name - state - FEW, CHARACTER // 2)
    who = min(max(map(len, characters)) + GAP, most if width >= SPACIOUS else min(most, CHARACTER))
    rows = []
    for hand, plated, called, stands in zip(hands, names, characters, states, strict=True):
        head = cell(plated, name, "bold")
        if pick := given.get("hand:" + hand["hand"]):
            head.stylize(Style(underline=True, meta={"pick": pick}))
        stands.pad_right(state - len(stands))
        head.append_text(cell(called, who, "" if hand["character"] else "faded") + stands + counts(view, hand, voice))
        rows.append(HandRows(head, *details(view, hand, voice, width >= SPACIOUS), does(hand, voice)))
    return rows


def plate(view: View, hand: View, voice: Voice, asked: str) -> str:
    """▶ marks the hand that must answer, ◎ the holder of the ring token."""
    token = f" {TOKEN}" if view["round"]["holder"] == hand["hand"] else ""
    return f"{ASKED if hand['hand'] == asked else ' '} {hand_name(view, hand['hand'], voice)}{token}"


def character(hand: View, voice: Voice) -> str:
    return voice.say("character-" + hand["character"]) if hand["character"] else voice.say("term-fellowship-nobody")


def does(hand: View, voice: Voice) -> str:
    return voice.say("character-" + hand["character"], part="does") if hand["character"] else ""


def standing(view: View, hand: View, voice: Voice) -> Text:
    """Return the progress of the goal while tricks are played."""
    if not (hand["character"] and view["round"]["length"]):
        return Text()
    sign, words, style = VERDICTS[verdict(hand)]
    return Text.assemble((f"{sign} {voice.say(words)}", style))


def counts(view: View, hand: View, voice: Voice) -> Text:
    told = [voice.say("term-fellowship-tricks", {"count": hand["tricks"]})] if view["round"]["length"] else []
    return Text(" · ".join([*told, voice.say("term-fellowship-cards", {"count": hand["size"]})]))


def details(view: View, hand: View, voice: Voice, wide: bool) -> tuple[Text, Text]:
    """Return two orders: the goal first, and the goal last."""
    wanted = [Text(goal(hand, voice).removesuffix("."))] if hand["goal"] else []
    beside = [*chips(view, hand, voice, wide), *cards(view, hand, voice)]
    return dotted([*wanted, *beside]), dotted([*beside, *wanted])


def dotted(pieces: list[Text]) -> Text:
    return Text.assemble((" · ", "faded")).join(pieces)


def chips(view: View, hand: View, voice: Voice, wide: bool) -> list[Text]:
    """Return threat, rider, gifts, and announcements."""
    found = []
    if hand["threat"]:
        hidden = hand["threat"] == UNKNOWN
        number = UNKNOWN if hidden else "/".join(map(str, hand["threat"]))
        key = "term-fellowship-threat-hidden" if hidden else "term-fellowship-threat"
        found.append(Text.assemble((voice.say(key, {"number": number}), "ember")))
    if hand["rider"]:
        said = f" ({voice.say('rider-' + hand['rider'], part='does')})" if wide else ""
        found.append(Text.assemble((voice.say("rider-" + hand["rider"]), "ember"), said))
    for gift, used in gifts(view, hand).items():
        key = "term-fellowship-gift-used" if used else "term-fellowship-gift"
        found.append(Text.assemble((voice.say(key, {"gift": "gift-" + gift}), "faded" if used else "gold")))
    if hand["declared"]:
        found.append(Text(voice.say("way-" + hand["declared"])))
    if hand["overwhelmed"]:
        found.append(Text(voice.say("term-fellowship-overwhelmed")))
    if hand["announced"]:
        found.append(Text(voice.say("term-fellowship-announced")))
    if view["round"]["forgiven"] == hand["hand"]:
        found.append(Text(voice.say("term-fellowship-forgiven")))
    if hand["keeps"]:
        found.append(Text(voice.say("term-fellowship-keeps", {"count": hand["keeps"]})))
    return found


def cards(view: View, hand: View, voice: Voice) -> list[Text]:
    """Return reserved cards, won cards that count, and the cards of an open hand."""
    found = [Text(voice.say(key) + " ") + face(hand[place]) for place, key in APART.items() if hand[place]]
    if hand["shown"]:
        found.append(Text(voice.say("term-fellowship-won") + " ") + packed(sorted_cards(hand["shown"])))
    several = len(own_hands(view)) > 1
    if hand["hand"] != PYRAMID and hand["cards"] and (hand["open"] or several):
        found.append(Text(voice.say("term-fellowship-hand") + " ") + packed(hand["cards"]))
    return found


def sorted_cards(names: list[str]) -> list[str]:
    """Sort the cards by suit, in the order in which each suit was first won, so that each sign appears once."""
    letters = list(dict.fromkeys(card[0] for card in names))
    return sorted(names, key=lambda card: (letters.index(card[0]), card))
