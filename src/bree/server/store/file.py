"""Appends to a SQLite file in one go: a whole transaction is one hop to a thread, where a statement would be one each.

It is a short cut of the writer for what happens most. Whatever it cannot do it leaves undone, and the writer does it in
the common way, which also finds the words for what is wrong.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
import sqlite3
from typing import Any, TypeVar

T = TypeVar("T")
Values = tuple[Any, ...]

LAST = "SELECT id, (SELECT number FROM rows WHERE table_id = tables.id ORDER BY number DESC LIMIT 1) FROM tables"
INSERT = "INSERT INTO rows (table_id, number, kind, who, pick, goes_to, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
# Given the last numbers of the tables: what came of the slips, and the rows to insert.
Plan = Callable[[dict[str, int]], tuple[T, Sequence[Values]]]


class File:
    def __init__(self, path: str, wait_s: float) -> None:
        self._path = path
        self._wait_s = wait_s
        self._thread = ThreadPoolExecutor(1, "bree-store")
        self._connection: sqlite3.Connection | None = None

    async def append(self, tables: set[str], plan: Plan[T]) -> T:
        """Durable when it returns. A `sqlite3.Error` means that nothing is known to be written."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._append, tables, plan)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._forget)
        self._thread.shutdown()

    def _append(self, tables: set[str], plan: Plan[T]) -> T:
        connection = self._connection or self._open()
        try:
            connection.execute("BEGIN IMMEDIATE")
            found = connection.execute(f"{LAST} WHERE id IN ({', '.join('?' * len(tables))})", tuple(tables))
            result, rows = plan({table_id: number or 0 for table_id, number in found})
            connection.executemany(INSERT, rows)
            connection.execute("COMMIT")
        except BaseException:
            self._forget()  # closing rolls back
            raise
        return result

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, timeout=self._wait_s, isolation_level=None)
        for pragma in ("synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")
        self._connection = connection
        return connection

    def _forget(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
