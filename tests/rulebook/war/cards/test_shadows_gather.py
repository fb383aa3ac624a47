"""Shadows Gather: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.strategy import barred, play
from tests.rulebook.war.marches import told, tried

CARD = "shadows_gather"


@pytest.mark.rule("WAR-10.10", "WAR-10.11", "WAR-10.7")
def test_shadows_gather_where_an_army_stands_in_the_open() -> None:
    assert not scenes.playable(CARD, "moria: sauron 3r; dimrill_dale: 1n")
    board = "minas_morgul: sauron 3r, gondor 3r; north_ithilien: sauron 1r"
    assert not scenes.playable(CARD, board, siege="minas_morgul"), "neither out of a siege nor into it"
    board = "osgiliath: sauron 2r; minas_tirith: sauron 1r, gondor 2r; dagorlad: sauron 1r"
    t = scenes.play(CARD, board, siege="minas_tirith").go("osgiliath sauron-regular done")
    assert "minas_tirith" in t.picks, "besiegers are joined"
    far = "near_harad: southrons 3r; minas_morgul: sauron 1r"
    t = scenes.play(CARD, far, politics="southrons 1")
    assert (t.asked, t.offers) == ("shadow march_to", "east_harondor west_harondor"), "Sauron's go, who are at war"
    assert not scenes.playable(CARD, far, politics="southrons 1, sauron 1")


@pytest.mark.rule("WAR-10.10", "WAR-8.4")
def test_an_army_marches_three_regions_to_another_army() -> None:
    t = play(CARD, "moria: sauron 3r 1n; north_dunland: isengard 9r; lorien: sauron 1r", captured="lorien")
    assert (t.asked, t.offers) == ("shadow march_from", "lorien moria north_dunland")
    t.answer("moria")
    assert (t.asked, t.offers) == ("shadow march_who", "sauron-regular nazgul")
    assert told(t) == tried(t) == ({"sauron-regular": 3, "nazgul": 1}, 1, 4)
    t.go("sauron-regular sauron-regular nazgul done")
    assert (t.asked, t.offers) == ("shadow march_to", "dimrill_dale hollin north_dunland")
    t.answer("dimrill_dale")
    assert t.here("dimrill_dale") == "sauron 2r 1n"
    assert t.asked == "shadow march_to"
    assert "done" not in t.picks  # no army is there
    assert t.offers == "lorien moria parth_celebrant"
    t.answer("lorien")
    assert (t.at_rest, t.here("lorien"), t.here("moria"), t.s.chosen) == (True, "sauron 3r 1n", "sauron 1r", ())


@pytest.mark.rule("WAR-8.4", "WAR-8.3", "WAR-18.10")
def test_stacking_is_seen_to_where_the_march_ends_and_towns_fall_on_the_way() -> None:
    board = "south_downs: sauron 4r; weather_hills: sauron 8r"
    t = play(CARD, board, politics="north 3 passive").answer("south_downs")
    t.go("sauron-regular sauron-regular sauron-regular sauron-regular")
    assert (t.asked, "bree" in t.picks) == ("shadow march_to", True)
    t.answer("bree")
    assert (t.s.captured, t.s.passive) == (("bree",), ())
    t.answer("weather_hills")
    assert (t.at_rest, t.here("weather_hills"), t.here("bree"), t.s.captured) == (True, "sauron 10r", "", ("bree",))


@pytest.mark.rule("WAR-10.7", "WAR-10.10")
def test_nations_that_are_not_at_war_bar_each_others_way() -> None:
    board = "dagorlad: sauron 1r southrons 2r; gorgoroth: sauron 1r; south_rhun: southrons 1r"
    t = play(CARD, board, politics="sauron 1, southrons 1").answer("dagorlad")
    # No army is where both may go: either one goes to Gorgoroth, or the others to Rhûn.
    assert told(t) == tried(t) == ({"sauron-regular": 1, "southrons-regular": 2}, 1, 2)
    t.answer("sauron-regular")
    assert (t.asked, t.offers) == ("shadow march_to", "morannon north_ithilien")
    t.answer("morannon")
    assert (t.at_rest, t.here("gorgoroth"), t.here("dagorlad")) == (True, "sauron 2r", "southrons 2r")


@pytest.mark.rule("WAR-6.5", "WAR-6.6", "WAR-10.10", "WAR-10.11")
def test_refused_nobody_gathers_where_there_is_no_other_army() -> None:
    assert barred(CARD, "moria: sauron 3r 1n; umbar: southrons 3r; hollin: 1n") == "WAR-O5"
    # Besieged armies neither move nor are joined.
    inside = "dol_guldur: sauron 3r, elves 3r; narrows_of_the_forest: sauron 1r"
    assert barred(CARD, inside, siege="dol_guldur") == "WAR-O5"
    # Nor may it pass a region that a card closes, or that its nation may not enter.
    board = "buckland: sauron 2r; tower_hills: sauron 2r; evendim: north 1r; cardolan: north 1r"
    assert play(CARD, board).asked == "shadow march_from"
    assert barred(CARD, board, table=("the_power_of_tom_bombadil",)) == "WAR-O5"
