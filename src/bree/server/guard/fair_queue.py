"""A fair queue for expensive work: a limit in total and for each caller, and callers take turns."""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from bree.core import Refusal

LONG_CALLS = 2  # replays, saves and tables from records at the same time; the same number of reviews
MOST_WAITING = 32  # callers in the queue; above it the server is busy


class FairQueue:
    """A caller has several names, such as an address and a token. The first name decides whose turn it is.

    The queue goes round the first names. A caller with twenty requests gets one of them served, then the others get
    their turn.
    """

    def __init__(self, places: int, each: int, most: int = MOST_WAITING) -> None:
        self._free = places
        self._each = each  # requests of one name, in progress or waiting
        self._most = most  # requests that may wait
        self._present: Counter[str] = Counter()  # requests of each name, in progress or waiting
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by first name, in the order of their turns

    @asynccontextmanager
    async def turn(self, *names: str) -> AsyncIterator[Callable[[], Awaitable[None]]]:
        """Wait for a turn. Refused as `busy` if the caller has too many requests here, or too many wait.

        Work in pieces awaits the yielded function between two pieces. It lets waiting callers go first.
        """
        if any(self._present[name] >= self._each for name in names) or self._crowded:
            raise Refusal("busy")
        served = False

        async def begin() -> None:
            nonlocal served
            await self._take(names[0])
            served = True

        def end() -> None:
            nonlocal served
            if served:
                served = False
                self._free += 1
                self._call_next()

        async def others_first() -> None:
            end()
            await begin()

        self._present.update(names)
        try:
            await begin()
            yield others_first
        finally:
            end()
            self._present.subtract(names)
            self._present = +self._present  # drop the names that have no requests

    @property
    def _crowded(self) -> bool:
        waiting = sum(not called.done() for queue in self._waiting.values() for called in queue)
        return not self._free and waiting >= self._most

    async def _take(self, name: str) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(name, deque()).append(called)
        self._call_next()
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # the turn came together with the cancellation
                self._free += 1
                self._call_next()
            raise

    def _call_next(self) -> None:
        while self._free and self._waiting:
            name, queue = next(iter(self._waiting.items()))
            called = queue.popleft()
            del self._waiting[name]
            if queue:
                self._waiting[name] = queue  # behind all others
            if not called.done():
                self._free -= 1
                called.set_result(None)
