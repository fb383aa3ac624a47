"""Wisdom of Elrond: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards.strategy import barred, play

CARD = "wisdom_of_elrond"


@pytest.mark.rule("WAR-19.6", "WAR-6.6", "WAR-6.7")
def test_elrond_counsels_one_nation() -> None:
    t = play(CARD, politics="north 3 passive, rohan 1 passive, gondor 2")
    assert (t.asked, t.offers) == ("free counsel_whom", "gondor north rohan")
    t.answer("rohan")
    assert (t.at_rest, t.s.steps["rohan"], t.s.passive) == (True, 0, ("north",))
    assert t.s.played == (CARD,)
    t = play(CARD, politics="gondor 2")
    assert (t.at_rest, t.s.steps["gondor"]) == (True, 1)


@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_refused_where_all_are_at_war_elrond_has_no_counsel() -> None:
    assert barred(CARD) == "WAR-O5"
