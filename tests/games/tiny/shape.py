"""The shape of a view."""

from typing import Annotated, TypedDict

from bree.core import PASS
from bree.core.vocabulary import Places, Shape, nouns, vocab
from tiny.state import CARDS, CHARMS, MARKS, SEATS

Seat = Annotated[str, vocab("seat", SEATS)]
Barrel = Annotated[str, vocab("barrel", CARDS)]
Charm = Annotated[str, vocab("card", CHARMS, MARKS)]
MOMENTS = ("shown", "played", "duel", "counted")
EITHER = ("gain", "find_token")
Row = Annotated[list[Barrel], Places(len(CARDS))]


class TinyView(TypedDict):
    round: int
    hand: list[Barrel]
    sizes: dict[Seat, int]
    sealed: dict[Seat, Barrel]  # "" for other players' barrels
    shown: dict[Seat, Barrel]
    deck: int
    top: Row  # "" for cards that others have put there
    bottom: Row
    gone: list[Barrel]
    tokens: dict[Seat, int]
    points: dict[Seat, int]
    charms: list[Charm]
    charm_sizes: dict[Seat, int]
    laid: dict[Seat, list[Charm]]
    spent: list[Charm]
    announced: list[Charm]
    stilled: list[Charm]
    chosen: dict[Seat, Annotated[str, vocab("chosen", CHARMS, MARKS, (PASS,))]]  # "" for other players' choices


SHAPE = Shape(
    TinyView,
    vocab("seat", SEATS),
    facts={
        "against": Seat,
        "moment": Annotated[str, vocab("moment", nouns("moment", MOMENTS))],
        "card": Annotated[str, vocab("card", nouns("card", (*CHARMS, *MARKS)))],
    },
    answers=(*CARDS, *CHARMS, *EITHER),
)
