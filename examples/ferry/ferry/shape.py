"""The fields of a view, and the words that they may contain."""

from typing import Annotated, TypedDict

from bree.core.vocabulary import Shape, vocab
from ferry import LANTERNS, SEATS

Seat = Annotated[str, vocab("seat", SEATS)]
Lantern = Annotated[str, vocab("lantern", LANTERNS)]


class FerryView(TypedDict):
    far: int
    turn: Seat
    fog: int
    steps: dict[Seat, int]
    lantern: Lantern
    dark: list[Seat]
    shown: dict[Seat, Lantern]
    deck: int


SHAPE = Shape(FerryView, vocab("seat", SEATS), facts={"fog": int}, answers=("roll", "rest", "show"))
