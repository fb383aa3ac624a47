"""Group commit: one task writes for all tables, and one commit makes all waiting writes durable.

All writes of the process go through this task, so they never wait for each other's locks. Thirty tables that move at
the same time need one fsync. Callers continue after the commit.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

from bree.core import Refusal
from bree.server import clock
from bree.server.store.faults import CLASHES, full, refusal, unreachable
from bree.server.store.postgres_append import PostgresAppend
from bree.server.store.records import TableRow
from bree.server.store.sqlite_append import SqliteAppend

AT_ONCE = 256  # writes in one transaction
FULL_S = 60.0  # how long a full disk counts, until a write succeeds

T = TypeVar("T")
Verdicts = list[Exception | None]
DatabaseChange = Callable[
    [AsyncConnection], Awaitable[T]
]  # may be called twice, if the first transaction is rolled back


class Conflict(Exception):  # noqa: N818  (an expected result, not a defect)
    """Nothing was written: the rows do not follow the stored ones, the table exists, or another worker owns it."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self.table_id = table_id


class PendingWrite(NamedTuple):
    """Rows of a table, or another change."""

    table_id: str
    rows: Sequence[TableRow]
    change: DatabaseChange[Any] | None
    done: asyncio.Future[Any]


class Writer:
    def __init__(self, database: SqliteAppend | PostgresAppend) -> None:
        self._database = database
        self.worker = ""  # the worker that we write for
        self._waiting: list[PendingWrite] = []
        self._wake_up = asyncio.Event()
        self.closing = False
        self._failed: tuple[float, Refusal] | None = None  # the last write on a full disk, until a write succeeds
        self._task = asyncio.create_task(self._write())

    async def append(self, table_id: str, rows: Sequence[TableRow]) -> None:
        if rows:
            await self._hand_in(table_id, rows, None)

    async def change(self, table_id: str, change: DatabaseChange[T]) -> T:
        result: T = await self._hand_in(table_id, (), change)
        return result

    async def change_own(self, table_id: str, change: DatabaseChange[T]) -> T:
        """Change a table that we own."""

        async def fenced(connection: AsyncConnection) -> T:
            if not await self._database.lock(connection, self.worker, table_id):
                raise Conflict(table_id)
            return await change(connection)

        return await self.change(table_id, fenced)

    async def prove(self, change: DatabaseChange[None]) -> None:
        """Try a small write. Refused after a recent failure on a full disk, because a small write may fit by chance."""
        await self._hand_in("", (), change)
        if self._failed is not None and clock.monotonic() - self._failed[0] < FULL_S:
            raise self._failed[1]

    async def close(self) -> None:
        """Write what is waiting, and refuse further writes."""
        self.closing = True
        self._wake_up.set()
        await self._task
        await self._database.close()

    async def _hand_in(self, table_id: str, rows: Sequence[TableRow], change: DatabaseChange[Any] | None) -> Any:
        if self.closing:
            raise Refusal("store-closed")
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(PendingWrite(table_id, rows, change, done))
        self._wake_up.set()
        return await done

    async def _write(self) -> None:
        while self._waiting or not self.closing:
            await self._wake_up.wait()
            group, self._waiting = self._waiting[:AT_ONCE], self._waiting[AT_ONCE:]
            if not self._waiting and not self.closing:
                self._wake_up.clear()
            for some in ([one for one in group if one.change], [one for one in group if not one.change]):
                if some:
                    await self._settle(some)
            del group, some  # otherwise they stay in memory until the next write

    async def _settle(self, group: list[PendingWrite]) -> None:
        """Write the group. If one write makes all of them fail, write each of them separately."""
        try:
            results = await (self._change(group) if group[0].change else self._append(group))
            if any(one.table_id for one in group):
                self._failed = None
        except Exception as fault:
            if unreachable(fault):
                results = [refusal(fault) for _ in group]
                if full(fault) and any(one.table_id for one in group):
                    self._failed = clock.monotonic(), refusal(fault)
            elif len(group) > 1:
                for one in group:
                    await self._settle([one])
                return
            else:
                results = [Conflict(group[0].table_id) if isinstance(fault, CLASHES) else fault]
        for one, result in zip(group, results, strict=True):
            _wake(one.done, result)

    async def _change(self, group: list[PendingWrite]) -> list[Any]:
        """Run the changes in one transaction. Returns their results."""
        async with self._database.transaction() as connection:
            return [await one.change(connection) for one in group if one.change]

    async def _append(self, group: list[PendingWrite]) -> Verdicts:
        """Append the rows in one transaction. Returns an exception for each refused write, else None."""
        verdicts, runs = _runs(group)
        if not runs:
            return verdicts
        written, refused = await self._database.append(self.worker, runs)
        faults: dict[str, Exception] = {
            table_id: Conflict(table_id) if table_id in refused else Refusal("table-gone", table=table_id)
            for table_id in runs.keys() - written
        }
        return [verdict or faults.get(one.table_id) for one, verdict in zip(group, verdicts, strict=True)]


def _runs(group: Iterable[PendingWrite]) -> tuple[Verdicts, dict[str, list[TableRow]]]:
    """Join the writes to each table. A write whose rows do not follow the last one is refused."""
    verdicts: Verdicts = []
    runs: dict[str, list[TableRow]] = {}
    for one in group:
        run = runs.get(one.table_id, [])
        if _follow(one.rows, run[-1].number + 1 if run else one.rows[0].number):
            runs.setdefault(one.table_id, run).extend(one.rows)
            verdicts.append(None)
        else:
            verdicts.append(Conflict(one.table_id))
    return verdicts, runs


def _follow(rows: Sequence[TableRow], first: int) -> bool:
    return [row.number for row in rows] == list(range(first, first + len(rows)))


def _wake(done: asyncio.Future[Any], result: Any) -> None:
    if done.done():  # the caller is gone
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)
