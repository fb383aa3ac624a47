"""Turns a database URL into the two engines of a store: one for reading, one with the only connection for writing."""

from functools import partial
from pathlib import Path
import re
import sqlite3
from typing import Any, NamedTuple

from sqlalchemy import event
from sqlalchemy.engine import URL, Connection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bree.core import Refusal
from bree.server.store import postgres

ABANDONED_MS = "10000"  # after which PostgreSQL ends a transaction of a frozen worker
BUSY_S = 5.0  # how long SQLite waits for another process that writes
SQLITE = ("sqlite", "sqlite+aiosqlite")
POSTGRES = ("postgresql", "postgres", "postgresql+asyncpg")


class Address(NamedTuple):
    """The place of the database: a file, or the URL of a server in the form of its driver."""

    file: str
    server: str

    @classmethod
    def read(cls, url: str) -> "Address":
        scheme, sign, rest = url.partition("://")
        if sign and scheme in SQLITE and re.match(r"/[^:]", rest):  # sqlite:///:memory: would store nothing
            return cls(rest[1:], "")
        if sign and scheme in POSTGRES:
            return cls("", f"postgresql://{rest}")
        raise Refusal("store-url", url=_without_password(url))

    async def connect(self, **settings: str) -> postgres.Connection:
        """A separate connection to the server."""
        try:
            return await postgres.connect(self.server, **settings)
        except ValueError as fault:  # the driver cannot read the URL
            raise Refusal("store-url", url=_without_password(self.server)) from fault

    def engines(self, readers: int = 1) -> tuple[AsyncEngine, AsyncEngine]:
        """The engine for reading, with at most `readers` connections to a server, and the engine for writing."""
        return self._of_server(readers) if self.server else self._of_file()

    def _of_server(self, readers: int) -> tuple[AsyncEngine, AsyncEngine]:
        # `pool_pre_ping` replaces a connection that died while it was idle.
        shared: dict[str, Any] = {
            "async_creator": self.connect, "pool_pre_ping": True, "hide_parameters": True,
        }  # fmt: skip
        reading = create_async_engine("postgresql+asyncpg://", pool_size=readers, max_overflow=0, **shared)
        shared["async_creator"] = partial(self.connect, idle_in_transaction_session_timeout=ABANDONED_MS)
        return reading, create_async_engine("postgresql+asyncpg://", pool_size=1, max_overflow=0, **shared)

    def _of_file(self) -> tuple[AsyncEngine, AsyncEngine]:
        Path(self.file).parent.mkdir(parents=True, exist_ok=True)
        sqlite3.connect(self.file).close()  # fail here, because a thread of aiosqlite would outlive the failure
        # Without an isolation level, the driver begins no transactions; `_begin` does.
        shared: dict[str, Any] = {
            "connect_args": {"timeout": BUSY_S, "isolation_level": None}, "hide_parameters": True,
        }  # fmt: skip
        url = URL.create("sqlite+aiosqlite", database=self.file)
        reading = create_async_engine(url, **shared)
        writing = create_async_engine(url, pool_size=1, max_overflow=0, **shared)
        for engine in (reading, writing):
            event.listen(engine.sync_engine, "connect", _set_up)
        event.listen(writing.sync_engine, "begin", _begin)
        return reading, writing


def _without_password(url: str) -> str:
    return re.sub(r"(://[^:@/]*:).*@", r"\1***@", url)


def _set_up(connection: Any, _record: object) -> None:
    try:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
    except BaseException:
        connection.close()  # the pool would drop it without closing it
        raise


def _begin(connection: Connection) -> None:
    """Take the write lock at once. SQLite does not wait for a lock that a transaction requests later."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
