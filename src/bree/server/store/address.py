"""From a plain URL to the two engines of a store: one reads, the other has the only connection that writes."""

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

FORGOTTEN_MS = "10000"  # a transaction whose worker stands still holds nobody else up for longer
BUSY_S = 5.0  # how long SQLite waits for another process that writes
SQLITE = ("sqlite", "sqlite+aiosqlite")
POSTGRES = ("postgresql", "postgres", "postgresql+asyncpg")


class Address(NamedTuple):
    """Where the database is: a file, or a server's URL in the form that its driver reads."""

    file: str
    server: str

    @classmethod
    def read(cls, url: str) -> "Address":
        scheme, sign, rest = url.partition("://")
        if sign and scheme in SQLITE and re.match(r"/[^:]", rest):  # sqlite:///:memory: would keep nothing
            return cls(rest[1:], "")
        if sign and scheme in POSTGRES:
            return cls("", f"postgresql://{rest}")
        raise Refusal("store-url", url=_without_password(url))

    async def connect(self, **settings: str) -> postgres.Connection:
        """A connection of its own to the server."""
        try:
            return await postgres.connect(self.server, **settings)
        except ValueError as fault:  # the driver cannot read the URL
            raise Refusal("store-url", url=_without_password(self.server)) from fault

    def engines(self, readers: int = 1) -> tuple[AsyncEngine, AsyncEngine]:
        """The reading one, with at most so many connections to a server, and the writing one."""
        return self._of_server(readers) if self.server else self._of_file()

    def _of_server(self, readers: int) -> tuple[AsyncEngine, AsyncEngine]:
        # A connection that died while it lay idle is noticed before it is used, and made anew.
        shared: dict[str, Any] = {
            "async_creator": self.connect, "pool_pre_ping": True, "hide_parameters": True,
        }  # fmt: skip
        reading = create_async_engine("postgresql+asyncpg://", pool_size=readers, max_overflow=0, **shared)
        shared["async_creator"] = partial(self.connect, idle_in_transaction_session_timeout=FORGOTTEN_MS)
        return reading, create_async_engine("postgresql+asyncpg://", pool_size=1, max_overflow=0, **shared)

    def _of_file(self) -> tuple[AsyncEngine, AsyncEngine]:
        Path(self.file).parent.mkdir(parents=True, exist_ok=True)
        sqlite3.connect(self.file).close()  # if it fails, then here: the thread of aiosqlite would outlive the failure
        # Without an isolation level the driver opens no transaction by itself: we say when, and of which kind.
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
        connection.close()  # the pool forgets it without closing
        raise


def _begin(connection: Connection) -> None:
    """Take the lock at once: a lock that is wanted only halfway through cannot be waited for."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
