"""WAR section 18: capturing undefended settlements, control and points."""

import pytest

from bree.games.war.map_queries import controller, is_unconquered
from bree.games.war.rules.battle.capture import victory_points
from tests.rulebook.war.marches import army_move
from tests.rulebook.war.war_story import Tale


def scores(tale: Tale) -> dict[str, int]:
    found: dict[str, int] = tale.game.view(tale.s, None)["points"]
    assert found == {side: victory_points(tale.s, side) for side in ("free", "shadow")}
    return found


@pytest.mark.rule("WAR-18.1", "WAR-18.3")
@pytest.mark.parametrize(
    ("board", "side", "to", "worth"),
    [
        ("osgiliath: southrons 1r", "shadow", "lossarnach", 0),  # a town
        ("osgiliath: southrons 1r", "shadow", "pelargir", 1),  # a city
        ("osgiliath: southrons 1r", "shadow", "minas_tirith", 2),  # a stronghold
        ("gap_of_rohan: rohan 1r", "free", "south_dunland", 0),
        ("mount_gram: north 1r", "free", "angmar", 1),
        ("gap_of_rohan: rohan 1r", "free", "orthanc", 2),
    ],
)
def test_an_army_takes_what_nobody_defends(board: str, side: str, to: str, worth: int) -> None:
    tale = army_move(board, side).go(to)
    assert tale.s.captured == (to,)
    assert controller(tale.s, to) == side
    assert not is_unconquered(tale.s, to)
    assert tale.facts_of("captured") == [{"who": side, "region": "region-" + to, "points": worth}]
    assert tale.rules_of("captured") == ["WAR-18.1"]
    assert scores(tale) == {"free": 0, "shadow": 0, side: worth}


@pytest.mark.rule("WAR-18.1", "WAR-16.16")
def test_a_stronghold_that_nobody_defends_is_captured_and_not_besieged() -> None:
    tale = army_move("fords_of_isen: isengard 2r; helms_deep: gimli 1n", "shadow")
    tale.go("helms_deep isengard-regular isengard-regular")
    assert (tale.s.captured, tale.s.sieges) == (("helms_deep",), ())


@pytest.mark.rule("WAR-18.1")
@pytest.mark.parametrize("to", ["north_ithilien", "dead_marshes", "druadan_forest"])
def test_where_no_settlement_is_nothing_is_captured(to: str) -> None:
    tale = army_move("osgiliath: sauron 1r", "shadow").go(to)
    assert tale.s.captured == ()
    assert tale.told("captured") == []


@pytest.mark.rule("WAR-18.1", "WAR-1.5")
def test_a_fortification_is_no_settlement() -> None:
    tale = army_move("north_ithilien: sauron 1r", "shadow").go("osgiliath")
    assert tale.s.captured == ()
    tale = army_move("orthanc: isengard 1r", "shadow").go("fords_of_isen")
    assert tale.s.captured == ()


@pytest.mark.rule("WAR-18.1")
def test_a_garrison_that_is_wiped_out_loses_the_stronghold_to_the_besiegers() -> None:
    board = "helms_deep: rohan 1r 1l gimli, isengard 5r"
    tale = Tale.of(board, ("attack", "shadow", 0), ("tidy",), siege="helms_deep", acting="shadow", die="army")
    tale.go("isengard-regular " * 5)
    assert tale.asked == "chance combat_die"
    tale.roll("6 1 1 1 1 1 1")  # one hit; the garrison and Gimli miss, without a re-roll
    assert tale.asked == "free reroll"
    tale.go("0")
    assert tale.at_rest
    assert (tale.s.captured, tale.s.sieges) == (("helms_deep",), ())
    assert tale.here("helms_deep") == "isengard 5r"
    assert scores(tale) == {"free": 0, "shadow": 2}


@pytest.mark.rule("WAR-18.2")
def test_who_wipe_each_other_out_capture_nothing() -> None:
    board = "helms_deep: rohan 1r, isengard 1r"
    tale = Tale.of(board, ("attack", "shadow", 0), ("tidy",), siege="helms_deep", acting="shadow", die="army")
    tale.roll("6 6")
    assert tale.at_rest
    assert (tale.s.captured, tale.s.sieges) == ((), ())
    assert tale.here("helms_deep") == ""
    assert scores(tale) == {"free": 0, "shadow": 0}


@pytest.mark.rule("WAR-18.4", "WAR-19.8")
@pytest.mark.parametrize(
    ("to", "nation"), [("lossarnach", "gondor"), ("pelargir", "gondor"), ("minas_tirith", "gondor")]
)
def test_whose_settlement_is_captured_takes_a_step(to: str, nation: str) -> None:
    tale = army_move("osgiliath: southrons 1r", "shadow", politics="gondor 2, north 2").go(to)
    assert tale.s.steps[nation] == 1
    assert tale.s.steps["north"] == 2
    assert tale.rules_of("advanced") == ["WAR-18.4"]
    assert tale.facts_of("advanced") == [{"nation": "nation-gondor", "steps": 1}]


@pytest.mark.rule("WAR-18.4", "WAR-19.3", "WAR-19.2")
def test_a_passive_nation_is_roused_first_and_then_takes_the_step() -> None:
    tale = army_move("osgiliath: southrons 1r", "shadow", politics="gondor 1 passive").go("pelargir")
    assert (tale.s.passive, tale.s.steps["gondor"]) == ((), 0)
    assert tale.keys() == ["army-moves", "roused", "captured", "at-war"]


@pytest.mark.rule("WAR-18.4")
def test_a_nation_of_the_shadow_takes_its_step_too() -> None:
    tale = army_move("gap_of_rohan: rohan 1r", politics="isengard 1, sauron 1").go("orthanc")
    assert tale.s.steps["isengard"] == 0
    assert tale.s.steps["sauron"] == 1


@pytest.mark.rule("WAR-18.4", "WAR-A.4")
def test_a_capture_after_an_attack_is_a_second_step() -> None:
    tale = Tale.of(
        "old_forest_road: sauron 3r; dale: north 1r",
        ("attack", "shadow", 0), ("tidy",), acting="shadow", die="army", politics="north 3 passive",
    )  # fmt: skip
    tale.go("sauron-regular " * 3)
    assert (tale.s.passive, tale.s.steps["north"]) == ((), 2)
    tale.roll("1 1 1 1")
    tale.go("on erebor")
    tale.go("sauron-regular " * 3)
    assert tale.at_rest
    assert tale.s.captured == ("dale",)
    assert tale.s.steps["north"] == 1
    assert scores(tale) == {"free": 0, "shadow": 1}
    assert tale.here("erebor") == "north 1r"


@pytest.mark.rule("WAR-18.5", "WAR-1.14", "WAR-26.6")
def test_who_retakes_what_was_theirs_takes_the_points_away_and_scores_nothing() -> None:
    tale = army_move("lossarnach: gondor 1r", captured="minas_tirith pelargir", politics="gondor 1")
    assert scores(tale) == {"free": 0, "shadow": 3}
    tale.go("minas_tirith")
    assert tale.s.captured == ("pelargir",)
    assert is_unconquered(tale.s, "minas_tirith")
    assert scores(tale) == {"free": 0, "shadow": 1}
    assert tale.facts_of("retaken") == [{"who": "free", "region": "region-minas_tirith"}]
    assert tale.rules_of("retaken") == ["WAR-18.5"]
    # This is no capture, so there is no step towards war.
    assert tale.s.steps["gondor"] == 1
    assert tale.told("captured") == []


@pytest.mark.rule("WAR-18.5")
def test_the_shadow_retakes_in_the_same_way() -> None:
    tale = army_move("gap_of_rohan: isengard 1r", "shadow", captured="orthanc", politics="isengard 1").go("orthanc")
    assert tale.s.captured == ()
    assert scores(tale) == {"free": 0, "shadow": 0}
    assert tale.s.steps["isengard"] == 1


@pytest.mark.rule("WAR-18.6")
def test_control_stays_when_the_captor_leaves() -> None:
    tale = army_move("pelargir: southrons 1r", "shadow", captured="pelargir").go("west_harondor")
    assert tale.s.captured == ("pelargir",)
    assert controller(tale.s, "pelargir") == "shadow"
    assert scores(tale) == {"free": 0, "shadow": 1}


@pytest.mark.rule("WAR-18.6")
def test_to_come_back_to_what_one_holds_captures_nothing_again() -> None:
    tale = army_move("west_harondor: southrons 1r", "shadow", captured="pelargir", politics="gondor 2").go("pelargir")
    assert tale.s.captured == ("pelargir",)
    assert tale.s.steps["gondor"] == 2
    assert tale.told("captured") == []


@pytest.mark.rule("WAR-18.7")
def test_characters_and_nazgul_alone_capture_nothing() -> None:
    tale = Tale.of("barad_dur: 2n witch_king", ("move_nazgul",), acting="shadow", die="character")
    tale.go("nazgul witch_king done lossarnach")
    assert tale.here("lossarnach") == "1n witch_king"
    assert tale.s.captured == ()
    tale = Tale.of("hollin: strider gimli", ("move_companions",), die="character").go("strider gimli moria")
    assert tale.here("moria") == "gimli strider"
    assert tale.s.captured == ()


@pytest.mark.rule("WAR-18.8", "WAR-16.19")
def test_who_captured_a_stronghold_may_retreat_into_it() -> None:
    board = "helms_deep: isengard 3r; westemnet: rohan 3r"
    tale = Tale.of(board, ("attack", "free", 0), ("tidy",), captured="helms_deep", die="army")
    tale.go("rohan-regular " * 3)
    assert tale.asked == "shadow shelter"
    assert tale.offers == "field siege"
    tale.go("siege rohan-regular rohan-regular done")
    assert tale.s.sieges == ("helms_deep",)
    assert tale.s.captured == ("helms_deep",)
    assert tale.here("helms_deep") == "rohan 2r | isengard 3r"


@pytest.mark.rule("WAR-18.8")
def test_a_stronghold_of_the_enemys_shelters_nobody() -> None:
    board = "helms_deep: rohan 3r; westemnet: isengard 3r"
    tale = Tale.of(board, ("attack", "shadow", 0), captured="helms_deep", acting="shadow", die="army")
    tale.go("isengard-regular " * 3)
    assert tale.asked == "chance combat_die"


@pytest.mark.rule("WAR-18.9", "WAR-9.7")
def test_a_captured_settlement_recruits_for_nobody() -> None:
    tale = Tale.of(
        "pelargir: southrons 1r; minas_tirith: gondor 1r",
        ("recruit", "free"), captured="pelargir lossarnach lamedon", die="muster",
    ).go("gondor-regular")  # fmt: skip
    assert tale.offers == "dol_amroth minas_tirith"
    assert [tale.refuses(region) for region in ("pelargir", "lossarnach", "lamedon")] == ["WAR-9.7"] * 3
    tale = Tale.of("umbar: southrons 1r", ("recruit", "shadow"), captured="pelargir", acting="shadow", die="muster")
    tale.go("southrons-regular")
    assert tale.offers == "far_harad near_harad north_rhun south_rhun umbar"


@pytest.mark.rule("WAR-18.9", "WAR-19.4")
def test_a_captured_place_rouses_nobody() -> None:
    given = {"politics": "north 3 passive", "die": "character"}
    tale = Tale.of("erebor: strider", ("move_companions",), captured="dale", **given).go("dale")
    assert tale.s.passive == ("north",)
    tale = Tale.of("erebor: strider", ("move_companions",), **given).go("dale")
    assert tale.s.passive == ()
