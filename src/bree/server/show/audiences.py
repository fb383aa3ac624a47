"""The clients at a table, grouped by their seats."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from msgspec import Raw

from bree.core import LogEntry
from bree.server.show.audience import Audience
from bree.server.show.clients import Client
from bree.server.show.published_state import PublishedState, Seats, shown_line
from bree.server.show.steps import RecordedStep
from bree.server.wire import messages

Log = Sequence[LogEntry]
SeatFilter = Callable[[Seats], bool]


class Audiences:
    def __init__(self) -> None:
        self.clients: set[Client] = set()
        self.step_clients = 0  # clients that want the steps of a move
        self._by_seats: dict[Seats, Audience] = {}
        self._lines: list[Raw] = []  # the whole log, encoded once

    def __bool__(self) -> bool:
        return bool(self.clients)

    def here(self, seat: str) -> bool:
        return any(seat in client.seats for client in self.clients)

    def lines(self, log: Log) -> list[Raw]:
        for entry in log[len(self._lines) :]:
            self._lines.append(messages.raw(shown_line(entry)))
        return self._lines

    def enter(
        self, client: Client, after: int, cut: int | None, published: PublishedState, log: Log, tail: int | None = None
    ) -> None:
        """Add a client that has `after` log lines. Lines after an undo (`cut`) may have changed, so it gets them again.

        If it lacks more than `tail` lines, its log restarts with the newest ones.
        """
        audience = self._by_seats.get(client.seats)
        if audience is None:
            audience = self._by_seats[client.seats] = Audience(client.seats)
            audience.update(published, log)
        audience.watchers += 1
        audience.step_clients += client.wants_steps
        client.audience = audience
        client.known_lines = min(after, len(audience.lines) if cut is None else audience.count(cut))
        if tail is not None and len(audience.lines) - client.known_lines > tail:
            client.known_lines, client.log_restarts = len(audience.lines) - tail, True
        client.up_to_date = bool(after) and client.known_lines == after
        self.clients.add(client)
        self.step_clients += client.wants_steps

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        audience = client.audience
        if audience is not None:
            client.audience = None
            audience.watchers -= 1
            audience.step_clients -= client.wants_steps
            self.step_clients -= client.wants_steps
            if not audience.watchers:
                self._by_seats.pop(audience.seats, None)
        if not self.clients:
            self._lines = []

    def show(self, published: PublishedState, log: Log, to: SeatFilter | None = None) -> None:
        """Show the state to all clients, or to the clients whose seats `to` selects."""
        for audience in self._by_seats.values():
            if to is None or to(audience.seats):
                audience.update(published, log)
        for client in self.clients:
            if to is None or to(client.seats):
                client.show()

    def add_steps(self, steps: Iterable[RecordedStep]) -> Iterator[None]:
        """Keep the steps of a durable move for clients that want them. Yields after each step."""
        for step in steps:
            for audience in self._by_seats.values():
                if audience.step_clients:
                    audience.add_step(step)
            yield

    def truncate(self, cut: int) -> None:
        """End the log after `cut` lines, after an undo."""
        del self._lines[cut:]
        for audience in self._by_seats.values():
            left = audience.truncate(cut)
            for client in self.clients:
                if client.audience is audience:
                    client.known_lines = min(client.known_lines, left)
