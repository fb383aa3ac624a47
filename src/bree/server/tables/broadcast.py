"""The broadcast of a table: sends the published state to its clients.

The seat that answered and the seat that is asked get every state at once. The other clients get at most thirty states a
second. If programs play faster than that, one state contains several answers. Nothing is missing, because the log
continues where it ended.

At a table with people, every state in which a bot is asked goes to all clients at once, so they see that it thinks. At
a table with only bots, the limit of thirty states a second always applies.
"""

import asyncio

from msgspec import Raw

from bree.bots.find import stars
from bree.core import Ask
from bree.server import clock, log as journal
from bree.server.show.audiences import Audiences, SeatFilter
from bree.server.show.clients import Client
from bree.server.show.published_state import PUBLIC, PublishedState, Seats
from bree.server.show.steps import StepRecorder
from bree.server.tables import seats as seating
from bree.server.tables.next_game import kinds_of_next
from bree.server.tables.table_data import TableData
from bree.server.tables.yielding import run_yielding
from bree.server.wire import messages
from bree.server.wire.schema import ChairShown
from bree.solve.round_solver import has_round_solver
from bree.table import Sitting
from bree.table.bot_names import bot_names
from bree.table.lesson_sitting import only_wanted, wanted_of

PACE_S = 1 / 30


class Broadcast:
    def __init__(self, data: TableData, audiences: Audiences, patience: float) -> None:
        self._data = data
        self.audiences = audiences
        self._patience = patience  # the longest delay of a person's clock for the steps of the last move, in seconds
        self._begun = (0, 0.0)  # the row that the asked client has shown completely, and when
        self._chairs: Raw | None = None
        self._shown = 0.0  # when all clients last got a state
        self._timer: asyncio.TimerHandle | None = None  # runs while a client lacks the newest state
        self._closed = False

    def close(self) -> None:
        """Stop for good, because the table may be gone before the timer fires."""
        self._closed = True
        self.pause()

    def pause(self) -> None:
        """Stop showing the table, because its memory may be stale."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def show(self) -> None:
        """Show a change to all clients."""
        if self.audiences:
            self._show(self.published(), None)

    def show_move(self, own: Seats) -> None:
        """Show an answer of the seats `own` (`PUBLIC` for a bot). These seats and the seat that is asked now see it at
        once. All do if the game is over, or if a bot is asked at a table with people."""
        if self.audiences:
            state = self.published()
            ask = state.ask
            if ask is None or (state.thinking is not None and self._data.peopled):
                self._show(state, None)
            else:
                self._show(state, lambda seats: ask.who in seats or (seats == own and seats != PUBLIC))

    def show_soon(self, seats: Seats) -> None:
        """Show that a client has come or left. Clients with these seats see it at once."""
        if self.audiences:
            self._show(self.published(), lambda own: own == seats)

    def _show(self, state: PublishedState, first: SeatFilter | None) -> None:
        now = clock.monotonic()
        log = self._data.sitting.state.log or ()
        if first is None or now - self._shown >= PACE_S:
            self.pause()
            self._shown = now
            self.audiences.show(state, log)
        else:
            self.audiences.show(state, log, first)
            if self._timer is None:
                self._wait()

    def _wait(self) -> None:
        if not self._closed:
            self._timer = asyncio.get_running_loop().call_later(PACE_S, self._catch_up)

    def _catch_up(self) -> None:
        """Show the state to all, unless a write is in progress, which may fail or be shown soon."""
        self._timer = None
        if self._data.durable:
            self.show()
        else:
            self._wait()

    async def add_steps(self, steps: StepRecorder) -> None:
        """Add the steps of a durable move. An error in a step does not stop the game."""
        try:
            await run_yielding(self.audiences.add_steps(steps.steps), each=1)
        except Exception:
            journal.fault("a step could not be shown", game=self._data.sitting.game.name)

    def truncate(self, cut: int | None) -> None:
        """End the log after `cut` lines, after an undo."""
        if cut is not None:
            self.audiences.truncate(cut)

    def reseat(self) -> None:
        """The chairs, or the clients present, have changed."""
        self._chairs = None

    def chairs(self) -> list[ChairShown]:
        record = self._data.record
        names = bot_names({one.seat: seating.chair(one) for one in record.seats}, record.id)
        strength = stars(self._data.sitting.game.name) if names else {}
        return [
            ChairShown(
                one.seat, one.kind, names.get(one.seat, one.name), one.bot, strength.get(one.bot, 0),
                seating.taken(one), self.audiences.here(one.seat),
            )
            for one in record.seats
        ]  # fmt: skip

    def published(self) -> PublishedState:
        sitting = self._data.sitting
        ask = sitting.ask
        if self._chairs is None:
            self._chairs = messages.raw(self.chairs())
        lines = self.audiences.lines(sitting.state.log or ())
        state = PublishedState(
            sitting.game, sitting.state, ask, self._data.moved, len(sitting.answers), lines, self._chairs
        )
        if ask is not None:
            state.thinking = ask.who if self._data.bot_at(ask.who) else None
            state.clock = self._clock(ask)
            state.pick_set = lambda: only_wanted(sitting, sitting.pick_set)
        else:
            record = self._data.record
            kinds = kinds_of_next(sitting.game, record.options, sitting.state)
            state.next = messages.NextGame(kinds, record.next_table)
            state.lost_round = _lost_round(sitting)
        state.lesson = _shown_step(sitting)
        if sitting.request is not None:
            state.request = messages.Wish(sitting.request.seat, sorted(sitting.request.waiting))
        return state

    def _clock(self, ask: Ask) -> messages.Clock | None:
        seconds = self._data.record.clock
        if seconds is None or self._data.bot_at(ask.who):
            return None
        deadline = self._clock_begins(ask) + seconds
        left = min(float(seconds), max(0.0, deadline - clock.now()))
        return messages.Clock(ask.who, seconds, deadline, left)

    def _clock_begins(self, ask: Ask) -> float:
        """A person's clock begins when the person has seen the steps of the last move, or could have."""
        progress = self._data.progress
        row, when = self._begun
        if row == progress.moved:
            return min(max(when, progress.at), progress.at + self._patience)
        shows = any(ask.who in client.seats and client.awaited(progress.moved) for client in self.audiences.clients)
        return progress.at + self._patience if shows else progress.at

    def begin_clock(self, client: Client) -> None:
        """Start the clock of a client that has shown the last move, if it is the client's turn."""
        row, ask = self._data.moved, self._data.sitting.ask if self._data.durable else None
        if self._data.record.clock is None or ask is None or ask.who not in client.seats:
            return
        if self._begun[0] != row and client.has_seen(row):
            self._begun = (row, clock.now())
            if self._timer is None:
                self._wait()


def _lost_round(sitting: Sitting) -> int:
    """The number of the last round, if it was lost and there is a solver for the game; else 0."""
    rounds, s = sitting.game.rounds, sitting.state
    number = 0 if rounds is None else rounds.number(s)
    if rounds is None or not number or rounds.won(s, number) is not False:
        return 0
    return number if has_round_solver(sitting.game.name) else 0


def _shown_step(sitting: Sitting) -> messages.LessonStepShown | None:
    """The step of the lesson, if the game follows one."""
    lesson = sitting.lesson
    step = None if lesson is None else lesson.step(len(sitting.answers))
    if lesson is None or step is None:
        return None
    says = [messages.LessonLineShown(one.beside, dict(one.text)) for one in step.says]
    return messages.LessonStepShown(says, step.number, lesson.sentences, wanted_of(sitting), dict(step.wrong))
