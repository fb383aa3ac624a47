"""What answers cost: moves of a game beside better ones, both played out in the same imagined worlds.

A first comparison of each pair of moves selects the few that seem to cost most. Only fresh worlds count for the
intervals of these, because a selected difference looks larger than it is.
"""

from collections.abc import Iterator
from math import sqrt
from typing import NamedTuple

from bree.core import State
from bree.server import clock
from bree.server.bots.thinking import Estimate

NAMED = 3  # moves in a review
CANDIDATES = 8  # moves to compare
SCREENED = 12  # pairs of games to select the worst moves
FIRST = 4  # pairs after which moves that seem to cost nothing are dropped
SCREENING = 0.5  # the part of the time after which the selection ends
LEAST_PAIRS = 8  # for an interval
MOST_PAIRS = 200
ERRORS = 2.394  # standard errors: the intervals of three moves hold together with 95 %


class OwnMove(NamedTuple):
    """A move that a seat gave, and the position before it."""

    n: int  # answers before it
    seat: str
    picks: tuple[str, ...]
    state: State
    round: int  # 0: the game has no rounds


class Interval(NamedTuple):
    low: float
    high: float


class AnswerComparison:
    """A move and a better one, with the differences between the results of both."""

    def __init__(self, move: OwnMove, better: tuple[str, ...]) -> None:
        self.move = move
        self.better = better
        self.differences: list[float] = []

    def add(self, given: Estimate, better: Estimate) -> None:
        """Add a pair of results. A pair without a result does not count."""
        seat = self.move.seat
        if seat in given.shares and seat in better.shares:
            self.differences.append(better.shares[seat] - given.shares[seat])

    @property
    def cost(self) -> float:
        return sum(self.differences) / len(self.differences) if self.differences else 0.0

    @property
    def interval(self) -> Interval:
        """The interval of the cost, as if two more pairs had shown the largest difference, one for each move.

        Without them a few equal differences would have an interval of no width.
        """
        found = self.differences
        if not found:
            return Interval(-1.0, 1.0)
        count, largest = len(found) + 2, max(map(abs, found))
        mean = sum(found) / count
        variance = (sum(one * one for one in found) + 2 * largest * largest) / count - mean * mean
        half = ERRORS * sqrt(max(variance, 0.0) / count)
        return Interval(max(-1.0, mean - half), min(1.0, mean + half))

    @property
    def is_sure(self) -> bool:
        return len(self.differences) >= LEAST_PAIRS and self.interval.low > 0


class AnswerCosts:
    """The comparisons so far, and the order of the work."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._begun = 0.0
        self._final: list[AnswerComparison] = []
        self.compared = 0  # moves
        self.done = 0.0

    def begin(self) -> None:
        self._begun = clock.monotonic()

    @property
    def left(self) -> float:
        """The seconds that are left."""
        return self._begun + self._seconds - clock.monotonic()

    def passed(self, part: float) -> bool:
        """Is this part of the time over?"""
        self.done = min(0.99, max(self.done, 1 - self.left / self._seconds))
        return self.left <= self._seconds * (1 - part)

    def work(self, candidates: list[AnswerComparison]) -> Iterator[AnswerComparison]:
        """Yield the comparisons to which a pair is added: all in turn, then the worst of them in turn."""
        for number in range(SCREENED):
            for one in candidates:
                if self.passed(SCREENING):
                    break
                if number < FIRST or one.cost > 0:
                    yield one
        self.compared = len([one for one in candidates if one.differences])
        self._final = sorted([one for one in candidates if one.cost > 0], key=lambda one: -one.cost)[:NAMED]
        for one in self._final:
            one.differences = []
        for _ in range(MOST_PAIRS):
            for one in self._final:
                if self.passed(1):
                    return
                yield one

    def close(self) -> None:
        self.done = 1.0

    def named(self) -> list[AnswerComparison]:
        """The moves that cost something for sure, the most expensive first. Empty before the work is done."""
        sure = [one for one in self._final if one.is_sure] if self.done == 1 else []
        return sorted(sure, key=lambda one: -one.cost)
