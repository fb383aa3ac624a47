"""Connections to PostgreSQL. Only this file imports the driver, which has no types."""

from typing import Any

import asyncpg  # type: ignore[import-untyped]

CONNECT_S = 5.0
COMMAND_S = 30.0  # the time limit of a statement

# SQLAlchemy does not wrap these errors while it connects and if the driver is used directly. The last one comes if a
# connection ends in the middle of a message.
DRIVER_FAULTS: tuple[type[Exception], ...] = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)

# The statement is at fault, not the server.
TAKEN = asyncpg.IntegrityConstraintViolationError
UNFIT: tuple[type[Exception], ...] = (TAKEN, asyncpg.DataError)

Busy = asyncpg.LockNotAvailableError  # somebody else holds the lock, and we do not wait

Connection = Any


async def connect(url: str, **settings: str) -> Connection:
    """Connect. The driver parses the URL, so all documented parameters of PostgreSQL work."""
    return await asyncpg.connect(url, timeout=CONNECT_S, command_timeout=COMMAND_S, server_settings=settings)
