"""Connections to PostgreSQL. This is the one file that knows the driver, which comes without types."""

from typing import Any

import asyncpg  # type: ignore[import-untyped]

CONNECT_S = 5.0
COMMAND_S = 30.0  # a database that does not answer for so long is as good as gone

# Raised as they are, not as SQLAlchemy's, while a connection is being made.
DRIVER_FAULTS: tuple[type[Exception], ...] = (asyncpg.PostgresError, asyncpg.InterfaceError)

Connection = Any


async def connect(url: str) -> Connection:
    """The driver reads the URL itself, so every parameter that PostgreSQL documents may stand in it."""
    return await asyncpg.connect(url, timeout=CONNECT_S, command_timeout=COMMAND_S)
