"""Scenes of field battles: dice, losses, retreats and politics."""

from typing import Any

import pytest

from bree.games.war.state import Terms
from tests.rulebook.war.war_story import Tale

TIDY = ("tidy",)
ATTACK = ("attack", "shadow", 0)
ATTACK_FREE = ("attack", "free", 0)
ARMY = {"die": "army", "acting": "shadow"}


def points(tale: Tale) -> dict[str, int]:
    return dict(tale.game.view(tale.s, None)["points"])


def fight(board: str, *steps: tuple[Any, ...], **given: Any) -> Tale:
    return Tale.of(board, *(steps or (ATTACK,)), TIDY, **{**ARMY, **given})


@pytest.mark.rule("WAR-A.4", "WAR-11.9", "WAR-18.4", "WAR-19.8", "WAR-15.1", "WAR-14.8", "WAR-A.5", "WAR-14.6")
def test_dale_is_lost_and_the_north_wakes():
    tale = fight(
        "dale: north 1r; iron_hills: southrons 3r; erebor: dwarves 1r",
        captured="iron_hills",
        politics="north 3 passive, dwarves 2 passive",
    )
    assert (tale.s.steps["north"], "north" in tale.s.passive) == (3, True)
    tale.go("dale southrons-regular southrons-regular southrons-regular")
    assert (tale.s.steps["north"], tale.s.passive) == (2, ("dwarves",))
    tale.go("5 5 5 1")
    assert tale.facts_of("combat-roll")[0]["hits"] == 0  # a city: 6 is needed in the first round
    tale.answer("on")
    assert (tale.asked, tale.ask.key) == ("free retreat", "retreat")
    assert "erebor" in tale.picks  # it is not at war, but may retreat into the lands of the Dwarves
    tale.go("erebor southrons-regular southrons-regular done")
    assert (tale.s.steps["north"], points(tale)) == (1, {"free": 0, "shadow": 1})
    assert tale.here("erebor") == "dwarves 1r north 1r"
    assert (tale.s.steps["dwarves"], tale.s.passive) == (2, ("dwarves",))
    # It may go home to Dale, but not further into the lands of the Dwarves.
    tale.s.acting, tale.s.die, tale.s.todo = "free", "army_muster", [TIDY, ("move", "free", 0)]
    tale.game.rules.settle(tale.s)
    assert (tale.asked, tale.offers) == ("free move_who", "dwarves-regular north-regular")
    assert tale.ask.facts["to"] == "region-withered_heath"  # the Southrons are still in the Iron Hills


@pytest.mark.rule("WAR-12.10", "WAR-7.22", "WAR-12.12", "WAR-12.13", "WAR-7.28", "WAR-12.16")
def test_the_white_rider_and_the_captains():
    board = "south_ithilien: gondor 2r 1l gandalf_the_white aragorn boromir; minas_morgul: sauron 4r 2e 4n witch_king"
    tale = fight(board, shadow_pool=8, shadow_used=8)
    tale.go("sauron-regular sauron-regular sauron-regular sauron-regular sauron-elite sauron-elite")
    tale.go("nazgul nazgul nazgul nazgul witch_king")
    assert (tale.asked, tale.offers) == ("free white_rider", "forfeit keep")
    tale.answer("forfeit")
    now = tale.game.view(tale.s, None)["battle"]
    assert now is not None
    assert (now["attacker"]["dice"], now["attacker"]["leadership"]) == (5, 0)
    assert (now["defender"]["dice"], now["defender"]["leadership"]) == (
        4,
        4,
    )  # two Captains; a Leader, Aragorn, Boromir
    tale.go("4 4 4 4 4 4 4 4 4")
    assert (tale.asked, tale.offers) == ("free reroll", "0 1 2 3 4")  # the Nazgûl do not help
    tale.go("2 5 6")
    assert (tale.asked, sorted(tale.picks)) == ("shadow hit", ["both-sauron-elite", "sauron-elite", "sauron-regular"])
    tale.go("both-sauron-elite")
    assert tale.asked == "shadow cease"
    tale.go("on stay")
    again = tale.game.view(tale.s, None)["battle"]
    assert again is not None
    assert (again["round"], again["attacker"]["leadership"]) == (2, 0)  # till the battle ends


@pytest.mark.rule("WAR-13.2", "WAR-13.3", "WAR-13.4", "WAR-13.5", "WAR-13.6", "WAR-13.7")
def test_reduced_elites_come_back_from_the_fallen_first():
    board = "osgiliath: gondor 1r 2e; south_ithilien: sauron 3r"
    tale = fight(board, lost="gondor 1r", politics="gondor 0")
    rest = tale.s.pool["gondor-regular"]
    tale.go("sauron-regular sauron-regular sauron-regular 6 6 6 1 1 1")
    assert sorted(tale.picks) == ["both-gondor-elite", "gondor-elite", "gondor-regular"]
    tale.answer("gondor-elite")
    assert (tale.s.lost.get("gondor-regular", 0), tale.s.pool["gondor-regular"]) == (0, rest)
    tale.answer("gondor-elite")
    assert (tale.s.lost["gondor-regular"], tale.s.pool["gondor-regular"]) == (1, rest - 1)
    assert tale.s.lost["gondor-elite"] == 2
    # Three regulars were left, so there was no ask for the third hit.
    assert tale.asked == "shadow cease"
    assert tale.here("osgiliath") == "gondor 2r"


@pytest.mark.rule("WAR-13.5", "WAR-13.4")
def test_an_elite_without_a_regular_to_take_its_place():
    spent = "elves 5r"
    tale = fight("dimrill_dale: elves 2e; moria: sauron 2r", lost=spent)
    assert tale.s.lost["elves-regular"] == 5
    none_left = fight("parth_celebrant: elves 5r; dimrill_dale: elves 2e; moria: sauron 2r")
    none_left.go("sauron-regular sauron-regular 6 1 1 1")
    assert none_left.asked == "shadow cease"  # one hit and one elite: there is no choice
    assert none_left.here("dimrill_dale") == "elves 1e"
    assert none_left.s.lost == {"elves-elite": 1}


@pytest.mark.rule("WAR-14.4", "WAR-16.6", "WAR-7.14", "WAR-18.1")
def test_saruman_does_not_retreat():
    """The army of Orthanc fights in the field and retreats. Saruman stays, and the stronghold is open."""
    board = "orthanc: isengard 2r 1e saruman; fords_of_isen: rohan 5r"
    tale = Tale.of(board, ATTACK_FREE, TIDY, die="army_muster", acting="free")
    tale.go("rohan-regular rohan-regular rohan-regular rohan-regular rohan-regular")
    assert (tale.asked, tale.offers) == ("shadow shelter", "field siege")
    tale.go("field 1 1 1 1 1 1 1 1 0")
    tale.go("on")
    assert (tale.asked, tale.offers) == ("shadow retreat", "gap_of_rohan stay")
    tale.answer("gap_of_rohan")
    assert tale.here("gap_of_rohan") == "isengard 2r 1e"
    assert tale.here("orthanc") == "saruman"
    tale.go("rohan-regular done")
    assert tale.here("orthanc") == "rohan 1r | saruman"
    assert (tale.s.captured, tale.s.sieges, tale.s.fallen) == (("orthanc",), (), ())


@pytest.mark.rule("WAR-14.7", "WAR-8.3", "WAR-14.3", "WAR-O1")
@pytest.mark.parametrize("overstack", [True, False])
def test_a_crowd_after_a_retreat(overstack: bool):
    """The retreat put too many units into the region.

    Its owner removes some, even with the option that forbids this in a move.
    """
    board = "osgiliath: gondor 4r 1e; pelargir: gondor 7r 2e 1l; south_ithilien: sauron 3r"
    tale = fight(board, terms=Terms(overstack=overstack))
    tale.go("sauron-regular sauron-regular sauron-regular 1 1 1 1 1 1 1 1 on")
    assert "pelargir" in tale.picks
    before = tale.s.pool["gondor-regular"]
    tale.go("pelargir done")
    assert (tale.asked, tale.ask.least, tale.ask.most) == ("free excess", 4, 4)
    tale.go("gondor-regular gondor-regular gondor-regular gondor-regular")
    assert tale.here("pelargir") == "gondor 7r 3e 1l"
    assert tale.s.pool["gondor-regular"] == before + 4


@pytest.mark.rule("WAR-O1", "WAR-14.8")
def test_an_advance_that_would_crowd():
    board = "osgiliath: gondor 1r; south_ithilien: sauron 4r; minas_tirith: sauron 1r"
    tale = fight(board, captured="minas_tirith", terms=Terms(overstack=False))
    tale.go("south_ithilien sauron-regular sauron-regular sauron-regular sauron-regular 6 1 1 1 1")
    assert tale.asked == "shadow advance"
    assert tale.copies() == {"sauron-regular": 4}


@pytest.mark.rule("WAR-15.1", "WAR-15.2", "WAR-15.3", "WAR-O4")
@pytest.mark.parametrize(("captor", "needs"), [(True, 6), (False, 5)])
def test_the_captor_of_a_city_behind_its_walls(captor: bool, needs: int):
    board = "dale: southrons 2r; erebor: dwarves 2r"
    tale = Tale.of(board, ATTACK_FREE, TIDY, captured="dale", terms=Terms(captor=captor))
    tale.go("dwarves-regular dwarves-regular 1 1 1 1 on stay 1 1 1 1")
    assert [facts["needs"] for facts in tale.facts_of("combat-roll")] == [needs, 5, 5, 5]


@pytest.mark.rule("WAR-11.12", "WAR-16.8", "WAR-11.7", "WAR-14.8")
def test_besiegers_who_attack_elsewhere_and_go_on():
    board = "minas_tirith: gondor 2r sauron 3r 1n; druadan_forest: rohan 1r"
    tale = fight(board, siege="minas_tirith")
    assert (tale.asked, tale.offers) == ("shadow attack_at", "minas_tirith druadan_forest")
    tale.go("druadan_forest sauron-regular sauron-regular sauron-regular nazgul 6 1 1 1 0")
    assert tale.asked == "shadow advance"
    tale.go("sauron-regular sauron-regular sauron-regular nazgul")
    assert tale.at_rest
    assert (tale.s.sieges, tale.here("minas_tirith")) == ((), "gondor 2r")


@pytest.mark.rule("WAR-14.3", "WAR-1.10", "WAR-10.13")
def test_where_a_beaten_army_may_go():
    """To friends who besiege a stronghold, but not to besieged friends, nor into an empty foreign settlement."""
    board = "osgiliath: sauron 2r; lossarnach: gondor 4r; minas_tirith: gondor 1r sauron 2r; north_ithilien: gondor 1r"
    tale = Tale.of(board, ATTACK_FREE, TIDY, siege="minas_tirith", captured="", die="army_muster", acting="free")
    tale.go("lossarnach osgiliath gondor-regular gondor-regular gondor-regular gondor-regular 1 1 1 1 1 1 on")
    assert tale.asked == "shadow retreat"
    assert sorted(tale.picks) == sorted(
        ["dead_marshes", "druadan_forest", "minas_tirith", "south_ithilien", "west_harondor", "stay"]
    )
    back = fight(
        "osgiliath: gondor 2r; south_ithilien: sauron 4r; minas_tirith: gondor 1r sauron 2r", siege="minas_tirith"
    )
    back.go("south_ithilien sauron-regular sauron-regular sauron-regular sauron-regular 1 1 1 1 1 1 on")
    assert "minas_tirith" not in back.picks
    assert "pelargir" in back.picks


@pytest.mark.rule("WAR-11.9", "WAR-19.9", "WAR-11.10", "WAR-19.7")
def test_all_nations_of_the_attacked_army_are_stirred_once():
    """Nations of units count, those of lone Leaders and companions do not. The attacker's nations do not change."""
    board = "fords_of_isen: rohan 1r elves 1r gondor 1l strider; orthanc: isengard 3r sauron 1r"
    peace = "rohan 2 passive, elves 1, gondor 2 passive, north 3 passive, sauron 1"
    tale = fight(board, politics=peace)
    assert tale.copies() == {"isengard-regular": 3}  # Sauron's regular must stay behind
    tale.go("isengard-regular isengard-regular isengard-regular")
    assert tale.s.steps == {
        "dwarves": 0, "elves": 0, "gondor": 2, "north": 3, "rohan": 1, "isengard": 0, "sauron": 1, "southrons": 0,
    }  # fmt: skip
    assert tale.s.passive == ("gondor", "north")


@pytest.mark.rule("WAR-11.9", "WAR-11.10", "WAR-17.1")
def test_the_attacked_shadow_goes_to_war_too():
    board = "minas_tirith: gondor 2r southrons 2r sauron 1r"
    tale = Tale.of(board, ATTACK_FREE, TIDY, siege="minas_tirith", politics="southrons 2, sauron 1")
    tale.go("gondor-regular done")
    assert (tale.s.steps["southrons"], tale.s.steps["sauron"]) == (1, 0)


@pytest.mark.rule("WAR-13.9", "WAR-14.10", "WAR-18.2", "WAR-7.15", "WAR-11.7")
def test_both_armies_fall_and_the_rearguard_stays_where_it_is():
    board = "pelargir: gondor 1r 1l; osgiliath: sauron 2r 2n"
    tale = fight(board)
    tale.go("sauron-regular nazgul done 6 6")
    assert tale.at_rest
    assert tale.s.captured == ()
    assert tale.here("osgiliath") == "sauron 1r 1n"
    assert tale.here("pelargir") == ""
    assert tale.s.lost == {"gondor-regular": 1, "gondor-leader": 1}
