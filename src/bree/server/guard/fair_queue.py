"""Taking turns at what costs much: so many at once, few for each caller, and nobody waits behind another's crowd."""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from bree.core import Refusal

LONG_CALLS = 2  # replays, saves, tables from records at the same time; and apart from those reviews
MOST_WAITING = 32  # callers, altogether; beyond it the server is busy


class FairQueue:
    """A caller is known by several names, such as his address and his token; the first says whose turn it is.

    The places go round the first names: whoever has brought twenty wishes is served one of them, then all others are.
    """

    def __init__(self, places: int, each: int, most: int = MOST_WAITING) -> None:
        self._free = places
        self._each = each  # wishes of one name, served or waiting
        self._most = most  # waiting altogether
        self._here: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by first name, in the order of their turns

    @asynccontextmanager
    async def turn(self, *names: str) -> AsyncIterator[Callable[[], Awaitable[None]]]:
        """Refused as `busy` when the caller has enough here already, or too many wait.

        Work in pieces calls what this yields between two pieces: callers that wait then go first.
        """
        if any(self._here[name] >= self._each for name in names) or self._crowded:
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

        self._here.update(names)
        try:
            await begin()
            yield others_first
        finally:
            end()
            self._here.subtract(names)
            self._here = +self._here  # nobody is remembered who has left

    @property
    def _crowded(self) -> bool:
        waiting = sum(not called.done() for line in self._waiting.values() for called in line)
        return not self._free and waiting >= self._most

    async def _take(self, name: str) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(name, deque()).append(called)
        self._call_next()
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # called at the moment he went away
                self._free += 1
                self._call_next()
            raise

    def _call_next(self) -> None:
        while self._free and self._waiting:
            name, line = next(iter(self._waiting.items()))
            called = line.popleft()
            del self._waiting[name]
            if line:
                self._waiting[name] = line  # behind all others
            if not called.done():
                self._free -= 1
                called.set_result(None)
