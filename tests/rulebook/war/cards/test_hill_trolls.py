"""Hill-trolls: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.strategy import barred, play

CARD = "hill_trolls"


@pytest.mark.rule("WAR-6.6", "WAR-9.2")
def test_hill_trolls_take_the_place_of_regulars() -> None:
    board = "moria: sauron 1r; dol_guldur: sauron 3r 5e"
    t = scenes.play(CARD, board).answer("moria")
    assert (t.at_rest, t.here("moria"), t.s.pool["sauron-elite"]) == (True, "sauron 1e", 0), "there was but one"
    assert not scenes.playable(CARD, "moria: sauron 1r 6e")
    assert not scenes.playable(CARD, "moria: sauron 1r", politics="sauron 1")


@pytest.mark.rule("WAR-6.6")
def test_two_regulars_become_trolls() -> None:
    t = play(CARD, "moria: sauron 2r isengard 1r; angmar: sauron 1r; umbar: southrons 1r")
    assert (t.asked, t.offers) == ("shadow harden_where", "angmar moria")
    t.answer("angmar")
    assert (t.at_rest, t.here("angmar"), t.here("moria")) == (True, "sauron 1e", "isengard 1r sauron 1r 1e")
    assert (t.s.pool["sauron-regular"], t.s.pool["sauron-elite"]) == (35, 4)
    # As long as elites are left.
    t = play(CARD, "moria: sauron 2r; angmar: sauron 5e")
    assert (t.at_rest, t.here("moria"), t.s.pool["sauron-elite"]) == (True, "sauron 1r 1e", 0)


@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_refused_trolls_need_sauron_at_war_and_regulars() -> None:
    assert barred(CARD, "moria: sauron 2r", politics="sauron 1") == "WAR-6.5"
    assert barred(CARD, "moria: sauron 2e isengard 2r") == "WAR-O5"
    assert barred(CARD, "moria: sauron 2r; angmar: sauron 6e") == "WAR-O5"
