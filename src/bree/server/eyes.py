"""What is seen at a table, by whom: written once for all clients that look with the same eyes.

Eyes are the seats at one screen; no seat at all is the public. Only what is durable gets here: a scene is made after
the answer is in the store.
"""

from bisect import bisect_left
from collections.abc import Callable, Sequence

from msgspec import Raw

from bree.core import ALL, Ask, Entry, Game, State as Position
from bree.server import wire
from bree.table.run import NO_RUN, Run

Seats = tuple[str, ...]
PUBLIC: Seats = ()
NOTHING = Raw(b"null")


class Scene:
    """The table at one moment. Views are made when the first eyes want them, at once, while the state stands."""

    def __init__(
        self, game: Game, position: Position, ask: Ask | None, row: int, n: int, lines: Sequence[Raw], chairs: Raw
    ) -> None:
        self.game = game
        self.position = position
        self.ask = ask
        self.row = row
        self.n = n
        self.lines = lines  # of the whole log, written
        self.chairs = chairs
        self.score = game.score(position)
        self.thinking: str | None = None
        self.request: wire.Wish | None = None
        self.clock: wire.Clock | None = None
        self.run: Callable[[], Run] = lambda: NO_RUN  # of picks; looked through only if somebody is shown it
        self._views: dict[str, Raw] = {}
        self._asks: dict[bool, Raw] = {}

    def view(self, seat: str) -> Raw:
        """The view of a seat; "" is the public."""
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = wire.raw(self.game.view(self.position, seat or None))
        return view

    def asked(self, seats: Seats) -> Raw:
        """The ask: in full for whoever is asked, else only who it is and what about."""
        if self.ask is None:
            return NOTHING
        own = self.ask.who in seats
        ask = self._asks.get(own)
        if ask is None:
            ask = self._asks[own] = wire.raw(self._shown_ask(self.ask, own))
        return ask

    def _shown_ask(self, ask: Ask, own: bool) -> wire.AskShown | wire.AskHinted:
        return shown_ask(self.game, self.position, ask, self.run()) if own else wire.AskHinted(ask.who, ask.key)


def shown_ask(game: Game, position: Position, ask: Ask, run: Run) -> wire.AskShown:
    return wire.AskShown(
        ask.who,
        ask.key,
        ask.rule,
        [wire.PickShown(pick.id, pick.on) for pick in ask.picks],
        ask.facts,
        ask.many,
        [wire.PickShown(pick.id, pick.on, pick.copies) for pick in run.picks],
        run.least,
        run.most,
        game.rules.barred(position),
    )


def shown_line(entry: Entry) -> wire.LineShown:
    to = None if entry.to == ALL else (entry.to,) if isinstance(entry.to, str) else entry.to
    return wire.LineShown(entry.key, entry.rule, entry.facts, to)


def hears(seats: Seats, entry: Entry) -> bool:
    """The log of a screen is the union of what its seats may read."""
    if not seats or entry.to == ALL:
        return entry.heard_by(None)
    return any(entry.heard_by(seat) for seat in seats)


class Eyes:
    """What one set of seats has been shown so far."""

    def __init__(self, seats: Seats) -> None:
        self.seats = seats
        self.watchers = 0  # clients that look through them
        self.lines: list[Raw] = []
        self._places: list[int] = []  # of each line in the whole log
        self._read = 0  # lines of the whole log looked at
        self._scene: Scene | None = None
        self._texts: dict[int, bytes] = {}

    def look(self, scene: Scene, log: Sequence[Entry]) -> None:
        for place in range(self._read, len(log)):
            if hears(self.seats, log[place]):
                self._places.append(place)
                self.lines.append(scene.lines[place])
        self._read = len(log)
        self._texts.clear()
        views = {seat: scene.view(seat) for seat in self.seats or ("",)}
        self._told = views, scene.asked(self.seats)
        self._scene = scene

    def forget(self, cut: int) -> int:
        """The whole log has only so many lines left; says how many of them are seen here."""
        left = self.count(cut)
        del self.lines[left:], self._places[left:]
        self._read = min(self._read, cut)
        return left

    def count(self, cut: int) -> int:
        """How many of the first lines of the whole log are seen here."""
        return bisect_left(self._places, cut)

    def text(self, held: int) -> bytes:
        """The state for a client that holds so many lines."""
        text = self._texts.get(held)
        if text is None:
            text = self._texts[held] = self._write(held)
        return text

    def _write(self, held: int) -> bytes:
        scene = self._scene
        assert scene is not None, "eyes look before they are asked what they saw"
        views, ask = self._told
        return wire.data(
            wire.State(
                scene.row,
                scene.n,
                scene.ask is None,
                scene.score,
                views,
                ask,
                scene.thinking,
                held,
                self.lines[held:],
                scene.chairs,
                scene.request,
                scene.clock,
            )
        )
