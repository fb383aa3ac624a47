"""A worker's line to the simulated database, with every call of `bree.server.store.Store`.

What is asked reaches the database after a while and the answer comes back after another; the database goes on in
between, also when the worker that asked is frozen or dead. A line that breaks on the way back leaves the worker
without knowing whether its write was done.
"""

import asyncio
from collections.abc import Callable, Collection, Sequence
from contextvars import Context, copy_context
from random import Random
from typing import Any, TypeVar

from bree.core import Refusal
from bree.server.store import Loaded, SeatRecord, Snapshot, TableOwner, TableRecord, TableRow
from tests.server.world.database import Database
from tests.server.world.loop import WHO

T = TypeVar("T")
TYPICAL_S = 0.002
COMMAND_S = 3.0  # that an answer is waited for
GONE = "the line to the database has broken"


class SimulatedStore:
    def __init__(
        self, database: Database, rng: Random | None = None, context: Context | None = None, shared: bool = False
    ) -> None:
        self.database = database
        self._rng = rng  # without it nothing takes any time
        self._context = context or copy_context()  # in which the database lives
        self._writes_at = 0.0  # the last one arrives there: writes keep their order
        self._pending: set[asyncio.Future[Any]] = set()
        self._closing = False
        self._process = WHO.get(None)  # the worker of this connection
        self.worker = ""
        self._shared = shared  # may others write, too? Else everything is ours

    @property
    def parted(self) -> bool:
        return self._process in self.database.parted

    async def prepare(self) -> None:
        await self.read(lambda: None)

    async def close(self) -> None:
        self._closing = True
        while self._pending:
            await asyncio.wait(list(self._pending))

    # The line

    async def read(self, work: Callable[[], T]) -> T:
        return await self._ask(work, False)

    async def _write(self, work: Callable[[], T]) -> T:
        return await self._ask(work, True)

    async def _ask(self, work: Callable[[], T], writes: bool) -> T:
        if self._closing:
            raise Refusal("store-closed")
        loop = asyncio.get_running_loop()
        arrives = loop.time() + self._delay()
        if writes:
            arrives = self._writes_at = max(self._writes_at, arrives)
        done: asyncio.Future[T] = loop.create_future()
        self._pending.add(done)
        done.add_done_callback(self._pending.discard)
        loop.call_at(arrives, self._do, work, writes, done, copy_context(), context=self._context)
        try:
            return await asyncio.shield(done)
        finally:
            del done  # a fault knows this place, and must not be known here

    def _do(self, work: Callable[[], T], writes: bool, done: asyncio.Future[T], caller: Context) -> None:
        """In the database."""
        database, result, fault = self.database, None, None
        try:
            if self.parted and self._rng is not None and self._rng.random() < 0.7:  # else it was on its way before
                raise Refusal("store-unreachable", why=GONE)
            database.must_answer(writes)
            result = work()
        except Exception as told:
            fault = told.with_traceback(None)
        loop = asyncio.get_running_loop()
        back = self._delay()
        if self._rng is not None and self._rng.random() < database.breaking:
            fault = Refusal("store-unreachable", why=GONE)
        if self.parted:  # the answer is lost
            back, fault = COMMAND_S, Refusal("store-unreachable", why=GONE)
        loop.call_at(loop.time() + back, self._wake, done, result, fault, database.epoch, context=caller)

    def _wake(self, done: asyncio.Future[Any], result: Any, fault: Exception | None, epoch: int) -> None:
        if done.done():
            return
        if fault is None and epoch != self.database.epoch:
            fault = Refusal("store-unreachable", why=GONE)
        if fault is None:
            done.set_result(result)
        else:
            done.set_exception(fault)
            done.exception()  # the caller may have gone
            del fault

    def _delay(self) -> float:
        return self._rng.expovariate(1 / (TYPICAL_S * self.database.slow)) if self._rng is not None else 0.0

    # Reading

    async def load(self, table_id: str) -> Loaded | None:
        return await self.read(lambda: self.database.load(table_id))

    async def all_rows(self, table_id: str) -> list[TableRow]:
        return await self.read(lambda: self.database.all_rows(table_id))

    async def count_opened(self, opened_by: str) -> int:
        return await self.read(lambda: self.database.count_opened(opened_by))

    # Writing

    async def prove(self) -> None:
        await self._write(self.database.prove)

    async def create(self, table: TableRecord, rows: Sequence[TableRow] = (), snapshot: Snapshot | None = None) -> None:
        await self._write(lambda: self.database.create(table, self.worker, rows, snapshot))

    async def append(self, table_id: str, rows: Sequence[TableRow]) -> None:
        worker = self.worker if self._shared else None
        await self._write_own(table_id, lambda: self.database.append(table_id, rows, worker))

    async def put_snapshot(self, table_id: str, snapshot: Snapshot) -> None:
        await self._write_own(table_id, lambda: self.database.put_snapshot(table_id, snapshot))

    async def drop_snapshot(self, table_id: str) -> None:
        await self._write_own(table_id, lambda: self.database.drop_snapshot(table_id))

    async def update_seat(self, table_id: str, seat: SeatRecord) -> None:
        await self._write_own(table_id, lambda: self.database.update_seat(table_id, seat))

    async def set_watch(self, table_id: str, watch: bool) -> None:
        await self._write_own(table_id, lambda: self.database.set_watch(table_id, watch))

    async def close_table(self, table_id: str) -> None:
        await self._write_own(table_id, lambda: self.database.close_table(table_id))

    async def claim(self, table_id: str, seat: str, name: str, token_hash: str) -> bool:
        return await self._write_own(table_id, lambda: self.database.claim(table_id, seat, name, token_hash))

    async def drop_old(self, played: float | None, unplayed: float | None, spared: Collection[str]) -> list[str]:
        return await self._write(lambda: self.database.drop_old(played, unplayed, spared, self.worker))

    async def drop_parcels(self, expired: float) -> None:
        """Nobody leaves a parcel in this world."""

    async def _write_own(self, table_id: str, work: Callable[[], T]) -> T:
        """Only while the table is ours, looked at in the same transaction."""
        worker = self.worker

        def fenced() -> T:
            if self._shared:
                self.database.must_own(table_id, worker)
            return work()

        return await self._write(fenced)


class SimulatedLeases:
    """Replaces `bree.server.cluster.leases.Leases`, on a separate connection."""

    def __init__(self, store: SimulatedStore, seconds: float) -> None:
        self._store = store
        self._database = store.database
        self._alone = asyncio.Lock()
        self.seconds = seconds

    async def register(self, worker: str, address: str) -> None:
        await self._ask(lambda: self._database.register(worker, address, self.seconds))
        self._store.worker = worker

    async def renew(self, worker: str) -> bool:
        return await self._ask(lambda: self._database.renew(worker))

    async def living(self) -> frozenset[str]:
        return await self._ask(self._database.living)

    async def acquire(self, table_id: str) -> TableOwner:
        return await self._ask(lambda: self._database.acquire(table_id, self._store.worker))

    async def owns(self, table_id: str) -> bool:
        return await self._ask(lambda: self._database.owns(table_id, self._store.worker))

    async def resign(self, worker: str) -> None:
        await self._ask(lambda: self._database.resign(worker))

    async def close(self) -> None:
        pass

    async def _ask(self, work: Callable[[], T]) -> T:
        async with self._alone:
            return await self._store.read(work)
