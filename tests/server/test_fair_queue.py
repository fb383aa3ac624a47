"""Taking turns at what costs much, alone and over the wire."""

import asyncio
from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from bree.bots.hint import Hint
from bree.core import Refusal
from bree.server.bots import thinking
from bree.server.bots.processes import BotProcesses
from bree.server.guard.fair_queue import FairQueue
from tests.server.running import House, running, settings
from tests.server.seated import PATIENCE_S, Seated
from tests.server.setting import ME, bearer, lay
from tests.server.test_replay import played
from tests.server.test_rest import refused


class Crowd:
    """Wishes that wait until they are let go on."""

    def __init__(self, turns: FairQueue) -> None:
        self._turns = turns
        self.served: list[str] = []
        self.open: list[asyncio.Event] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def come(self, *names: str) -> asyncio.Task[None]:
        task = asyncio.create_task(self._wish(*names))
        self._tasks.append(task)
        await asyncio.sleep(0)
        return task

    async def _wish(self, *names: str) -> None:
        async with self._turns.turn(*names):
            self.served.append(names[0])
            done = asyncio.Event()
            self.open.append(done)
            await done.wait()

    async def finish(self) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while not all(task.done() for task in self._tasks):
                while self.open:
                    self.open.pop(0).set()
                await asyncio.sleep(0)


async def test_whoever_comes_with_a_crowd_keeps_nobody_waiting() -> None:
    crowd = Crowd(FairQueue(1, each=20, most=100))
    for _ in range(20):
        await crowd.come("crowd")
    await crowd.come("bilbo")
    await crowd.come("frodo")
    await crowd.finish()
    assert crowd.served[:4] == ["crowd", "crowd", "bilbo", "frodo"], "the second of the crowd had waited before"
    assert Counter(crowd.served) == {"crowd": 20, "bilbo": 1, "frodo": 1}


async def test_no_caller_has_more_than_his_share_and_no_more_wait_than_may() -> None:
    turns = FairQueue(2, each=2, most=3)
    crowd = Crowd(turns)
    for name in ("a", "b", "a", "c", "b"):
        await crowd.come(name)
    assert crowd.served == ["a", "b"]
    for name in ("a", "d"):  # has his share; one too many
        refusal = (await asyncio.gather(await crowd.come(name), return_exceptions=True))[0]
        assert isinstance(refusal, Refusal)
        assert refusal.key == "busy"
    await crowd.finish()
    assert crowd.served == ["a", "b", "a", "c", "b"]
    assert not turns._present
    assert not turns._waiting
    assert turns._free == 2


async def test_every_name_of_a_caller_counts() -> None:
    crowd = Crowd(FairQueue(5, each=1, most=5))
    await crowd.come("here", "token")
    for names in (("here",), ("there", "token")):
        refusal = (await asyncio.gather(await crowd.come(*names), return_exceptions=True))[0]
        assert isinstance(refusal, Refusal)
    await crowd.come("there", "another")
    assert crowd.served == ["here", "there"]
    await crowd.finish()


async def test_whoever_goes_away_leaves_his_place() -> None:
    turns = FairQueue(1, each=9, most=9)
    rng = Random(1)
    for _ in range(200):
        crowd = Crowd(turns)
        tasks = [await crowd.come(rng.choice("abc")) for _ in range(5)]
        for task in rng.sample(tasks, 3):
            task.cancel()
            if rng.random() < 0.5:
                await asyncio.sleep(0)
            if crowd.open and rng.random() < 0.5:
                crowd.open.pop(0).set()
        await crowd.finish()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert (turns._free, dict(turns._present), turns._waiting) == (1, {}, {})


async def test_a_replay_comes_in_pages(house: House, rest: httpx.AsyncClient) -> None:
    laid = await played(house, rest, "mordor")
    own, path = bearer(laid.tokens["frodo"]), f"{laid.path}/frames"
    whole = (await rest.get(path, headers=own)).json()
    fixed = whole[0].pop("fixed")  # comes with each page, for all its frames
    last = whole[-1]["n"]
    assert len(whole) == last + 1
    for size in (1, 7, 64):
        pages: list[dict[str, Any]] = []
        while page := (await rest.get(path, params={"from": len(pages), "count": size}, headers=own)).json():
            assert len(page) == min(size, last + 1 - len(pages))
            assert page[0].pop("fixed") == fixed
            pages += page
        assert pages == whole
    assert (await rest.get(path, params={"from": 3, "count": 0}, headers=own)).json() == []
    end = (await rest.get(path, params={"from": last, "count": 9}, headers=own)).json()
    assert end == [{**whole[last], "fixed": fixed}]
    refused(await rest.get(path, params={"count": -1}, headers=own), "form")


@pytest.mark.parametrize("limit", [{"frames": 10}, {"frames_bytes": 4000}])
async def test_a_page_has_its_bounds_whatever_is_asked(tmp_path: Path, limit: dict[str, int]) -> None:
    with running(settings(f"sqlite:///{tmp_path}/t.sqlite"), limit) as house:
        async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE_S) as rest:
            laid = await played(house, rest, "mordor")
            own = bearer(laid.tokens["frodo"])
            found: list[dict[str, Any]] = []
            while answer := (await rest.get(f"{laid.path}/frames?from={len(found)}", headers=own)):
                page = answer.json()
                assert len(page) <= limit.get("frames", 10**6)
                assert len(answer.content) < 2 * limit.get("frames_bytes", 10**6)
                if not page:
                    break
                found += page
            assert [frame["n"] for frame in found] == list(range((await rest.get(laid.path)).json()["n"] + 1))
            assert all(before["n"] + 1 == after["n"] for before, after in pairwise(found))


async def test_one_long_call_at_a_time_for_each_caller(tmp_path: Path) -> None:
    with running(settings(f"sqlite:///{tmp_path}/t.sqlite", long_calls_an_address=1)) as house:
        async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE_S) as rest:
            laid = await played(house, rest, "mordor")
            own = bearer(laid.tokens["frodo"])
            text = (await rest.get(f"{laid.path}/save", headers=own)).text

            async def busy() -> list[httpx.Response]:
                calls = [rest.get(f"{laid.path}/{name}", headers=own) for name in ("frames", "save")]
                calls.append(rest.post(f"{laid.path}/branch", json={"at": 0, "seats": [ME, ME]}, headers=own))
                calls.append(rest.post("/api/tables/import", json={"save": text, "seats": [ME, ME]}))
                return await asyncio.gather(*calls)

            turns: FairQueue = house.app.state.long_calls
            held = turns.turn("127.0.0.1")
            house.do(held.__aenter__)
            for answer in await busy():
                refused(answer, "busy")
                assert answer.headers["retry-after"] == "1"
            assert (await rest.get("/healthz")).status_code == 200
            house.do(lambda: held.__aexit__(None, None, None))
            for name in ("frames", "save"):
                assert (await rest.get(f"{laid.path}/{name}", headers=own)).status_code == 200


async def test_a_strangers_hints_do_not_keep_others_waiting(
    house: House, rest: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twenty tables of one address want a hint at once; a table of another address is second."""
    laid = await lay(rest, "tiny", ME, ME)
    async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
        seat = screen.state["ask"]["who"]
    live = house.inn.tables[laid.id]
    order: list[str] = []

    all_here = asyncio.Event()

    async def do(_self: BotProcesses, work: Any, _seconds: float) -> thinking.BotAdvice:
        order.append(work.args[0].seat)
        await all_here.wait()
        return thinking.BotAdvice(Hint(("pass",)))

    monkeypatch.setattr(BotProcesses, "do", do)

    async def ask() -> list[Any]:
        pool = live.services.bots
        state = live.sitting.state
        crowd = [pool.advise(live.game, state, f"crowd{number}", "1.2.3.4") for number in range(20)]
        tasks = [asyncio.ensure_future(one) for one in crowd]
        await asyncio.sleep(0)
        tasks.append(asyncio.ensure_future(pool.advise(live.game, state, "bilbo", "5.6.7.8")))
        await asyncio.sleep(0)
        all_here.set()
        return await asyncio.gather(*tasks, return_exceptions=True)

    assert seat
    results = house.do(ask)
    assert not [one for one in results if isinstance(one, Exception)]
    assert order.index("bilbo") <= 2
    assert len(order) == 21


async def test_too_many_hints_of_one_address_are_refused(tmp_path: Path) -> None:
    with running(settings(f"sqlite:///{tmp_path}/t.sqlite", hints_an_address=1)) as house:
        async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE_S) as rest:
            laid = await lay(rest, "tiny", ME, ME)
            async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
                seat = screen.state["ask"]["who"]
                turns = house.inn.services.bots._turns_aside
                held = turns.turn("127.0.0.1")
                house.do(held.__aenter__)
                told = await screen.ask(t="hint", seat=seat)
                assert (told["t"], told["key"]) == ("no", "busy")
                house.do(lambda: held.__aexit__(None, None, None))
                assert (await screen.ask(t="hint", seat=seat))["t"] == "hint"
