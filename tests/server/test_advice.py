"""A hint and an estimate say what the seat, or the public, could have thought out: hidden cards change nothing."""

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import pytest
from tiny import GAME as TINY

from bree.core import CHANCE, Game
from bree.core.find import find
from bree.core.plain import to_plain
from bree.server.bots import thinking
from bree.server.bots.thinking import Moment, Order, advise, estimate
from tests.contract.tables import random_game

FELLOWSHIP = find("fellowship")
GUESTS = {"tiny": "random", "fellowship": "careful"}
TICKS = 6  # games that are played to the end for an estimate
TABLES: list[tuple[Game, dict[str, Any]]] = [(TINY, {}), (FELLOWSHIP, {"chapter": "1", "loss": "end"})]
both = pytest.mark.parametrize(("game", "options"), TABLES, ids=["tiny", "fellowship"])


class Clock:
    """Every look at it is a tick later: so the same number of games is played each time."""

    def __init__(self) -> None:
        self.ticks = count()

    def monotonic(self) -> float:
        return float(next(self.ticks))


@pytest.fixture(autouse=True)
def _steady(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "_games", {"tiny": TINY, "fellowship": FELLOWSHIP})


def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "time", Clock())
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
def test_a_hint_is_the_same_whatever_the_others_hold(
    game: Game, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = []
    for s, seat in moments(game, options):
        hints = []
        for world in (s, *(game.imagine(s, seat, Random(n)) for n in range(3))):
            patient(monkeypatch)
            hints.append(advise(Order(game.name, to_plain(world), seat, GUESTS[game.name], 5, 2.0 * TICKS)))
        assert hints == [hints[0]] * len(hints)
        assert (hints[0].fault, hints[0].worth is None) == ("", False)
        told.append(hints[0].worth)
    assert len(set(told)) > 1 or game is FELLOWSHIP  # the tiny game is won by this one or that one


@both
def test_an_estimate_is_the_same_whatever_the_hands_hold(
    game: Game, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    for s, _seat in moments(game, options):
        shares = []
        for world in (s, *(game.imagine(s, None, Random(n)) for n in range(3))):
            patient(monkeypatch)
            shares.append(estimate(Moment(game.name, to_plain(world), 5, float(TICKS))))
        assert shares == [shares[0]] * len(shares)
        assert set(shares[0]) == set(s.seats)
