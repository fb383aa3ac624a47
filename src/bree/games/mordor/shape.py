"""The shape of a view. `make shapes` generates the browser's types from it."""

from typing import Annotated, TypedDict

from bree.core.vocabulary import Places, Shape, vocab
from bree.games.mordor.place import PLACES
from bree.games.mordor.setup import SQUARES
from bree.games.mordor.state import DICE, HOBBITS, SYMBOLS

SEATS = vocab("hobbit", HOBBITS)
NUMBERS = [str(number) for number in range(1, max(SQUARES) + 1)]
Hobbit = Annotated[str, SEATS]
Die = Annotated[str, vocab("die", DICE)]
Symbol = Annotated[str, vocab("symbol", SYMBOLS)]
PlaceName = Annotated[str, vocab("place", [place.id for place in PLACES])]
Side = Annotated[str, vocab("side", ("basic", "advanced"))]
Square = Annotated[int, vocab("square", NUMBERS)]


class SheetView(TypedDict):
    colour: Die
    circles: int  # marked circles
    marks: int  # marked fields of the Nazgûl trail; each half is a field
    left: int
    halved: list[Square]
    out: bool
    in_mordor: bool


class MordorView(TypedDict):
    side: Side  # "basic" or "advanced"
    circles: int
    squares: int
    places: Annotated[list[PlaceName], Places(len(PLACES))]  # Bag End first
    faces: dict[Die, list[Symbol]]  # die -> its six symbols
    starter: Hobbit
    active: Hobbit
    place: PlaceName  # where the turn began
    rolls: int
    rolled: dict[Die, Symbol]  # die -> symbol
    now: list[Die]  # dice set aside from this roll
    kept: dict[Die, Symbol]
    strikes: dict[Die, Hobbit]  # die with a kept Nazgûl -> hobbit, "" for nobody
    sheets: dict[Hobbit, SheetView]
    winners: list[Hobbit]


SHAPE = Shape(MordorView, SEATS, answers=tuple(NUMBERS))
