"""Tables that lost their connection to the store: they reload the true state."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from bree.core import Refusal
from bree.server.store import Store
from tests.server.running import PATIENCE_S, House, running, settings
from tests.server.seated import Seated
from tests.server.setting import ME, RANDOM, lay


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[House]:
    with running(settings(f"sqlite:///{tmp_path}/tables.sqlite")) as house:
        yield house


@pytest.fixture
async def rest(alone: House) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=alone.url, timeout=PATIENCE_S) as client:
        yield client


class Failing:
    """Calls of one store fail while it is told so, some of them after they were done."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, store: Store, *names: str) -> None:
        self.gone = False
        self.refused = 0
        for name in names:
            monkeypatch.setattr(store, name, self._maybe(getattr(store, name), name == "append"))

    def _maybe(self, real: Callable[..., Awaitable[Any]], done: bool) -> Callable[..., Awaitable[Any]]:
        async def call(*given: Any) -> Any:
            if self.gone and done:
                await real(*given)
            if self.gone:
                self.refused += 1
                raise Refusal("store-unreachable", why="too many connections")
            return await real(*given)

        return call


async def soon(wanted: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not wanted():
            await asyncio.sleep(0.01)


async def test_a_table_whose_append_failed_shows_the_truth_when_the_store_is_back(
    alone: House, rest: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody comes, and nobody answers: it is tried again until it is known what was written."""
    laid = await lay(rest, "tiny", ME, ME)
    store = Failing(monkeypatch, alone.inn.services.store, "append", "load")
    async with Seated(alone.url, laid.id, laid.tokens.values()) as screen:
        row = screen.state["row"]
        store.gone = True
        assert (await screen.answer(screen.state["ask"]["picks"][0]["id"]))["key"] == "store-unreachable"
        await soon(lambda: store.refused > 2)  # the append, and more than one try to recall the table
        assert screen.state["row"] == row
        store.gone = False
        await screen.until_state(lambda state: state["row"] > row)
        assert (await screen.answer(screen.state["ask"]["picks"][0]["id"]))["t"] == "ack"


async def test_a_table_that_is_gone_sends_everybody_home_and_is_not_tried_for_ever(
    alone: House, rest: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid = await lay(rest, "tiny", ME, ME, RANDOM)

    async def nothing(*_given: Any) -> None:
        return None

    async with Seated(alone.url, laid.id, [laid.tokens["ann"]]) as ann:
        live = alone.inn.tables[laid.id]
        store = Failing(monkeypatch, alone.inn.services.store, "append")
        monkeypatch.setattr(alone.inn.services.store, "load", nothing)
        store.gone = True
        await ann.send({"t": "answer", "id": 1, "row": ann.state["row"], "pick": ann.state["ask"]["picks"][0]["id"]})
        assert await ann.closed() == "table-gone"
        await soon(lambda: not live._recovery.busy)
