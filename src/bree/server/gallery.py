"""All who look at a table: its clients, grouped by the eyes they look with."""

from collections.abc import Callable, Sequence

from msgspec import Raw

from bree.core import Entry
from bree.server import wire
from bree.server.clients import Client
from bree.server.eyes import Eyes, Scene, Seats, shown_line

Log = Sequence[Entry]
Choice = Callable[[Seats], bool]


class Gallery:
    def __init__(self) -> None:
        self.clients: set[Client] = set()
        self._eyes: dict[Seats, Eyes] = {}
        self._lines: list[Raw] = []  # the whole log, written once

    def __bool__(self) -> bool:
        return bool(self.clients)

    def here(self, seat: str) -> bool:
        return any(seat in client.seats for client in self.clients)

    def lines(self, log: Log) -> list[Raw]:
        for entry in log[len(self._lines) :]:
            self._lines.append(wire.raw(shown_line(entry)))
        return self._lines

    def enter(self, client: Client, after: int, cut: int | None, scene: Scene, log: Log) -> None:
        """Of what a client says it holds, only what was never cut is certain to be the same."""
        eyes = self._eyes.get(client.seats)
        if eyes is None:
            eyes = self._eyes[client.seats] = Eyes(client.seats)
            eyes.look(scene, log)
        eyes.watchers += 1
        client.eyes = eyes
        client.held = min(after, len(eyes.lines) if cut is None else eyes.count(cut))
        self.clients.add(client)

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        eyes = client.eyes
        if eyes is not None:
            client.eyes = None
            eyes.watchers -= 1
            if not eyes.watchers:
                self._eyes.pop(eyes.seats, None)
        if not self.clients:
            self._lines = []

    def show(self, scene: Scene, log: Log, to: Choice | None = None) -> None:
        """To all, or to those whose seats are chosen."""
        for eyes in self._eyes.values():
            if to is None or to(eyes.seats):
                eyes.look(scene, log)
        for client in self.clients:
            if to is None or to(client.seats):
                client.show()

    def forget(self, cut: int) -> None:
        """Something was taken back: the log ends there, for everybody."""
        del self._lines[cut:]
        for eyes in self._eyes.values():
            left = eyes.forget(cut)
            for client in self.clients:
                if client.eyes is eyes:
                    client.held = min(client.held, left)
