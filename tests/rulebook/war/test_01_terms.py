"""WAR section 1: what the words mean."""

import pytest

from bree.games.war.board import NEAR, REGIONS, SETTLED
from bree.games.war.figures import CHARACTERS, IS_LEADER, IS_UNIT, MINIONS, NAZGUL, tally
from bree.games.war.ground import controller, is_free, is_open, unconquered
from bree.games.war.state import FREE_NATIONS, SHADOW_NATIONS, SIDE
from tests.rulebook.war.war_story import Tale, figures


@pytest.mark.rule("WAR-1.1")
def test_two_sides_and_their_nations() -> None:
    assert FREE_NATIONS == ("dwarves", "elves", "gondor", "north", "rohan")
    assert SHADOW_NATIONS == ("isengard", "sauron", "southrons")
    assert {SIDE[nation] for nation in FREE_NATIONS} == {"free"}
    assert {SIDE[nation] for nation in SHADOW_NATIONS} == {"shadow"}
    assert Tale.of("").s.seats == ("free", "shadow")


@pytest.mark.rule("WAR-1.2")
def test_the_map_and_its_borders() -> None:
    assert len(REGIONS) == 105
    assert sum([len(near) for near in NEAR.values()]) == 2 * 232
    assert "north_ithilien" not in NEAR["morannon"]  # a black line between them
    assert NEAR["barad_dur"] == ("gorgoroth",)


@pytest.mark.rule("WAR-1.3")
def test_the_sea_parts_what_it_lies_between() -> None:
    """There is no region of water, and none is crossed: these shores are not adjacent."""
    assert [name for name in REGIONS if "sea" in name.split("_") or "lake" in name.split("_")] == []
    for one, other in (("umbar", "pelargir"), ("dol_amroth", "west_harondor"), ("grey_havens", "minhiriath")):
        assert other not in NEAR[one]


@pytest.mark.rule("WAR-1.4")
def test_a_region_is_of_one_nation_by_the_print_whoever_stands_there() -> None:
    for name in ("osgiliath", "north_ithilien", "south_ithilien"):
        assert REGIONS[name].nation == ""
    assert REGIONS["fords_of_isen"].nation == "rohan"
    tale = Tale.of("osgiliath: rohan 1r", ("move", "free", 0), politics="rohan 1", die="army")
    assert "lossarnach" not in tale.picks  # Gondor's, though nobody of Gondor is there
    assert "north_ithilien" in tale.picks


@pytest.mark.rule("WAR-1.5")
def test_settlements_and_fortifications() -> None:
    kinds = [region.settlement for region in REGIONS.values()]
    assert (kinds.count("stronghold"), kinds.count("city"), kinds.count("town")) == (16, 6, 14)
    assert [name for name in REGIONS if REGIONS[name].fortification] == ["fords_of_isen", "osgiliath"]
    for name in ("fords_of_isen", "osgiliath"):
        assert (REGIONS[name].settlement, REGIONS[name].points) == ("", 0)
        assert controller(Tale.of("").s, name) == ""
        assert not any(name in settled for settled in SETTLED.values())


@pytest.mark.rule("WAR-1.5", "WAR-18.3")
def test_the_points_of_both_sides() -> None:
    worth = {"free": 0, "shadow": 0}
    for region in REGIONS.values():
        if region.settlement:
            worth[region.side] += region.points
    assert worth == {"free": 20, "shadow": 18}


@pytest.mark.rule("WAR-1.6")
def test_regulars_and_elites_are_the_units_and_alike_in_all_nations() -> None:
    assert len(IS_UNIT) == 16
    for nation in (*FREE_NATIONS, *SHADOW_NATIONS):
        one = tally(figures(nation + " 2r 1e"))
        assert (one.units, one.elites, one.leadership, one.captains) == (3, 1, 0, 0)


@pytest.mark.rule("WAR-1.7")
def test_leaders_and_characters_are_no_units() -> None:
    assert IS_UNIT.isdisjoint({*IS_LEADER, NAZGUL, *CHARACTERS})
    one = tally(figures("gondor 2l strider boromir"))
    assert (one.units, one.leaders, one.characters) == (0, 2, 2)
    assert tally(figures("3n")).units == 0


@pytest.mark.rule("WAR-1.8")
def test_the_witch_king_is_a_minion_and_a_nazgul() -> None:
    assert MINIONS == ("saruman", "witch_king", "mouth_of_sauron")
    one = tally(figures("2n witch_king saruman mouth_of_sauron"))
    assert (one.nazgul, one.characters) == (3, 3)
    tale = Tale.of("moria: witch_king", ("move_nazgul",), acting="shadow", die="character")
    assert "barad_dur" in tale.picks  # he flies as they do


@pytest.mark.rule("WAR-1.9", "WAR-1.11")
def test_without_a_unit_there_is_no_army() -> None:
    tale = Tale.of("moria: 2n witch_king; bree: strider; dale: north 1r", ("move", "free", 0), die="army")
    assert tale.asked == "free move_to"  # from Dale: nobody else could
    tale = Tale.of("moria: 2n witch_king; hollin: elves 1r", ("go",), free_dice=("army_muster",), shadow_dice=("army",))
    tale.go("army_muster")
    assert "attack" not in tale.picks  # nothing there to be attacked
    assert is_free(Tale.of("hollin: 2n witch_king").s, "free", "hollin")


@pytest.mark.rule("WAR-1.10")
def test_when_a_region_is_free() -> None:
    s = Tale.of(
        "osgiliath: sauron 1r; minas_tirith: gondor 1r, sauron 2r; orthanc: isengard 1r, rohan 2r; hollin: 1n",
        siege="minas_tirith orthanc", captured="pelargir",
    ).s  # fmt: skip
    free = {
        name
        for name in ("osgiliath", "minas_tirith", "orthanc", "hollin", "pelargir", "moria", "dale")
        if is_free(s, "free", name)
    }
    assert free == {"orthanc", "hollin", "dale"}  # its own siege; lone Nazgûl; its own city
    shadow = {
        name
        for name in ("osgiliath", "minas_tirith", "orthanc", "hollin", "pelargir", "moria", "dale")
        if is_free(s, "shadow", name)
    }
    assert shadow == {"osgiliath", "minas_tirith", "hollin", "pelargir", "moria"}


@pytest.mark.rule("WAR-1.12")
def test_when_a_region_is_open_to_armies() -> None:
    s = Tale.of(
        "osgiliath: sauron 1r; dale: strider; moria: 1n; minas_tirith: gondor 1r, sauron 2r", siege="minas_tirith"
    ).s
    assert is_open(s, "free", "moria")  # the enemy's, and nobody defends it
    assert not is_free(s, "free", "moria")
    assert is_open(s, "shadow", "dale")
    assert not is_open(s, "free", "osgiliath")
    assert not is_open(s, "free", "minas_tirith")
    assert is_open(s, "shadow", "minas_tirith")


@pytest.mark.rule("WAR-1.13", "WAR-1.14")
def test_who_controls_a_settlement_and_whether_it_is_unconquered() -> None:
    s = Tale.of("minas_tirith: gondor 1r, sauron 2r", siege="minas_tirith", captured="pelargir orthanc").s
    found = {
        name: (controller(s, name), unconquered(s, name))
        for name in ("dale", "moria", "pelargir", "orthanc", "minas_tirith")
    }
    assert found == {
        "dale": ("free", True), "moria": ("shadow", True), "pelargir": ("shadow", False), "orthanc": ("free", False),
        "minas_tirith": ("free", True),
    }  # fmt: skip


@pytest.mark.rule("WAR-1.16")
def test_at_war_is_the_last_box_of_the_track() -> None:
    for steps, war in ((3, False), (2, False), (1, False), (0, True)):
        tale = Tale.of(
            "lorien: elves 1r", ("go",), politics=f"elves {steps}", free_dice=("muster",), shadow_dice=("army",)
        )
        tale.go("muster recruit")
        assert ("elves-regular" in tale.picks) == war


@pytest.mark.rule("WAR-1.17")
def test_the_ring_bearers_are_where_their_figure_is_whatever_the_progress() -> None:
    tale = Tale.of(
        "rivendell: sauron 1r 1n", ("go",), progress=4, free_dice=("character",), shadow_dice=("army",), box_shadow=3
    )
    tale.go("character fellowship").roll("1 1 1")
    # Both conditions hold in Rivendell.
    assert tale.asked == "shadow hunt_reroll"
    assert tale.offers == "0 1 2"
    assert tale.game.view(tale.s, None)["fellowship"]["region"] == "rivendell"
