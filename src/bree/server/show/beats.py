"""Beats: the moments on the way from one state to the next, for those who show what happens step by step.

A beat is a step of the rules that told something. An audience is shown those of which it hears a line, and no others.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec import Raw

from bree.core import Entry, Game, State as Position
from bree.core.unfold import unfold
from bree.server.show.scene import ALIKE, Seats, hears, written_view
from bree.server.wire.shown import BeatShown

MOST = 60  # that are kept, and sent at once: more than any answer leads to


class Beat(NamedTuple):
    at: int  # lines of the whole log that are told by then
    views: dict[str, Raw]


class Way(NamedTuple):
    """Where answers set out from."""

    position: Position  # they are carried out on it
    told: int = 0  # lines of the log that it does not have any more


def way_from(position: Position) -> Way:
    """Without touching it."""
    twin = position.clone()
    twin.log = []
    return Way(twin, len(position.log or ()))


class Moment:
    """The table after one step. Views are made when the first audience wants them, while the position stands."""

    def __init__(self, game: Game, position: Position, lines: Sequence[Entry], at: int) -> None:
        self._game, self._position = game, position
        self._lines = lines  # that the step told
        self._at = at
        self._views: dict[str, Raw] = {}

    def beat(self, seats: Seats) -> Beat | None:
        """As these seats see it; None if they hear nothing."""
        if not any(hears(seats, line) for line in self._lines):
            return None
        return Beat(self._at, {seat: self._view(seat) for seat in seats or ("",)})

    def _view(self, seat: str) -> Raw:
        eyes = seat if self._game.secrets else ALIKE
        view = self._views.get(eyes)
        if view is None:
            view = self._views[eyes] = written_view(self._game, self._position, eyes)
        return view


def without_last(beats: list[BeatShown], told: int, views: dict[str, Raw]) -> list[BeatShown]:
    """Beats before a state of so many lines: a last one that looks just like it need not be shown twice."""
    return beats[:-1] if beats and beats[-1] == BeatShown(told, views) else beats


def moments(game: Game, way: Way, picks: Iterable[str]) -> Iterator[Moment]:
    """Every step that tells something, while these answers are carried out."""
    position, told = way
    log = [] if position.log is None else position.log
    seen = len(log)
    for pick in picks:
        for _ in unfold(game.rules, position, pick):
            yield Moment(game, position, log[seen:], told + len(log))
            seen = len(log)
