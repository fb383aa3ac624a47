"""Scenes of Sméagol."""

from typing import Any

import pytest

from bree.games.war.facts import STANDARD
from tests.rulebook.war.lords.smeagol_story import CARD, hunted, told_of
from tests.rulebook.war.war_story import but

NOTHING = ()  # lies on the table; `CARD` is what comes when he is lost


@pytest.mark.rule("LME-8.2", "LME-8.3", "LME-8.4", "LME-8.22", "LME-8.12")
def test_who_joins_by_a_tile_may_be_lost_to_the_next():
    tale = hunted("smeagol", "legolas gimli", tame=False)
    assert (tale.s.guide, tale.s.corruption, tale.s.tiles.count("smeagol")) == ("smeagol", 0, 1)
    assert "smeagol" in tale.s.companions
    assert tale.s.table == NOTHING
    again = hunted("three", "legolas gimli")
    assert (again.asked, again.offers) == ("free casualty", "guide random none")
    again.answer("guide")
    assert "smeagol" in again.s.fallen
    assert again.s.table == CARD
    assert (again.asked, sorted(again.picks)) == ("free guide", ["gimli", "legolas"])
    again.answer("gimli")
    assert again.at_rest
    assert (again.s.guide, again.s.corruption) == ("gimli", 1)  # his level was 2


@pytest.mark.rule("LME-8.13", "LME-8.22", "WAR-24.16", "WAR-24.9", "WAR-24.10")
def test_the_last_other_falls_and_gollum_may_still_help_on_the_same_tile():
    tale = hunted("three", "legolas")
    assert tale.asked == "free casualty"
    tale.answer("random")
    assert sorted(tale.picks) == ["legolas", "smeagol"]
    tale.answer("legolas")
    assert (tale.s.guide, tale.s.companions) == ("gollum", ())
    assert tale.s.table == NOTHING
    assert (tale.asked, sorted(tale.picks)) == ("free guide_power", ["pass", "reveal"])
    tale.go("reveal")
    assert tale.s.corruption == 0


@pytest.mark.rule("LME-8.10", "LME-8.12", "LME-8.13", "WAR-20.10")
def test_all_leave_together_and_he_is_discarded():
    tale = told_of("strider gimli", ("separate",), bearers="hollin")
    assert "smeagol" in tale.picks
    tale.go("smeagol strider gimli")
    assert tale.asked == "free separate_to"
    tale.answer("tharbad")
    assert sorted(tale.s.free["tharbad"]) == ["gimli", "strider"]
    assert tale.s.guide == "gollum"
    # He was discarded and not left alone, so the Shadow's card is on the table.
    assert tale.s.table == CARD


@pytest.mark.rule("LME-8.13")
def test_the_last_other_leaves_and_he_is_gollum():
    tale = told_of("meriadoc", ("separate",), bearers="hollin")
    tale.go("meriadoc done hollin")
    assert (tale.s.guide, tale.s.companions) == ("gollum", ())
    assert tale.s.table == NOTHING


@pytest.mark.rule("LME-8.10", "LME-8.12", "WAR-20.7")
def test_he_alone_is_sent_away():
    tale = told_of("strider gimli", ("separate",), bearers="hollin")
    tale.go("smeagol done")
    assert tale.at_rest  # no Nazgûl is there
    assert (tale.s.guide, tale.s.table) == ("strider", CARD)
    assert not any("smeagol" in here for here in tale.s.free.values())


@pytest.mark.rule("LME-8.8", "WAR-3.7")
def test_he_is_one_more_for_the_hunt():
    tale = told_of("strider gimli", ("hunt_allocation",))
    assert tale.picks == ["0", "1", "2", "3"]


@pytest.mark.rule("LME-8.24", "WAR-20.6", "WAR-20.8", "LME-8.7")
def test_nobody_else_guides_beside_him():
    tale = told_of("strider gandalf_the_grey", ("fellowship_phase",), bearers="hollin")
    tale.answer("pass")
    assert (tale.at_rest, tale.s.guide) == (True, "smeagol")
    shut = told_of("strider", ("go",), bearers="hollin", hidden=False, free_dice=("event",), shadow_dice=("event",))
    shut.answer("event")
    assert "hide" not in shut.picks


@pytest.mark.rule("LME-8.11", "LME-8.12", "WAR-21.4")
@pytest.mark.parametrize(
    ("where", "captured", "gone"),
    [
        ("lorien", "", True),
        ("edoras", "", True),
        ("westemnet", "", False),
        ("hollin", "", False),
        ("lorien", "lorien", False),
    ],
)
def test_declared_in_a_city_or_stronghold_he_runs(where: str, captured: str, gone: bool):
    tale = told_of("strider gimli", ("fellowship_phase",), bearers=where, captured=captured, corruption=2)
    tale.answer(where)
    assert (tale.s.guide != "smeagol") == gone
    assert tale.s.table == (CARD if gone else NOTHING)


@pytest.mark.rule("LME-8.6", "LME-8.14", "LME-8.21")
@pytest.mark.parametrize("how", ["gollum", "gone"])
def test_a_tile_that_brings_nobody_is_put_away_and_another_is_drawn(how: str):
    given: dict[str, Any] = {"tame": False, "roll": "6"}
    if how == "gollum":
        tale = hunted("smeagol", "", **given)
    else:
        tale = hunted("smeagol", "legolas", out=but("legolas") + " smeagol", **given)
    assert tale.asked == "chance hunt_tile"
    tale.answer("smeagol")  # the second of two
    assert (tale.asked, "smeagol" in tale.picks) == ("chance hunt_tile", False)
    tale.answer("two")
    assert tale.asked == ("free guide_power" if how == "gollum" else "free casualty")


@pytest.mark.rule("LME-8.21", "WAR-23.10", "LME-8.20")
def test_an_empty_pool_is_filled_with_standard_tiles_alone():
    drawn = tuple([tile for tile in STANDARD if tile != "eye"])
    tale = hunted("smeagol", "", tame=False, tiles=("smeagol",), drawn=drawn, removed=("eye",) * 4)
    assert tale.asked == "chance hunt_tile"
    assert set(tale.picks) == {*drawn}


@pytest.mark.rule("LME-8.20", "WAR-25.8", "LME-8.2")
def test_on_the_mordor_track_his_tile_lets_the_fellowship_climb():
    pool = tuple(sorted((*STANDARD, "smeagol")))
    tale = told_of("gimli", ("move_fellowship",), tame=False, track=1, bearers="morannon", tiles=pool)
    tale.answer("smeagol")
    assert (tale.s.track, tale.s.guide, tale.s.corruption, tale.s.hidden) == (2, "smeagol", 0, True)


@pytest.mark.rule("LME-8.16", "LME-8.3")
def test_with_him_as_guide_his_second_tile_does_nothing():
    tale = hunted("smeagol", "strider")
    assert tale.at_rest
    assert (tale.s.corruption, tale.s.guide, tale.s.tiles.count("smeagol")) == (0, "smeagol", 1)
    assert tale.s.companions.count("smeagol") == 1


@pytest.mark.rule("LME-8.2", "WAR-21.10", "LME-8.20")
def test_he_may_come_by_the_tile_of_a_stronghold():
    tale = hunted("one_reveal", "gimli", tame=False, progress=1)
    tale.go("none moria smeagol")
    assert (tale.s.guide, tale.s.corruption, tale.s.bearers) == ("smeagol", 1, "moria")


@pytest.mark.rule("LME-8.1", "LME-8.22")
def test_his_level_is_that_of_the_best_who_is_left():
    tale = hunted("three", "gandalf_the_grey meriadoc")
    tale.go("guide")
    assert tale.s.corruption == 0
    low = hunted("three", "meriadoc peregrin")
    low.go("guide meriadoc")
    assert low.asked == "free guide_power"  # the new Guide, a Hobbit, may leave to reduce it further
    low.answer("pass")
    assert low.s.corruption == 2
