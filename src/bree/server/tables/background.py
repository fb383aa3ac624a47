"""Work of a table beside its calls. A task exists only while there is work, so an idle table is not kept in memory."""

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
        """Call it whenever there may be work. It does nothing while the task runs, or after `close`."""
        if self._task is None and not self._closed:
            self._task = asyncio.create_task(self._run(work))

    async def close(self) -> None:
        """A call that still runs at the table may want the task again: it begins no more."""
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
