"""How long tables are kept. Expired tables are deleted within an hour."""

import asyncio

from bree.core import CHANCE, Refusal
from bree.server import clock, log
from bree.server.settings import Settings
from bree.server.tables.inn import Inn
from bree.server.tables.live import LiveTable

SWEEP_S = 3600.0
DAY_S = 86400.0
PARCEL_S = DAY_S  # for a history on its way to another device
UNPLAYED_DAYS = 7.0  # for tables without any answer, if others are kept longer


def kept_until(live: LiveTable) -> float | None:
    """When the table expires, in seconds since 1970. None: never. Every answer postpones it."""
    settings = live.services.settings
    here = live.progress.at != live.record.created  # answers of a save have the time of the table
    played = here and any(answer.who != CHANCE for answer in live.sitting.answers)
    days = settings.keep_days if played else min(settings.keep_days, UNPLAYED_DAYS)
    return (live.progress.at if played else live.record.created) + days * DAY_S if days else None


async def sweep(inn: Inn, now: float) -> int:
    """Delete the expired tables that are not in memory here. Returns how many."""
    played, unplayed = _limits(inn.services.settings, now)
    count = 0
    while gone := await inn.services.store.drop_old(played, unplayed, tuple(inn.tables)):
        count += len(gone)
    return count


def _limits(settings: Settings, now: float) -> tuple[float | None, float | None]:
    both = (settings.keep_days, min(settings.keep_days, UNPLAYED_DAYS))
    played, unplayed = (now - days * DAY_S if days else None for days in both)
    return played, unplayed


async def keep_sweeping(inn: Inn) -> None:
    while True:
        try:
            count = await sweep(inn, clock.now())
            await inn.services.store.drop_parcels(clock.now() - PARCEL_S)
            if count:
                log.note("tables over their time are deleted", count=count)
        except Refusal as refusal:  # the store is not available; the next sweep tries again
            log.warn("tables could not be swept", why=str(refusal))
        except Exception:
            log.fault("tables could not be swept")
        await asyncio.sleep(SWEEP_S)
