"""Wizard's Staff: its event, and where it cannot be played."""

import pytest

from bree.games.war.facts import STANDARD
from tests.rulebook.war.cards.free_play import play, refused, works
from tests.rulebook.war.cards.table_play import hunted, laid, without
from tests.rulebook.war.war_story import Tale, but

CARD = "wizards_staff"
WHO = "gandalf_the_grey"
MOVE = "character fellowship"


@pytest.mark.rule("WAR-6.7", "WAR-6.1")
def test_it_is_played_on_the_table() -> None:
    t = play(CARD).answer(CARD)
    assert (t.at_rest, t.s.table, t.s.hands["free"], t.s.played) == (True, (CARD,), (), ())


@pytest.mark.rule("WAR-6.8", "WAR-24.4")
def test_the_staff_leaves_when_gandalf_falls_in_the_hunt() -> None:
    t = hunted(CARD, fallen=but("gandalf_the_grey boromir"))
    t.go("pass three guide")
    assert (t.at_rest, t.s.table, t.s.played, t.s.companions) == (True, (), (CARD,), ("boromir",))


@pytest.mark.rule("WAR-24.14")
def test_the_staff_stops_the_draw() -> None:
    t = hunted(CARD)
    assert (t.asked, t.offers, t.ask.rule) == ("free use", "wizards_staff pass", "WAR-24.14")
    t.answer(CARD)
    assert (t.at_rest, t.s.tiles, t.s.drawn, t.s.table, t.s.played) == (True, STANDARD, (), (), (CARD,))
    assert (t.s.hunt, t.s.corruption, len(t.told("no-tile"))) == (None, 0, 1)


@pytest.mark.rule("WAR-24.14")
def test_who_keeps_the_staff_has_it_for_the_next_tile() -> None:
    t = hunted(CARD).answer("pass")
    assert (t.asked, t.s.table) == ("chance hunt_tile", (CARD,))
    t = hunted(CARD, dice="3")  # no tile is drawn, and there is no ask
    assert (t.at_rest, t.s.table) == (True, (CARD,))


@pytest.mark.rule("WAR-24.14", "WAR-25.8")
def test_on_the_mordor_track_the_fellowship_goes_on_without_a_tile() -> None:
    t = laid(("move_fellowship",), CARD, track=1, bearers="morannon").answer(CARD)
    assert (t.at_rest, t.s.track, t.s.tiles, t.s.corruption) == (True, 2, STANDARD, 0)


@pytest.mark.rule("WAR-6.8", "WAR-20.8")
def test_it_leaves_before_the_new_guide_is_chosen() -> None:
    t = without("gandalf_the_grey", "gandalf_the_grey boromir gimli", CARD)
    assert (t.asked, t.offers) == ("free guide", "boromir gimli")
    assert (t.s.table, t.s.played, t.keys()[-2:]) == ((), (CARD,), ["separated", "card-leaves"])


@pytest.mark.rule("WAR-6.8", "WAR-20.8")
def test_it_leaves_before_the_only_companion_of_the_highest_level_leads() -> None:
    t = without("gandalf_the_grey", "gandalf_the_grey boromir", CARD)
    assert (t.s.table, t.s.guide, t.keys()[-3:]) == ((), "boromir", ["separated", "card-leaves", "guide"])


@pytest.mark.rule("WAR-6.8", "WAR-24.4", "WAR-20.8")
def test_it_leaves_before_the_guide_after_a_casualty_is_chosen() -> None:
    who = but("gandalf_the_grey boromir gimli")
    t = Tale.of("", ("hunt", "move"), box_shadow=1, table=(CARD,), fallen=who, bearers="hollin")
    t.go("6 pass three guide")
    assert (t.asked, t.s.table) == ("free guide", ())


@pytest.mark.rule("WAR-24.14", "WAR-25.8", "WAR-25.9")
def test_the_staff_lets_the_fellowship_pass_in_mordor() -> None:
    t = Tale.of("", ("go",), track=1, free_dice=("character",), table=(CARD,)).go(MOVE)
    assert (t.asked, t.offers) == ("free use", "wizards_staff pass")
    t.answer(CARD)
    assert (t.s.track, t.s.box_free, t.s.table, t.told("tile")) == (2, 1, (), [])


@pytest.mark.rule("WAR-6.5")
def test_refused_who_must_be_in_the_fellowship_is_not() -> None:
    assert refused(CARD, fallen=WHO) == "WAR-6.5"
    assert refused(CARD, board="bree: " + WHO) == "WAR-6.5"
    for one in WHO.split():
        assert works(CARD, fallen=but(one))
