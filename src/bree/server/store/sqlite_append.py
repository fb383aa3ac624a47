"""Appends rows to a SQLite file. A whole transaction runs in one call of a thread, instead of a call per statement."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from itertools import chain
import sqlite3

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bree.server.store.records import Appended, NewRows, RowValues, values

LAST = "SELECT id, (SELECT number FROM rows WHERE table_id = tables.id ORDER BY number DESC LIMIT 1) FROM tables"
INSERT = "INSERT INTO rows (table_id, number, kind, who, pick, goes_to, at) VALUES "
ROW = "(?, ?, ?, ?, ?, ?, ?)"
AT_ONCE = 500  # rows in one statement; SQLite limits the number of values
TABLES = 10_000  # tables whose last number is remembered


class SqliteAppend:
    def __init__(self, engine: AsyncEngine, path: str, wait_s: float) -> None:
        self._engine = engine
        self._path = path
        self._wait_s = wait_s
        self._thread = ThreadPoolExecutor(1, "bree-store")
        self._connection: sqlite3.Connection | None = None
        self._last: dict[str, int] = {}  # the last number that we wrote to each table

    async def append(self, _worker: str, runs: NewRows) -> Appended:
        """Durable when it returns."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._append, runs)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """A transaction for all other changes of the store."""
        async with self._engine.begin() as connection:
            yield connection

    async def lock(self, _connection: AsyncConnection, _worker: str, _table_id: str) -> bool:
        """Always true: the file and all its tables belong to one process."""
        return True

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._forget)
        self._thread.shutdown()

    def _append(self, runs: NewRows) -> Appended:
        """Write, and after an error try once more on a new connection, because the remembered numbers may be old."""
        try:
            return self._write(runs)
        except sqlite3.Error:
            return self._write(runs)

    def _write(self, runs: NewRows) -> Appended:
        connection = self._connection or self._open()
        try:
            connection.execute("BEGIN IMMEDIATE")
            last = self._last_numbers(connection, runs)
            fitting = {table_id for table_id, rows in runs.items() if last.get(table_id) == rows[0].number - 1}
            rows = [values(table_id, row) for table_id in fitting for row in runs[table_id]]
            _insert(connection, rows)
            connection.execute("COMMIT")
        except BaseException:
            self._forget()  # closing the connection rolls back
            raise
        if len(self._last) > TABLES:
            self._last.clear()
        self._last.update({table_id: runs[table_id][-1].number for table_id in fitting})
        return Appended(fitting, last.keys() - fitting)

    def _last_numbers(self, connection: sqlite3.Connection, runs: NewRows) -> dict[str, int]:
        """The last number of each table. Remembered numbers are used only if all new rows follow them.

        If another process has written the same number, the key of the rows refuses ours.
        """
        if all(self._last.get(table_id) == rows[0].number - 1 for table_id, rows in runs.items()):
            return {table_id: self._last[table_id] for table_id in runs}
        found = connection.execute(f"{LAST} WHERE id IN ({', '.join('?' * len(runs))})", tuple(runs))
        return {table_id: number or 0 for table_id, number in found}

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, timeout=self._wait_s, isolation_level=None)
        for pragma in ("synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")
        self._connection = connection
        return connection

    def _forget(self) -> None:
        self._last.clear()
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _insert(connection: sqlite3.Connection, rows: Sequence[RowValues]) -> None:
    """Insert many rows with one statement, because the thread waits for Python's lock after each statement."""
    for first in range(0, len(rows), AT_ONCE):
        some = rows[first : first + AT_ONCE]
        connection.execute(INSERT + ", ".join([ROW] * len(some)), tuple(chain.from_iterable(some)))
