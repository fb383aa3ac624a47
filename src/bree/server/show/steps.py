"""Beats: the moments on the way from one state to the next, for those who show what happens step by step.

A beat is a step of the rules that told something. An audience is shown those of which it may read a line.
"""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Raw

from bree.core import Game, LogEntry, State as Position
from bree.server.show.published_state import SAME_FOR_ALL, Seats, encoded_view, may_read
from bree.server.wire.schema import BeatShown

MOST = 60  # that are kept, and sent at once: more than any answer leads to


class VisibleStep(NamedTuple):
    at: int  # lines of the whole log that are told by then
    views: dict[str, Raw]


class RecordedStep:
    """The table after one step. Views are made when the first audience wants them."""

    def __init__(self, game: Game, position: Position, lines: Sequence[LogEntry], at: int) -> None:
        self._game, self._position = game, position
        self._lines = lines  # that the step told
        self._at = at
        self._views: dict[str, Raw] = {}

    def visible_to(self, seats: Seats) -> VisibleStep | None:
        """As these seats see it; None if they hear nothing."""
        if not any(may_read(seats, line) for line in self._lines):
            return None
        return VisibleStep(self._at, {seat: self._view(seat) for seat in seats or ("",)})

    def _view(self, seat: str) -> Raw:
        eyes = seat if self._game.secrets else SAME_FOR_ALL
        view = self._views.get(eyes)
        if view is None:
            view = self._views[eyes] = encoded_view(self._game, self._position, eyes)
        return view


def without_duplicate(beats: list[BeatShown], told: int, views: dict[str, Raw]) -> list[BeatShown]:
    """Beats before a state of so many lines: a last one that looks just like it need not be shown twice."""
    return beats[:-1] if beats and beats[-1] == BeatShown(told, views) else beats


class StepRecorder:
    """The steps of a move, recorded while it is carried out. Each keeps its position, so that views can be made when
    the move is durable."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.steps: list[RecordedStep] = []

    def record(self, position: Position, lines: list[LogEntry]) -> None:
        self.steps.append(RecordedStep(self._game, position.clone(), lines, len(position.log or ())))
