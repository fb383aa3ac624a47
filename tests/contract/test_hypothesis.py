"""Hypothesis chooses the answers by index, so that a failure shrinks to the shortest game."""

from bree.contract.battery import test_laws_hold_wherever_hypothesis_goes  # noqa: F401
from tests.contract.variants import GAMES


def test_there_are_games() -> None:
    assert len(GAMES) >= 2
