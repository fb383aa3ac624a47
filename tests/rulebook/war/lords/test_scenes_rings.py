"""Scenes of the three rings and their powers."""

from typing import Any

import pytest

from bree.games.war.facts import STANDARD
from bree.games.war.state import Lords
from tests.rulebook.war.lords.turns import lords_of, playing
from tests.rulebook.war.war_story import NO_COUNCIL, Tale, but

PLAIN = NO_COUNCIL._replace(smeagol=False)
HOMES = "rivendell: elves 1e elrond; lorien: elves 1e galadriel"
NARYA = "gandalf_grey_narya"


@pytest.mark.rule("LME-6.9", "LME-6.21", "LME-6.6", "LME-6.8", "WAR-23.3", "LME-6.24")
def test_vilya_keeps_the_die_of_a_move_so_that_the_next_is_hunted_without_it():
    tale = playing("character", HOMES, bearers="hollin", box_shadow=1, shadow="event")
    tale.go("character fellowship 2")
    assert (tale.asked, sorted(tale.picks)) == ("free keep_die", ["keep", "pass"])
    tale.answer("keep")
    assert (tale.s.free_dice, tale.s.box_free, tale.s.progress) == (("character",), 0, 1)
    assert (lords_of(tale).rings, tale.s.rings) == (("narya", "nenya"), {"free": 2, "shadow": 1})
    assert tale.asked == "shadow die"
    tale.go("event skip")
    assert "ring" in tale.picks  # the usual use of this turn is still open
    tale.go("character fellowship")
    tale.answer("5")  # it would succeed with a die of the Free Peoples in the box
    assert (tale.s.corruption, tale.s.box_free, tale.s.progress) == (0, 1, 2)


@pytest.mark.rule("LME-6.9")
def test_vilya_does_not_keep_a_will_of_the_west():
    tale = playing("will", HOMES, bearers="hollin", box_shadow=0)
    tale.go("will fellowship")
    assert tale.asked == "shadow die"
    assert tale.s.box_free == 1


@pytest.mark.rule("LME-6.9", "LME-6.21", "LME-6.3", "LME-5.14", "LME-5.7")
def test_vilya_keeps_another_keepers_die_and_the_star_still_counts():
    lords = Lords(special=("vilya-event", "nenya-character*"), picked=("nenya",))
    board = HOMES + "; edoras: rohan 1r gandalf_the_white"
    tale = playing(
        "nenya-character",
        board,
        ("recover",),
        ("hunt_allocation",),
        lords=lords,
        bearers="hollin",
        free_pool=6,
        shadow="event event event event",
    )
    tale.go("nenya-character fellowship keep")
    assert (tale.s.free_dice, tale.s.box_free) == (("nenya-character",), 0)
    tale.go("event skip")
    tale.go("nenya-character fellowship")
    assert tale.asked == "shadow die"  # Vilya is used up: there is no ask
    assert (tale.s.box_free, tale.s.progress) == (1, 2)
    tale.go("event skip event skip event skip")
    assert lords_of(tale).gone == ("nenya",)


@pytest.mark.rule("LME-6.7", "LME-6.2", "LME-6.5")
def test_without_elrond_vilya_only_changes_dice():
    tale = playing("character event", "lorien: elves 1e galadriel", bearers="hollin")
    tale.go("character fellowship")
    assert tale.asked == "shadow die"
    tale.go("event skip ring muster vilya")
    assert lords_of(tale).rings == ("narya", "nenya")
    assert tale.s.free_dice == ("muster",)


@pytest.mark.rule("LME-6.5", "LME-6.7", "LME-6.9")
def test_a_ring_spent_on_a_die_has_no_power_any_more():
    tale = playing("character event", HOMES, bearers="hollin")
    tale.go("ring event muster vilya character fellowship")
    assert tale.asked == "shadow die"


@pytest.mark.rule("LME-6.10", "LME-6.22", "LME-6.8", "WAR-24.1")
def test_nenya_cancels_the_eye_and_the_next_tile_counts_in_full():
    tale = Tale.of(
        HOMES,
        ("move_fellowship",),
        terms=NO_COUNCIL,
        bearers="hollin",
        box_shadow=2,
        fallen=but("gimli legolas"),
        guide="legolas",
        die="character",
        acting="free",
    )
    tale.go("6 6 eye")
    assert (tale.asked, sorted(tale.picks)) == ("free nenya", ["pass", "spend"])
    tale.answer("spend")
    assert tale.asked == "chance hunt_tile"
    tale.answer("one_reveal")
    assert tale.asked == "free casualty"
    tale.answer("none")
    assert tale.s.corruption == 1
    assert lords_of(tale).rings == ("narya", "vilya")
    assert tale.s.tiles.count("eye") == 3


@pytest.mark.rule("LME-6.10", "LME-6.8", "LME-6.22")
def test_nenya_is_spent_once_and_the_second_eye_hurts():
    tale = Tale.of(
        HOMES, ("move_fellowship",), terms=NO_COUNCIL, bearers="hollin", box_shadow=2, die="character", acting="free"
    )
    tale.go("6 6 eye spend eye")
    assert tale.asked == "free casualty"
    tale.answer("none")
    assert tale.s.corruption == 2  # both successes


@pytest.mark.rule("LME-6.10", "WAR-25.3")
def test_a_cancelled_eye_does_not_come_back_in_mordor():
    given = {"terms": NO_COUNCIL, "bearers": "minas_morgul", "box_shadow": 2, "die": "character", "acting": "free"}
    tale = Tale.of(HOMES, ("move_fellowship",), ("fellowship_phase",), fallen=but("gimli"), **given)
    tale.go("6 6 eye spend one none")
    assert tale.s.corruption == 1
    tale.go("pass enter")
    assert tale.s.track == 0
    assert tale.s.tiles.count("eye") == 3


@pytest.mark.rule("LME-6.10", "LME-6.22", "WAR-25.7", "WAR-25.8")
def test_nenya_works_on_the_mordor_track_and_not_on_a_special_eye():
    pool = ("eye", "the_ring_is_mine", "three")
    drawn = tuple([tile for tile in STANDARD if tile not in pool])
    tiles = {"tiles": pool, "drawn": drawn, "removed": ("eye", "eye", "eye", "three", "three")}
    given = {"terms": PLAIN, "track": 1, "bearers": "morannon", "fallen": but(""), "box_shadow": 3, **tiles}
    special = Tale.of(HOMES, ("move_fellowship",), **given).answer("the_ring_is_mine")
    assert (special.at_rest, special.s.corruption, special.s.track) == (True, 3, 1)
    tale = Tale.of(HOMES, ("move_fellowship",), **given).answer("eye")
    assert tale.asked == "free nenya"
    tale.go("spend three pass")  # Gollum hides the Fellowship from these tiles
    assert (tale.s.track, tale.s.corruption) == (2, 3)
    assert tale.s.tiles == ("the_ring_is_mine",)


@pytest.mark.rule("LME-6.22", "WAR-21.10", "WAR-21.11")
def test_nenya_works_on_the_tile_of_a_stronghold():
    given = {"terms": NO_COUNCIL, "bearers": "hollin", "progress": 1, "box_shadow": 1, "fallen": but("gimli")}
    tale = Tale.of(HOMES, ("move_fellowship",), **given)
    tale.go("6 one_reveal none moria")
    assert tale.asked == "chance hunt_tile"
    tale.answer("eye")
    assert tale.asked == "free nenya"
    tale.go("spend three")
    assert tale.asked == "free casualty"
    tale.answer("none")
    assert tale.s.corruption == 4


@pytest.mark.rule("LME-6.11", "LME-6.23", "LME-6.8", "LME-7.25")
@pytest.mark.parametrize("die", ["event", "army_muster", "nenya-drawing"])
def test_narya_brings_a_passive_nation_straight_to_war(die: str):
    lords = Lords(special=("nenya-drawing",), picked=("nenya",)) if "-" in die else Lords()
    tale = playing(
        die,
        "edoras: rohan 1r; westemnet: rohan 1r gandalf_grey_narya; lorien: elves 1e galadriel",
        politics="rohan 3 passive",
        lords=lords,
        free_pool=5,
    )
    tale.answer(die)
    assert "narya" in tale.picks
    tale.answer("narya")
    assert (tale.s.steps["rohan"], "rohan" in tale.s.passive) == (0, False)
    assert (tale.s.free_dice, lords_of(tale).rings) == ((), ("nenya", "vilya"))


@pytest.mark.rule("LME-6.11", "LME-7.25", "LME-O2", "WAR-20.11")
@pytest.mark.parametrize("led", [False, True])
def test_narya_in_the_fellowship_is_a_matter_of_the_table(led: bool):
    companions = (NARYA, "strider")
    aside = tuple([one for one in Tale.of("", terms=NO_COUNCIL, fallen=but("strider")).s.aside if one != NARYA])
    tale = playing(
        "event",
        "minas_tirith: gondor 1r",
        terms=NO_COUNCIL._replace(narya_led=led),
        companions=companions,
        aside=(*aside, "gandalf_the_grey"),
        guide=NARYA,
        fallen=but("strider gandalf_the_grey"),
        bearers="edoras",
        politics="rohan 2 passive",
    )
    tale.answer("event")
    assert ("narya" in tale.picks) == led


@pytest.mark.rule("LME-6.11", "LME-6.7", "LME-6.5")
@pytest.mark.parametrize("how", ["captured", "spent", "at_war", "nobodys"])
def test_narya_needs_an_unconquered_settlement_and_the_ring(how: str):
    given: dict[str, Any] = {"politics": "rohan 1"}
    board = "westemnet: gandalf_grey_narya; minas_tirith: gondor 1r"
    if how == "captured":
        given["captured"] = "westemnet"
    elif how == "spent":
        given |= {"lords": Lords(rings=("nenya", "vilya")), "rings": {"free": 2, "shadow": 1}}
    elif how == "nobodys":
        board = "osgiliath: gandalf_grey_narya; minas_tirith: gondor 1r"
    elif how == "at_war":
        given = {}
    tale = playing("event", board, **given)
    tale.answer("event")
    assert "narya" not in tale.picks


@pytest.mark.rule("LME-6.4", "WAR-5.8")
def test_the_shadow_spends_a_ring_that_is_then_out():
    lords = Lords(rings=("narya", "nenya"))
    tale = playing("event", HOMES, shadow="army event event", lords=lords, rings={"free": 2, "shadow": 1})
    tale.go("event skip ring army muster")
    assert (lords_of(tale).out, tale.s.rings) == (("vilya",), {"free": 2, "shadow": 0})
