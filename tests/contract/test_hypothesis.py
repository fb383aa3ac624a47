"""Hypothesis chooses the answers by index, so that a failure shrinks to the shortest game."""

from bree.contract.battery import test_laws_hold_in_games_of_hypothesis  # noqa: F401
from tests.contract.variants import GAMES


def test_there_are_games() -> None:
    assert len(GAMES) >= 2
