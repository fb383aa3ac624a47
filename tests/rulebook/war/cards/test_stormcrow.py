"""Stormcrow: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.strategy import barred, play
from tests.rulebook.war.war_story import but

CARD = "stormcrow"


@pytest.mark.rule("WAR-19.16", "WAR-8.6", "WAR-6.15", "WAR-25.4")
def test_the_stormcrow_costs_a_step_and_somebody_of_that_nation() -> None:
    assert not scenes.playable(CARD, "", bearers="rivendell", track=0, politics="elves 2")
    assert scenes.playable(CARD, "", bearers="rivendell", politics="elves 2")
    assert not scenes.playable(CARD, "osgiliath: boromir", bearers="hollin", politics="gondor 1 passive")
    board = "dale: north 1r 1l strider; helms_deep: rohan 1r 1l gimli, isengard 2r; minas_tirith: boromir"
    given = {"siege": "helms_deep", "bearers": "hollin", "politics": "north 3 passive, rohan 1"}
    t = scenes.play(CARD, board, **given)
    assert t.offers == "north rohan", "Gondor is at war"
    t.answer("north")
    assert (t.asked, t.offers, t.s.steps["north"]) == ("free lose_which", "north-regular north-leader", 3)
    t.answer("north-regular")
    assert t.here("dale") == "strider", "a Leader does not stand alone"
    t = scenes.play(CARD, board, **given).go("rohan rohan-regular")
    assert (t.here("helms_deep"), t.s.captured, t.s.steps["rohan"]) == ("gimli | isengard 2r", ("helms_deep",), 1)


@pytest.mark.rule("WAR-19.16", "WAR-6.6")
def test_a_nation_draws_back_and_loses_a_figure_of_its_choice() -> None:
    board = "edoras: rohan 2r 1l gimli; helms_deep: rohan 1e; minas_tirith: gondor 2r boromir"
    t = play(CARD, board, politics="rohan 1, gondor 2 passive, north 3 passive", bearers="moria")
    assert (t.asked, t.offers) == ("shadow draw_back_whom", "gondor rohan")
    t.answer("rohan")
    assert (t.s.steps["rohan"], t.asked, t.offers) == (2, "free lose_where", "edoras helms_deep")
    t.answer("edoras")
    assert (t.asked, t.offers) == ("free lose_which", "rohan-regular rohan-leader")
    t.answer("rohan-leader")
    assert (t.at_rest, t.here("edoras"), t.s.lost) == (True, "rohan 2r gimli", {"rohan-leader": 1})
    assert (t.s.passive, t.s.played) == (("gondor", "north"), (CARD,))


@pytest.mark.rule("WAR-19.16")
def test_never_beyond_three_steps_and_the_fellowship_brings_bad_news_too() -> None:
    t = play(CARD, "bree: north 1r", politics="north 3", bearers="the_shire")
    assert (t.at_rest, t.s.steps["north"], t.s.passive, t.here("bree")) == (True, 3, (), "")
    # On the Mordor Track it is in no region.
    assert barred(CARD, politics="north 3", bearers="the_shire", track=1) == "WAR-6.5"


@pytest.mark.rule("WAR-6.15", "WAR-16.8")
def test_a_besieged_garrison_may_give_up_its_last_unit() -> None:
    board = "helms_deep: rohan 1r, isengard 3r; edoras: gimli"
    t = play(CARD, board, politics="rohan 1", siege="helms_deep", bearers="moria")
    assert (t.at_rest, t.s.steps["rohan"], t.s.sieges, t.s.captured) == (True, 1, (), ("helms_deep",))


@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_refused_the_stormcrow_needs_a_visited_nation_that_is_not_at_war() -> None:
    board = "edoras: rohan 2r gimli"
    assert barred(CARD, board, politics="north 3, gondor 1", bearers="moria") == "WAR-6.5"  # Rohan is at war
    assert barred(CARD, "edoras: rohan 2r", politics="rohan 1", bearers="moria") == "WAR-6.5"
    # Three steps from war and no figure to lose: the card has no effect.
    assert barred(CARD, "edoras: gimli", politics="rohan 3", bearers="moria") == "WAR-O5"
    assert play(CARD, "edoras: gimli", politics="rohan 2", bearers="moria", fallen=but("gimli")).at_rest
