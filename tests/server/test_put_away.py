"""A table that is put away, or never came to stand, leaves nothing behind that would look for it."""

import asyncio
from types import SimpleNamespace
from typing import Any
from weakref import ref

import pytest

from bree.core import Refusal
from bree.server.show.audiences import Audiences
from bree.server.tables.background import Background
from bree.server.tables.broadcast import Broadcast
from bree.server.tables.inn import Inn
from bree.server.tables.live import LiveTable
from tests.server.data import data_of


class Table:
    """Only the attributes that the tests need."""

    id = "t"

    def __init__(self) -> None:
        self.begun = self.closed = False

    async def begin(self) -> None:
        self.begun = True

    async def close(self) -> None:
        self.closed = True


async def test_nothing_begins_at_a_table_that_was_put_away() -> None:
    """What was still under way there, an append for example, may want it."""
    table = Table()
    background, broadcast = Background(), Broadcast(data_of(), Audiences(), 1.0)
    await background.close()
    broadcast.close()
    background.begin(table.begin)
    broadcast._wait()
    assert not background.busy
    assert broadcast._timer is None
    await asyncio.sleep(0)
    assert not table.begun


async def test_work_that_is_done_holds_the_table_no_more() -> None:
    """Nor does work that was stopped, whether it had begun or not."""
    for begun in (False, True):
        table, background = Table(), Background()
        known = ref(table)
        background.begin(table.begin)
        assert background.busy
        if begun:
            await asyncio.sleep(0)
            assert table.begun
        else:
            await background.close()
            assert not table.begun
        assert not background.busy
        await asyncio.sleep(0)
        del table
        assert known() is None


@pytest.mark.parametrize("worker", ["", "before"])
async def test_a_table_that_cannot_stay_is_closed(worker: str) -> None:
    """Its bots may think already when it turns out that our time was up."""
    inn = Inn.__new__(Inn)
    inn.ownership = SimpleNamespace(worker="now")  # type: ignore[assignment]
    inn.tables = {}
    table: Any = Table()
    with pytest.raises(Refusal, match="moved"):
        await inn.add(table, worker)
    assert table.begun
    assert table.closed
    assert not inn.tables


async def test_a_table_of_a_worker_whose_time_has_passed_shows_nothing_any_more() -> None:
    """It may have slept since it was found in memory: another may have gone on with the table."""
    live = LiveTable.__new__(LiveTable)
    live._data, live.lost = data_of(), False
    live._ownership = SimpleNamespace(held=False)  # type: ignore[assignment]
    with pytest.raises(Refusal, match="moved"):
        async with live.at_rest():
            raise AssertionError("it may be another's")
    assert not live._data.lock.locked()
