"""Waiting reveals nothing: the table passes automatically in all worlds that look the same to a seat, or in none.

`laws/secrets.py` checks this in every game. This test shows that the check catches a fault.
"""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from tiny import GAME as TINY
from tiny.rules import book

from bree.core import Ask, Game, Rules
from bree.core.find import find
from tests.contract.variants import random_game, watchers

CHARMED = {"charms": "on", "players": 3}
SEEDS = range(5)


def telling(game: Game, options: dict[str, Any]) -> set[str]:
    """The kinds of asks whose waiting time reveals a secret."""
    rng, found = Random(11), set()
    for seed in SEEDS:
        for s, ask, _ in random_game(game, options, seed):
            for seat in watchers(s):
                twin = game.waiting(game.imagine(s, seat, rng))
                assert twin is not None
                if (twin.who, twin.key, twin.automatic) != (ask.who, ask.key, ask.automatic):
                    found.add(ask.step[0])
    return found


def with_asks(**asks: Any) -> Game:
    """The tiny game with some other asks."""
    rules: Rules[Any] = Rules()
    rules.steps, rules.answers, rules.bars, rules.asks = book.steps, book.answers, book.bars, {**book.asks, **asks}
    return replace(TINY, rules=rules)


def open_use(s: Any, name: str, seat: str) -> Ask:
    """The mutant: the ask is not secret, so the table passes for a hand without charms."""
    who, key, rule, picks, facts, *_ = book.asks["use_card"](s, name, seat).parts()
    return Ask(who, key, rule, picks, facts)


def test_the_waits_of_the_tiny_game_tell_nothing() -> None:
    assert telling(TINY, CHARMED) == set()


def test_a_table_that_passes_for_a_hidden_hand_is_found() -> None:
    assert telling(with_asks(use_card=open_use), CHARMED) == {"use_card"}


def test_a_sealed_choice_for_which_the_table_passes_is_found() -> None:
    assert telling(with_asks(seal_card=open_use), CHARMED) == {"seal_card"}


@pytest.mark.parametrize("options", [{}, {"chapter": "13"}, {"chapter": "17"}, {"players": 2}], ids=str)
def test_the_waits_of_fellowship_tell_nothing(options: dict[str, Any]) -> None:
    assert telling(find("fellowship"), options) == set()
