"""A hint and an estimate say what the seat, or the public, could have thought out: hidden cards change nothing."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tiny import GAME as TINY

from bree.bots.bot import Sight
from bree.bots.doom.search import Search
from bree.bots.fellowship.careful import Careful
from bree.core import CHANCE, Game
from bree.core.find import find
from bree.core.saves.state_json import to_plain
from bree.server.bots import thinking
from bree.server.bots.thinking import BotTask, EstimateTask, advise, estimate
from tests.contract.variants import random_game

DOOM, FELLOWSHIP = find("doom"), find("fellowship")
BOTS = {"tiny": "random", "fellowship": "careful"}
TABLES: list[tuple[Game, dict[str, Any]]] = [(TINY, {}), (FELLOWSHIP, {"chapter": "1", "loss": "end"})]
both = pytest.mark.parametrize(("game", "options"), TABLES, ids=["tiny", "fellowship"])


@pytest.fixture(autouse=True)
def _steady(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "_games", {"tiny": TINY, "fellowship": FELLOWSHIP, "doom": DOOM})
    monkeypatch.setattr(thinking, "limit", Unlimited)


class Unlimited:
    """No alarm: a slow machine must not cut a thought short."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def __enter__(self) -> None:
        return None

    def __exit__(self, *_fault: object) -> None:
        return None


def moments(game: Game, options: dict[str, Any]) -> Iterator[tuple[Any, str]]:
    """Some positions with a seat that is asked, late enough for hidden cards to decide."""
    asked = [(s.clone(), ask.who) for s, ask, _ in random_game(game, options, "advice") if ask.who != CHANCE]
    yield from asked[len(asked) // 2 :: max(1, len(asked) // 6)]


@both
def test_a_hint_is_the_same_whatever_the_others_hold(game: Game, options: dict[str, Any]) -> None:
    told = []
    for s, seat in moments(game, options):
        worlds = (s, *(game.imagine(s, seat, Random(n)) for n in range(3)))
        orders = [BotTask(game.name, to_plain(world), seat, BOTS[game.name], 5, 60.0) for world in worlds]
        hints = [advise(order) for order in orders]
        assert hints == [hints[0]] * len(hints)
        assert (hints[0].fault, hints[0].hint is None) == ("", False)
        told.append(hints[0].hint)
    if game is FELLOWSHIP:
        assert len({reason.key for hint in told if hint for reason in hint.says}) > 2


@both
def test_an_estimate_is_the_same_whatever_the_hands_hold(game: Game, options: dict[str, Any]) -> None:
    ends = set()
    for s, _seat in moments(game, options):
        for seed in range(3):
            worlds = [to_plain(world) for world in (s, *(game.imagine(s, None, Random(n)) for n in range(3)))]
            shares = [
                estimate(EstimateTask(game.name, world, s.seats, BOTS[game.name], seed, 60.0), 60.0) for world in worlds
            ]
            assert shares == [shares[0]] * len(shares)
            assert set(shares[0].shares) == set(s.seats)
            assert shares[0].played
            ends.add(tuple(shares[0].shares.values()))
    assert len(ends) > 1 or game is FELLOWSHIP  # with a random game that is lost early


def test_a_bot_that_reckons_the_chance_itself_is_believed() -> None:
    s = DOOM.new({"players": 2})
    while (ask := DOOM.waiting(s)) is not None and (ask.who == CHANCE or len(ask.picks) == 1):
        DOOM.apply(s, ask.picks[0].id)
    assert ask is not None
    found = estimate(EstimateTask("doom", to_plain(s), s.seats, "search", 5, 60.0), 60.0)
    rng = Random(5)
    worth = Search().advise(Sight(DOOM, DOOM.imagine(s, None, rng), ask.who, ask), rng).worth
    assert worth is not None
    assert 0 < worth < 1
    assert (found.shares, found.played) == ({"star": worth, "leaf": worth}, False)


def test_an_estimate_is_the_play_of_one_bot_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    class Listener(Careful):
        def choose(self, sight: Sight, rng: Random) -> str:
            asked.append(sight.seat)
            return super().choose(sight, rng)

    thinking._bot.cache_clear()
    monkeypatch.setattr(thinking, "invite", lambda _game, name: {"careful": Listener}[name]())
    s = FELLOWSHIP.new({"chapter": "1", "loss": "end"})
    found = estimate(EstimateTask("fellowship", to_plain(s), s.seats, "careful", 1, 60.0), 60.0)
    thinking._bot.cache_clear()
    assert set(asked) == set(s.seats)
    assert set(found.shares.values()) <= {0.0, 1.0}
