"""The storage of tables with their seats and rows, in SQLite or PostgreSQL.

It stores records and knows no games, sittings or clients. `tables/` decides what the rows mean. Except for the leases
of `cluster/`, only this package contains SQL.
"""

from bree.server.store.records import Loaded, SeatRecord, Snapshot, TableOwner, TableRecord, TableRow
from bree.server.store.store import Store
from bree.server.store.writer import Conflict

__all__ = ["Conflict", "Loaded", "SeatRecord", "Snapshot", "Store", "TableOwner", "TableRecord", "TableRow"]
