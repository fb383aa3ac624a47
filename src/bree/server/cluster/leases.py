"""Who has which table, where several processes share a PostgreSQL. Each table has one owner at a time: a worker.

A worker lives as long as it says so in time (`beat`); when its time is up, the next worker that is asked for one of its
tables takes it. Only the database's clock counts, and it only decides who may *take* a table: `tables.owner` says who
may write to it, and the transaction that writes looks there (`store/postgres_append.py`). If the database's clock
jumps, a table may change hands without need, and nothing is lost. A time further ahead than any worker can have asked
for counts as up. A worker that has lost a table is dead for good, and hears so at its next sign of life, also where the
clock has jumped back meanwhile.

Signs of life use one connection, and questions another, so that neither waits for anything else. Neither waits for the
disk: if the database loses them, it also loses all later writes.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bree.core import Refusal
from bree.server.store import Owner, Store
from bree.server.store.address import Address
from bree.server.store.faults import refused_when_unreachable
from bree.server.store.postgres import Busy, Connection
from bree.server.store.schema import ALIVE, LIVING, NOW

ENLIST = (
    f"INSERT INTO workers (id, address, seconds, until) VALUES ($1, $2, $3, {NOW} + $3)"
    f" ON CONFLICT (id) DO UPDATE SET address = $2, seconds = $3, until = {NOW} + $3"
)
FORGET = f"DELETE FROM workers WHERE until < {NOW} - 60 OR until > {NOW} + seconds + 60"
BEAT = f"UPDATE workers SET until = {NOW} + seconds WHERE id = $1 AND {ALIVE} RETURNING id"
RESIGN = "DELETE FROM workers WHERE id = $1"
OWNER = (
    f"SELECT owner, address, {ALIVE} IS TRUE AS alive FROM tables LEFT JOIN workers ON workers.id = owner"
    " WHERE tables.id = $1"
)
OWNS = "SELECT FROM tables WHERE id = $1 AND owner = $2"
# A write in progress holds a lock on the table's key (`postgres_append`): it is waited for, or tried again.
LOCK = "SELECT FROM tables WHERE id = $1 FOR UPDATE NOWAIT"
# A worker that loses a table is dead for good: were it to live again when the clock goes on, it would never hear of it.
BURY = f"DELETE FROM workers WHERE id = (SELECT owner FROM tables WHERE id = $1) AND {ALIVE} IS NOT TRUE"
TAKE = "UPDATE tables SET owner = $2 WHERE id = $1 AND NOT EXISTS (SELECT FROM workers WHERE workers.id = tables.owner)"


class Leases:
    """Of the workers at a store, for one of them."""

    def __init__(self, store: Store, seconds: float) -> None:
        self._store = store
        self.seconds = seconds  # from a sign of life until the lease ends
        self._life, self._questions = _Connection(store.address), _Connection(store.address)

    async def enlist(self, worker: str, address: str) -> None:
        """From now on the store writes for this worker, which lives as long as it says so (`beat`).

        Its name must be a new one: all that a worker had whose time was up is void.
        """
        async with self._life.connected() as connection:
            await connection.execute(FORGET)
            await connection.execute(ENLIST, worker, address, self.seconds)
        self._store.worker = worker

    async def beat(self, worker: str) -> bool:
        """A sign of life. False: its time was up; all tables that it has in memory are void."""
        async with self._life.connected() as connection:
            return await connection.fetchval(BEAT, worker) is not None

    async def living(self) -> frozenset[str]:
        """All workers whose time is not up."""
        async with self._life.connected() as connection:
            return frozenset(found["id"] for found in await connection.fetch(LIVING))

    async def resign(self, worker: str) -> None:
        """Its tables may be taken at once."""
        async with self._life.connected() as connection:
            await connection.execute(RESIGN, worker)

    async def own(self, table_id: str) -> Owner:
        """Who has the table: we ourselves, if nobody who lives had it. Refused where there is no such table."""
        async with self._questions.connected() as connection:
            found = await connection.fetchrow(OWNER, table_id)
            if found is not None and not found["alive"]:
                try:
                    async with connection.transaction():
                        await connection.execute(LOCK, table_id)
                        await connection.execute(BURY, table_id)
                        await connection.execute(TAKE, table_id, self._store.worker)
                except Busy:  # its last write is just being made
                    pass
                found = await connection.fetchrow(OWNER, table_id)
        if found is None:
            raise Refusal("no-table")
        return Owner(found["owner"], found["address"] or "")

    async def owns(self, table_id: str) -> bool:
        """Is it still ours? Nothing is taken: one that others had meanwhile would be another than we remember."""
        async with self._questions.connected() as connection:
            return await connection.fetchrow(OWNS, table_id, self._store.worker) is not None

    async def close(self) -> None:
        await self._life.close()
        await self._questions.close()


class _Connection:
    """A connection that one caller uses at a time. After a fault the next call opens another."""

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
