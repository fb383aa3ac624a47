"""Background work of a table. A task exists only while there is work, so it does not keep an idle table in memory."""

import asyncio
from collections.abc import Awaitable, Callable


class Background:
    """One task at a time."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def busy(self) -> bool:
        return self._task is not None

    def begin(self, work: Callable[[], Awaitable[None]]) -> None:
        """Start the task. Call this whenever there may be work. Does nothing while the task runs, or after `close`."""
        if self._task is None and not self._closed:
            self._task = asyncio.create_task(self._run(work))

    async def close(self) -> None:
        """Cancel the task for good, even if a call at the table wants to start it again."""
        self._closed = True
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _run(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        finally:
            self._task = None
