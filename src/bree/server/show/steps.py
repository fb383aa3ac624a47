"""The steps of a move, for clients that show what happens step by step ("beats" in the protocol).

Only steps of the rules that wrote a log line count. An audience sees the steps with a line that it may read.
"""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Raw

from bree.core import Game, LogEntry, State as Position
from bree.server.show.published_state import SAME_FOR_ALL, Seats, ViewMaker, encoded_view, may_read
from bree.server.wire.schema import BeatShown

MOST = 60  # steps that are kept and sent at once; more than any answer has


class VisibleStep(NamedTuple):
    """A step as one audience sees it."""

    at: int  # lines of the whole log by then
    views: dict[str, Raw]


class RecordedStep:
    """The position after one step. Views are made when an audience first needs them."""

    def __init__(self, game: Game, position: Position, lines: Sequence[LogEntry], at: int) -> None:
        self._game, self._position = game, position
        self._lines = lines  # that the step wrote
        self._at = at
        self._views: dict[str, Raw] = {}
        self._maker: ViewMaker | None = None

    def visible_to(self, seats: Seats) -> VisibleStep | None:
        """The step as these seats see it. None if they may read none of its lines."""
        if not any(may_read(seats, line) for line in self._lines):
            return None
        return VisibleStep(self._at, {seat: self._view(seat) for seat in seats or ("",)})

    def _view(self, seat: str) -> Raw:
        eyes = seat if self._game.secrets else SAME_FOR_ALL
        view = self._views.get(eyes)
        if view is None:
            if self._maker is None:
                self._maker = self._game.dynamic_views(self._position)
            view = self._views[eyes] = encoded_view(self._maker, eyes)
        return view


def without_duplicate(beats: list[BeatShown], told: int, views: dict[str, Raw]) -> list[BeatShown]:
    """The steps before a state with `told` lines, without a last step that is equal to the state."""
    return beats[:-1] if beats and beats[-1] == BeatShown(told, views) else beats


class StepRecorder:
    """Records the steps of a move while it is carried out, with their positions. Views are made when the move is
    durable.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self.steps: list[RecordedStep] = []

    def record(self, position: Position, lines: list[LogEntry]) -> None:
        self.steps.append(RecordedStep(self._game, position.clone(), lines, len(position.log or ())))
