"""Hints, reviews and checks of saves are worked on beside the tables: no bot at a table waits for them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import replace
from functools import partial
from multiprocessing import active_children
from multiprocessing.process import BaseProcess
import os
from pathlib import Path
import signal
from typing import Any

import httpx
import pytest
import tiny

from bree.core.find import find
from bree.core.saves.state_json import to_plain
from bree.server.bots import pool as pool_module, thinking
from bree.server.bots.pool import BotPool
from bree.server.bots.processes import BotProcesses
from bree.server.bots.thinking import Estimate, EstimateTask
from bree.server.guard.fair_queue import FairQueue
from bree.server.metrics import Metrics
from tests.server.running import PATIENCE_S, running, settings, wait_until
from tests.server.setting import ME
from tests.server.test_bots import asked

MORDOR = find("mordor")
OPTIONS: dict[str, Any] = {"players": 4, "side": "advanced"}


@pytest.fixture
async def bots() -> AsyncIterator[BotPool]:
    made = BotPool(settings("unused", bot_workers=1), Metrics())
    yield made
    made.close()


def begun() -> set[BaseProcess]:
    return set(active_children())


async def a_review(bots: BotPool, caller: str = "reader") -> Estimate:
    s = MORDOR.new(MORDOR.choose(OPTIONS))
    return await bots.play_out(EstimateTask("mordor", to_plain(s), s.seats, "turn", bots.seed(), 600.0), caller)


async def test_a_review_that_never_ends_keeps_no_bot_waiting(bots: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(pool_module.log, "warn", lambda *words, **facts: told.append(f"{words} {facts}"))
    before = begun()
    review = asyncio.create_task(a_review(bots))
    while not (reviewing := begun() - before):
        await asyncio.sleep(0.01)
    for process in reviewing:
        assert process.pid
        os.kill(process.pid, signal.SIGSTOP)
    s, ask = asked(tiny.GAME)
    async with asyncio.timeout(PATIENCE_S):
        assert ask.offers(await bots.choose(tiny.GAME, s, ask, "random", 1))
    assert told == [], "the bot's own pick"
    assert not review.done()
    review.cancel()
    await asyncio.gather(review, return_exceptions=True)


async def test_the_process_for_them_starts_when_it_is_needed(bots: BotPool) -> None:
    before = begun()
    s, ask = asked(tiny.GAME)
    await bots.choose(tiny.GAME, s, ask, "random", 1)
    at_tables = begun() - before
    assert len(at_tables) == 1
    await asyncio.gather(bots.advise(*asked_of_mordor(), "a"), bots.advise(*asked_of_mordor(), "b"))
    aside = begun() - before - at_tables
    assert len(aside) == 1, "one for all of them"
    nice = [os.getpriority(os.PRIO_PROCESS, process.pid or 0) for process in (*at_tables, *aside)]
    assert nice[0] < nice[1]


def asked_of_mordor() -> tuple[Any, Any, str]:
    s, ask = asked(MORDOR)
    return MORDOR, s, ask.who


async def test_a_hint_comes_between_two_pieces_of_a_review(bots: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "PIECE_S", 0.0)
    before = begun()
    review = asyncio.create_task(a_review(bots))
    while not begun() - before:
        await asyncio.sleep(0.01)
    bot, _hint = await bots.advise(*asked_of_mordor(), "player")
    assert bot == "perfect"
    assert not review.done()
    assert sum((await review).shares.values()) > 0


async def test_an_order_that_nobody_waits_for_keeps_its_place_until_it_ends() -> None:
    """Else others would be sent to a process that is still at work, which may end it."""
    one = BotProcesses(1, ("tiny",), 512)
    try:
        before = begun()
        endless = asyncio.create_task(one.do(partial(sum, range(10**15)), 0.1))  # the system ends its process
        while not begun() - before:
            await asyncio.sleep(0.01)
        endless.cancel()
        await asyncio.gather(endless, return_exceptions=True)
        assert await one.do(os.getpid, 60.0) != os.getpid()
    finally:
        one.close()


def test_a_game_in_pieces_is_a_whole_game(monkeypatch: pytest.MonkeyPatch) -> None:
    imagined, game = [], find("fellowship")

    def imagine(*given: Any) -> Any:
        imagined.append(given)
        return game.imagine(*given)

    fellowship = replace(game, imagine=imagine)
    monkeypatch.setattr(thinking, "_games", {"fellowship": fellowship})
    s = fellowship.new({"chapter": "1", "loss": "end"})
    found: Estimate | EstimateTask = EstimateTask("fellowship", to_plain(s), s.seats, "random", 1, 60.0)
    pieces = 0
    while isinstance(found, EstimateTask):
        left, pieces = found.seconds, pieces + 1
        found = thinking.estimate(found, 0.0)
        assert isinstance(found, Estimate) or found.seconds < left, "the time is that of the whole game"
    assert pieces > 10
    assert len(imagined) == 1, "what was imagined for the first piece is true for the others"
    assert set(found.shares) == set(s.seats)
    assert found.played


async def test_whoever_works_in_pieces_lets_others_go_first() -> None:
    turns, order = FairQueue(1, each=9, most=9), []

    async def come(name: str, pieces: int) -> None:
        async with turns.turn(name) as others_first:
            for piece in range(pieces):
                order.append(f"{name}{piece}")
                await asyncio.sleep(0)
                if piece < pieces - 1:
                    await others_first()

    await asyncio.gather(come("a", 3), come("b", 2), come("c", 1))
    assert order == ["a0", "b0", "c0", "a1", "b1", "a2"]
    assert (turns._free, dict(turns._present), turns._waiting) == (1, {}, {})


async def test_whoever_goes_away_between_two_pieces_leaves_no_place_behind() -> None:
    turns = FairQueue(1, each=9, most=9)

    async def come() -> None:
        async with turns.turn("a") as others_first:
            await others_first()

    async with turns.turn("b") as others_first:
        leaver = asyncio.create_task(come())
        await asyncio.sleep(0)
        await others_first()  # the leaver has its turn, and is now behind us
        await asyncio.sleep(0)
        leaver.cancel()
        await asyncio.gather(leaver, return_exceptions=True)
    assert (turns._free, dict(turns._present), turns._waiting) == (1, {}, {})


async def test_a_save_of_somebody_who_hangs_up_is_not_checked(tmp_path: Path) -> None:
    with running(settings(f"sqlite:///{tmp_path}/t.sqlite")) as house:
        turns = house.inn.services.bots._turns_aside
        held = turns.turn("somebody else")
        house.do(held.__aenter__)
        body = {"save": "{}", "seats": [ME, ME]}

        async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE_S) as rest:
            call = asyncio.create_task(rest.post("/api/tables/import", json=body))
            while not turns._present["127.0.0.1"]:
                await asyncio.sleep(0.01)
            call.cancel()
            with suppress(asyncio.CancelledError):
                await call
        wait_until(lambda: not turns._present["127.0.0.1"], "whoever hung up leaves the line")
        house.do(lambda: held.__aexit__(None, None, None))
