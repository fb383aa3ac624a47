"""Two positions have the same key only if they are equal."""

from itertools import combinations
from random import Random

from hypothesis import given, settings, strategies as st
import pytest
from tiny import GAME as TINY
from tiny.state import Tiny

from bree.core import Game
from bree.core.find import games
from bree.core.saves.state_json import to_plain
from bree.core.state_key import state_key
from tests.contract.variants import random_game

GAMES = [TINY, *games().values()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_keys_are_equal_where_positions_are_and_nowhere_else(game: Game) -> None:
    positions = []
    for number, (s, _, _) in enumerate(random_game(game, {}, "keys")):
        assert state_key(s.clone()) == state_key(s)
        if number % 9 == 0:
            positions.append((s.clone(), to_plain(s)))
    for (one, plain), (other, also) in combinations(positions[:40], 2):
        assert (state_key(one) == state_key(other)) is (plain == also)


@settings(max_examples=60, deadline=None)
@given(first=st.randoms(use_true_random=False), second=st.randoms(use_true_random=False), length=st.integers(0, 8))
def test_two_ways_through_the_tiny_game_meet_in_keys_as_they_meet_in_positions(
    first: Random, second: Random, length: int
) -> None:
    one, other = walked(first, length), walked(second, length)
    assert (state_key(one) == state_key(other)) is (to_plain(one) == to_plain(other))


def walked(rng: Random, length: int) -> Tiny:
    s: Tiny = TINY.new({"charms": "on"})
    for _ in range(length):
        ask = TINY.waiting(s)
        assert ask is not None
        TINY.apply(s, ask.picks[rng.randrange(min(2, len(ask.picks)))].id)
    return s


def test_the_order_in_which_a_dict_was_filled_and_the_log_do_not_count() -> None:
    assert state_key(Tiny(points={"ann": 1, "bob": 2})) == state_key(Tiny(points={"bob": 2, "ann": 1}, log=[]))
    assert state_key(Tiny(points={"ann": 1})) != state_key(Tiny(points={"ann": 2}))


def test_only_the_named_fields_count() -> None:
    assert state_key(Tiny(round=1, gone=("x",)), ("round",)) == state_key(Tiny(round=1), ("round",))
    assert state_key(Tiny(round=1), ("round",)) != state_key(Tiny(round=2), ("round",))
    assert len({state_key(Tiny(round=1)), state_key(Tiny(round=1)), state_key(Tiny())}) == 2
