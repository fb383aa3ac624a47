"""Group commit: one task writes for all tables, and all that waits becomes durable with one commit.

Every write of the process goes through it, so writers never wait for each other's locks, and thirty tables that move
at the same time pay for one fsync. Whoever has handed in a slip is woken after the commit.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
import sqlite3
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bree.core import Refusal
from bree.server import clock
from bree.server.store.faults import full, refusal, unreachable
from bree.server.store.file import File, Values, Verdicts
from bree.server.store.postgres import TAKEN
from bree.server.store.records import Row
from bree.server.store.schema import ROWS, TABLES
from bree.server.store.server import Server

MOST = 256  # slips in one transaction
SICK_S = 60.0  # after a write has found no room, while none succeeds

T = TypeVar("T")
Change = Callable[[AsyncConnection], Awaitable[T]]  # may be called twice, in transactions of which one counts


class Conflict(Exception):  # noqa: N818  (somebody else was first: an answer, not a defect)
    """What was to be written is there already, or does not follow what is there, or the table is another worker's.

    Nothing has been written.
    """

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self.table_id = table_id


class Slip(NamedTuple):
    """A wish to write: rows of a table, or another change."""

    table_id: str
    rows: Sequence[Row]
    change: Change[Any] | None
    done: asyncio.Future[Any]


class Writer:
    """Writes to a file, or to a server, where it is a worker that has tables of its own."""

    def __init__(self, engine: AsyncEngine, file: File | None, server: Server | None) -> None:
        self._engine = engine
        self._file = file
        self._server = server
        self.worker = ""
        self._waiting: list[Slip] = []
        self._stirred = asyncio.Event()
        self.closing = False
        self._failed: tuple[float, Refusal] | None = None  # when there was no room last, if nothing was written since
        self._task = asyncio.create_task(self._write())

    async def append(self, table_id: str, rows: Sequence[Row]) -> None:
        if rows:
            await self._hand_in(table_id, rows, None)

    async def change(self, table_id: str, change: Change[T]) -> T:
        result: T = await self._hand_in(table_id, (), change)
        return result

    async def change_own(self, table_id: str, change: Change[T]) -> T:
        """Only while the table is ours."""
        if self._server is None:
            return await self.change(table_id, change)

        async def fenced(connection: AsyncConnection) -> T:
            await _lock_own(connection, table_id, self.worker)
            return await change(connection)

        return await self.change(table_id, fenced)

    async def prove(self, change: Change[None]) -> None:
        """A small write may fit where a real one has just found no room: what failed lately is refused here too."""
        await self._hand_in("", (), change)
        if self._failed is not None and clock.monotonic() - self._failed[0] < SICK_S:
            raise self._failed[1]

    async def close(self) -> None:
        """What waits is still written; nothing more is taken."""
        self.closing = True
        self._stirred.set()
        await self._task
        if self._file is not None:
            await self._file.close()
        if self._server is not None:
            await self._server.close()

    async def _hand_in(self, table_id: str, rows: Sequence[Row], change: Change[Any] | None) -> Any:
        if self.closing:
            raise Refusal("store-closed")
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(Slip(table_id, rows, change, done))
        self._stirred.set()
        return await done

    async def _write(self) -> None:
        while self._waiting or not self.closing:
            await self._stirred.wait()
            group, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            if not self._waiting and not self.closing:
                self._stirred.clear()
            for some in ([one for one in group if one.change], [one for one in group if not one.change]):
                if some:
                    await self._settle(some)
            del group, some  # or what they hold would wait in memory for the next one

    async def _settle(self, group: list[Slip]) -> None:
        """Write the group; if something in it spoils it for all, write each slip by itself."""
        try:
            results = await (self._change(group) if group[0].change else self._append(group))
            if any(slip.table_id for slip in group):
                self._failed = None
        except Exception as fault:
            if unreachable(fault):
                results = [refusal(fault) for _ in group]
                if full(fault) and any(slip.table_id for slip in group):
                    self._failed = clock.monotonic(), refusal(fault)
            elif len(group) > 1:
                for slip in group:
                    await self._settle([slip])
                return
            else:
                results = [Conflict(group[0].table_id) if isinstance(fault, (IntegrityError, TAKEN)) else fault]
        for slip, result in zip(group, results, strict=True):
            _wake(slip.done, result)

    async def _change(self, group: list[Slip]) -> list[Any]:
        """One transaction; what each has found."""
        async with self._transaction() as connection:
            return [await slip.change(connection) for slip in group if slip.change]

    async def _append(self, group: list[Slip]) -> Verdicts:
        """One transaction: what came of each slip, an exception where it is refused."""
        if self._server is not None:
            verdicts, runs = _runs(group)
            written, there = await self._server.append(self.worker, runs) if runs else (set(), set())
            missing = {table_id for table_id in runs if table_id not in written}
            return [
                (Conflict(slip.table_id) if slip.table_id in there else _gone(slip.table_id))
                if verdict is None and slip.table_id in missing
                else verdict
                for slip, verdict in zip(group, verdicts, strict=True)
            ]
        if self._file is not None:
            with suppress(sqlite3.Error):
                return await self._file.append({slip.table_id for slip in group}, partial(_plan, group))
        async with self._transaction() as connection:
            return await _insert(connection, group)

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        if self._server is None:
            async with self._engine.begin() as connection:
                yield connection
        else:
            async with self._server.connected() as connection, connection.begin():
                yield connection


# To a file, where its own short cut fails


async def _insert(connection: AsyncConnection, slips: list[Slip]) -> Verdicts:
    """Insert the rows of all slips whose numbers go on from what is there.

    Should another process insert the same number at this moment, the database's own key refuses it.
    """
    last = await _last_numbers(connection, {slip.table_id for slip in slips})
    verdicts, accepted = _plan(slips, last)
    if accepted:
        await insert_rows(connection, accepted)
    return verdicts


async def insert_rows(connection: AsyncConnection, rows: Sequence[Values]) -> None:
    names = [column.name for column in ROWS.columns]
    await connection.execute(insert(ROWS), [dict(zip(names, row, strict=True)) for row in rows])


def _plan(slips: list[Slip], last: dict[str, int]) -> tuple[Verdicts, list[Values]]:
    """What comes of each slip, and the rows of those that are accepted; `last` is brought up to date."""
    verdicts: Verdicts = []
    accepted: list[Values] = []
    for slip in slips:
        known = last.get(slip.table_id)
        if known is None:
            verdicts.append(_gone(slip.table_id))
        elif not _follow(slip.rows, known + 1):
            verdicts.append(Conflict(slip.table_id))
        else:
            verdicts.append(None)
            accepted.extend(values(slip.table_id, row) for row in slip.rows)
            last[slip.table_id] = known + len(slip.rows)
    return verdicts, accepted


async def _last_numbers(connection: AsyncConnection, tables: set[str]) -> dict[str, int]:
    # Asked table by table inside the query: each is one look at the end of the key, however long the game.
    newest = select(ROWS.c.number).where(ROWS.c.table_id == TABLES.c.id).order_by(ROWS.c.number.desc()).limit(1)
    found = await connection.execute(select(TABLES.c.id, newest.scalar_subquery()).where(TABLES.c.id.in_(tables)))
    return {table_id: number or 0 for table_id, number in found}


def values(table_id: str, row: Row) -> Values:
    """In the order of the columns."""
    return table_id, row.number, row.kind, row.who, row.pick, row.to, row.at


# To a server


def _runs(slips: Iterable[Slip]) -> tuple[Verdicts, dict[str, list[Row]]]:
    """The rows of each table, one slip after the other; what does not follow the slip before it is refused."""
    verdicts: Verdicts = []
    runs: dict[str, list[Row]] = {}
    for slip in slips:
        run = runs.get(slip.table_id, [])
        if _follow(slip.rows, run[-1].number + 1 if run else slip.rows[0].number):
            runs.setdefault(slip.table_id, run).extend(slip.rows)
            verdicts.append(None)
        else:
            verdicts.append(Conflict(slip.table_id))
    return verdicts, runs


async def _lock_own(connection: AsyncConnection, table_id: str, worker: str) -> None:
    """Nobody takes the table before the transaction is over (see `leases.LOCK`)."""
    found = select(TABLES.c.owner).where(TABLES.c.id == table_id).with_for_update(read=True, key_share=True)
    owner = (await connection.execute(found)).scalar_one_or_none()
    if owner not in (None, worker):  # one that is missing is the change's own affair
        raise Conflict(table_id)


# Both


def _follow(rows: Sequence[Row], first: int) -> bool:
    return [row.number for row in rows] == list(range(first, first + len(rows)))


def _gone(table_id: str) -> Refusal:
    return Refusal("table-gone", table=table_id)


def _wake(done: asyncio.Future[Any], result: Any) -> None:
    if done.done():  # the caller has gone meanwhile
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)
