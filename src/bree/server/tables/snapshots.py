"""Snapshots of a table, so that restoring it need not replay all answers. They are written in the background."""

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
SHORT = 2000  # an ended game with fewer rows needs no snapshot, because replaying it is quick


class Snapshots:
    def __init__(self, services: Services, table_id: str, rows: int) -> None:
        self._store, self._each = services.store, EACH
        self._id = table_id
        self._kept = rows  # at the last snapshot
        self._some = rows >= self._each  # a snapshot may exist
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def after(self, sitting: Sitting, progress: Progress, over: bool) -> None:
        """Write or delete the snapshot if necessary. Call this after rows were written."""
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
            log.warn("snapshot not stored", table=self._id, why="another worker owns the table")
        except Refusal as refusal:  # the rows are enough, and a later snapshot may succeed
            log.warn("snapshot not stored", table=self._id, why=str(refusal))
