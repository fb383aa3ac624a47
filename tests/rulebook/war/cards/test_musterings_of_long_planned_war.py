"""Musterings of Long-planned War: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards.strategy import barred, play

CARD = "musterings_of_long_planned_war"


@pytest.mark.rule("WAR-9.12", "WAR-6.6")
def test_long_planned_musterings() -> None:
    t = play(CARD)
    assert (t.at_rest, t.here("gorgoroth"), t.here("nurn")) == (True, "southrons 5r", "sauron 5r")
    board = "khand: southrons 10r; umbar: southrons 10r; near_harad: southrons 1r"
    t = play(CARD, board)
    assert (t.at_rest, t.here("gorgoroth"), t.here("nurn")) == (True, "southrons 3r", "sauron 5r")


@pytest.mark.rule("WAR-6.5")
def test_refused_the_musterings_need_all_nations_at_war() -> None:
    for nation in ("isengard", "sauron", "southrons"):
        assert barred(CARD, politics=nation + " 1") == "WAR-6.5"
