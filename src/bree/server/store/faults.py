"""Classifies the errors of a database: which of them mean that it is not available now, and their refusals."""

from collections.abc import Iterator
from contextlib import contextmanager
from errno import ENOSPC
import sqlite3

from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, TimeoutError as PoolTimeout

from bree.core import Refusal
from bree.server.store.postgres import DRIVER_FAULTS, TAKEN, UNFIT
from bree.table.os_errors import reason

# A TimeoutError is an OSError. sqlite3 raises its own errors when it opens a file.
FAULTS: tuple[type[Exception], ...] = (DBAPIError, PoolTimeout, OSError, sqlite3.Error, *DRIVER_FAULTS)

# A row with this key exists already, or the table of a row does not exist.
CLASHES: tuple[type[Exception], ...] = (IntegrityError, sqlite3.IntegrityError, TAKEN)

# Classes of SQLSTATE: connection, resources, operator intervention, system error; and a read-only server.
DISK_FULL = "53100"
GONE = ("08", "53", "57", "58", "25006")


# Messages of SQLite about a file, and our text keys.
SAID = {
    "unable to open database file": "why-not-opened",
    "attempt to write a readonly database": "why-not-allowed",
    "database is locked": "why-locked",
    "database or disk is full": "why-full",
    "database disk image is malformed": "why-damaged",
}


def unreachable(fault: BaseException) -> bool:
    """Does the database fail, rather than the statement?"""
    if not isinstance(fault, DBAPIError):
        return isinstance(fault, FAULTS) and not isinstance(fault, (*UNFIT, *CLASHES))
    if isinstance(fault, OperationalError) or fault.connection_invalidated:
        return True
    if fault.statement is None:  # it failed while connecting or committing
        return True
    state = getattr(fault.orig, "sqlstate", None) or ""
    return state.startswith(GONE) or type(fault.orig) is sqlite3.DatabaseError  # not a database, or a damaged one


def refusal(fault: BaseException) -> Refusal:
    """The refusal with our text if there is one, else the driver's message, without the statement and its values."""
    told = (fault.orig or fault) if isinstance(fault, DBAPIError) else fault
    told = told.__cause__ or told  # SQLAlchemy changes the messages of asyncpg
    if isinstance(told, OSError) and reason(told).startswith("why-"):
        return Refusal("store-unreachable", why=reason(told))
    if isinstance(told, sqlite3.Error) and told.args and told.args[0] in SAID:
        return Refusal("store-unreachable", why=SAID[told.args[0]])
    why = str(told).partition("\n")[0] or type(told).__name__
    return Refusal("store-unreachable", why=why)


def full(fault: BaseException) -> bool:
    """Is the disk full? Only the failed write knows: a smaller write may still succeed."""
    told = fault.orig if isinstance(fault, DBAPIError) else fault
    return "is full" in str(told) or getattr(told, "sqlstate", "") == DISK_FULL or getattr(told, "errno", 0) == ENOSPC


def foreign(fault: BaseException) -> bool:
    """Is the file not a database? Then waiting does not help."""
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
