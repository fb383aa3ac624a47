"""Group commit: one task writes for all tables, and all that waits becomes durable with one commit.

Every write of the process goes through it, so writers never wait for each other's locks, and thirty tables that move
at the same time pay for one fsync. Whoever has handed in a slip is woken after the commit.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
import sqlite3
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import insert, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bree.core import Refusal
from bree.server import clock
from bree.server.store.faults import full, refusal, unreachable
from bree.server.store.file import File, Values
from bree.server.store.records import Row
from bree.server.store.schema import ROWS, TABLES

CHANNEL = "bree"
MOST = 256  # slips in one transaction
SICK_S = 60.0  # after a write has found no room, while none succeeds

T = TypeVar("T")
Change = Callable[[AsyncConnection], Awaitable[T]]  # may be called twice, in transactions of which one counts


class Conflict(Exception):  # noqa: N818  (somebody else was first: an answer, not a defect)
    """What was to be written is there already, or does not follow what is there; nothing has been written."""

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
    def __init__(self, engine: AsyncEngine, file: File | None = None) -> None:
        self._engine = engine
        self._file = file
        self._waiting: list[Slip] = []
        self._stirred = asyncio.Event()
        self.closing = False
        self._failed: tuple[float, Refusal] | None = None  # when there was no room last, if nothing was written since
        self._task = asyncio.create_task(self._write())

    async def append(self, table_id: str, rows: Sequence[Row]) -> None:
        await self._hand_in(table_id, rows, None)

    async def change(self, table_id: str, change: Change[T]) -> T:
        result: T = await self._hand_in(table_id, (), change)
        return result

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
            if group:
                await self._settle(group)
            del group  # or what it holds would wait in memory for the next one

    async def _settle(self, group: list[Slip]) -> None:
        """Write the group; if something in it spoils it for all, write each slip by itself."""
        try:
            results = await self._commit(group)
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
                results = [Conflict(group[0].table_id) if isinstance(fault, IntegrityError) else fault]
        for slip, result in zip(group, results, strict=True):
            _wake(slip.done, result)

    async def _commit(self, group: list[Slip]) -> list[Any]:
        """One transaction: what came of each slip, an exception where it is refused."""
        if self._file is not None and all(slip.change is None for slip in group):
            with suppress(sqlite3.Error):
                return await self._file.append({slip.table_id for slip in group}, partial(_plan, group))
        async with self._engine.begin() as connection:
            appends = [slip for slip in group if slip.change is None]
            verdicts = iter(await _append(connection, appends) if appends else ())
            return [next(verdicts) if slip.change is None else await slip.change(connection) for slip in group]


async def _append(connection: AsyncConnection, slips: list[Slip]) -> list[Exception | None]:
    """Insert the rows of all slips whose numbers go on from what is there.

    Should another process insert the same number at this moment, the database's own key refuses it.
    """
    last = await _last_numbers(connection, {slip.table_id for slip in slips})
    verdicts, accepted = _plan(slips, last)
    if accepted:
        names = [column.name for column in ROWS.columns]
        await connection.execute(insert(ROWS), [dict(zip(names, values, strict=True)) for values in accepted])
        await tell(connection, [f"{table_id}:{last[table_id]}" for table_id in {values[0] for values in accepted}])
    return verdicts


def _plan(slips: list[Slip], last: dict[str, int]) -> tuple[list[Exception | None], list[Values]]:
    """What comes of each slip, and the rows of those that are accepted; `last` is brought up to date."""
    verdicts: list[Exception | None] = []
    accepted: list[Values] = []
    for slip in slips:
        verdict = _verdict(slip, last)
        verdicts.append(verdict)
        if verdict is None:
            accepted.extend(_values(slip.table_id, row) for row in slip.rows)
            last[slip.table_id] += len(slip.rows)
    accepted.sort()  # two workers that insert in one order cannot wait for each other in a circle
    return verdicts, accepted


def _verdict(slip: Slip, last: dict[str, int]) -> Exception | None:
    if slip.table_id not in last:
        return Refusal("table-gone", table=slip.table_id)
    first = last[slip.table_id] + 1
    fits = [row.number for row in slip.rows] == list(range(first, first + len(slip.rows)))
    return None if fits else Conflict(slip.table_id)


async def _last_numbers(connection: AsyncConnection, tables: set[str]) -> dict[str, int]:
    # Asked table by table inside the query: each is one look at the end of the key, however long the game.
    newest = select(ROWS.c.number).where(ROWS.c.table_id == TABLES.c.id).order_by(ROWS.c.number.desc()).limit(1)
    found = await connection.execute(select(TABLES.c.id, newest.scalar_subquery()).where(TABLES.c.id.in_(tables)))
    return {table_id: number or 0 for table_id, number in found}


def _values(table_id: str, row: Row) -> Values:
    """In the order of the columns."""
    return table_id, row.number, row.kind, row.who, row.pick, row.to, row.at


async def tell(connection: AsyncConnection, messages: list[str]) -> None:
    """Say to the other workers what has changed; they hear it when the transaction is committed."""
    if connection.dialect.name == "postgresql":
        said = text(f"SELECT pg_notify('{CHANNEL}', said) FROM unnest(CAST(:messages AS text[])) AS said")
        await connection.execute(said, {"messages": messages})


def _wake(done: asyncio.Future[Any], result: Any) -> None:
    if done.done():  # the caller has gone meanwhile
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)
