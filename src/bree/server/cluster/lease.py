"""The lease of a worker: the worker owns its tables as long as it renews the lease in time.

By our clock the lease ends a little earlier than by the clock of the database, because we count from before the call.
When the lease has ended, our tables in memory are invalid, because other workers may have taken them. We register again
under a new name.
"""

import asyncio
from collections.abc import Awaitable, Callable
from secrets import token_hex

from bree.core import Refusal
from bree.server import clock, log
from bree.server.cluster.leases import Leases
from bree.server.tables.ownership import Lost, Ownership

RENEWALS = 4  # in the time of one lease


class Lease(Ownership):
    def __init__(self, leases: Leases, address: str, renewed: Callable[[], Awaitable[None]]) -> None:
        """Other workers reach us at the address. `renewed` is called after each renewal."""
        self.leases = leases
        self.address = address
        self._lived = renewed
        self._until = 0.0
        self._task: asyncio.Task[None] | None = None
        self.former = ""  # our previous name

    @property
    def held(self) -> bool:
        return bool(self.worker) and clock.monotonic() < self._until

    async def open(self, lost: Lost) -> None:
        await self._register()
        if self._task is None:
            self._task = asyncio.create_task(self._keep(lost))

    async def resign(self) -> None:
        """Let other workers take our tables at once. If the database cannot be reached, they wait
        for the lease to end.
        """
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self.worker:
            self.former, self.worker = self.worker, ""
            try:
                await self.leases.resign(self.former)
            except Refusal as refusal:
                log.warn("tables could not be released", why=str(refusal))

    async def owns(self, table_id: str) -> bool:
        return await self.leases.owns(table_id)

    async def take(self, table_id: str) -> bool:
        worker = self.worker
        return (await self.leases.acquire(table_id)).worker == worker

    async def _register(self) -> None:
        began, worker = clock.monotonic(), token_hex(16)
        await self.leases.register(worker, self.address)
        self.worker, self._until = worker, began + self.leases.seconds

    async def _keep(self, lost: Lost) -> None:
        while True:
            await asyncio.sleep(self.leases.seconds / RENEWALS)
            try:
                await (self._renew() if self.worker else self._register())
            except (Refusal, TimeoutError) as fault:
                log.warn("the lease could not be renewed", why=str(fault))
            except Exception:
                log.fault("the lease could not be renewed")
            if self.worker and not self.held:
                log.warn("the lease has ended: all tables are dropped")
                self.former, self.worker = self.worker, ""
                await lost()

    async def _renew(self) -> None:
        began = clock.monotonic()
        async with asyncio.timeout(max(0.0, self._until - began)):
            lives = await self.leases.renew(self.worker)
        self._until = began + self.leases.seconds if lives else 0.0
        if lives:
            await self._lived()
