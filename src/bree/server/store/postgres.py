"""Connections to PostgreSQL. This is the one file that knows the driver, which comes without types."""

from typing import Any

import asyncpg  # type: ignore[import-untyped]

CONNECT_S = 5.0
COMMAND_S = 30.0  # a database that does not answer for so long is as good as gone

# Raised as they are, not as SQLAlchemy's, while a connection is being made and where the driver is used directly.
# The last is what it says where a line was cut between two words of its own.
DRIVER_FAULTS: tuple[type[Exception], ...] = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)

# What was asked is at fault, not the server.
TAKEN = asyncpg.IntegrityConstraintViolationError
UNFIT: tuple[type[Exception], ...] = (TAKEN, asyncpg.DataError)

Busy = asyncpg.LockNotAvailableError  # somebody else has it just now, and we did not want to wait

Connection = Any


async def connect(url: str, **settings: str) -> Connection:
    """The driver reads the URL itself, so every parameter that PostgreSQL documents may stand in it."""
    return await asyncpg.connect(url, timeout=CONNECT_S, command_timeout=COMMAND_S, server_settings=settings)
