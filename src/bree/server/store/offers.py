"""Which offered tables have a free seat."""

from typing import Any

from sqlalchemy import Select, exists, select

from bree.server.store.schema import SEATS, TABLES


def offered_tables(after: float, most: int) -> Select[Any]:
    """The newest open tables that their hosts offer to everybody, created after that time."""
    free = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == "open", SEATS.c.token_hash == "")
    wanted = select(TABLES.c.id).where(TABLES.c.offered, TABLES.c.closed.is_(False), TABLES.c.created > after, free)
    return wanted.order_by(TABLES.c.created.desc(), TABLES.c.id).limit(most)
