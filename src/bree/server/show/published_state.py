"""The state of a table for its clients: views, asks and log lines, each encoded once for all clients that see it.

The state is durable: it is made after the answer is in the store.
"""

from collections.abc import Callable, Sequence

from msgspec import UNSET, Raw
from msgspec.structs import replace

from bree.core import ALL, Ask, Game, LogEntry, State as Position, View
from bree.server.wire import messages
from bree.server.wire.schema import AskShown, EntryShown, PickShown, ResultNumberShown
from bree.table.pick_set import NO_PICKS, PickSet, pick_set_of

Seats = tuple[str, ...]
ViewMaker = Callable[[str | None], View]
PUBLIC: Seats = ()
NOTHING = Raw(b"null")
SAME_FOR_ALL = ""  # in a game without secrets, all seats share the public view


class PublishedState:
    """The state of a table. Views are made when an audience first needs them, before the position changes."""

    def __init__(
        self, game: Game, position: Position, ask: Ask | None, row: int, n: int, lines: Sequence[Raw], chairs: Raw
    ) -> None:
        self.game = game
        self.position = position
        self.ask = ask
        self.row = row
        self.n = n
        self.lines = lines  # of the whole log, encoded
        self.chairs = chairs
        self.score = game.score(position)
        self.thinking: str | None = None
        self.request: messages.Wish | None = None
        self.clock: messages.Clock | None = None
        self.next: messages.NextGame | None = None
        self.lesson: messages.LessonStepShown | None = None
        self.lost_round = 0
        self.result = [ResultNumberShown(*line) for line in game.numbers(position)]
        self.pick_set: Callable[[], PickSet] = lambda: NO_PICKS  # computed only if a client sees the ask
        self._views: dict[str, Raw] = {}
        self._maker: ViewMaker | None = None
        self._asks: dict[bool, Raw] = {}

    def view(self, seat: str) -> Raw:
        """The dynamic view of a seat; "" is the public."""
        eyes = seat if self.game.secrets else SAME_FOR_ALL
        view = self._views.get(eyes)
        if view is None:
            if self._maker is None:
                self._maker = self.game.dynamic_views(self.position)
            view = self._views[eyes] = encoded_view(self._maker, eyes)
        return view

    def asked(self, seats: Seats) -> Raw:
        """The ask: complete for the seat that is asked, only seat and key for the others."""
        if self.ask is None:
            return NOTHING
        own = self.ask.who in seats
        ask = self._asks.get(own)
        if ask is None:
            ask = self._asks[own] = messages.raw(self._shown_ask(self.ask, own))
        return ask

    def _shown_ask(self, ask: Ask, own: bool) -> AskShown:
        if not own:
            return AskShown(ask.who, ask.key)
        whole = shown_ask(self.game, self.position, ask, self.pick_set())
        return whole if self.lesson is None or not self.lesson.answer else _narrowed(whole, self.lesson.answer)


def encoded_view(make: ViewMaker, seat: str) -> Raw:
    """The dynamic view of a seat; "" is the public."""
    return messages.raw(make(seat or None))


def shown_ask(game: Game, position: Position, ask: Ask, run: PickSet | None = None) -> AskShown:
    """The complete ask. `run` is its pick set, if that is known already."""
    run = pick_set_of(game, position, ask) if run is None else run
    return AskShown(
        ask.who,
        ask.key,
        ask.rule,
        [PickShown(pick.id, pick.on) for pick in ask.picks],
        ask.facts,
        ask.many,
        shown_run(run),
        run.least,
        run.most,
        game.rules.barred(position),
        ask.secret or UNSET,
    )


def _narrowed(ask: AskShown, wanted: Sequence[str]) -> AskShown:
    """The ask with the picks alone that the lesson wants. Its pick set has no others already."""
    next_ones = wanted if ask.many else wanted[:1]
    picks = ask.picks if isinstance(ask.picks, list) else []
    return replace(ask, picks=[pick for pick in picks if pick.id in next_ones], barred={})


def shown_run(run: PickSet) -> list[PickShown]:
    return [PickShown(pick.id, pick.on, pick.copies) for pick in run.picks]


def shown_line(entry: LogEntry) -> EntryShown:
    to = UNSET if entry.to == ALL else (entry.to,) if isinstance(entry.to, str) else entry.to
    return EntryShown(entry.key, entry.rule, entry.facts, to)


def may_read(seats: Seats, entry: LogEntry) -> bool:
    """May any of the seats read the line? The public may read the lines that all may read."""
    return entry.to == ALL or any(entry.visible_to(seat) for seat in seats)
