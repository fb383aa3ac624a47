"""Appends rows to a PostgreSQL server with one statement, which is a whole transaction: one round trip.

Appends and all other changes of the store share one connection, which stays open and does not return to the pool.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bree.server.store.postgres import Connection
from bree.server.store.records import Appended, NewRows, values
from bree.server.store.schema import TABLES

# Selects the tables that we own and whose new rows follow the last one. Locks their keys, so that no worker takes a
# table meanwhile (`leases.LOCK`). If a first row exists already, the key of the rows refuses it.
APPEND = """
WITH mine AS MATERIALIZED (
  SELECT tables.id FROM tables JOIN unnest($2::text[], $3::int[]) AS wanted(id, first) ON wanted.id = tables.id
  WHERE tables.owner = $1 AND (first = 1 OR EXISTS (
    SELECT FROM rows WHERE table_id = wanted.id AND number = first - 1))
  FOR KEY SHARE OF tables
), put AS (
  INSERT INTO rows (table_id, number, kind, who, pick, goes_to, at)
  SELECT brought.* FROM unnest($4::text[], $5::int[], $6::text[], $7::text[], $8::text[], $9::int[], $10::float8[])
    AS brought(table_id, number, kind, who, pick, goes_to, at) JOIN mine ON mine.id = brought.table_id
)
SELECT id FROM mine
"""
THERE = "SELECT id FROM tables WHERE id = ANY($1::text[])"


class PostgresAppend:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._raw: Connection = None  # the driver's object of the same connection

    async def append(self, worker: str, runs: NewRows) -> Appended:
        """Durable when it returns."""
        rows = [values(table_id, row) for table_id in sorted(runs) for row in runs[table_id]]
        firsts = [run[0].number for run in runs.values()]
        async with self._connected():
            found = await self._raw.fetch(APPEND, worker, list(runs), firsts, *map(list, zip(*rows, strict=True)))
            written = {one["id"] for one in found}
            rest = [table_id for table_id in runs if table_id not in written]
            there = await self._raw.fetch(THERE, rest) if rest else ()
            return Appended(written, {one["id"] for one in there})

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """A transaction for all other changes of the store."""
        async with self._connected() as connection, connection.begin():
            yield connection

    async def lock(self, connection: AsyncConnection, worker: str, table_id: str) -> bool:
        """Does the worker own the table? No other worker can take it during the transaction (see `leases.LOCK`)."""
        found = select(TABLES.c.owner).where(TABLES.c.id == table_id).with_for_update(read=True, key_share=True)
        owner = (await connection.execute(found)).scalar_one_or_none()
        return owner in (None, worker)  # the change itself handles a missing table

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[AsyncConnection]:
        """The connection for writing. After an error the next call opens a new one."""
        if self._connection is not None and self._raw.is_closed():
            await self.close()
        if self._connection is None:
            self._connection = await self._engine.connect()
            self._raw = (await self._connection.get_raw_connection()).driver_connection
        try:
            yield self._connection
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()
