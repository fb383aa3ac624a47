"""The database goes away in the middle: clients are told, nothing is acknowledged, and it goes on when it is back."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
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


class Away:
    """A store that fails while a test says so; with `halfway` it writes each row but does not acknowledge it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, halfway: bool) -> None:
        self.gone = False
        for name in ("append", "load", "prove"):
            monkeypatch.setattr(Store, name, self._maybe(getattr(Store, name), halfway and name == "append"))

    def _maybe(self, real: Any, halfway: bool) -> Any:
        async def call(store: Store, *given: Any) -> Any:
            if self.gone and halfway:
                await real(store, *given)
            if self.gone:
                raise Refusal("store-unreachable", why="the cable is cut")
            return await real(store, *given)

        return call


@pytest.mark.parametrize("halfway", [False, True])
async def test_nothing_is_acknowledged_and_it_goes_on(
    alone: House, monkeypatch: pytest.MonkeyPatch, halfway: bool
) -> None:
    away = Away(monkeypatch, halfway)
    async with httpx.AsyncClient(base_url=alone.url, timeout=PATIENCE_S) as rest:
        laid = await lay(rest, "tiny", ME, RANDOM, ME)
        async with Seated(alone.url, laid.id, laid.tokens.values()) as screen:
            row, pick = screen.state["row"], screen.state["ask"]["picks"][0]["id"]
            away.gone = True
            told = await screen.answer(pick)
            assert (told["t"], told["key"]) == ("no", "store-unreachable")
            assert screen.state["row"] == row
            assert (await screen.answer(pick))["key"] == "store-unreachable"
            assert (await rest.get(laid.path)).status_code == 503
            assert (await rest.get("/readyz")).status_code == 503
            assert (await rest.get("/healthz")).status_code == 200
            away.gone = False
            told = await screen.ask(t="answer", row=row, pick=pick)
            assert told["t"] == ("no" if halfway else "ack"), "what was written though nobody was told is not doubled"
            assert not halfway or told["key"] == "late"
            await screen.until_state(lambda state: state["row"] > row)
            await screen.play(Random(1))
            assert screen.state["over"]
        rows = alone.do(lambda: alone.inn.services.store.all_rows(laid.id))
        assert [one.number for one in rows] == list(range(1, len(rows) + 1))


async def test_a_bot_waits_until_the_store_is_back(alone: House, monkeypatch: pytest.MonkeyPatch) -> None:
    away = Away(monkeypatch, False)
    async with httpx.AsyncClient(base_url=alone.url, timeout=PATIENCE_S) as rest:
        laid = await lay(rest, "tiny", ME, ME)
        async with Seated(alone.url, laid.id, laid.tokens.values()) as screen:
            real = type(alone.inn.services.bots).choose

            async def choose(*given: Any) -> str:
                away.gone = True
                return await real(*given)

            monkeypatch.setattr(type(alone.inn.services.bots), "choose", choose)
            path = f"{laid.path}/seats/ann"
            headers = {"Authorization": f"Bearer {laid.host}"}
            await rest.post(path, json={"action": "bot", "bot": "random"}, headers=headers)
            await screen.until_state(lambda state: state["thinking"] == "ann")
            async with asyncio.timeout(PATIENCE_S):
                while not alone.inn.tables[laid.id]._data.stale:
                    await screen.ask(t="undo", seat="cob")
            monkeypatch.setattr(type(alone.inn.services.bots), "choose", real)
            away.gone = False
            async with asyncio.timeout(PATIENCE_S):
                await screen.until_state(lambda state: state["ask"]["who"] == "bob")
