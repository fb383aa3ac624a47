"""Migrates a database to the current schema, also if several workers open it at once."""

import asyncio
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from bree.core import Refusal
from bree.server.store import address

STEPS = Path(__file__).parent / "migrations"
LOCK = 0x62726565  # "bree": the advisory lock of a migrating worker
PAUSE_S = 0.05


async def migrate(engine: AsyncEngine) -> None:
    """Run all steps in one transaction. A second worker waits and finds them done."""
    loop = asyncio.get_running_loop()
    last = loop.time() + address.BUSY_S
    while True:
        try:
            async with engine.begin() as connection:
                await connection.run_sync(_upgrade)
            return
        except OperationalError as fault:
            # Switching a new SQLite file to WAL needs exclusive access, and SQLite does not wait for it.
            if "locked" not in str(fault.orig) or loop.time() > last:
                raise
        await asyncio.sleep(PAUSE_S)


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    try:
        command.upgrade(config, "head")
    except CommandError as fault:  # the database has a step that this version does not know
        raise Refusal("store-newer") from fault
