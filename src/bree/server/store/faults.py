"""Which faults of a database mean that it cannot be had just now, and how that is said."""

from collections.abc import Iterator
from contextlib import contextmanager
import sqlite3

from sqlalchemy.exc import DBAPIError, OperationalError, TimeoutError as PoolTimeout

from bree.core import Refusal
from bree.server.store.postgres import DRIVER_FAULTS

# A TimeoutError is an OSError; sqlite3's own faults come when a file is opened.
FAULTS: tuple[type[Exception], ...] = (DBAPIError, PoolTimeout, OSError, sqlite3.Error, *DRIVER_FAULTS)

# Classes of SQLSTATE: connection, resources, an operator stepped in, the system; and a server that only reads.
GONE = ("08", "53", "57", "58", "25006")


def unreachable(fault: BaseException) -> bool:
    """Is it the database that fails, rather than what was asked of it?"""
    if not isinstance(fault, DBAPIError):
        return isinstance(fault, FAULTS)
    if isinstance(fault, OperationalError) or fault.connection_invalidated:
        return True
    if fault.statement is None:  # it failed at connecting or at committing, not at something that was asked
        return True
    state = getattr(fault.orig, "sqlstate", None) or ""
    return state.startswith(GONE) or type(fault.orig) is sqlite3.DatabaseError  # not a database, or a damaged one


def refusal(fault: BaseException) -> Refusal:
    """The driver's own words, without the statement and its values."""
    told = (fault.orig or fault) if isinstance(fault, DBAPIError) else fault
    told = told.__cause__ or told  # SQLAlchemy rewords what asyncpg says
    why = str(told).partition("\n")[0] or type(told).__name__
    return Refusal("store-unreachable", why=why)


@contextmanager
def refused_when_unreachable() -> Iterator[None]:
    try:
        yield
    except FAULTS as fault:
        if unreachable(fault):
            raise refusal(fault) from fault
        raise
