"""Bots that are slow, wrong or dead do not stop a table."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from concurrent.futures.process import BrokenProcessPool
from functools import partial
import os
from pathlib import Path
from random import Random
import signal
import time
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import tiny

from bree.bots.bot import Sight
from bree.bots.find import bots
from bree.core import Ask, Game, Pick, Refusal
from bree.core.find import games
from bree.core.saves.state_json import to_plain
from bree.server.bots import pool as pool_module, processes, thinking
from bree.server.bots.pool import BotPool, bots_of
from bree.server.bots.processes import ProcessFailed
from bree.server.metrics import Metrics
from bree.server.routes.create_table import known_bot
from tests.contract.variants import random_game
from tests.server.clock import Clock
from tests.server.running import PATIENCE_S, running, settings
from tests.server.setting import ME, RANDOM, lay

MORDOR, FELLOWSHIP = games()["mordor"], games()["fellowship"]


class Sleeper:
    def choose(self, sight: Sight, _rng: Random) -> str:
        try:
            time.sleep(30)
        except Exception:
            return "caught"
        return sight.ask.picks[0].id


class Liar:
    def choose(self, _sight: Sight, _rng: Random) -> str:
        return "no such pick"


class Broken:
    def choose(self, _sight: Sight, _rng: Random) -> str:
        raise RuntimeError("a bug")


class Leaver:
    def choose(self, _sight: Sight, _rng: Random) -> str:
        raise SystemExit(4)


@pytest.fixture
def seated_here(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The functions of the bots' processes, called in this one."""
    monkeypatch.setattr(thinking, "_games", {"mordor": MORDOR, "tiny": tiny.GAME})
    thinking._bot.cache_clear()
    yield
    thinking._bot.cache_clear()


def asked(game: Game, seed: object = 1) -> tuple[Any, Any]:
    """A position at which a seat has a choice."""
    for s, ask, _ in random_game(game, {}, seed):
        if ask.who in s.seats and len(ask.picks) > 1:
            return s.clone(), ask
    raise AssertionError("a game without a choice")


def order(game: Game, bot: str, seconds: float = 0.2) -> tuple[thinking.BotTask, list[str]]:
    s, ask = asked(game)
    return thinking.BotTask(game.name, to_plain(s), ask.who, bot, 5, seconds), [pick.id for pick in ask.picks]


@pytest.mark.usefixtures("seated_here")
@pytest.mark.parametrize(
    ("bot", "fault"),
    [(Sleeper, "out of time"), (Liar, "not offered"), (Broken, "a bug"), (Leaver, "SystemExit")],
    ids=["slow", "liar", "broken", "leaver"],
)
def test_a_bot_that_fails_gives_any_pick(monkeypatch: pytest.MonkeyPatch, bot: type, fault: str) -> None:
    monkeypatch.setattr(thinking, "invite", lambda _game, _name: bot())
    wanted, picks = order(MORDOR, "odd")
    chosen = thinking.choose(wanted)
    assert fault in chosen.fault
    assert chosen.pick in picks


@pytest.mark.usefixtures("seated_here")
def test_a_bot_chooses_and_advises() -> None:
    for game, bot in ((MORDOR, "greedy"), (tiny.GAME, "random")):
        wanted, picks = order(game, bot, seconds=0.3)
        assert thinking.choose(wanted).pick in picks
        advice = thinking.advise(wanted)
        assert advice.hint is not None
        assert advice.hint.picks[0] in picks
        assert advice.hint.worth is None
        seats = asked(game)[0].seats
        found = thinking.estimate(thinking.EstimateTask(game.name, wanted.position, seats, bot, 1, 60.0), 60.0)
        assert set(found.shares) == set(seats)


@pytest.mark.usefixtures("seated_here")
def test_a_game_that_takes_too_long_is_no_estimate() -> None:
    wanted, _ = order(MORDOR, "greedy")
    found = thinking.estimate(
        thinking.EstimateTask("mordor", wanted.position, ("frodo", "sam"), "greedy", 1, 1e-6), 60.0
    )
    assert found.shares == {}


@pytest.mark.usefixtures("seated_here")
@pytest.mark.parametrize(
    ("bot", "fault"),
    [(Sleeper, "out of time"), (Liar, "not offered"), (Broken, "a bug"), (Leaver, "SystemExit")],
    ids=["slow", "liar", "broken", "leaver"],
)
def test_a_bot_that_fails_gives_no_hint(monkeypatch: pytest.MonkeyPatch, bot: type, fault: str) -> None:
    monkeypatch.setattr(thinking, "invite", lambda _game, _name: bot())
    advice = thinking.advise(order(MORDOR, "odd")[0])
    assert advice.hint is None
    assert fault in advice.fault


@pytest.mark.usefixtures("seated_here")
def test_a_bot_that_ends_its_process_over_an_estimate_does_not_end_the_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "invite", lambda _game, _name: Leaver())
    position = order(MORDOR, "odd")[0].position
    with pytest.raises(RuntimeError, match="SystemExit: 4"):
        thinking.estimate(thinking.EstimateTask("mordor", position, ("frodo", "sam"), "odd", 1, 60.0), 60.0)


@pytest.mark.usefixtures("seated_here")
def test_an_order_for_somebody_else_is_a_mistake() -> None:
    wanted, _ = order(MORDOR, "random")
    with pytest.raises(ValueError, match="not asked"):
        thinking.choose(wanted._replace(seat="nobody"))


def test_a_bot_that_needs_too_much_is_not_offered() -> None:
    """`partner` would compile longer than an answer may take."""
    assert set(bots("fellowship")) - set(bots_of(FELLOWSHIP)) == {"partner"}
    with pytest.raises(Refusal) as refusal:
        known_bot(FELLOWSHIP, "partner")
    assert refusal.value.key == "bot-unknown"


def test_who_can_play_what() -> None:
    for game in (tiny.GAME, MORDOR):
        assert set(bots_of(game)) == set(bots(game.name))
    assert {"greedy", "turn"} <= set(bots_of(MORDOR)) - set(bots_of(tiny.GAME))


@pytest.fixture
async def pool() -> AsyncIterator[BotPool]:
    made = BotPool(settings("unused", bot_seconds=2.0), Metrics())
    yield made
    made.close()


async def test_a_process_starts_before_the_first_turn(pool: BotPool) -> None:
    pool.start()
    pool.start()
    (process,) = pool._at_tables.running
    s, ask = asked(tiny.GAME)
    assert ask.offers(await pool.choose(tiny.GAME, s, ask, "random", 1))
    assert pool._at_tables.running == [process], "the same one has chosen"


async def test_a_process_that_dies_is_replaced(pool: BotPool) -> None:
    s, ask = asked(tiny.GAME)
    assert ask.offers(await pool.choose(tiny.GAME, s, ask, "random", 1))
    (process,) = pool._at_tables.running
    os.kill(process.pid, signal.SIGKILL)
    process.join()
    assert ask.offers(await pool.choose(tiny.GAME, s, ask, "random", 1)), "any pick, from here"
    assert ask.offers(await pool.choose(tiny.GAME, s, ask, "random", 1))
    (other,) = pool._at_tables.running
    assert other.pid != process.pid


async def test_a_process_that_hangs_is_replaced(pool: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    s, ask = asked(tiny.GAME)
    assert ask.offers(await pool.choose(tiny.GAME, s, ask, "random", 1))
    (process,) = pool._at_tables.running
    os.kill(process.pid, signal.SIGSTOP)
    monkeypatch.setattr(processes, "PATIENCE_S", 0.0)
    monkeypatch.setattr(pool, "_settings", settings("unused", bot_seconds=0.1))
    assert ask.offers(await pool.choose(tiny.GAME, s, ask, "random", 1))
    await asyncio.to_thread(process.join)  # it is killed though it hears nothing


class Naps:
    """In place of `asyncio.sleep`: how long the pool would have waited."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.took: list[float] = []
        monkeypatch.setattr(pool_module, "asyncio", SimpleNamespace(sleep=self._sleep))

    async def _sleep(self, seconds: float) -> None:
        self.took.append(seconds)


def forced(game: Game) -> tuple[Any, Any]:
    """A position at which a seat has no choice, though the table does not answer for it."""
    for seed in range(100):
        for s, ask, _ in random_game(game, {}, seed):
            if ask.who in s.seats and len(ask.picks) == 1 and not ask.automatic:
                return s.clone(), ask
    raise AssertionError("all have a choice")


async def test_a_bot_without_a_choice_is_not_asked_where_nothing_is_secret(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    naps = Naps(monkeypatch)
    s, ask = forced(MORDOR)
    assert await pool.choose(MORDOR, s, ask, "random", 1) == ask.picks[0].id
    assert naps.took == [0.0]
    assert not pool._at_tables.running, "no process has begun"


async def test_where_hands_are_secret_a_bot_without_a_choice_waits_like_one_that_thinks(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    naps = Naps(monkeypatch)
    clock = Clock()
    monkeypatch.setattr(pool_module, "clock", clock)
    s, ask = forced(tiny.GAME)
    thought: list[object] = []

    async def think(*_given: object) -> str:
        thought.append(1)
        clock.now += len(thought)
        return str(ask.picks[0].id)

    monkeypatch.setattr(pool, "_thought", think)
    assert await pool.choose(tiny.GAME, s, ask, "random", 1) == ask.picks[0].id
    assert (len(thought), naps.took) == (1, []), "until it is known how long they think"
    choice = Ask(ask.who, ask.key, ask.rule, (*ask.picks, Pick("other")))
    for _ in range(2):
        await pool.choose(tiny.GAME, s, choice, "random", 1)
    assert await pool.choose(tiny.GAME, s, ask, "careful", 1) == ask.picks[0].id
    assert len(thought) == 4, "another kind of bot thinks in another time"
    for _ in range(40):
        assert await pool.choose(tiny.GAME, s, ask, "random", 1) == ask.picks[0].id
    assert len(thought) == 4
    assert set(naps.took) == {2.0, 3.0}, "as long as those with a choice, and not as the one without"


async def test_memory_has_a_bound(pool: BotPool) -> None:
    """What is too much fails there, and the process lives on."""
    for _ in range(2):
        with pytest.raises(MemoryError):
            await pool._at_tables.do(partial(set, range(100_000_000)), 60)
    s, ask = asked(tiny.GAME)
    assert ask.offers(await pool.choose(tiny.GAME, s, ask, "random", 1))


async def test_a_process_that_hears_no_alarm_is_ended(pool: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    """One long instruction: Python itself would not look up before its end."""
    monkeypatch.setattr(processes, "PATIENCE_S", 600.0)  # on a busy machine two seconds of work may take many
    with pytest.raises(ProcessFailed) as fault:
        await pool._at_tables.do(partial(sum, range(10**15)), 0.1)
    assert isinstance(fault.value.__cause__, BrokenProcessPool), "not by the server's patience"
    s, ask = asked(tiny.GAME)
    assert ask.offers(await pool.choose(tiny.GAME, s, ask, "random", 1))


async def test_an_order_beside_one_that_ends_the_process_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    two = BotPool(settings("unused", bot_seconds=60.0, bot_workers=2), Metrics())
    told: list[str] = []
    monkeypatch.setattr(pool_module.log, "warn", lambda *words, **facts: told.append(f"{words} {facts}"))
    s, ask = asked(tiny.GAME)
    try:
        bad = asyncio.create_task(two._at_tables.do(partial(sum, range(10**15)), 0.1))
        picks = []
        while not bad.done():
            picks.append(await two.choose(tiny.GAME, s, ask, "random", 1))
        with pytest.raises(ProcessFailed):
            await bad
    finally:
        two.close()
    assert len(set(picks)) == 1, "the bot's own pick, by its seed"
    assert told == []


async def test_an_order_that_waits_in_a_pool_that_is_dismissed_is_tried_again() -> None:
    """The pool calls it off; that is not the table's doing, whose bots would stop for good."""
    one = BotPool(settings("unused", bot_seconds=60.0, bot_workers=1), Metrics())
    s, ask = asked(tiny.GAME)
    try:
        workers = one._at_tables
        before, running = workers._pool, workers.running
        for _ in range(4):  # more than the pool hands on to its process ahead
            before.submit(sum, range(10**15))
        order = asyncio.create_task(one.choose(tiny.GAME, s, ask, "random", 1))
        while not before._pending_work_items or len(before._pending_work_items) < 5:
            await asyncio.sleep(0.01)
        workers._pool = workers._new_pool()
        processes._dismiss(before, running)
        assert ask.offers(await order)
    finally:
        one.close()


async def test_what_a_stranger_brings_is_refused_across_processes(pool: BotPool) -> None:
    with pytest.raises(Refusal) as refusal:
        await pool.check_save("{}", "")
    assert refusal.value.key == "save-foreign"


async def test_a_table_with_a_bot_starts_the_process_of_the_bots(tmp_path: Path) -> None:
    with running(settings(f"sqlite:///{tmp_path}/t.sqlite")) as house:
        async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE_S) as rest:
            bots = house.inn.services.bots
            await lay(rest, "tiny", ME, ME)
            assert not bots._at_tables.running
            await lay(rest, "tiny", ME, RANDOM)
            assert bots._at_tables.running
