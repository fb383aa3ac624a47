"""A worker's time: as long as it says in time that it lives, the tables it was given are its own.

By our own clock the time is over a little sooner than by the database's, since it is counted from before we spoke. When
it is over, whatever is in memory is void, since others may have taken the tables and gone on; we come back under
a new name. On a file nothing of this is needed: it belongs to one process.
"""

import asyncio
from collections.abc import Awaitable, Callable
from secrets import token_hex

from bree.core import Refusal
from bree.server import clock, log
from bree.server.store import Store

BEATS = 4  # signs of life in the time of one


class Lease:
    def __init__(self, store: Store, lost: Callable[[], Awaitable[None]], lived: Callable[[], Awaitable[None]]) -> None:
        self._store = store
        self._lost = lost  # called when the time is over
        self._lived = lived  # called after each sign of life
        self._address = ""
        self._until = 0.0
        self._task: asyncio.Task[None] | None = None
        self.worker = ""  # our name, which only other workers know; "": we have none now
        self.former = ""  # the last one

    @property
    def held(self) -> bool:
        return bool(self.worker) and (not self._store.shared or clock.monotonic() < self._until)

    async def open(self, address: str) -> None:
        """The others reach us there."""
        self._address = address
        await self._enlist()
        if self._store.shared and self._task is None:
            self._task = asyncio.create_task(self._keep())

    async def resign(self) -> None:
        """The others may take our tables at once. Where they cannot be told, they wait until our time is up."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self.worker:
            self.former, self.worker = self.worker, ""
            try:
                await self._store.resign(self.former)
            except Refusal as refusal:
                log.warn("tables could not be given back", why=str(refusal))

    async def _enlist(self) -> None:
        began, worker = clock.monotonic(), token_hex(16)
        await self._store.enlist(worker, self._address)
        self.worker, self._until = worker, began + self._store.lease_s

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(self._store.lease_s / BEATS)
            try:
                await (self._beat() if self.worker else self._enlist())
            except (Refusal, TimeoutError) as fault:
                log.warn("no sign of life could be given", why=str(fault))
            except Exception:
                log.fault("no sign of life could be given")
            if self.worker and not self.held:
                log.warn("our time is up: all tables are void")
                self.former, self.worker = self.worker, ""
                await self._lost()

    async def _beat(self) -> None:
        began = clock.monotonic()
        async with asyncio.timeout(max(0.0, self._until - began)):
            lives = await self._store.beat(self.worker)
        self._until = began + self._store.lease_s if lives else 0.0
        if lives:
            await self._lived()
