"""Scenes of sieges: going in and out, the fall of a stronghold, relief, and a captor as garrison."""

from typing import Any

import pytest

from bree.games.war.state import Terms
from tests.rulebook.war.war_story import Tale

ATTACK_FREE = ("attack", "free", 0)
ATTACK = ("attack", "shadow", 0)
TIDY = ("tidy",)
ARMY = {"die": "army", "acting": "shadow"}  # an action pays for it, so units above the limit are removed at its end
FREE_ARMY = {"die": "army_muster", "acting": "free"}


def points(tale: Tale) -> dict[str, int]:
    return dict(tale.game.view(tale.s, None)["points"])


def besieged(board: str, *steps: tuple[Any, ...], **given: Any) -> Tale:
    return Tale.of(board, *steps, siege="minas_tirith", **given)


@pytest.mark.rule("WAR-16.3", "WAR-16.4", "WAR-11.9", "WAR-11.10", "WAR-A.10", "WAR-14.8")
def test_who_hides_from_an_attacker_that_does_not_come_is_not_besieged():
    tale = Tale.of(
        "minas_tirith: gondor 5r 2e 2l boromir strider; osgiliath: sauron 6r 2e 2n witch_king",
        ATTACK,
        TIDY,
        politics="gondor 1 passive",
    )
    assert tale.asked == "shadow attack_who"  # one army, one enemy: nothing else is asked
    tale.go("sauron-regular nazgul done")
    assert (tale.s.steps["gondor"], tale.s.passive) == (0, ())
    assert (tale.asked, tale.offers) == ("free shelter", "field siege")
    tale.go("siege")
    assert (tale.asked, tale.offers) == ("shadow advance", "sauron-regular nazgul done")
    assert tale.refuses("witch_king") == "WAR-14.8"
    tale.go("done")
    assert tale.at_rest
    assert tale.s.sieges == ()
    assert tale.here("minas_tirith") == "gondor 5r 2e 2l boromir strider"  # seven units: the limit is not checked yet


@pytest.mark.rule("WAR-16.3", "WAR-16.5", "WAR-A.12", "WAR-8.5", "WAR-14.8")
def test_seven_units_and_their_captains_go_inside():
    tale = Tale.of(
        "minas_tirith: gondor 5r 2e 2l boromir strider; osgiliath: sauron 6r 2e 2n witch_king", ATTACK, TIDY, **ARMY
    )
    before = tale.s.pool["gondor-regular"]
    tale.go("sauron-regular " * 5 + "sauron-elite sauron-elite nazgul witch_king done siege")
    tale.go("witch_king")
    assert "done" not in tale.picks  # he cannot continue a siege alone
    tale.go("sauron-regular sauron-elite done")
    assert (tale.asked, tale.ask.least, tale.ask.most) == ("free excess", 2, 2)
    assert tale.copies() == {"gondor-regular": 2, "gondor-elite": 2}
    tale.go("gondor-regular gondor-elite")
    assert tale.at_rest
    assert tale.here("minas_tirith", "free") == "gondor 4r 1e 2l boromir strider"
    assert tale.here("minas_tirith", "shadow") == "sauron 1r 1e witch_king"
    assert tale.here("osgiliath") == "sauron 5r 1e 2n"
    assert tale.s.pool["gondor-regular"] == before + 1
    assert not any(tale.s.lost.values())


@pytest.mark.rule("WAR-16.10", "WAR-16.11", "WAR-16.12", "WAR-16.13", "WAR-A.13", "WAR-11.7", "WAR-16.9")
def test_one_elite_storms_twice_and_must_stop():
    board = "minas_tirith: gondor 1r 1l boromir sauron 3r 2e 2n witch_king southrons 1e; druadan_forest: rohan 2r"
    tale = besieged(board, ATTACK, TIDY)
    assert (tale.asked, tale.offers) == ("shadow attack_at", "minas_tirith druadan_forest")
    tale.go("minas_tirith sauron-elite done 5")
    assert tale.asked == "chance combat_die"
    tale.go("4 4")  # one regular and a Captain of the West
    assert (tale.asked, tale.offers) == ("free reroll", "0 1 2")
    tale.go("0")
    assert (tale.asked, tale.offers) == ("shadow cease", "cease extend-sauron")
    tale.go("extend-sauron 5 4 4 0")
    assert tale.at_rest  # no attacking elite is left; two are in the rearguard
    assert tale.here("minas_tirith", "shadow") == "sauron 4r 1e southrons 1e 2n witch_king"
    assert tale.s.sieges == ("minas_tirith",)


@pytest.mark.rule("WAR-16.11", "WAR-16.12")
def test_what_may_be_done_is_not_barred():
    """Elites of Sauron and of the Southrons attack, and the Southrons have no regular left."""
    board = "minas_tirith: gondor 1r sauron 1e southrons 1e; umbar: southrons 10r; khand: southrons 10r"
    tale = besieged(board + "; far_harad: southrons 4r", ATTACK, TIDY)
    tale.go("sauron-elite southrons-elite 1 1 1")
    assert (tale.asked, tale.offers) == ("shadow cease", "cease extend-sauron")
    barred = tale.game.rules.barred(tale.s)
    assert "extend-sauron" not in barred
    assert (barred["extend-southrons"], barred["extend-isengard"], barred["on"]) == (
        "WAR-16.12",
        "WAR-16.11",
        "WAR-16.11",
    )


@pytest.mark.rule("WAR-18.1", "WAR-18.3", "WAR-7.15", "WAR-13.9", "WAR-16.21", "WAR-9.11")
def test_the_rearguard_takes_what_the_storm_has_emptied():
    board = "minas_tirith: gondor 1r 1l boromir sauron 2r 2n"
    tale = besieged(board, ATTACK, TIDY)
    tale.go("sauron-regular nazgul done 6 6 1")
    assert (tale.asked, tale.offers) == ("free reroll", "0 1")
    tale.go("0")
    assert tale.at_rest
    assert (tale.s.captured, tale.s.sieges) == (("minas_tirith",), ())
    assert tale.here("minas_tirith") == "sauron 1r 1n"  # the other Nazgûl was lost with its army
    assert tale.s.fallen == ("boromir",)
    assert tale.s.lost == {"gondor-regular": 1, "gondor-leader": 1}
    assert points(tale) == {"free": 0, "shadow": 2}


@pytest.mark.rule("WAR-18.2", "WAR-13.9", "WAR-16.8", "WAR-7.16", "WAR-A.18")
def test_where_all_have_fallen_nobody_rules():
    tale = besieged("minas_tirith: gondor 1r 1l boromir sauron 1r 2n witch_king", ATTACK, TIDY)
    nazgul = tale.s.pool["nazgul"]
    tale.go("6 6 1 0")
    assert tale.at_rest
    assert (tale.s.captured, tale.s.sieges) == ((), ())
    assert tale.here("minas_tirith") == ""
    assert sorted(tale.s.fallen) == ["boromir", "witch_king"]
    assert tale.s.pool["nazgul"] == nazgul + 2


@pytest.mark.rule("WAR-17.1", "WAR-17.2", "WAR-17.3", "WAR-16.2")
def test_a_sortie_that_stops_goes_back_behind_the_walls():
    tale = besieged("minas_tirith: gondor 3r 1l sauron 4r 1n", ATTACK_FREE, TIDY)
    tale.go("gondor-regular gondor-leader done 5")
    tale.go("5 1 1 1 0")
    assert tale.rules_of("combat-roll") == ["WAR-12.11", "WAR-12.11"]
    assert [facts["needs"] for facts in tale.facts_of("combat-roll")] == [5, 5]


@pytest.mark.rule("WAR-17.2", "WAR-17.6", "WAR-7.15")
def test_a_sortie_dies_but_its_rearguard_holds():
    tale = besieged("minas_tirith: gondor 2r 1l boromir sauron 4r 1n", ATTACK_FREE, TIDY)
    tale.go("gondor-regular boromir done 1 1 6 6 6 6 0")
    assert tale.at_rest
    assert tale.here("minas_tirith", "free") == "gondor 1r 1l"
    assert (tale.s.sieges, tale.s.captured, tale.s.fallen) == (("minas_tirith",), (), ("boromir",))


@pytest.mark.rule("WAR-17.6", "WAR-18.1", "WAR-18.4")
def test_a_sortie_of_all_dies_and_the_gate_stands_open():
    tale = besieged(
        "minas_tirith: gondor 2r 1l boromir sauron 4r 1n", ATTACK_FREE, TIDY, politics="gondor 0, southrons 2"
    )
    tale.go("gondor-regular gondor-regular gondor-leader boromir 1 1 1 6 6 6 6 0")
    assert tale.at_rest
    assert (tale.s.sieges, tale.s.captured) == ((), ("minas_tirith",))
    assert tale.here("minas_tirith") == "sauron 4r 1n"


@pytest.mark.rule("WAR-17.4", "WAR-17.5", "WAR-14.3", "WAR-1.10", "WAR-14.12")
def test_besiegers_fall_back_to_a_free_region_only():
    tale = besieged("minas_tirith: gondor 2r sauron 4r 1n; druadan_forest: rohan 2r", ATTACK_FREE, TIDY)
    tale.go("minas_tirith gondor-regular gondor-regular 1 1 1 1 1 1 0")
    assert (tale.asked, tale.offers) == ("free cease", "cease on")
    tale.go("on")
    # Lossarnach is a town of Gondor, an army of Rohan stands in Druadan.
    assert (tale.asked, tale.offers) == ("shadow retreat", "osgiliath stay")
    tale.go("osgiliath")
    assert tale.at_rest  # no advance: the garrison is there already
    assert (tale.s.sieges, tale.here("osgiliath")) == ((), "sauron 4r 1n")


@pytest.mark.rule("WAR-17.7", "WAR-17.8", "WAR-17.9", "WAR-8.3", "WAR-16.17")
def test_relief_meets_the_freed_garrison():
    board = "minas_tirith: gondor 4r 1e 1l boromir sauron 4r 1n; druadan_forest: rohan 8r 1l"
    tale = besieged(board, ATTACK_FREE, TIDY, **FREE_ARMY)
    assert (tale.asked, tale.offers) == ("free attack_from", "druadan_forest minas_tirith")
    tale.go("druadan_forest " + "rohan-regular " * 8 + "rohan-leader 6 6 6 6 1 1 1 1 1 0 0")
    assert tale.told("shelters") == []
    assert tale.s.sieges == ()
    tale.go("rohan-regular " * 8)
    tale.answer(*[one for one in tale.picks if one == "rohan-leader"])
    assert (tale.asked, tale.ask.least, tale.ask.most) == ("free excess", 3, 3)
    tale.go("gondor-regular rohan-regular rohan-regular")
    assert tale.here("minas_tirith") == "gondor 3r 1e rohan 6r gondor 1l rohan 1l boromir"


@pytest.mark.rule("WAR-17.9", "WAR-O1", "WAR-14.9")
def test_relief_that_may_not_crowd_the_garrison():
    board = "minas_tirith: gondor 4r 1e 1l sauron 1r; druadan_forest: rohan 6r 1l"
    tale = besieged(board, ATTACK_FREE, TIDY, **FREE_ARMY, terms=Terms(overstack=False))
    tale.go("druadan_forest " + "rohan-regular " * 6 + "rohan-leader 6 1 1 1 1 1 0")
    assert (tale.asked, tale.ask.least, tale.ask.most) == ("free advance", 0, 6)
    assert tale.copies() == {"rohan-regular": 5, "rohan-leader": 1}
    tale.go("rohan-regular " * 5)
    assert (tale.offers, tale.refuses("rohan-regular")) == ("rohan-leader done", "WAR-O1")
    tale.go("rohan-leader")
    assert tale.at_rest
    assert tale.here("minas_tirith") == "gondor 4r 1e rohan 5r gondor 1l rohan 1l"
    assert tale.here("druadan_forest") == "rohan 1r"


@pytest.mark.rule("WAR-18.5", "WAR-18.8", "WAR-16.19", "WAR-1.14", "WAR-19.8", "WAR-26.6")
def test_the_captor_is_besieged_in_his_turn_and_driven_out():
    tale = Tale.of(
        "minas_tirith: sauron 6r 1n; druadan_forest: rohan 5r 1l; osgiliath: gondor 2r",
        ATTACK_FREE,
        TIDY,
        ATTACK_FREE,
        TIDY,
        captured="minas_tirith pelargir",
        politics="gondor 1",
        **FREE_ARMY,
    )
    # Gondor is not at war, so its army in Osgiliath attacks nobody.
    assert tale.asked == "free attack_who"
    tale.go("rohan-regular " * 5)
    tale.answer(*[one for one in tale.picks if one == "rohan-leader"])
    assert (tale.asked, tale.offers) == ("shadow shelter", "field siege")
    tale.go("siege rohan-regular rohan-regular rohan-regular rohan-regular done")
    assert tale.s.sieges == ("minas_tirith",)
    if tale.ask.key == "excess":  # all are alike
        tale.go("sauron-regular")
    assert tale.here("minas_tirith", "shadow") == "sauron 5r 1n"
    assert tale.asked == "free attack_who"
    tale.go("rohan-regular " * 4 + "6 6 6 6 1 1 1 1 1 0")
    assert tale.here("minas_tirith", "shadow") == "sauron 1r 1n"
    tale.s.todo = [TIDY, ATTACK_FREE]
    tale.game.rules.settle(tale.s)
    tale.go("rohan-regular " * 4 + "6 1 1 1 1 0")
    assert tale.at_rest
    assert tale.s.captured == ("pelargir",)
    assert points(tale) == {"free": 0, "shadow": 1}
    assert tale.s.steps["gondor"] == 1  # a nation that retakes its own settlement does not become active
