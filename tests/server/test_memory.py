"""A table that was put away is freed at once: nothing holds it, not even itself, so no collector need come for it."""

import asyncio
from collections.abc import Callable, Iterator
import gc
from pathlib import Path
from random import Random
from typing import Any
from weakref import WeakSet

import httpx
import pytest

from bree.core import Refusal
from bree.server.store import Store
from bree.server.tables.live import LiveTable
from tests.server.running import PATIENCE_S, House, running, settings
from tests.server.seated import Seated
from tests.server.setting import ME, RANDOM, Laid, bearer, lay


@pytest.fixture
def alive(monkeypatch: pytest.MonkeyPatch) -> Iterator[WeakSet[LiveTable]]:
    """All live tables there are, while the collector of circles sleeps."""
    found: WeakSet[LiveTable] = WeakSet()
    real = LiveTable.__init__

    def begin(live: LiveTable, *given: Any) -> None:
        found.add(live)
        real(live, *given)

    monkeypatch.setattr(LiveTable, "__init__", begin)
    gc.collect()
    gc.disable()
    yield found
    gc.enable()


async def soon(wanted: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not wanted():
            await asyncio.sleep(0.01)


def counted(house: House) -> float:
    count: float = house.inn.services.metrics.tables._value.get()
    return count


async def put_away(house: House) -> None:
    """Everything that nobody looks at."""
    await soon(lambda: all(live.idle for live in list(house.inn.tables.values())))
    await asyncio.to_thread(house.do, lambda: house.inn.put_away(float("inf")))


async def freed(house: House, alive: WeakSet[LiveTable]) -> None:
    await put_away(house)
    await soon(lambda: len(alive) == counted(house) == 0)


async def played(house: House, laid: Laid) -> None:
    async with (
        Seated(house.url, laid.id, laid.tokens.values()) as both,
        Seated(house.url, laid.id, [laid.tokens["bob"]]),
    ):
        await both.play(Random(1), most=4)
        assert (await both.ask(t="answer", row=0, pick="none"))["key"] == "late"
        await both.ask(t="undo", seat="ann")
        await both.ask(t="consent", seat="bob", agree=False)
        for seat in both.seats:
            await both.ask(t="hint", seat=seat)
        await both.play(Random(2))


async def test_a_table_that_was_played_is_freed(tmp_path: Path, alive: WeakSet[LiveTable]) -> None:
    with running(settings(f"sqlite:///{tmp_path}/t.sqlite"), {"snapshot_rows": 5}) as house:
        async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE_S) as rest:
            for _ in range(3):
                laid = await lay(rest, "tiny", ME, ME, RANDOM)
                await played(house, laid)
                assert len(alive) >= 1
            await freed(house, alive)


async def test_a_table_that_was_only_asked_for_is_freed(tmp_path: Path, alive: WeakSet[LiveTable]) -> None:
    with running(settings(f"sqlite:///{tmp_path}/t.sqlite")) as house:
        async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE_S) as rest:
            laid = await lay(rest, "tiny", ME, ME)
            host = bearer(laid.host)
            for path, code in (("", 200), ("/frames", 403), ("/save", 403), ("/review", 403)):
                assert (await rest.get(laid.path + path)).status_code == code
            for path in ("/frames", "/save", "/review"):
                assert (await rest.get(laid.path + path, headers=host)).status_code in (200, 409)
            assert (await rest.post(f"{laid.path}/watch", json={"watch": True}, headers=host)).status_code == 204
            assert (await rest.post(f"{laid.path}/seats/ann/claim", json={"name": "Bo"})).status_code == 409
            async with Seated(house.url, laid.id, ["wrong"]) as stranger:
                assert await stranger.closed() == "token"
            await freed(house, alive)


async def test_a_table_whose_game_was_reviewed_is_freed(tmp_path: Path, alive: WeakSet[LiveTable]) -> None:
    with running(settings(f"sqlite:///{tmp_path}/t.sqlite"), {"review_seconds": 0.1}) as house:
        async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE_S) as rest:
            laid = await lay(rest, "tiny", ME, ME, watch=True)
            async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
                await screen.play(Random(1))
            for path in ("review", "frames", "save"):
                assert (await rest.get(f"{laid.path}/{path}")).status_code in (200, 404)
            await freed(house, alive)


async def test_a_table_whose_store_was_away_is_freed(
    tmp_path: Path, alive: WeakSet[LiveTable], monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(settings(f"sqlite:///{tmp_path}/t.sqlite")) as house:
        async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE_S) as rest:
            laid = await lay(rest, "tiny", ME, ME)

            async def refused(*_given: object) -> None:
                raise Refusal("store-unreachable", why="the cable is cut")

            async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
                with monkeypatch.context() as cut:
                    for call in ("append", "load", "create"):
                        cut.setattr(Store, call, refused)
                    told = await screen.answer(screen.state["ask"]["picks"][0]["id"])
                    assert told["key"] == "store-unreachable"
                    assert (await rest.post("/api/tables", json={"game": "tiny", "seats": [ME, ME]})).status_code == 503
                await screen.play(Random(1))
            await freed(house, alive)


async def test_of_too_many_tables_some_are_freed_at_once(tmp_path: Path, alive: WeakSet[LiveTable]) -> None:
    most = 4
    with running(settings(f"sqlite:///{tmp_path}/t.sqlite", tables_in_memory=most)) as house:
        async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE_S) as rest:
            for number in range(1, 31):
                laid = await lay(rest, "tiny", ME, ME)
                if number % 3 == 0:
                    async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
                        await screen.play(Random(number), most=2)
                await soon(lambda: len(alive) == len(house.inn.tables) <= most)
            await soon(lambda: counted(house) == most)
