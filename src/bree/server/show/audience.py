"""What one set of seats sees of a table, encoded once for all clients with these seats.

An audience is the set of seats at one screen. The audience without seats is the public.
"""

from bisect import bisect_left
from collections import deque
from collections.abc import Sequence

from msgspec import Raw

from bree.core import LogEntry
from bree.server.show.published_state import PublishedState, Seats, may_read
from bree.server.show.steps import MOST, RecordedStep, VisibleStep, without_duplicate
from bree.server.wire import messages
from bree.server.wire.schema import BeatShown


class Audience:
    """The log lines, views and steps for one set of seats."""

    def __init__(self, seats: Seats) -> None:
        self.seats = seats
        self.watchers = 0  # clients with these seats
        self.step_clients = 0  # clients that want the steps of a move
        self.lines: list[Raw] = []
        self._places: list[int] = []  # the place of each line in the whole log
        self._read = 0  # lines of the whole log read so far
        self._published: PublishedState | None = None
        self._messages: dict[tuple[int, bool, bool], bytes] = {}
        self._steps: deque[VisibleStep] = deque(maxlen=MOST)

    def update(self, published: PublishedState, log: Sequence[LogEntry]) -> None:
        for place in range(self._read, len(log)):
            if may_read(self.seats, log[place]):
                self._places.append(place)
                self.lines.append(published.lines[place])
        self._read = len(log)
        self._messages.clear()
        views = {seat: published.view(seat) for seat in self.seats or ("",)}
        self._shown = views, published.asked(self.seats)
        self._published = published

    def add_step(self, step: RecordedStep) -> None:
        """Add a step of the move whose result comes with the next `update`."""
        beat = step.visible_to(self.seats)
        if beat is not None:
            self._steps.append(beat)

    def truncate(self, cut: int) -> int:
        """The whole log now ends after `cut` lines. Returns how many of them these seats may read."""
        left = self.count(cut)
        del self.lines[left:], self._places[left:]
        self._read = min(self._read, cut)
        self._steps.clear()
        return left

    def count(self, cut: int) -> int:
        """How many of the first `cut` lines of the whole log these seats may read."""
        return bisect_left(self._places, cut)

    def state_message(self, held: int, anew: bool = False, beats: bool = False) -> bytes:
        """The state for a client that has `held` log lines, or (`anew`) whose log begins there."""
        text = self._messages.get((held, anew, beats))
        if text is None:
            text = self._messages[held, anew, beats] = self._write(held, anew, beats)
        return text

    def _write(self, held: int, anew: bool, beats: bool) -> bytes:
        published = self._published
        assert published is not None, "update an audience before you ask for its state"
        views, ask = self._shown
        return messages.data(
            messages.StateShown(
                published.row,
                published.n,
                published.ask is None,
                published.score,
                views,
                ask,
                published.thinking,
                held,
                self.lines[held:],
                published.chairs,
                published.request,
                published.clock,
                anew,
                self._since(held, views) if beats else [],
                published.next,
                published.lesson,
                published.result,
                published.lost_round,
            )
        )

    def _since(self, held: int, views: dict[str, Raw]) -> list[BeatShown]:
        """The steps after `held` lines. A step after the last `update` belongs to the next state."""
        counted = [(self.count(beat.at) - held, beat.views) for beat in self._steps if beat.at <= self._read]
        found = [BeatShown(told, seen) for told, seen in counted if told > 0]
        return without_duplicate(found, len(self.lines) - held, views)
