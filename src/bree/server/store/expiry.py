"""Deletes expired tables with everything that belongs to them."""

from collections.abc import Collection

from sqlalchemy import and_, delete, exists, false, func, or_, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bree.core import CHANCE
from bree.server.store.schema import LIVING, ROWS, SEATS, SNAPSHOTS, TABLES, WORKERS

AT_ONCE = 50  # tables in one transaction, because other writes wait for it


async def drop_old(
    connection: AsyncConnection, played: float | None, unplayed: float | None, spared: Collection[str], worker: str
) -> list[str]:
    """Delete some tables whose last row is older than `played`, or that nobody played and are older than `unplayed`.

    None means never. Tables of other living workers are skipped, and so are tables that another worker is deleting. An
    answer at the same time either keeps its table or is refused.
    """
    last = select(ROWS.c.at).where(ROWS.c.table_id == TABLES.c.id).order_by(ROWS.c.number.desc()).limit(1)
    here = ROWS.c.at != TABLES.c.created  # answers of a save have the time of the table
    answered = exists().where(ROWS.c.table_id == TABLES.c.id, ROWS.c.who != CHANCE, here)
    old = or_(
        and_(answered, func.coalesce(last.scalar_subquery(), TABLES.c.created) < played) if played else false(),
        and_(~answered, TABLES.c.created < unplayed) if unplayed else false(),
    )
    others = text(LIVING).columns(WORKERS.c.id) if connection.dialect.name == "postgresql" else select(WORKERS.c.id)
    free = or_(TABLES.c.owner == worker, TABLES.c.owner.not_in(others))
    latest = max(played or 0.0, unplayed or 0.0)
    wanted = select(TABLES.c.id).where(TABLES.c.created < latest, old, free, TABLES.c.id.not_in(spared)).limit(AT_ONCE)
    gone = list((await connection.execute(wanted.with_for_update(skip_locked=True))).scalars())
    if gone:
        for table, column in ((SNAPSHOTS, "table_id"), (ROWS, "table_id"), (SEATS, "table_id"), (TABLES, "id")):
            await connection.execute(delete(table).where(table.c[column].in_(gone)))
    return gone
