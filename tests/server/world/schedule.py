"""One seed decides who plays where and which faults happen when. A test can remove the faults one by one."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

KINDS = (
    "kill", "kill", "freeze", "freeze", "freeze", "stop", "cut", "cut", "cut", "part", "part store", "slow net",
    "clock", "store away", "store slow", "store full", "store breaks",
)  # fmt: skip
LASTS = {"freeze": (0.5, 2.0, 2.5, 3.0)}  # seconds: a lease is two
LAST = ("store away", "store breaks", "store breaks")
OF_LEASES = ("freeze", "freeze", "freeze", "part store", "kill", "clock", "cut", "slow net")
OF_STORE = ("store away", "store breaks", "store breaks", "part store", "cut")
EACH, STORE, LEASES = 4, 2, 3


class Fault(NamedTuple):
    kind: str
    at: float
    until: float
    whom: int = 0  # a number that chooses, by its remainder

    def __str__(self) -> str:
        return f"{self.at:6.2f} to {self.until:6.2f} s: {self.kind} ({self.whom})"


class Schedule(NamedTuple):
    seed: int
    length: float  # seconds in which faults begin and end
    workers: int
    tables: int
    faults: tuple[Fault, ...]

    @property
    def one_machine(self) -> bool:
        """Its workers give each other lines; in the other worlds they pass bytes through to another machine."""
        return self.seed // EACH % 2 == 1

    def __str__(self) -> str:
        where = "on one machine" if self.one_machine else "on machines of their own"
        head = f"seed {self.seed}: {self.workers} workers {where}, {self.tables} tables, {self.length:g} s"
        return "\n".join([head, *(f"  [{place}] {fault}" for place, fault in enumerate(self.faults))])


def draw(seed: int) -> Schedule:
    """Every fourth seed is about leases: several workers, of which some lose touch for about as long as a lease.

    Another fourth is about the store alone.
    """
    rng = Random(f"schedule {seed}")
    leases, store = seed % EACH == LEASES, seed % EACH == STORE
    length = rng.choice((6.0, 12.0, 20.0))
    faults = []
    for _ in range(rng.randrange(1, 9)):
        kind = rng.choice(OF_LEASES if leases else OF_STORE if store else KINDS)
        at = rng.uniform(0.2, length - 1)
        lasts = rng.choice(LASTS.get(kind, (0.05, 0.5, 2.0, 4.0, 8.0))) * rng.uniform(0.5, 1.5)
        faults.append(Fault(kind, at, min(length, at + lasts), rng.randrange(1000)))
    if store or rng.random() < 0.5:  # the last one ends with all the others, and nobody has had the time to get over it
        faults.append(Fault(rng.choice(LAST), length - rng.choice((0.5, 2.0)), length))
    faults.sort(key=lambda fault: fault.at)
    workers = rng.choice((2, 3)) if leases else rng.choice((1, 2, 3))
    return Schedule(seed, length, workers, rng.choice((1, 1, 2)), tuple(faults))


def only(schedule: Schedule, places: Sequence[int]) -> Schedule:
    """With these of its faults."""
    return schedule._replace(faults=tuple(schedule.faults[place] for place in places))
