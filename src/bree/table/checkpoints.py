"""Checkpoints: positions that the table keeps, so that an undo need not replay the game from its start.

Recent checkpoints are close together, old ones far apart, and there are never more than `MOST`. A checkpoint has no
log: the table has the log, and the checkpoint counts its lines.
"""

from typing import NamedTuple

from bree.core import State

STEP = 16  # answers between two checkpoints
NEAR = 8  # the newest checkpoints, which are never dropped
MOST = 64


class Checkpoint(NamedTuple):
    answers: int  # answers before it
    log_lines: int  # lines of the log before it
    state: State


class Checkpoints:
    def __init__(self) -> None:
        self._kept: list[Checkpoint] = []
        self._apart = STEP  # answers between two old checkpoints; doubles when there are too many

    def add_if_due(self, count: int, state: State) -> None:
        """Keep the position after `count` answers if a checkpoint is due there."""
        if count % STEP == 0:
            self._kept.append(Checkpoint(count, len(state.log or ()), state.clone()))
            if len(self._kept) > MOST:
                self._thin()

    def _thin(self) -> None:
        """Drop old checkpoints until there is room for `NEAR` new ones."""
        near = self._kept[-NEAR:]
        while len(self._kept) > MOST - NEAR:
            self._kept = [
                checkpoint for checkpoint in self._kept[:-NEAR] if checkpoint.answers % self._apart == 0
            ] + near
            if len(self._kept) > MOST - NEAR:
                self._apart *= 2

    def complete(self, count: int) -> bool:
        """Are there checkpoints for the whole game of `count` answers? Not if it was loaded from a position."""
        kept = self._kept
        return count < STEP or bool(kept and kept[0].answers <= self._apart and kept[-1].answers > count - STEP)

    def before(self, count: int) -> Checkpoint | None:
        """The last checkpoint after at most `count` answers."""
        return next((checkpoint for checkpoint in reversed(self._kept) if checkpoint.answers <= count), None)

    def drop_after(self, count: int) -> None:
        """Drop the checkpoints after more than `count` answers."""
        while self._kept and self._kept[-1].answers > count:
            self._kept.pop()
