"""Is the server ready? It is when the store takes a write, which is tried at most once a second however many ask."""

import asyncio

from bree.server import clock
from bree.server.store import Store

KEPT_S = 1.0  # an answer is good for so long


class Readiness:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._task: asyncio.Task[None] | None = None
        self._at = 0.0

    async def check(self) -> None:
        """Refused if nothing can be written now; whoever asks meanwhile gets the same answer."""
        if self._task is None or (self._task.done() and clock.monotonic() - self._at > KEPT_S):
            self._at = clock.monotonic()
            self._task = asyncio.create_task(self._store.prove())
        await asyncio.shield(self._task)
