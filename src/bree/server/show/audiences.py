"""All who look at a table: its clients, grouped by the seats that they look from."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from msgspec import Raw

from bree.core import LogEntry
from bree.server.show.audience import Audience
from bree.server.show.clients import Client
from bree.server.show.published_state import PublishedState, Seats, shown_line
from bree.server.show.steps import RecordedStep
from bree.server.wire import messages

Log = Sequence[LogEntry]
Choice = Callable[[Seats], bool]


class Audiences:
    def __init__(self) -> None:
        self.clients: set[Client] = set()
        self.eager = 0  # of them want beats
        self._by_seats: dict[Seats, Audience] = {}
        self._lines: list[Raw] = []  # the whole log, written once

    def __bool__(self) -> bool:
        return bool(self.clients)

    def here(self, seat: str) -> bool:
        return any(seat in client.seats for client in self.clients)

    def lines(self, log: Log) -> list[Raw]:
        for entry in log[len(self._lines) :]:
            self._lines.append(messages.raw(shown_line(entry)))
        return self._lines

    def enter(
        self, client: Client, after: int, cut: int | None, scene: PublishedState, log: Log, tail: int | None = None
    ) -> None:
        """Of what a client says it holds, only what was never cut is certain to be the same.

        Where it lacks more than it wants, the log begins anew for it, with the newest lines.
        """
        audience = self._by_seats.get(client.seats)
        if audience is None:
            audience = self._by_seats[client.seats] = Audience(client.seats)
            audience.look(scene, log)
        audience.watchers += 1
        audience.eager += client.beats
        client.audience = audience
        client.held = min(after, len(audience.lines) if cut is None else audience.count(cut))
        if tail is not None and len(audience.lines) - client.held > tail:
            client.held, client.anew = len(audience.lines) - tail, True
        client.follows = bool(after) and client.held == after
        self.clients.add(client)
        self.eager += client.beats

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        audience = client.audience
        if audience is not None:
            client.audience = None
            audience.watchers -= 1
            audience.eager -= client.beats
            self.eager -= client.beats
            if not audience.watchers:
                self._by_seats.pop(audience.seats, None)
        if not self.clients:
            self._lines = []

    def show(self, scene: PublishedState, log: Log, to: Choice | None = None) -> None:
        """To all, or to those whose seats are chosen."""
        for audience in self._by_seats.values():
            if to is None or to(audience.seats):
                audience.look(scene, log)
        for client in self.clients:
            if to is None or to(client.seats):
                client.show()

    def note(self, moments: Iterable[RecordedStep]) -> Iterator[None]:
        """Keep the steps of a durable move for those who want beats; rests after each step."""
        for moment in moments:
            for audience in self._by_seats.values():
                if audience.eager:
                    audience.note(moment)
            yield

    def forget(self, cut: int) -> None:
        """Something was taken back: the log ends there, for everybody."""
        del self._lines[cut:]
        for audience in self._by_seats.values():
            left = audience.forget(cut)
            for client in self.clients:
                if client.audience is audience:
                    client.held = min(client.held, left)
