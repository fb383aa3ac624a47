"""Snapshots of a table: it need not be played from its first answer when it is recalled. Nobody waits for them."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from bree.core import Refusal
from bree.server import log
from bree.server.services import Services
from bree.server.store import Conflict
from bree.server.tables.progress import Progress
from bree.server.tables.restore import snapshot
from bree.table import Sitting

EACH = 400  # rows between two snapshots
SHORT = 2000  # rows of an ended game that are soon played again: it needs no snapshot


class Snapshots:
    def __init__(self, services: Services, table_id: str, rows: int) -> None:
        self._store, self._each = services.store, EACH
        self._id = table_id
        self._kept = rows  # at the last one
        self._some = rows >= self._each  # may there be one? Not of fewer rows
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def after(self, sitting: Sitting, progress: Progress, over: bool) -> None:
        """Rows were written: one may be due, or none needed any more."""
        if over and progress.rows < SHORT:
            if self._some:
                self._spawn(self._store.drop_snapshot(self._id))
        elif progress.rows - self._kept >= self._each:
            self._kept, self._some = progress.rows, True
            self._spawn(self._store.put_snapshot(self._id, snapshot(sitting, progress)))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._watched(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _watched(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Conflict:
            log.warn("not done", table=self._id, why="the table is another worker's")
        except Refusal as refusal:  # the rows are the truth, and there will be another one
            log.warn("not done", table=self._id, why=str(refusal))
