"""Whole games that are too long for checks elsewhere: the conservation laws after every answer."""

import pytest

from bree.lab.simulate import Study
from tests.contract.variants import PACES, Pace

WHOLE = [("war", "random", 1), ("war", "captain", 1)]


def test_every_long_game_is_here() -> None:
    assert {name for name, _, _ in WHOLE} == set(PACES)


@pytest.mark.parametrize(("name", "bot", "games"), WHOLE, ids=[f"{name}-{bot}" for name, bot, _ in WHOLE])
def test_nothing_is_lost_in_a_whole_game_and_it_ends(name: str, bot: str, games: int) -> None:
    study = Study(name, {}, (bot,), games, audit=True)
    study.run()
    assert [one.fault for one in study.faults] == []
    assert all(sum(one.score.values()) == 1 and one.answers < PACES[name].bound for one in study.played)
    assert PACES[name].bound > Pace().bound
