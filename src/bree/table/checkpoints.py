"""Positions kept on the way, so that going back need not begin at the first one.

Close together where a game is now, farther apart the longer ago, and never many: a mark is a clone without its log, and
the log up to it is the beginning of the log that the table has anyway.
"""

from typing import NamedTuple

from bree.core import State

STEP = 16  # answers between two marks
NEAR = 8  # of the newest marks none is dropped
MOST = 64


class Checkpoint(NamedTuple):
    after: int  # so many answers
    told: int  # lines in the log then
    state: State


class Checkpoints:
    def __init__(self) -> None:
        self._kept: list[Checkpoint] = []
        self._apart = STEP  # answers between two old marks; doubles when there are too many

    def pass_by(self, count: int, state: State) -> None:
        """After so many answers the position is this one."""
        if count % STEP == 0:
            self._kept.append(Checkpoint(count, len(state.log or ()), state.clone()))
            if len(self._kept) > MOST:
                self._thin()

    def _thin(self) -> None:
        """So far that there is room for some time."""
        near = self._kept[-NEAR:]
        while len(self._kept) > MOST - NEAR:
            self._kept = [mark for mark in self._kept[:-NEAR] if mark.after % self._apart == 0] + near
            if len(self._kept) > MOST - NEAR:
                self._apart *= 2

    def whole(self, count: int) -> bool:
        """Are there marks all along so many answers? Not where a game was brought here in the middle."""
        kept = self._kept
        return count < STEP or bool(kept and kept[0].after <= self._apart and kept[-1].after > count - STEP)

    def before(self, count: int) -> Checkpoint | None:
        """The last one that is not beyond so many answers."""
        return next((mark for mark in reversed(self._kept) if mark.after <= count), None)

    def cut(self, count: int) -> None:
        """What came after so many answers has not happened."""
        while self._kept and self._kept[-1].after > count:
            self._kept.pop()
