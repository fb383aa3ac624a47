"""Madness and Horror: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards.lords_shadow_play import play, refused

CARD = "madness_and_horror"


@pytest.mark.rule("WAR-6.12", "WAR-9.12")
def test_an_army_near_a_stronghold_of_sauron_is_hit_and_regulars_come_beside_it() -> None:
    board = "south_ithilien: gondor 3r; osgiliath: gondor 1r; dimrill_dale: elves 1r"
    t = play(CARD, board, "army")
    assert (t.asked, t.offers) == ("shadow shoot_at", "dimrill_dale south_ithilien")
    t.answer("south_ithilien").go("5 6 4")
    assert (t.here("south_ithilien"), t.asked) == ("gondor 1r", "shadow levy_where")
    assert t.offers == "east_harondor minas_morgul north_ithilien west_harondor", "an army of theirs is in Osgiliath"
    t.answer("north_ithilien")
    assert (t.at_rest, t.here("north_ithilien")) == (True, "sauron 2r")


@pytest.mark.rule("WAR-9.12")
def test_those_who_are_besieged_in_a_stronghold_of_sauron_see_them_join_the_besiegers() -> None:
    board = "dol_guldur: elves 2r, isengard 3r"
    t = play(CARD, board, "army", siege="dol_guldur", captured="dol_guldur").go("1 1 5")
    assert (t.at_rest, t.here("dol_guldur")) == (True, "elves 1r | isengard 3r sauron 2r")


@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_refused_not_before_sauron_is_at_war_and_not_without_an_army_near() -> None:
    assert refused(CARD, "south_ithilien: gondor 3r", "army", politics="sauron 1") == "WAR-6.5"
    assert refused(CARD, "osgiliath: gondor 3r; north_ithilien: strider", "army") == "WAR-O5"
