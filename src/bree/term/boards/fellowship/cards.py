"""Cards as signs: `∩3` is the 3 of Hills. Every suit has a sign and a style; the sign alone is enough to identify
it.
"""

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

Offers = Mapping[str, str]  # thing on the table, such as `card:h3` -> the pick that takes it


def offers(ask: Ask | None) -> Offers:
    """Return what can be clicked. The One Ring has two picks: a click takes the first, the list offers both."""
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
    """Return the cards suit by suit, with the sign once: `∩147 ▲25`."""
    suits = [(letter, "".join(card[1:] for card in held)) for letter, held in groupby(cards, key=lambda card: card[0])]
    return Text(" ").join(Text.assemble((SIGNS[letter] + ranks, "suit-" + SUITS[letter])) for letter, ranks in suits)


def touchable(card: str, given: Offers) -> Text:
    """Return `[∩3]` if the card can be chosen, otherwise ` ∩3 `."""
    pick = given.get("card:" + card)
    if pick is None:
        return Text(" ") + face(card) + " "
    drawn = Text("[") + face(card) + "]"
    drawn.stylize(Style(bold=True, meta={"pick": pick}))
    return drawn


def fan(cards: Iterable[str], given: Offers) -> Text:
    return Text().join(touchable(card, given) for card in cards)


def pyramid_rows(pyramid: View, given: Offers, beside: str) -> list[Text]:
    """Draw the pyramid with the free row last. Each card of the upper rows is covered by two of the row below."""
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
