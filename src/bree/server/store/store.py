"""The store: all reads and writes of the server's database."""

from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import Select, delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bree.core import Refusal
from bree.server.store import parcels
from bree.server.store.address import BUSY_S, Address
from bree.server.store.expiry import drop_old
from bree.server.store.faults import FAULTS, foreign, refusal, refused_when_unreachable
from bree.server.store.migrate import migrate
from bree.server.store.offers import offered_tables
from bree.server.store.postgres_append import PostgresAppend
from bree.server.store.records import Loaded, SeatRecord, Snapshot, TableRecord, TableRow, values
from bree.server.store.schema import ROWS, SEATS, SNAPSHOTS, TABLES
from bree.server.store.sqlite_append import SqliteAppend
from bree.server.store.writer import Conflict, Writer

KEPT = [column.name for column in TABLES.columns if column.name != "owner"]  # the columns of a record
COLUMNS = [column.name for column in ROWS.columns]
TABLE = select(*(TABLES.c[name] for name in KEPT))
SEAT = select(
    SEATS.c.seat, SEATS.c.kind, SEATS.c.name, SEATS.c.bot, SEATS.c.token_hash, SEATS.c.person_hash
)  # in the order of the record's fields
ROW = select(ROWS.c.number, ROWS.c.kind, ROWS.c.who, ROWS.c.pick, ROWS.c.goes_to, ROWS.c.at)

# Connections of each worker to a server: these for reading, one for writing, and two for leases (`cluster/leases.py`).
READERS = 5

# A late worker with an older snapshot changes nothing.
PUT_SNAPSHOT = text(
    "INSERT INTO snapshots (table_id, number, state) VALUES (:table_id, :number, :state)"
    " ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, state = excluded.state"
    " WHERE excluded.number >= snapshots.number"
)


class Store:
    """Every write here is durable when it returns.

    `Refusal("store-unreachable")` means that the database is not available now. A write that raises it may or may not
    have succeeded, because the connection may break during the commit. So load the table again.
    """

    def __init__(self, address: Address, reading: AsyncEngine, writing: AsyncEngine) -> None:
        self.address = address
        self._reading = reading
        self._writing = writing
        file = address.file
        self._writer = Writer(SqliteAppend(writing, file, BUSY_S) if file else PostgresAppend(writing))

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Open `sqlite:///file` or `postgresql://...` and migrate it."""
        store = cls.at(url)
        try:
            await store.prepare()
        except BaseException:
            await store.close()
            raise
        return store

    @classmethod
    def at(cls, url: str) -> "Store":
        """A store that is not migrated yet; see `prepare`."""
        address = Address.read(url)
        with refused_when_unreachable():
            return cls(address, *address.engines(READERS))

    async def prepare(self) -> None:
        """Migrate the database to the current schema."""
        try:
            await migrate(self._writing)
        except FAULTS as fault:  # any error, because a database that cannot be migrated is useless
            if foreign(fault):
                raise Refusal("store-foreign", file=self.address.file) from fault
            raise refusal(fault) from fault

    @property
    def worker(self) -> str:
        """The worker that we write for. If workers share the tables, only the owner may change a table (`Conflict`)."""
        return self._writer.worker

    @worker.setter
    def worker(self, name: str) -> None:
        self._writer.worker = name

    async def close(self) -> None:
        await self._writer.close()
        await self._writing.dispose()
        await self._reading.dispose()

    # Reading

    @asynccontextmanager
    async def _read(self) -> AsyncIterator[AsyncConnection]:
        if self._writer.closing:
            raise Refusal("store-closed")
        with refused_when_unreachable():
            async with self._reading.connect() as connection:
                yield connection

    async def load(self, table_id: str) -> Loaded | None:
        async with self._read() as connection:
            table = await _table(connection, table_id)
            if table is None:
                return None
            asked = select(SNAPSHOTS.c.number, SNAPSHOTS.c.state).where(SNAPSHOTS.c.table_id == table_id)
            kept = (await connection.execute(asked)).one_or_none()
            snapshot = Snapshot(kept.number, msgspec.json.decode(kept.state)) if kept else None
            rows = await _rows(connection, table_id, snapshot.number if snapshot else 0)
            return Loaded(table, snapshot, rows)

    async def table(self, table_id: str) -> TableRecord | None:
        """The table and its seats, without rows."""
        async with self._read() as connection:
            return await _table(connection, table_id)

    async def all_rows(self, table_id: str) -> list[TableRow]:
        async with self._read() as connection:
            return await _rows(connection, table_id, 0)

    async def count_opened(self, opened_by: str) -> int:
        """How many stored tables were created from that address."""
        asked = select(func.count()).select_from(TABLES).where(TABLES.c.opened_by == opened_by)
        async with self._read() as connection:
            return int((await connection.execute(asked)).scalar_one())

    async def offered(self, after: float, most: int) -> list[TableRecord]:
        """The tables that everybody may join (`offers.offered_tables`)."""
        async with self._read() as connection:
            names = (await connection.execute(offered_tables(after, most))).scalars().all()
            found = [await _table(connection, name) for name in names]
            return [table for table in found if table is not None]

    # Writing

    async def prove(self) -> None:
        """Write without changing anything. This finds a full disk or a read-only server."""

        async def change(connection: AsyncConnection) -> None:
            await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))

        await self._writer.prove(change)

    async def create(self, table: TableRecord, rows: Sequence[TableRow] = (), snapshot: Snapshot | None = None) -> None:
        """Store a new table with its rows: all of it or nothing. Raises `Conflict` if there is a table with this id."""
        plain = {name: getattr(table, name) for name in KEPT}
        plain["owner"] = self._writer.worker
        plain["options"] = _json(table.options)
        plain["start"] = None if table.start is None else _json(table.start)
        seats = [
            {"table_id": table.id, "place": place, **msgspec.structs.asdict(seat)}
            for place, seat in enumerate(table.seats)
        ]

        async def change(connection: AsyncConnection) -> None:
            try:
                await connection.execute(insert(TABLES), plain)
            except IntegrityError:
                raise Conflict(table.id) from None
            if seats:
                await connection.execute(insert(SEATS), seats)
            if rows:
                await connection.execute(
                    insert(ROWS), [dict(zip(COLUMNS, values(table.id, row), strict=True)) for row in rows]
                )
            if snapshot is not None:
                await connection.execute(PUT_SNAPSHOT, _plain(table.id, snapshot))

        await self._writer.change(table.id, change)

    # Changes of a table by its owner

    async def append(self, table_id: str, rows: Sequence[TableRow]) -> None:
        """Append all rows or none. Raises `Conflict` unless their numbers follow the last row."""
        await self._writer.append(table_id, rows)

    async def put_snapshot(self, table_id: str, snapshot: Snapshot) -> None:
        async def change(connection: AsyncConnection) -> None:
            try:
                await connection.execute(PUT_SNAPSHOT, _plain(table_id, snapshot))
            except IntegrityError:  # only the foreign key of the table can fail
                raise Refusal("table-gone", table=table_id) from None

        await self._writer.change_own(table_id, change)

    async def drop_snapshot(self, table_id: str) -> None:
        async def change(connection: AsyncConnection) -> None:
            await connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id))

        await self._writer.change_own(table_id, change)

    async def update_seat(self, table_id: str, seat: SeatRecord) -> None:
        place = update(SEATS).where(SEATS.c.table_id == table_id, SEATS.c.seat == seat.seat)
        await self._update(table_id, place.values(msgspec.structs.asdict(seat)))

    async def set_watch(self, table_id: str, watch: bool) -> None:
        await self._update(table_id, update(TABLES).where(TABLES.c.id == table_id).values(watch=watch))

    async def close_table(self, table_id: str) -> None:
        await self._update(table_id, update(TABLES).where(TABLES.c.id == table_id).values(closed=True))

    async def set_next_table(self, table_id: str, next_table: str) -> None:
        await self._update(table_id, update(TABLES).where(TABLES.c.id == table_id).values(next_table=next_table))

    async def set_offered(self, table_id: str, offered: bool) -> None:
        await self._update(table_id, update(TABLES).where(TABLES.c.id == table_id).values(offered=offered))

    async def put_parcel(self, key: str, content: str, left_by: str, now: float, expired: float, most: int) -> bool:
        """Keep a parcel (`parcels.put`)."""
        return await self._writer.change(
            "", lambda connection: parcels.put(connection, key, content, left_by, now, expired, most)
        )

    async def take_parcel(self, key: str, expired: float) -> str | None:
        return await self._writer.change("", lambda connection: parcels.take(connection, key, expired))

    async def drop_parcels(self, expired: float) -> None:
        await self._writer.change("", lambda connection: parcels.drop(connection, expired))

    async def claim(self, table_id: str, seat: str, name: str, token_hash: str) -> bool:
        """Take an open seat. False if it is not free."""
        wanted = update(SEATS).where(
            SEATS.c.table_id == table_id,
            SEATS.c.seat == seat,
            SEATS.c.kind == "open",
            SEATS.c.token_hash == "",
            SEATS.c.table_id.in_(select(TABLES.c.id).where(TABLES.c.id == table_id, TABLES.c.closed.is_(False))),
        )
        return await self._touch(table_id, wanted.values(name=name, token_hash=token_hash))

    async def _update(self, table_id: str, statement: Any) -> None:
        if not await self._touch(table_id, statement):
            raise Refusal("table-gone", table=table_id)

    async def _touch(self, table_id: str, statement: Any) -> bool:
        """Did the statement change anything?"""

        async def change(connection: AsyncConnection) -> bool:
            return bool((await connection.execute(statement)).rowcount > 0)

        return await self._writer.change_own(table_id, change)

    async def drop_old(self, played: float | None, unplayed: float | None, spared: Collection[str]) -> list[str]:
        """Delete some expired tables (see `expiry.drop_old`). When it returns none, none are left."""
        own = self._writer.worker
        return await self._writer.change("", lambda connection: drop_old(connection, played, unplayed, spared, own))


async def _table(connection: AsyncConnection, table_id: str) -> TableRecord | None:
    kept = (await connection.execute(TABLE.where(TABLES.c.id == table_id))).one_or_none()
    if kept is None:
        return None
    found = await connection.execute(SEAT.where(SEATS.c.table_id == table_id).order_by(SEATS.c.place))
    plain = dict(kept._mapping)
    plain["options"] = msgspec.json.decode(kept.options)
    plain["start"] = None if kept.start is None else msgspec.json.decode(kept.start)
    return TableRecord(**plain, seats=[SeatRecord(*seat) for seat in found])


async def _rows(connection: AsyncConnection, table_id: str, after: int) -> list[TableRow]:
    asked: Select[Any] = ROW.where(ROWS.c.table_id == table_id, ROWS.c.number > after).order_by(ROWS.c.number)
    return [TableRow(*row) for row in await connection.execute(asked)]


def _plain(table_id: str, snapshot: Snapshot) -> dict[str, Any]:
    return {"table_id": table_id, "number": snapshot.number, "state": _json(snapshot.state)}


def _json(value: dict[str, Any]) -> str:
    return msgspec.json.encode(value).decode()
