"""The pieces and the chosen army."""

from dataclasses import dataclass, field

from bree.core import State

SEATS = ("west", "east")
NATIONS = ("dwarves", "elves", "gondor", "north", "rohan")
UNITS = tuple(f"{nation}-{rank}" for nation in NATIONS for rank in ("regular", "elite"))
LED = ("leader-free", "leader-hired", "gandalf", "strider")  # they need a unit
KINDS = (*UNITS, *LED)
NATION_MOST = 5


@dataclass(slots=True)
class Army(State):
    seats: tuple[str, ...] = ()
    stock: list[int] = field(default_factory=list)  # number of pieces of each kind in the region
    chosen: list[int] = field(default_factory=list)  # number of pieces of each kind in the army
    limit: int = 10
    hits: int = 0
    told: bool = True  # whether the asks give the bounds of their pick sets


def units(s: Army) -> int:
    """The units in the army."""
    return sum(s.chosen[: len(UNITS)])


def nation_of(kind: int) -> slice:
    """The indices of the units of the same nation."""
    return slice(kind // 2 * 2, kind // 2 * 2 + 2)
