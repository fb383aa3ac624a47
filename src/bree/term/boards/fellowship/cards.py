"""Cards in signs: `∩3` is the 3 of Hills. Every suit has a sign and a pen; the pen only helps."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from rich.style import Style
from rich.text import Text

from bree.core import Ask, View

SIGNS = {"h": "∩", "m": "▲", "f": "♣", "s": "●", "r": "○", "w": "≈", "b": "B"}
SUITS = {
    "h": "hills", "m": "mountains", "f": "forests", "s": "shadows", "r": "rings", "w": "rivers", "b": "balrog",
}  # fmt: skip
UNKNOWN, UNSEEN, GONE = "?", "▒▒", "··"
PLACE = 5  # columns for a card of the pyramid

Offers = Mapping[str, str]  # what lies on the table, `card:h3` -> the pick that takes it


def offers(ask: Ask | None) -> Offers:
    """What can be touched. The One Ring has two picks: the first is taken, the list has both."""
    found: dict[str, str] = {}
    for pick in ask.picks if ask else ():
        if pick.on:
            found.setdefault(pick.on[0], pick.id)
    return found


def face(card: str) -> Text:
    if card == UNKNOWN:
        return Text.assemble((UNSEEN, "faded"))
    return Text.assemble((SIGNS[card[0]] + card[1:], style(card)))


def style(card: str) -> str:
    return "suit-" + SUITS[card[0]]


def suit_sign(suit: str) -> Text:
    letter = next(letter for letter, name in SUITS.items() if name == suit)
    return Text.assemble((SIGNS[letter], "suit-" + suit))


def faces(cards: Iterable[str]) -> Text:
    return Text(" ").join(face(card) for card in cards)


def packed(cards: Sequence[str]) -> Text:
    """Suit by suit, the sign once: `∩147 ▲25`."""
    suits = [(letter, "".join(card[1:] for card in held)) for letter, held in groupby(cards, key=lambda card: card[0])]
    return Text(" ").join(Text.assemble((SIGNS[letter] + ranks, "suit-" + SUITS[letter])) for letter, ranks in suits)


def touchable(card: str, given: Offers) -> Text:
    """`[∩3]` can be chosen, ` ∩3 ` cannot."""
    pick = given.get("card:" + card)
    if pick is None:
        return Text(" ") + face(card) + " "
    drawn = Text("[") + face(card) + "]"
    drawn.stylize(Style(bold=True, meta={"pick": pick}))
    return drawn


def fan(cards: Iterable[str], given: Offers) -> Text:
    return Text().join(touchable(card, given) for card in cards)


def pyramid_rows(pyramid: View, given: Offers, beside: str) -> list[Text]:
    """As it lies, the free row last; every card above lies under two of the row below it."""
    rows, first = [], 0
    for number, long in enumerate(pyramid["rows"]):
        row = Text(" " * (number * PLACE // 2))
        for card in pyramid["places"][first : first + long]:
            row.append_text(place(card, given) + " ")
        rows.append(row)
        first += long
    if pyramid["beside"]:
        rows[0].append_text(Text.assemble((f" {beside} ", "faded"), fan(pyramid["beside"], given)))
    return rows[::-1]


def place(card: str, given: Offers) -> Text:
    return touchable(card, given) if card else Text.assemble((f" {GONE} ", "hairline"))
