"""A table that is put away, or never came to stand, leaves nothing behind that would look for it."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bree.core import Refusal
from bree.server.tables.bot_turns import BotTurns
from bree.server.tables.broadcast import Broadcast
from bree.server.tables.inn import Inn
from bree.server.tables.live import LiveTable
from bree.server.tables.mending import Mending


class Table:
    """As far as it is looked at."""

    id = "t"
    broken = True

    def __init__(self) -> None:
        self.begun = self.closed = False

    async def begin(self) -> None:
        self.begun = True

    async def close(self) -> None:
        self.closed = True


async def test_nothing_begins_at_a_table_that_was_put_away() -> None:
    """What was still under way there, an append for example, may want it."""
    table: Any = Table()
    turns, mending, broadcast = BotTurns(table), Mending(table), Broadcast(table, 1.0)
    await turns.close()
    await mending.close()
    broadcast.close()
    turns.wake()
    mending.begin()
    broadcast._wait()
    assert not turns.busy
    assert mending._task is None
    assert broadcast._timer is None


@pytest.mark.parametrize("worker", ["", "before"])
async def test_a_table_that_cannot_stay_is_closed(worker: str) -> None:
    """Its guests may think already when it turns out that our time was up."""
    inn = Inn.__new__(Inn)
    inn.lease = SimpleNamespace(worker="now")  # type: ignore[assignment]
    inn.tables = {}
    table: Any = Table()
    with pytest.raises(Refusal, match="moved"):
        await inn.seat(table, worker)
    assert table.begun
    assert table.closed
    assert not inn.tables


async def test_a_table_of_a_worker_whose_time_has_passed_shows_nothing_any_more() -> None:
    """It may have slept since it was found in memory: another may have gone on with the table."""
    live = LiveTable.__new__(LiveTable)
    live._lock, live.lost, live._stale = asyncio.Lock(), False, False
    live._lease = SimpleNamespace(held=False)  # type: ignore[assignment]
    with pytest.raises(Refusal, match="moved"):
        await live.take(closed=True)
    assert not live._lock.locked()
