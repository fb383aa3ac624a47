"""Guards of the Citadel: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import strategy_scenes
from tests.rulebook.war.cards.strategy import barred, play

CARD = "guards_of_the_citadel"
HOME = ("minas_tirith", "gondor")


@pytest.mark.rule("WAR-6.10", "WAR-9.12")
def test_a_unit_and_a_leader_come_home() -> None:
    strategy_scenes.a_unit_and_a_leader_come_home(CARD, HOME)


@pytest.mark.rule("WAR-9.12", "WAR-16.5")
def test_into_a_besieged_stronghold_they_come_and_five_stay() -> None:
    t = play(CARD, "minas_tirith: gondor 5r, sauron 2r", siege="minas_tirith")
    t.answer("gondor-elite")
    assert (t.asked, t.offers) == ("free excess", "gondor-regular gondor-elite")
    t.answer("gondor-regular")
    assert (t.at_rest, t.here("minas_tirith", "free")) == (True, "gondor 4r 1e 1l")


@pytest.mark.rule("WAR-6.6", "WAR-9.10")
def test_as_far_as_figures_are_left() -> None:
    # No unit is left and none is there, so the Leader may not come alone.
    lost = "gondor 15r 5e"
    assert barred(CARD, lost=lost) == "WAR-O5"
    t = play(CARD, "minas_tirith: gondor 1r", lost="gondor 14r 5e")
    assert (t.at_rest, t.here("minas_tirith")) == (True, "gondor 1r 1l")


@pytest.mark.rule("WAR-9.12", "WAR-6.5", "WAR-6.6")
def test_refused_nobody_comes_where_the_enemy_stands() -> None:
    region = "minas_tirith"
    captured = "" if region == "carrock" else region
    assert barred(CARD, f"{region}: sauron 1r", captured=captured) == "WAR-O5"
    assert barred(CARD, face="character") == "WAR-6.4"
