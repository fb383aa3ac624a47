"""A live table: a table in memory with its sitting, its rows in the store, and its clients.

Each table has one lock. A change happens in this order: answer in memory, append to the store, show the new state and
acknowledge the message. Nothing is shown before it is durable. If the append fails, the memory may differ from the
store, and the table is restored from the store before it is used again. If another worker has taken the table, its
clients reconnect and find it there.

A live table owns its parts. They share its data and do not refer to it, so nothing keeps an unloaded table in memory.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
import time
from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from bree.bots.host import seed_of_bot
from bree.core import Game, Refusal
from bree.server import clock, log
from bree.server.guard.buckets import Bucket
from bree.server.services import Services
from bree.server.show.audiences import Audiences
from bree.server.show.clients import Client
from bree.server.show.published_state import PUBLIC, Seats
from bree.server.show.steps import StepRecorder
from bree.server.store import Conflict, TableRecord, TableRow
from bree.server.tables import bot_pacing, seats as seating
from bree.server.tables.background import Background
from bree.server.tables.bot_pacing import BotPacing
from bree.server.tables.broadcast import Broadcast
from bree.server.tables.ownership import Ownership
from bree.server.tables.progress import BACK, Progress
from bree.server.tables.restore import Restored, answer_rows, lines_before, restore
from bree.server.tables.snapshots import Snapshots
from bree.server.tables.table_data import TableData
from bree.server.wire import messages
from bree.table import Sitting

T = TypeVar("T")
SIDE_ROWS_A_SECOND, SIDE_ROWS_AT_ONCE = 0.2, 30  # rows that are not moves: requests for an undo, seat changes
BOT_RETRY_S = 1.0  # before a bot tries again if the store is not available
FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.1, 5.0  # between attempts to restore a table


class Declined(NamedTuple):
    """A request for an undo that somebody has just declined."""

    seat: str
    at: int  # the first answer to take back
    until: float  # until then the same request is refused


class LiveTable:
    def __init__(self, services: Services, record: TableRecord, restored: Restored, ownership: Ownership) -> None:
        self.services = services
        self._ownership = ownership
        self._data = TableData(record, restored)
        patience = bot_pacing.PATIENCE_S
        self.audiences = Audiences()
        self.broadcast = Broadcast(self._data, self.audiences, patience)
        self.used = clock.monotonic()
        self.advising = asyncio.Lock()
        self.side_rows = Bucket(SIDE_ROWS_A_SECOND, SIDE_ROWS_AT_ONCE)
        self.declined: Declined | None = None
        self.gestures: dict[str, Bucket] = {}  # by seat
        self._pacing = BotPacing(self._data, self.audiences, patience)
        self._bots = Background()
        self._recovery = Background()
        self.lost = False  # another worker may own it
        self._snapshots = Snapshots(services, record.id, self.progress.rows)

    @property
    def record(self) -> TableRecord:
        return self._data.record

    @property
    def sitting(self) -> Sitting:
        return self._data.sitting

    @property
    def progress(self) -> Progress:
        return self._data.progress

    @property
    def id(self) -> str:
        return self._data.record.id

    @property
    def game(self) -> Game:
        return self._data.sitting.game

    @property
    def over(self) -> bool:
        return not self._data.sitting.state.todo

    @property
    def idle(self) -> bool:
        return not self.audiences and not self._bots.busy and not self._data.lock.locked()

    async def close(self) -> None:
        self.broadcast.close()
        await self._bots.close()
        await self._recovery.close()
        await self._snapshots.close()

    # Only one caller at a time reads or changes the table

    @asynccontextmanager
    async def at_rest(self, closed: bool = True) -> AsyncIterator[Sitting]:
        """Lock the table when everything in it is durable. Unless `closed`, refuse a closed table."""
        data = self._data
        async with data.lock:
            if self.lost or not self._ownership.held:  # the lease may have ended while we waited
                raise Refusal("moved")
            if data.stale:
                await self._restore()
            if not closed and data.record.closed:
                raise Refusal("table-closed")
            self.used = clock.monotonic()
            yield data.sitting

    def in_play(self) -> AbstractAsyncContextManager[Sitting]:
        return self.at_rest(closed=False)

    async def wait_for_writes(self) -> None:
        """Wait until the writes in progress have succeeded or failed."""
        async with self._data.lock:
            pass

    async def _restore(self) -> None:
        data = self._data
        loaded = await self.services.store.load(self.id)
        if loaded is None:
            raise self._gone()
        data.sitting, data.progress = await restore(self.game, loaded, data.sitting.seed)
        data.stale = False
        self.broadcast.truncate(data.progress.cut)
        self.set_record(loaded.table)
        self.broadcast.show()
        self.wake_bots()

    def _gone(self) -> Refusal:
        for client in self.audiences.clients:
            client.leave("table-gone")
        self._data.record = replace(self.record, closed=True)
        return Refusal("table-gone", table=self.id)

    def _mark_stale(self) -> None:
        """The memory may differ from the store: stop showing it, and restore it."""
        self._data.stale = True
        self.broadcast.pause()
        self._recovery.begin(self._recover)

    async def _recover(self) -> None:
        """Restore the table as soon as the store answers, while somebody waits for it."""
        pause = FIRST_PAUSE_S
        while self._broken:
            try:
                async with self.at_rest():
                    pass
            except Refusal as refusal:
                log.warn("a table cannot be restored yet", table=self.id, why=str(refusal))
            except Exception:  # try again, because clients wait
                log.fault("a table could not be restored", table=self.id)
            if self._broken:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE_S)

    @property
    def _broken(self) -> bool:
        awaited = bool(self.audiences) or self._data.has_bots
        return self._data.stale and not self.lost and not self.record.closed and awaited

    def lose(self) -> None:
        """Another worker may own the table: disconnect the clients, so that they find it there."""
        self.lost = True
        self.broadcast.close()
        for client in self.audiences.clients:
            client.leave("moved")

    async def begin(self) -> None:
        """Start a table that was restored or created: play the automatic answers, and wake the bots."""
        async with self.at_rest():
            while (ask := self.sitting.ask) is not None and ask.automatic and not self.record.closed:
                await self.play(lambda: None)
            self.wake_bots()

    # Clients

    async def join(self, client: Client, after: int, tail: int | None) -> None:
        """Add a client and show it the table. Refuses a client without access."""
        async with self.in_play():
            record, keys = self.record, client.keys
            own, host = seating.held(record, keys), seating.is_host(record, keys)
            if keys and not own and not host:
                raise Refusal("token")
            if not own and not seating.may_watch(record, keys):
                raise Refusal("watching")
            client.seats = own
            fixed = self.game.static_view(self.sitting.state)
            client.tell(messages.Welcome(record.id, record.game, record.options, own, host, record.origin, fixed))
            log = self.sitting.state.log or ()
            self.audiences.enter(client, after, self.progress.cut, self.broadcast.published(), log, tail)
            self.broadcast.reseat()
            self.broadcast.show_soon(client.seats)
            if own:
                self._pacing.person_came()
            self.wake_bots()

    async def leave(self, client: Client) -> None:
        async with self._data.lock:
            self.audiences.leave(client)
            self.used = clock.monotonic()
            self.broadcast.reseat()
            self._pacing.recheck()
            if not self._data.stale and not self.lost:
                self.broadcast.show_soon(PUBLIC)

    def confirm_seen(self, client: Client, row: int) -> None:
        """A client has shown that row completely. A row in the future is ignored."""
        if client.wants_steps and row <= self.progress.moved:
            client.confirm(row)
            self._pacing.recheck()
            self.broadcast.begin_clock(client)

    # Moves

    def must_be_current(self, row: int) -> None:
        """Refuse a message about an older move. Rows that are not moves do not count."""
        if row != self._data.progress.moved:
            raise Refusal("late")

    async def play(self, move: Callable[[], None], own: Seats = PUBLIC) -> None:
        """Carry out a move and the automatic answers after it, store them together, then show them."""
        data, sitting = self._data, self._data.sitting
        before = len(sitting.answers)
        steps = StepRecorder(sitting.game) if self.audiences.step_clients else None
        sitting.record = None if steps is None else steps.record
        try:
            move()
            sitting.play_automatic()
        except Refusal:
            raise
        except BaseException:  # a defect in the rules may leave an invalid state
            self._mark_stale()
            raise
        finally:
            sitting.record = None
        await self.append(answer_rows(sitting.answers[before:], data.progress.rows, clock.now()))
        try:
            if steps is not None:
                await self.broadcast.add_steps(steps)
        finally:  # the table has moved, even if the steps fail
            self.broadcast.show_move(own)
            self.wake_bots()

    def new_rows(self, *said: tuple[str, str, str, int]) -> list[TableRow]:
        return [TableRow(number, *one, clock.now()) for number, one in enumerate(said, self.progress.rows + 1)]

    # The store

    async def append(self, rows: list[TableRow]) -> None:
        data, began = self._data, time.perf_counter()
        try:
            await self.write_as_owner(self.services.store.append(data.record.id, rows))
        except BaseException:  # the rows may or may not be written
            self._mark_stale()
            raise
        self.services.metrics.append.observe(time.perf_counter() - began)
        went_back = BACK in [row.kind for row in rows]
        cut = lines_before(data.sitting, len(data.sitting.answers)) if went_back else None
        data.progress.add(rows, cut)
        self.broadcast.truncate(cut)
        self._snapshots.after(data.sitting, data.progress, not data.sitting.state.todo)

    async def write_as_owner(self, write: Awaitable[T]) -> T:
        """Await a write that only the owner may do."""
        try:
            return await write
        except Conflict:
            self.lose()
            raise Refusal("moved") from None

    # Seats

    def set_record(self, record: TableRecord) -> None:
        """Set a changed record. Clients that have lost their seat or may not watch any more are disconnected."""
        self._data.record = record
        self.sitting.chairs = {seat.seat: seating.chair(seat) for seat in record.seats}
        self.broadcast.reseat()
        for client in self.audiences.clients:
            key = seating.unwanted(record, client.keys, client.seats)
            if key:
                client.leave(key)
        self._pacing.recheck()

    # Bots answer in turn, until a person is asked

    def bot_at(self, seat: str) -> str:
        return self._data.bot_at(seat)

    def wake_bots(self) -> None:
        """Let the bots play. Call this whenever a bot may be asked."""
        self._pacing.recheck()
        if self._data.has_bots:
            self.services.bots.start()
        if self._data.bot_asked():
            self._bots.begin(self._play_bots)

    async def _play_bots(self) -> None:
        try:
            # Nothing may be awaited between the last check and the end, or `wake_bots` would be lost in between.
            while await self._bot_may_play():
                if not await self._let_bot_answer():
                    await asyncio.sleep(BOT_RETRY_S)
        except Exception:
            log.fault("the bots of a table have stopped", table=self.id)

    async def _bot_may_play(self) -> bool:
        async with self._data.lock:
            return not self.lost and (self._data.stale or bool(self._data.bot_asked()))

    async def _let_bot_answer(self) -> bool:
        """Let the bot that is asked answer. False if the table is not available now."""
        data = self._data
        seat, row = "" if data.stale else data.bot_asked(), data.moved
        pick = await self._bot_pick(seat, row) if seat else ""
        try:
            async with self.at_rest():
                if seat and data.moved == row and data.bot_asked() == seat:  # nothing has changed meanwhile
                    await self.play(lambda: data.sitting.answer(seat, pick))
                    self.services.metrics.bot.inc()
        except Refusal as refusal:
            log.warn("a bot's answer was not stored", table=self.id, why=str(refusal))
            return False
        return True

    async def _bot_pick(self, seat: str, row: int) -> str:
        """The bot's choice, after all clients have shown the last move."""
        sitting, end = self.sitting, self._pacing.deadline()
        ask = sitting.ask
        if ask is None or ask.who != seat:
            return ""  # somebody has answered meanwhile
        pick = await self.services.bots.choose(self.game, sitting.state, ask, self.bot_at(seat), seed_of_bot(sitting))
        await self._pacing.keep(row, end)
        return pick
