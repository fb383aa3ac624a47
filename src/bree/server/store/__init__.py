"""The storage of tables: what was answered, who sits where, in SQLite or PostgreSQL.

It keeps records and knows no game, no sitting and no client; what the rows mean is the table's affair. No SQL is
written anywhere else in the server.
"""

from bree.server.store.records import Loaded, Owner, Row, SeatRecord, Snapshot, TableRecord
from bree.server.store.store import Store
from bree.server.store.writer import Conflict

__all__ = ["Conflict", "Loaded", "Owner", "Row", "SeatRecord", "Snapshot", "Store", "TableRecord"]
