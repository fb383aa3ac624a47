"""Scenes of moving armies: parts of armies, nations that are not at war, sieges left behind, captures."""

import pytest

from bree.games.war.state import Terms
from tests.rulebook.war.war_story import Tale

TIDY = ("tidy",)
FREE_ARMY = {"die": "army_muster", "acting": "free"}
FREE_DICE = {"free_dice": ("character",), "free_used": 3}
ARMY = {"die": "army", "acting": "shadow"}


def marches(board: str, side: str = "free", led: int = 0, **given: str) -> Tale:
    paid = FREE_ARMY if side == "free" else ARMY
    return Tale.of(board, ("move", side, led), TIDY, **paid, **given)


@pytest.mark.rule("WAR-O1", "WAR-7.25", "WAR-10.2", "WAR-10.5")
def test_the_last_place_is_for_the_elite_that_leads():
    """A Character result with Saruman. Eight units are in the region, and no more than ten may be."""
    tale = marches(
        "fords_of_isen: isengard 3r 1e; orthanc: isengard 1r saruman; gap_of_rohan: isengard 8r",
        "shadow",
        1,
        terms=Terms(overstack=False),
    )
    assert tale.asked == "shadow move_to"  # only one army has a leader
    tale.go("gap_of_rohan")
    assert tale.copies() == {"isengard-regular": 1, "isengard-elite": 1}
    assert (tale.ask.least, tale.ask.most) == (1, 2)
    assert tale.refuses("done") == "WAR-10.1"
    tale.go("isengard-regular")
    assert (tale.offers, tale.ask.least, tale.ask.most) == ("isengard-elite", 1, 1)
    tale.go("isengard-elite")
    assert tale.at_rest
    assert tale.here("gap_of_rohan") == "isengard 9r 1e"


@pytest.mark.rule("WAR-7.7", "WAR-7.4")
def test_the_only_way_out_of_forlindon_leads_through_a_siege():
    """The siege of the Grey Havens blocks everybody behind them."""
    board = "forlindon: legolas; grey_havens: elves 1r sauron 2r; bree: strider; rivendell: elves 1r gimli"
    tale = Tale.of(board, ("move_companions",), TIDY, siege="grey_havens")
    assert (tale.asked, tale.offers) == ("free companions_from", "bree rivendell")
    assert tale.refuses("forlindon") == "WAR-7.7"
    tale.go("bree weather_hills rivendell trollshaws")
    assert tale.at_rest
    alone = Tale.of("forlindon: legolas; grey_havens: elves 1r sauron 2r", ("go",), siege="grey_havens", **FREE_DICE)
    alone.go("character")
    assert "companions" not in alone.picks


@pytest.mark.rule("WAR-10.3", "WAR-A.19", "WAR-10.9")
def test_two_parts_of_one_army_and_one_unit_stays():
    tale = marches("minas_tirith: gondor 3r 1e 1l; lossarnach: gondor 1r")
    tale.go("minas_tirith osgiliath gondor-regular gondor-leader done")
    assert (tale.asked, tale.offers) == ("free move_from", "lossarnach minas_tirith done")
    tale.go("minas_tirith druadan_forest gondor-regular gondor-elite done")
    assert tale.at_rest
    assert [tale.here(place) for place in ("minas_tirith", "osgiliath", "druadan_forest")] == [
        "gondor 1r",
        "gondor 1r 1l",
        "gondor 1r 1e",
    ]


@pytest.mark.rule("WAR-10.3")
def test_who_has_joined_an_army_does_not_go_on_with_it():
    tale = marches("minas_tirith: gondor 2e strider; osgiliath: gondor 2r 1l")
    tale.go("minas_tirith osgiliath gondor-elite strider done osgiliath pelargir")
    assert tale.copies() == {"gondor-regular": 2, "gondor-leader": 1}
    assert tale.refuses("strider") == "WAR-10.3"
    tale.go("gondor-regular gondor-regular")
    assert tale.refuses("gondor-regular") == "WAR-10.1"  # both go already
    # The elite from the first move stays, so the Leader may stay with it.
    assert tale.offers == "gondor-leader done"
    tale.go("done")
    assert tale.here("osgiliath") == "gondor 1e 1l strider"
    assert tale.here("pelargir") == "gondor 2r"


@pytest.mark.rule("WAR-10.12", "WAR-16.8", "WAR-10.11", "WAR-7.7")
def test_besiegers_go_home_in_two_parts_and_the_siege_is_over():
    tale = marches("minas_tirith: gondor 2r strider sauron 2r 1n; osgiliath: gondor 1r", "shadow", siege="minas_tirith")
    assert (tale.asked, tale.offers) == ("shadow move_to", "druadan_forest lossarnach")
    tale.go("lossarnach sauron-regular done")
    assert tale.s.captured == ("lossarnach",)
    assert tale.s.sieges == ("minas_tirith",)
    tale.go("minas_tirith druadan_forest")
    assert tale.copies() == {"sauron-regular": 1, "nazgul": 1}
    tale.go("sauron-regular done")
    assert tale.at_rest
    assert tale.s.sieges == ()
    assert tale.here("minas_tirith") == "gondor 2r strider | 1n"  # a lone Nazgûl does not besiege


@pytest.mark.rule("WAR-10.7", "WAR-19.13", "WAR-10.5", "WAR-14.6", "WAR-19.15")
def test_nations_at_peace_among_those_at_war():
    board = "folde: rohan 2r 1l gondor 2r 1l boromir; dol_guldur: sauron 1r"
    tale = marches(board, politics="gondor 1")
    # Only Rohan moves further into Rohan. Gondor has retreated here and may only leave.
    tale.go("edoras")
    assert tale.copies() == {"rohan-regular": 2, "rohan-leader": 1, "boromir": 1}
    assert tale.refuses("gondor-regular") == "WAR-10.7"
    assert tale.refuses("gondor-leader") == "WAR-10.7"
    tale.go("rohan-regular rohan-leader boromir done")
    assert tale.asked == "free move_from"
    assert tale.offers == "folde done"
    tale.go("folde druadan_forest")
    assert tale.copies() == {"gondor-regular": 2, "rohan-regular": 1, "gondor-leader": 1}
    tale.go("gondor-regular gondor-regular gondor-leader done")
    assert tale.here("folde") == "rohan 1r"


@pytest.mark.rule("WAR-10.5", "WAR-10.7", "WAR-11.6")
def test_a_leader_at_peace_keeps_one_unit_beside_him():
    board = "folde: rohan 2r gondor 1l; westemnet: isengard 1r"
    tale = marches(board, politics="gondor 1")
    tale.go("edoras")
    assert tale.at_rest or tale.asked == "free move_from"
    assert tale.here("folde") == "rohan 1r gondor 1l"
    assert tale.here("edoras") == "rohan 1r"
    fights = Tale.of(board, ("attack", "free", 0), TIDY, politics="gondor 1")
    assert fights.asked == "chance combat_die"  # one attacks and one stays: there is no ask
    assert fights.s.battle is not None
    assert fights.s.battle.rear == ("rohan-regular", "gondor-leader")


@pytest.mark.rule("WAR-10.8", "WAR-18.3", "WAR-18.4", "WAR-19.2", "WAR-10.15", "WAR-10.14", "WAR-11.9", "WAR-19.3")
def test_a_march_through_passive_lands():
    tale = marches(
        "dol_guldur: sauron 3r; vale_of_the_carnen: southrons 3r; dale: gimli",
        "shadow",
        politics="north 3 passive, dwarves 1 passive, sauron 0",
    )
    tale.go("vale_of_the_carnen dale southrons-regular southrons-regular done")
    # Dale belongs to no side now. The North becomes active and advances. Gimli is not affected.
    assert (tale.s.steps["north"], tale.s.passive) == (2, ("dwarves",))
    assert tale.s.captured == ("dale",)
    assert tale.here("dale") == "gimli | southrons 2r"
    tale.go("vale_of_the_carnen iron_hills")
    # A town gives no point. The passive Dwarves become active first and then go to war.
    assert tale.at_rest
    assert (tale.s.steps["dwarves"], tale.s.passive) == (0, ())
    assert tale.game.view(tale.s, None)["points"] == {"free": 0, "shadow": 1}


@pytest.mark.rule("WAR-7.12", "WAR-10.6", "WAR-16.16", "WAR-18.7", "WAR-7.14")
def test_saruman_is_left_behind_and_orthanc_is_taken_over_his_head():
    board = "orthanc: isengard 2r 1e saruman; fords_of_isen: rohan 3r"
    tale = Tale.of(board, ("move", "shadow", 1), TIDY, ("move", "free", 0), TIDY, **ARMY)
    assert tale.asked == "shadow move_who"  # one army, one region that is open: Gap of Rohan
    assert tale.copies() == {"isengard-regular": 2, "isengard-elite": 1}
    tale.go("isengard-regular isengard-regular")
    assert tale.offers == "isengard-elite"  # he leads; Saruman cannot
    tale.go("isengard-elite")
    tale.go("orthanc rohan-regular done")
    assert tale.here("orthanc") == "rohan 1r | saruman"
    assert tale.s.captured == ("orthanc",)
    assert "saruman" not in tale.s.fallen
    assert tale.game.view(tale.s, None)["points"] == {"free": 2, "shadow": 0}
