"""A worker's lease: as long as it says in time that it lives, the tables that it was given are its own.

By our own clock the lease ends a little sooner than by the database's, since it is counted from before the call. When
it has ended, our memory is void, since other workers may have taken the tables and gone on. We come back under a new
name.
"""

import asyncio
from collections.abc import Awaitable, Callable
from secrets import token_hex

from bree.core import Refusal
from bree.server import clock, log
from bree.server.cluster.leases import Leases
from bree.server.tables.ownership import Lost, Ownership

BEATS = 4  # signs of life in the time of one


class Lease(Ownership):
    def __init__(self, leases: Leases, address: str, lived: Callable[[], Awaitable[None]]) -> None:
        """The other workers reach us at the address; after each sign of life `lived` is called."""
        self.leases = leases
        self.address = address
        self._lived = lived
        self._until = 0.0
        self._task: asyncio.Task[None] | None = None
        self.former = ""  # our last name

    @property
    def held(self) -> bool:
        return bool(self.worker) and clock.monotonic() < self._until

    async def open(self, lost: Lost) -> None:
        await self._enlist()
        if self._task is None:
            self._task = asyncio.create_task(self._keep(lost))

    async def resign(self) -> None:
        """The others may take our tables at once. Where they cannot be told, they wait until the lease ends."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self.worker:
            self.former, self.worker = self.worker, ""
            try:
                await self.leases.resign(self.former)
            except Refusal as refusal:
                log.warn("tables could not be given back", why=str(refusal))

    async def owns(self, table_id: str) -> bool:
        return await self.leases.owns(table_id)

    async def take(self, table_id: str) -> bool:
        worker = self.worker
        return (await self.leases.own(table_id)).worker == worker

    async def _enlist(self) -> None:
        began, worker = clock.monotonic(), token_hex(16)
        await self.leases.enlist(worker, self.address)
        self.worker, self._until = worker, began + self.leases.seconds

    async def _keep(self, lost: Lost) -> None:
        while True:
            await asyncio.sleep(self.leases.seconds / BEATS)
            try:
                await (self._beat() if self.worker else self._enlist())
            except (Refusal, TimeoutError) as fault:
                log.warn("no sign of life could be given", why=str(fault))
            except Exception:
                log.fault("no sign of life could be given")
            if self.worker and not self.held:
                log.warn("our lease has ended: all tables are void")
                self.former, self.worker = self.worker, ""
                await lost()

    async def _beat(self) -> None:
        began = clock.monotonic()
        async with asyncio.timeout(max(0.0, self._until - began)):
            lives = await self.leases.beat(self.worker)
        self._until = began + self.leases.seconds if lives else 0.0
        if lives:
            await self._lived()
