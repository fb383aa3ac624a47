"""A live table: a sitting with its rows in the store, and the clients around it.

One lock for each table. What changes it goes: answer in memory, append to the store, and only when that is durable the
new scene is shown and the message acknowledged. If the append fails, the memory is no longer worth anything and the
table is recalled from the store before it is used again. If another worker has the table by now, it is lost to us: its
clients come back, and find it there.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
import time
from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from bree.core import Game, Refusal
from bree.guests.host import seed_of_guest
from bree.server import clock, log
from bree.server.guard.buckets import Bucket
from bree.server.services import Services
from bree.server.show.beats import Steps
from bree.server.show.clients import Client
from bree.server.show.scene import PUBLIC, Seats
from bree.server.store import Conflict, Row, TableRecord
from bree.server.tables import seats as seating
from bree.server.tables.bot_turns import BotTurns
from bree.server.tables.broadcast import Broadcast
from bree.server.tables.lease import Lease
from bree.server.tables.locked import Locked
from bree.server.tables.mending import Mending
from bree.server.tables.pace import Pace
from bree.server.tables.progress import BACK
from bree.server.tables.recall import Recalled, answer_rows, recall, told_before
from bree.server.tables.snapshots import Snapshots
from bree.server.wire import messages
from bree.table import Sitting

T = TypeVar("T")
SIDE_ROWS_A_SECOND, SIDE_ROWS_AT_ONCE = 0.2, 30  # rows that are no moves: wishes for an undo, changes of seats


class Declined(NamedTuple):
    """A wish for an undo that somebody has just refused."""

    seat: str
    at: int  # the answer that was to be taken back
    until: float  # until then the same wish is refused


class LiveTable:
    def __init__(self, services: Services, record: TableRecord, recalled: Recalled, lease: Lease) -> None:
        self.services = services
        self._lease = lease
        self.record = record
        self.sitting: Sitting = recalled.sitting
        self.progress = recalled.progress
        self.broadcast = Broadcast(self, services.settings.pace_seconds)
        self.audiences = self.broadcast.audiences
        self.used = clock.monotonic()
        self._lock = asyncio.Lock()
        self.advising = asyncio.Lock()
        self.side_rows = Bucket(SIDE_ROWS_A_SECOND, SIDE_ROWS_AT_ONCE)
        self.declined: Declined | None = None
        self._bot_turns = BotTurns(self)
        self._pace = Pace(self, services.settings.pace_seconds)
        self._mending = Mending(self)
        self._stale = False
        self.lost = False  # another worker may have it
        self._snapshots = Snapshots(services, record.id, self.progress.rows)

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def game(self) -> Game:
        return self.sitting.game

    @property
    def over(self) -> bool:
        return not self.sitting.state.todo

    @property
    def moved(self) -> int:
        return self.progress.moved

    @property
    def idle(self) -> bool:
        return not self.audiences and not self._bot_turns.busy and not self._lock.locked()

    @property
    def durable(self) -> bool:
        """Is what is in memory in the store? Not while something is on its way there, or after that has failed."""
        return not self._lock.locked() and not self._stale

    async def close(self) -> None:
        self.broadcast.close()
        await self._bot_turns.close()
        await self._mending.close()
        await self._snapshots.close()

    # Whoever reads or changes the table has it for himself meanwhile.

    def at_rest(self) -> Locked:
        return Locked(self, closed=True)

    def in_play(self) -> Locked:
        return Locked(self, closed=False)

    async def take(self, closed: bool) -> Sitting:
        await self._lock.acquire()
        try:
            if self.lost or not self._lease.held:  # our time may have passed while we slept, and nobody has noticed yet
                raise Refusal("moved")
            if self._stale:
                await self._recall()
            if not closed and self.record.closed:
                raise Refusal("table-closed")
        except BaseException:
            self._lock.release()
            raise
        self.used = clock.monotonic()
        return self.sitting

    def put_back(self) -> None:
        self._lock.release()

    async def settle(self) -> None:
        """Wait until what is on its way to the store has arrived, or has failed."""
        async with self._lock:
            pass

    async def _recall(self) -> None:
        loaded = await self.services.store.load(self.id)
        if loaded is None:
            raise self._gone()
        recalled = await recall(self.game, loaded, self.sitting.seed)
        self.sitting, self.progress = recalled
        self._stale = False
        self.broadcast.forget(self.progress.cut)
        self.sit(loaded.table)
        self.broadcast.show()
        self.wake_guests()

    def _gone(self) -> Refusal:
        for client in self.audiences.clients:
            client.leave("table-gone")
        self.record = replace(self.record, closed=True)
        return Refusal("table-gone", table=self.id)

    def _spoil(self) -> None:
        """What is in memory may not be the truth: nobody is shown it, and it is recalled."""
        self._stale = True
        self.broadcast.pause()
        self._mending.begin()

    def lose(self) -> None:
        """It is another worker's, or may be: whoever is here comes back, and finds it."""
        self.lost = True
        self.broadcast.close()
        for client in self.audiences.clients:
            client.leave("moved")

    @property
    def broken(self) -> bool:
        return self._stale and not self.lost and not self.record.closed and (bool(self.audiences) or self._guests)

    async def mend(self) -> None:
        try:
            async with self.at_rest():
                pass
        except Refusal as refusal:
            log.warn("a table cannot be recalled yet", table=self.id, why=str(refusal))

    async def begin(self) -> None:
        """After it is recalled: chance may have to throw first, a guest may be asked."""
        async with self.at_rest():
            while (ask := self.sitting.ask) is not None and ask.idle and not self.record.closed:
                await self.play(lambda: None)
            self.wake_guests()

    # Clients

    async def join(self, client: Client, after: int, tail: int | None) -> None:
        """Who may not come is refused; everybody else is welcomed and shown the table."""
        async with self.in_play():
            record, keys = self.record, client.keys
            own, host = seating.held(record, keys), seating.is_host(record, keys)
            if keys and not own and not host:
                raise Refusal("token")
            if not own and not seating.may_watch(record, keys):
                raise Refusal("watching")
            client.seats = own
            fixed = self.game.fixed(self.sitting.state)
            client.tell(messages.Welcome(record.id, record.game, record.options, own, host, record.origin, fixed))
            log = self.sitting.state.log or ()
            self.audiences.enter(client, after, self.progress.cut, self.broadcast.scene(), log, tail)
            self.broadcast.reseat()
            self.broadcast.show_soon(client.seats)
            if own:
                self._pace.meet()
            self.wake_guests()

    async def leave(self, client: Client) -> None:
        async with self._lock:
            self.audiences.leave(client)
            self.used = clock.monotonic()
            self.broadcast.reseat()
            self._pace.stir()
            if not self._stale and not self.lost:
                self.broadcast.show_soon(PUBLIC)

    def hear_seen(self, client: Client, row: int) -> None:
        """It has shown that row to its end. What it cannot have seen yet means nothing."""
        if client.beats and row <= self.progress.moved:
            client.sees(row)
            self._pace.stir()
            self.broadcast.begin_clock(client)

    @property
    def company(self) -> Iterable[Client]:
        """Whose pace the bots keep: those who hold a seat, or, where no person does, all who watch."""
        return [client for client in self.audiences.clients if client.seats or not self.peopled]

    @property
    def peopled(self) -> bool:
        return self.broadcast.peopled

    # Moves

    def not_late(self, row: int) -> None:
        """The game must not have moved; what others only say does not matter."""
        if row != self.progress.moved:
            raise Refusal("late")

    async def play(self, move: Callable[[], None], own: Seats = PUBLIC) -> None:
        """A move and the chance answers that follow it, durable together, then shown."""
        before = len(self.sitting.answers)
        steps = Steps(self.game) if self.audiences.eager else None
        self.sitting.record = None if steps is None else steps.record
        try:
            move()
            self.sitting.roll_on()
        except Refusal:
            raise
        except BaseException:  # a defect in the rules may have left anything
            self._spoil()
            raise
        finally:
            self.sitting.record = None
        await self.append(answer_rows(self.sitting.answers[before:], self.progress.rows, clock.now()))
        try:
            if steps is not None:
                await self.broadcast.note(steps)
        finally:  # whatever becomes of that, the table has moved
            self.broadcast.show_move(own)
            self.wake_guests()

    def said(self, *said: tuple[str, str, str, int]) -> list[Row]:
        return [Row(number, *one, clock.now()) for number, one in enumerate(said, self.progress.rows + 1)]

    # The store

    async def append(self, rows: list[Row]) -> None:
        began = time.perf_counter()
        try:
            await self.owned(self.services.store.append(self.id, rows))
        except BaseException:  # nobody knows whether it was written
            self._spoil()
            raise
        self.services.metrics.append.observe(time.perf_counter() - began)
        went_back = BACK in [row.kind for row in rows]
        cut = told_before(self.sitting, len(self.sitting.answers)) if went_back else None
        self.progress.add(rows, cut)
        self.broadcast.forget(cut)
        self._snapshots.after(self.sitting, self.progress, self.over)

    async def owned(self, write: Awaitable[T]) -> T:
        """Something that only the owner may write."""
        try:
            return await write
        except Conflict:
            self.lose()
            raise Refusal("moved") from None

    # Seats

    def sit(self, record: TableRecord) -> None:
        """Who sits where has changed, or who may watch: some must go."""
        self.record = record
        self.sitting.chairs = {seat.seat: seating.chair(seat) for seat in record.seats}
        self.broadcast.reseat()
        for client in self.audiences.clients:
            key = seating.unwanted(record, client.keys, client.seats)
            if key:
                client.leave(key)
        self._pace.stir()

    # Guests

    def guest_of(self, seat: str) -> str:
        chair = self.sitting.chairs.get(seat)
        return chair.guest if chair is not None else ""

    @property
    def _guests(self) -> bool:
        return any(chair.guest for chair in self.sitting.chairs.values())

    def _guest_asked(self) -> str:
        """The seat of the guest that is asked, if one is."""
        ask = self.sitting.ask
        plays_on = not self.record.closed and not self.progress.full
        return ask.who if ask is not None and self.guest_of(ask.who) and plays_on else ""

    def wake_guests(self) -> None:
        self._pace.stir()
        if self._guest_asked():
            self._bot_turns.wake()

    async def guest_turn(self) -> tuple[str, int] | None:
        async with self._lock:
            if self.lost:
                return None
            seat = "" if self._stale else self._guest_asked()
            return (seat, self.progress.moved) if seat or self._stale else None

    async def let_guest_answer(self, seat: str, row: int) -> bool:
        pick = await self._guest_pick(seat, row) if seat else ""

        try:
            async with self.at_rest():
                if seat and self.progress.moved == row and self._guest_asked() == seat:  # as it was
                    await self.play(lambda: self.sitting.answer(seat, pick))
                    self.services.metrics.guest.inc()
        except Refusal as refusal:
            log.warn("a bot's answer is not kept", table=self.id, why=str(refusal))
            return False
        return True

    async def _guest_pick(self, seat: str, row: int) -> str:
        """What it chooses, when all have seen what it answers to."""
        sitting, end = self.sitting, self._pace.begin()
        ask = sitting.ask
        if ask is None or ask.who != seat:
            return ""  # it has been answered meanwhile
        pick = await self.services.bots.choose(
            self.game, sitting.state, ask, self.guest_of(seat), seed_of_guest(sitting)
        )
        await self._pace.keep(row, end)
        return pick
