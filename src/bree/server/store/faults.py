"""Which faults of a database mean that it cannot be had just now, and how that is said."""

from collections.abc import Iterator
from contextlib import contextmanager
from errno import ENOSPC
import sqlite3

from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, TimeoutError as PoolTimeout

from bree.core import Refusal
from bree.server.store.postgres import DRIVER_FAULTS, TAKEN, UNFIT
from bree.table.os_errors import reason

# A TimeoutError is an OSError; sqlite3's own faults come when a file is opened.
FAULTS: tuple[type[Exception], ...] = (DBAPIError, PoolTimeout, OSError, sqlite3.Error, *DRIVER_FAULTS)

# A row with this key is there already, or the table of a row is not.
CLASHES: tuple[type[Exception], ...] = (IntegrityError, sqlite3.IntegrityError, TAKEN)

# Classes of SQLSTATE: connection, resources, an operator stepped in, the system; and a server that only reads.
DISK_FULL = "53100"
GONE = ("08", "53", "57", "58", "25006")


# What SQLite says of a file, in our words.
SAID = {
    "unable to open database file": "why-not-opened",
    "attempt to write a readonly database": "why-not-allowed",
    "database is locked": "why-locked",
    "database or disk is full": "why-full",
    "database disk image is malformed": "why-damaged",
}


def unreachable(fault: BaseException) -> bool:
    """Is it the database that fails, rather than what was asked of it?"""
    if not isinstance(fault, DBAPIError):
        return isinstance(fault, FAULTS) and not isinstance(fault, (*UNFIT, *CLASHES))
    if isinstance(fault, OperationalError) or fault.connection_invalidated:
        return True
    if fault.statement is None:  # it failed at connecting or at committing, not at something that was asked
        return True
    state = getattr(fault.orig, "sqlstate", None) or ""
    return state.startswith(GONE) or type(fault.orig) is sqlite3.DatabaseError  # not a database, or a damaged one


def refusal(fault: BaseException) -> Refusal:
    """What is known of it in our words, else the driver's own, without the statement and its values."""
    told = (fault.orig or fault) if isinstance(fault, DBAPIError) else fault
    told = told.__cause__ or told  # SQLAlchemy rewords what asyncpg says
    if isinstance(told, OSError) and reason(told).startswith("why-"):
        return Refusal("store-unreachable", why=reason(told))
    if isinstance(told, sqlite3.Error) and told.args and told.args[0] in SAID:
        return Refusal("store-unreachable", why=SAID[told.args[0]])
    why = str(told).partition("\n")[0] or type(told).__name__
    return Refusal("store-unreachable", why=why)


def full(fault: BaseException) -> bool:
    """Is there no room? A smaller write may find some, so that only the one that failed can tell."""
    told = fault.orig if isinstance(fault, DBAPIError) else fault
    return "is full" in str(told) or getattr(told, "sqlstate", "") == DISK_FULL or getattr(told, "errno", 0) == ENOSPC


def foreign(fault: BaseException) -> bool:
    """Is the file something else than a database? Waiting does not help then."""
    told = fault.orig if isinstance(fault, DBAPIError) else fault
    return "file is not a database" in str(told)


@contextmanager
def refused_when_unreachable() -> Iterator[None]:
    try:
        yield
    except FAULTS as fault:
        if unreachable(fault):
            raise refusal(fault) from fault
        raise
