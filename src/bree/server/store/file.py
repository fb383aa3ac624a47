"""Appends to a SQLite file in one go: a whole transaction is one hop to a thread, where a statement would be one each.

It is a short cut of the writer for what happens most. Whatever it cannot do it leaves undone, and the writer does it in
the common way, which also finds the words for what is wrong.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
import sqlite3
from typing import Any

Values = tuple[Any, ...]
Verdicts = list[Exception | None]

LAST = "SELECT id, (SELECT number FROM rows WHERE table_id = tables.id ORDER BY number DESC LIMIT 1) FROM tables"
INSERT = "INSERT INTO rows (table_id, number, kind, who, pick, goes_to, at) VALUES "
ROW = "(?, ?, ?, ?, ?, ?, ?)"
AT_ONCE = 500  # rows in one statement; SQLite takes so many values and no more
TABLES = 10_000  # whose numbers are remembered
# Given the last numbers of the tables, which it brings up to date: what comes of the slips, and the rows to insert.
Plan = Callable[[dict[str, int]], tuple[Verdicts, Sequence[Values]]]


class File:
    def __init__(self, path: str, wait_s: float) -> None:
        self._path = path
        self._wait_s = wait_s
        self._thread = ThreadPoolExecutor(1, "bree-store")
        self._connection: sqlite3.Connection | None = None
        self._last: dict[str, int] = {}  # numbers as we wrote them

    async def append(self, tables: set[str], plan: Plan) -> Verdicts:
        """Durable when it returns. A `sqlite3.Error` means that nothing is known to be written."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._append, tables, plan)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._forget)
        self._thread.shutdown()

    def _append(self, tables: set[str], plan: Plan) -> Verdicts:
        connection = self._connection or self._open()
        try:
            connection.execute("BEGIN IMMEDIATE")
            verdicts, rows, last = self._plan(connection, tables, plan)
            # One statement for many rows: after each step of SQLite the thread must wait for its turn in Python.
            for first in range(0, len(rows), AT_ONCE):
                some = rows[first : first + AT_ONCE]
                connection.execute(INSERT + ", ".join([ROW] * len(some)), tuple(chain.from_iterable(some)))
            connection.execute("COMMIT")
        except BaseException:
            self._forget()  # closing rolls back
            raise
        if len(self._last) > TABLES:
            self._last.clear()
        self._last.update(last)
        return verdicts

    def _plan(
        self, connection: sqlite3.Connection, tables: set[str], plan: Plan
    ) -> tuple[Verdicts, Sequence[Values], dict[str, int]]:
        """What is remembered may be old, but rows are only ever added: it can at worst say no, and that is looked up.

        Should it say yes to a number that another process has written since, the key of the rows refuses it.
        """
        last = {table_id: self._last[table_id] for table_id in tables if table_id in self._last}
        if len(last) == len(tables):
            verdicts, rows = plan(last)
            if not any(verdicts):
                return verdicts, rows, last
        found = connection.execute(f"{LAST} WHERE id IN ({', '.join('?' * len(tables))})", tuple(tables))
        last = {table_id: number or 0 for table_id, number in found}
        return *plan(last), last

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
