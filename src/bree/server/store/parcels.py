"""Parcels: texts that wait for a short time, until the holder of a key takes them. The store never looks inside."""

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bree.server.store.schema import PARCELS


async def put(
    connection: AsyncConnection, key_hash: str, content: str, left_by: str, now: float, expired: float, most: int
) -> bool:
    """Keep a parcel. False if that address has left `most` of them. Those older than `expired` are deleted."""
    await connection.execute(delete(PARCELS).where(PARCELS.c.created < expired))
    asked = select(func.count()).select_from(PARCELS).where(PARCELS.c.left_by == left_by)
    if (await connection.execute(asked)).scalar_one() >= most:
        return False
    row = {"key_hash": key_hash, "content": content, "left_by": left_by, "created": now}
    await connection.execute(insert(PARCELS), row)
    return True


async def take(connection: AsyncConnection, key_hash: str, expired: float) -> str | None:
    """The parcel of this key, which is deleted. Of two callers at once only one gets it."""
    asked = delete(PARCELS).where(PARCELS.c.key_hash == key_hash).returning(PARCELS.c.content, PARCELS.c.created)
    found = (await connection.execute(asked)).one_or_none()
    return None if found is None or found.created < expired else str(found.content)


async def drop(connection: AsyncConnection, expired: float) -> None:
    await connection.execute(delete(PARCELS).where(PARCELS.c.created < expired))
