"""An event loop on simulated time: when nothing is ready, it jumps to the next timer and never waits.

Every task belongs to a simulated process (`Process`), known by its context, which tasks and callbacks inherit. On real
machines the callbacks of one process keep their order, and so they do here. The seed decides which process is next. A
frozen process does nothing until it is woken. A killed one does nothing any more.
"""

import asyncio
from asyncio import base_events, events
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from heapq import heappop, heappush
from random import Random
import traceback
from typing import Any, TypeVar

T = TypeVar("T")
STEP_S = 1e-6  # that a callback takes: a world that never rests still gets older
MOST = 3_000_000  # callbacks; more is a circle


class Stuck(AssertionError):  # noqa: N818
    """Somebody waits, and nothing can ever happen any more."""


class Process:
    """A part that can die alone: a worker, a client, the database."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.ready: deque[asyncio.Handle] = deque()
        self.frozen = False
        self.dead = False
        self.context = copy_context()
        self.context.run(WHO.set, self)

    def __repr__(self) -> str:
        return self.name


async def _nobody(_factory: Any, place: Any) -> Any:
    raise ConnectionRefusedError(f"there is no network to {place}")


WHO: ContextVar[Process] = ContextVar("WHO")


class Loop(base_events.BaseEventLoop):
    def __init__(self, rng: Random, start: float = 0.0) -> None:
        super().__init__()
        self._rng = rng
        self._now = start
        self._timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        self._count = 0
        self._steps = 0
        self.dial: Callable[[Any, Any], Any] = _nobody  # how processes reach each other
        self._busy: list[Process] = []  # processes that could go on now
        self._world = Process("world")
        self._processes: list[Process] = [self._world]
        self._tasks: list[asyncio.Task[Any]] = []  # kept, so that dead tasks are not collected at a random moment
        self._kept = 500
        self.faults: list[str] = []  # exceptions that nobody caught
        self.set_exception_handler(self._note)

    def time(self) -> float:
        return self._now

    # Processes

    def process(self, name: str) -> Process:
        self._processes.append(Process(name))
        return self._processes[-1]

    def freeze(self, process: Process) -> None:
        process.frozen = True
        if process in self._busy:
            self._busy.remove(process)

    def wake(self, process: Process) -> None:
        process.frozen = False
        self._stir(process)

    def kill(self, process: Process) -> None:
        self.freeze(process)
        process.dead = True

    def start(self, process: Process, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        return self.create_task(work, context=process.context.copy())

    def _stir(self, process: Process) -> None:
        if process.ready and not process.frozen and process not in self._busy:
            self._busy.append(process)

    # What asyncio calls

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self._put(handle)
        return handle

    call_soon_threadsafe = call_soon  # type: ignore[assignment]

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self._now + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        timer = asyncio.TimerHandle(when, callback, args, self, context)
        self._count += 1
        heappush(self._timers, (when, self._count, timer))
        return timer

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It is dropped when its time comes."""

    def create_task(self, coro: Any, *, name: str | None = None, context: Context | None = None) -> asyncio.Task[Any]:  # type: ignore[override]
        if context is not None and WHO not in context:  # a library wants an empty one
            context.run(WHO.set, WHO.get(self._world))
        task = asyncio.Task(coro, loop=self, name=name or "", context=context)
        self._tasks.append(task)
        if len(self._tasks) > 2 * self._kept:
            self.forget_done()
        return task

    def forget_done(self) -> None:
        self._tasks = [task for task in self._tasks if not task.done()]
        self._kept = max(500, len(self._tasks))

    def run_in_executor(self, _executor: Any, work: Callable[..., T], *args: Any) -> asyncio.Future[T]:  # type: ignore[override]
        """There are no threads: it is done here, a moment later."""
        done: asyncio.Future[T] = self.create_future()

        def run() -> None:
            if not done.cancelled():
                try:
                    done.set_result(work(*args))
                except Exception as fault:
                    done.set_exception(fault)

        self.call_later(self._rng.expovariate(1000), run)
        return done

    async def create_connection(self, factory: Any, host: Any = None, port: Any = None, **_: Any) -> Any:  # type: ignore[override]
        return await self.dial(factory, (host, port))

    async def create_unix_connection(self, factory: Any, path: Any = None, **_: Any) -> Any:  # type: ignore[override]
        return await self.dial(factory, path)

    def _put(self, handle: asyncio.Handle) -> None:
        context: Context = handle._context  # type: ignore[attr-defined]
        process = context.get(WHO, self._world)
        process.ready.append(handle)
        if len(process.ready) == 1 and not process.frozen:
            self._busy.append(process)

    # Time

    def _run_once(self) -> None:
        while not self._stopping:  # type: ignore[attr-defined]
            self._step()

    def _step(self) -> None:
        timers, busy = self._timers, self._busy
        if not busy:
            while not busy:
                if not timers:
                    raise Stuck("somebody waits, and nothing can ever happen any more")
                self._now = max(self._now, timers[0][0])
                self._ring()
        else:
            self._now += STEP_S
            if timers and timers[0][0] <= self._now:
                self._ring()
        self._steps += 1
        if self._steps > MOST:
            raise Stuck("the world turns in a circle")
        place = int(self._rng.random() * len(busy)) if len(busy) > 1 else 0
        process = busy[place]
        handle = process.ready.popleft()
        if not process.ready:
            del busy[place]
        if not handle.cancelled():
            handle._run()

    def _ring(self) -> None:
        """What is due becomes ready."""
        timers = self._timers
        while timers and timers[0][0] <= self._now:
            timer = heappop(timers)[2]
            if not timer.cancelled():
                self._put(timer)

    # The end

    def _note(self, _loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        fault = context.get("exception")
        trace = "".join(traceback.format_exception(fault)) if fault is not None else ""
        self.faults.append(f"{context.get('message')}: {trace}")

    def end(self) -> None:
        """Everybody goes home, the dead too, so that nothing is left to be tidied up."""
        events._set_running_loop(self)
        for process in self._processes:
            self.wake(process)
        for _ in range(20):
            self.forget_done()
            for task in self._tasks:
                task.cancel()
            while self._tasks and self._busy:
                self._step()
            if not self._tasks:
                break
        events._set_running_loop(None)
        self._tasks, self._timers = [], []
        self.close()

    def _process_events(self, event_list: Any) -> None:
        raise NotImplementedError

    def _write_to_self(self) -> None:
        pass
