"""Faramir's Rangers: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.strategy import barred, play

CARD = "faramirs_rangers"


@pytest.mark.rule("WAR-6.12", "WAR-9.12")
def test_faramirs_rangers_shoot_and_hold_osgiliath() -> None:
    board = "osgiliath: gondor 1r; south_ithilien: southrons 2r; north_ithilien: sauron 1r; minas_morgul: sauron 5r"
    t = play(CARD, board)
    assert (t.asked, t.offers) == ("free shoot_at", "north_ithilien south_ithilien")
    t.go("south_ithilien 5 4 1")
    assert (t.asked, t.offers) == ("free levy_which", "gondor-regular gondor-elite")
    t.answer("gondor-elite")
    assert (t.at_rest, t.here("osgiliath"), t.here("south_ithilien")) == (True, "gondor 1r 1e 1l", "southrons 1r")


@pytest.mark.rule("WAR-6.6")
def test_the_rangers_do_what_they_can() -> None:
    t = play(CARD, "osgiliath: sauron 2r").go("5 5 5")
    assert (t.at_rest, t.here("osgiliath")) == (True, "")
    t = play(CARD, "osgiliath: gondor 1r").answer("gondor-regular")
    assert (t.at_rest, t.here("osgiliath")) == (True, "gondor 2r 1l")


@pytest.mark.rule("WAR-6.6", "WAR-9.10", "WAR-1.5")
def test_the_rangers_come_to_osgiliath_whether_they_shoot_or_not() -> None:
    assert not scenes.playable(CARD, "osgiliath: gimli; minas_morgul: sauron 1r; south_ithilien: 1n")
    assert (
        scenes.play(CARD, "osgiliath: rohan 1r").answer("gondor-elite").here("osgiliath")
        == "gondor 1e rohan 1r gondor 1l"
    )
    t = scenes.play(CARD, "osgiliath: sauron 1r; south_ithilien: sauron 1r").go("osgiliath 6 1 1")
    assert (t.at_rest, t.here("osgiliath")) == (True, "")


@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_refused_with_nobody_in_ithilien_the_rangers_stay_at_home() -> None:
    assert barred(CARD, "minas_morgul: sauron 5r; minas_tirith: gondor 3r; osgiliath: boromir") == "WAR-O5"
