"""Is the server ready? It is if the store accepts a write. This is tried at most once a second."""

import asyncio

from bree.server import clock
from bree.server.store import Store

KEPT_S = 1.0  # how long a result is used again


class Readiness:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._task: asyncio.Task[None] | None = None
        self._at = 0.0

    async def check(self) -> None:
        """Refuse if the store cannot write now. Calls at the same time share one result."""
        if self._task is None or (self._task.done() and clock.monotonic() - self._at > KEPT_S):
            self._at = clock.monotonic()
            self._task = asyncio.create_task(self._store.prove())
        await asyncio.shield(self._task)
