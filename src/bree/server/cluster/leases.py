"""The leases of all workers that share a PostgreSQL, and the owner of each table. Each table has one owner at a time.

A worker is alive while it renews its lease in time (`renew`). When the lease has ended, the next worker that needs one
of its tables takes it. Only the clock of the database counts, and it only decides who may *take* a table.
`tables.owner` says who may write to it, and every write checks that in its transaction (`store/postgres_append.py`). So
if the clock jumps, a table may change its owner without need, but nothing is lost. An end further in the future than a
worker can have set counts as over. A worker that has lost a table is dead for good. Its next renewal fails, even if the
clock has jumped back.

Renewals and questions use separate connections, so that neither waits for the other. Neither waits for the disk: if the
database loses them, it loses all later writes as well.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bree.core import Refusal
from bree.server.store import Store, TableOwner
from bree.server.store.address import Address
from bree.server.store.faults import refused_when_unreachable
from bree.server.store.postgres import Busy, Connection
from bree.server.store.schema import ALIVE, LIVING, NOW

REGISTER = (
    f"INSERT INTO workers (id, address, seconds, until) VALUES ($1, $2, $3, {NOW} + $3)"
    f" ON CONFLICT (id) DO UPDATE SET address = $2, seconds = $3, until = {NOW} + $3"
)
DROP_OLD_WORKERS = f"DELETE FROM workers WHERE until < {NOW} - 60 OR until > {NOW} + seconds + 60"
RENEW = f"UPDATE workers SET until = {NOW} + seconds WHERE id = $1 AND {ALIVE} RETURNING id"
RESIGN = "DELETE FROM workers WHERE id = $1"
OWNER = (
    f"SELECT owner, address, {ALIVE} IS TRUE AS alive FROM tables LEFT JOIN workers ON workers.id = owner"
    " WHERE tables.id = $1"
)
OWNS = "SELECT FROM tables WHERE id = $1 AND owner = $2"
# A write in progress holds a lock on the key of the table (`postgres_append`). Then this statement fails.
LOCK = "SELECT FROM tables WHERE id = $1 FOR UPDATE NOWAIT"
# A worker that loses a table is dead for good. If it could come back to life, it would not notice the loss.
DROP_DEAD_OWNER = f"DELETE FROM workers WHERE id = (SELECT owner FROM tables WHERE id = $1) AND {ALIVE} IS NOT TRUE"
TAKE = "UPDATE tables SET owner = $2 WHERE id = $1 AND NOT EXISTS (SELECT FROM workers WHERE workers.id = tables.owner)"


class Leases:
    """The leases at a store, as one worker uses them."""

    def __init__(self, store: Store, seconds: float) -> None:
        self._store = store
        self.seconds = seconds  # from a renewal until the lease ends
        self._life, self._questions = _Connection(store.address), _Connection(store.address)

    async def register(self, worker: str, address: str) -> None:
        """Register a worker. The store writes for it from now on.

        The name must be new, because everything that a dead worker owned is invalid.
        """
        async with self._life.connected() as connection:
            await connection.execute(DROP_OLD_WORKERS)
            await connection.execute(REGISTER, worker, address, self.seconds)
        self._store.worker = worker

    async def renew(self, worker: str) -> bool:
        """Renew the lease. False if it had ended; then all tables in memory are invalid."""
        async with self._life.connected() as connection:
            return await connection.fetchval(RENEW, worker) is not None

    async def living(self) -> frozenset[str]:
        """All workers whose lease has not ended."""
        async with self._life.connected() as connection:
            return frozenset(found["id"] for found in await connection.fetch(LIVING))

    async def resign(self, worker: str) -> None:
        """End the lease of a worker, so that its tables may be taken at once."""
        async with self._life.connected() as connection:
            await connection.execute(RESIGN, worker)

    async def acquire(self, table_id: str) -> TableOwner:
        """The owner of the table. If no living worker owns it, we take it. Refused if there is no such table."""
        async with self._questions.connected() as connection:
            found = await connection.fetchrow(OWNER, table_id)
            if found is not None and not found["alive"]:
                try:
                    async with connection.transaction():
                        await connection.execute(LOCK, table_id)
                        await connection.execute(DROP_DEAD_OWNER, table_id)
                        await connection.execute(TAKE, table_id, self._store.worker)
                except Busy:  # a last write of the dead owner is in progress
                    pass
                found = await connection.fetchrow(OWNER, table_id)
        if found is None:
            raise Refusal("no-table")
        return TableOwner(found["owner"], found["address"] or "")

    async def owns(self, table_id: str) -> bool:
        """Do we still own the table? Takes nothing, because our memory of a table that others had would be stale."""
        async with self._questions.connected() as connection:
            return await connection.fetchrow(OWNS, table_id, self._store.worker) is not None

    async def close(self) -> None:
        await self._life.close()
        await self._questions.close()


class _Connection:
    """A connection that one caller uses at a time. After an error the next call opens a new one."""

    def __init__(self, address: Address) -> None:
        self._address = address
        self._connection: Connection | None = None
        self._alone = asyncio.Lock()

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[Connection]:
        with refused_when_unreachable():
            async with self._alone:
                if self._connection is None or self._connection.is_closed():
                    self._connection = await self._address.connect(synchronous_commit="off")
                try:
                    yield self._connection
                except BaseException:
                    self._forget()
                    raise

    async def close(self) -> None:
        async with self._alone:
            self._forget()

    def _forget(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None
