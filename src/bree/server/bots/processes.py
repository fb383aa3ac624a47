"""The processes in which bots think. Each process runs one task at a time."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.context import BaseContext
import multiprocessing.forkserver
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from bree.server.bots import thinking

T = TypeVar("T")
PATIENCE_S = 20.0  # added to the time limit, because a process may have to start first on a busy machine
FORKSERVER = "forkserver"  # it starts processes quickly, and they inherit nothing from the server


class BotProcesses:
    """A number of processes. `start` starts one of them, tasks the others. One that dies or hangs is replaced."""

    def __init__(self, count: int, more_games: tuple[str, ...], megabytes: int, nice: int = 0) -> None:
        self._count = count
        self._begun_with = (more_games, megabytes, nice)
        self._free = asyncio.Semaphore(count)
        self._working: set[asyncio.Task[object]] = set()
        method = FORKSERVER if FORKSERVER in get_all_start_methods() else "spawn"
        self._context = get_context(method)
        if method == FORKSERVER:
            multiprocessing.forkserver.set_forkserver_preload([thinking.__name__])
            multiprocessing.forkserver.ensure_running()
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        self._started = _Started(self._context)
        context: Any = self._started
        return ProcessPoolExecutor(self._count, context, thinking.begin, self._begun_with)

    def start(self) -> None:
        """Start a process before the first task, because it takes a second to load the games."""
        if not self.running:
            with suppress(BrokenProcessPool):  # the next task starts a new pool
                self._pool.submit(thinking.idle)

    def close(self) -> None:
        for task in self._working:
            task.cancel()
        _dismiss(self._pool, self.running)

    @property
    def running(self) -> list[BaseProcess]:
        """The processes of the current pool."""
        return self._started.processes

    async def do(self, work: Callable[[], T], seconds: float, tries: int = 1) -> T:
        """Run a task. It is tried again if another task has ended the processes."""
        try:
            return await self._in_place(partial(thinking.within, work, seconds), seconds)
        except ProcessFailed as fault:
            if tries == 1 or isinstance(fault.__cause__, TimeoutError):
                raise
        return await self.do(work, seconds, tries - 1)

    async def _in_place(self, work: Callable[[], T], seconds: float) -> T:
        """A cancelled task keeps its place until the process has finished it."""
        await self._free.acquire()
        task = asyncio.create_task(self._in_pool(work, seconds))
        self._working.add(task)
        task.add_done_callback(self._leave_place)
        return await asyncio.shield(task)

    def _leave_place(self, task: asyncio.Task[T]) -> None:
        self._working.discard(task)
        self._free.release()
        if not task.cancelled():
            task.exception()  # marks it as retrieved, because the caller may be gone

    async def _in_pool(self, work: Callable[[], T], seconds: float) -> T:
        pool = self._pool
        try:
            async with asyncio.timeout(seconds + PATIENCE_S):
                return await _done_in(pool, work)
        except (BrokenProcessPool, TimeoutError) as fault:
            if pool is self._pool:  # the first task that notices starts a new pool
                processes = self.running
                self._pool = self._new_pool()
                _dismiss(pool, processes)
            raise ProcessFailed from fault


class _Started:
    """A multiprocessing context that remembers its processes, because an executor does not expose them."""

    def __init__(self, context: BaseContext) -> None:
        self._context = context
        self.processes: list[BaseProcess] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._context, name)

    def Process(self, *given: Any, **more: Any) -> BaseProcess:  # noqa: N802  (the executor calls it)
        process: BaseProcess = self._context.Process(*given, **more)  # type: ignore[attr-defined]
        self.processes.append(process)
        return process


def _dismiss(pool: ProcessPoolExecutor, processes: list[BaseProcess]) -> None:
    """Kill the processes. The executor itself would wait for ever for a process that hangs."""
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


async def _done_in(pool: ProcessPoolExecutor, work: Callable[[], T]) -> T:
    try:
        return await asyncio.get_running_loop().run_in_executor(pool, work)
    except asyncio.CancelledError as fault:
        task = asyncio.current_task()
        if task is not None and task.cancelling():
            raise
        raise BrokenProcessPool from fault  # nobody has cancelled us: the pool was closed before a process got the task


class ProcessFailed(Exception):  # noqa: N818
    """The process of a task has died, or hangs where no alarm reaches it."""
