"""The pieces, and what was chosen of them."""

from dataclasses import dataclass, field

from bree.core import State

SEATS = ("west", "east")
NATIONS = ("dwarves", "elves", "gondor", "north", "rohan")
UNITS = tuple(f"{nation}-{rank}" for nation in NATIONS for rank in ("regular", "elite"))
LED = ("leader-free", "leader-hired", "gandalf", "strider")  # go only with a unit
KINDS = (*UNITS, *LED)
NATION_MOST = 5


@dataclass(slots=True)
class Army(State):
    seats: tuple[str, ...] = ()
    stock: list[int] = field(default_factory=list)  # of each kind, what stands there
    chosen: list[int] = field(default_factory=list)  # of it, what is in the army
    limit: int = 10
    hits: int = 0
    told: bool = True  # do the asks tell the bounds of their runs?


def units(s: Army) -> int:
    """In the army."""
    return sum(s.chosen[: len(UNITS)])


def nation_of(kind: int) -> slice:
    """The places of the units of the same nation."""
    return slice(kind // 2 * 2, kind // 2 * 2 + 2)
