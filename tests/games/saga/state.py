"""A state as large as that of `war`."""

from dataclasses import dataclass, field

from bree.core import Pile, State

SEATS = ("west", "east")
REGIONS = tuple(f"region{n:03}" for n in range(105))
CARDS = tuple(f"card{n:03}" for n in range(109))
WAYS = {
    region: tuple(REGIONS[(n + step) % len(REGIONS)] for step in (1, 7, -1, -7)) for n, region in enumerate(REGIONS)
}


@dataclass(slots=True)
class Saga(State):
    seats: tuple[str, ...] = ()
    length: int = 0
    given: int = 0  # number of answers
    active: int = 0
    armies: dict[str, tuple[int, int, int]] = field(default_factory=dict)  # region -> numbers of three kinds of units
    owner: dict[str, str] = field(default_factory=dict)
    deck: Pile = Pile()
    gone: tuple[str, ...] = ()
    hands: dict[str, tuple[str, ...]] = field(default_factory=dict)
