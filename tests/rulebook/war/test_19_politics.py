"""WAR section 19: the political track."""

import pytest

from bree.games.war.rules.turn.politics import (
    activate,
    activate_by_companions,
    advance,
    can_advance,
    rouse_attacked_nations,
)
from bree.games.war.state import FREE_NATIONS, NATIONS, SHADOW_NATIONS
from tests.rulebook.war.marches import army_move
from tests.rulebook.war.war_story import Tale, figures


def track(tale: Tale) -> str:
    """Return the nations that are not at war: `north 2 passive, rohan 1`."""
    s = tale.s
    waiting = [nation for nation in NATIONS if s.steps[nation]]
    return ", ".join([f"{one} {s.steps[one]}{' passive' if one in s.passive else ''}" for one in waiting])


@pytest.mark.rule("WAR-19.1", "WAR-1.16")
def test_a_nation_steps_from_three_to_war() -> None:
    tale = Tale.of("", politics="elves 3")
    found = []
    for _ in range(4):
        found.append(track(tale))
        advance(tale.s, "elves", "WAR-19.11")
    assert found == ["elves 3", "elves 2", "elves 1", ""]
    assert tale.keys() == ["advanced", "advanced", "at-war"]
    assert tale.facts_of("advanced") == [{"nation": "nation-elves", "steps": 2}, {"nation": "nation-elves", "steps": 1}]


@pytest.mark.rule("WAR-19.2")
def test_a_passive_nation_stops_one_step_from_war() -> None:
    tale = Tale.of("", politics="rohan 2 passive")
    assert can_advance(tale.s, "rohan")
    advance(tale.s, "rohan", "WAR-19.8")
    assert track(tale) == "rohan 1 passive"
    assert not can_advance(tale.s, "rohan")
    advance(tale.s, "rohan", "WAR-19.8")
    assert track(tale) == "rohan 1 passive"
    assert tale.keys() == ["advanced"]
    activate(tale.s, "rohan", "WAR-19.3")
    assert track(tale) == "rohan 1"
    advance(tale.s, "rohan", "WAR-19.8")
    assert track(tale) == ""


@pytest.mark.rule("WAR-19.3", "WAR-19.8", "WAR-11.9")
def test_whose_army_is_attacked_is_roused_and_takes_one_step() -> None:
    board = "osgiliath: gondor 2r, rohan 1r, elves 1r; minas_morgul: sauron 3r; north_ithilien: sauron 2r"
    politics = "gondor 1 passive, rohan 3 passive, elves 2, north 3 passive"
    tale = Tale.of(board, ("attack", "shadow", 0), politics=politics, acting="shadow", die="army")
    tale.go("sauron-regular sauron-regular")
    # Each nation once, with any number of units there.
    assert track(tale) == "elves 1, north 3 passive, rohan 2"
    assert tale.asked == "chance combat_die"  # before any die is rolled
    assert tale.rules_of("roused") == ["WAR-19.3", "WAR-19.3"]
    assert [*tale.rules_of("advanced"), *tale.rules_of("at-war")] == ["WAR-19.8"] * 3


@pytest.mark.rule("WAR-19.8", "WAR-11.10")
def test_a_nation_of_the_shadow_that_is_attacked_takes_a_step() -> None:
    board = "umbar: southrons 2r; west_harondor: gondor 2r"
    tale = Tale.of(board, ("attack", "free", 0), politics="southrons 2, sauron 1", die="army")
    tale.go("gondor-regular gondor-regular")
    assert track(tale) == "sauron 1, southrons 1"


@pytest.mark.rule("WAR-19.9")
def test_leaders_and_characters_make_no_army_of_their_nation() -> None:
    tale = Tale.of("", politics="gondor 2 passive, dwarves 3 passive, rohan 3 passive")
    rouse_attacked_nations(tale.s, figures("rohan 1r, gondor 2l gimli"))
    assert track(tale) == "dwarves 3 passive, gondor 2 passive, rohan 2"


@pytest.mark.rule("WAR-19.4")
@pytest.mark.parametrize(
    ("one", "region", "roused"),
    [
        ("strider", "dale", True),  # Strider activates the North
        ("strider", "minas_tirith", False),  # but not Gondor
        ("strider", "edoras", False),
        ("boromir", "minas_tirith", True),
        ("boromir", "pelargir", True),  # a city
        ("boromir", "lossarnach", False),  # a town
        ("boromir", "druadan_forest", False),
        ("gimli", "erebor", True),
        ("gimli", "iron_hills", False),  # a town
        ("legolas", "dale", False),
        ("peregrin", "edoras", True),
        ("meriadoc", "minas_tirith", True),
        ("gandalf_the_grey", "helms_deep", True),
        ("gandalf_the_grey", "fords_of_isen", False),  # a fortification
    ],
)
def test_a_companion_rouses_his_nations_in_their_cities_and_strongholds(one: str, region: str, roused: bool) -> None:
    politics = "dwarves 3 passive, gondor 2 passive, north 3 passive, rohan 3 passive"
    tale = Tale.of(f"{region}: {one}", politics=politics)
    activate_by_companions(tale.s, (one,), region)
    nation = {"dale": "north", "edoras": "rohan", "helms_deep": "rohan", "erebor": "dwarves"}.get(region, "gondor")
    assert (nation not in tale.s.passive) == roused
    assert len(tale.s.passive) == 4 - roused
    assert tale.rules_of("roused") == ["WAR-19.4"] * roused


@pytest.mark.rule("WAR-19.4", "WAR-1.14")
def test_not_where_the_enemy_holds_the_place_but_under_siege() -> None:
    tale = Tale.of("minas_tirith: boromir, sauron 2r", politics="gondor 2 passive", captured="minas_tirith")
    activate_by_companions(tale.s, ("boromir",), "minas_tirith")
    assert tale.s.passive == ("gondor",)
    tale = Tale.of("minas_tirith: gondor 1r boromir, sauron 2r", politics="gondor 2 passive", siege="minas_tirith")
    activate_by_companions(tale.s, ("boromir",), "minas_tirith")
    assert tale.s.passive == ()


@pytest.mark.rule("WAR-19.4", "WAR-21.4")
def test_the_fellowship_rouses_the_nation_in_whose_city_it_is_declared() -> None:
    given = {"bearers": "druadan_forest", "progress": 1, "phase": 2, "corruption": 2}
    tale = Tale.of("", ("fellowship_phase",), politics="gondor 2 passive, rohan 3 passive", **given)
    tale.go("minas_tirith")
    assert track(tale) == "gondor 2, rohan 3 passive"
    tale = Tale.of("", ("fellowship_phase",), politics="gondor 2 passive", captured="minas_tirith", **given)
    tale.go("minas_tirith")
    assert track(tale) == "gondor 2 passive"


@pytest.mark.rule("WAR-19.5", "WAR-19.4")
def test_to_come_with_an_army_counts() -> None:
    tale = army_move("old_forest_road: elves 1r strider", politics="north 3 passive").go("dale elves-regular strider")
    assert tale.s.passive == ()
    tale = army_move("old_forest_road: elves 1r strider", politics="north 3 passive").go("dale elves-regular done")
    assert tale.s.passive == ("north",)


@pytest.mark.rule("WAR-19.5", "WAR-18.5")
def test_a_city_that_the_army_has_just_retaken_counts() -> None:
    tale = army_move("old_forest_road: elves 1r strider", politics="north 3 passive", captured="dale")
    tale.go("dale elves-regular strider")
    assert (tale.s.captured, tale.s.passive) == ((), ())


@pytest.mark.rule("WAR-19.5")
def test_towns_never_count() -> None:
    tale = army_move("old_forest_road: elves 1r strider", politics="north 3 passive").go(
        "carrock elves-regular strider"
    )
    assert tale.s.passive == ("north",)


@pytest.mark.rule("WAR-19.6")
def test_the_witch_king_rouses_all_free_peoples() -> None:
    politics = "dwarves 3 passive, gondor 2 passive, north 3 passive, rohan 3 passive"
    tale = Tale.of("barad_dur: sauron 2r", ("bring_minion",), politics=politics, acting="shadow", die="muster")
    if not tale.at_rest and tale.ask.key == "minion":
        tale.go("witch_king")
    assert tale.here("barad_dur") == "sauron 2r witch_king"
    assert tale.s.passive == ()
    assert track(tale) == "dwarves 3, gondor 2, north 3, rohan 3"


@pytest.mark.rule("WAR-19.7")
def test_nations_of_the_shadow_are_always_active() -> None:
    tale = Tale.begin(Tale.of("").game)
    assert tale.s.passive == ("dwarves", "gondor", "north", "rohan")
    view = tale.game.view(tale.s, None)["politics"]
    assert [nation for nation in NATIONS if view[nation]["active"]] == ["elves", *SHADOW_NATIONS]
    tale = Tale.of("", politics="sauron 1, isengard 1, southrons 1")
    for nation in SHADOW_NATIONS:
        advance(tale.s, nation, "WAR-19.8")
    assert track(tale) == ""


@pytest.mark.rule("WAR-19.10", "WAR-19.14")
def test_a_nation_at_war_stays_there() -> None:
    tale = Tale.of("osgiliath: southrons 1r", ("move", "shadow", 0), ("tidy",), acting="shadow", die="army")
    tale.go("pelargir")
    assert tale.keys() == ["army-moves", "captured"]
    assert tale.s.steps["gondor"] == 0
    assert not can_advance(tale.s, "gondor")


@pytest.mark.rule("WAR-19.14", "WAR-19.1")
def test_war_has_no_other_effect() -> None:
    tale = Tale.of("", politics="elves 1")
    before = tale.s.clone()
    advance(tale.s, "elves", "WAR-19.11")
    before.steps["elves"] = 0
    assert tale.s.clone() == before


@pytest.mark.rule("WAR-19.11")
def test_a_muster_result_advances_any_nation_of_the_own_side_that_can() -> None:
    politics = "dwarves 3 passive, elves 1, gondor 1 passive, north 2 passive, isengard 1, southrons 2"
    tale = Tale.of("", ("diplomacy", "free"), politics=politics, die="muster")
    assert tale.asked == "free diplomacy"
    assert tale.offers == "dwarves elves north"
    assert tale.refuses("gondor") == "WAR-19.2"  # passive, and one step from war
    assert tale.refuses("rohan") == "WAR-19.10"  # at war
    tale.go("north")
    assert track(tale) == "dwarves 3 passive, elves 1, gondor 1 passive, north 1 passive, isengard 1, southrons 2"
    assert tale.rules_of("advanced") == ["WAR-19.11"]
    tale = Tale.of("", ("diplomacy", "shadow"), politics=politics, acting="shadow", die="muster")
    assert tale.offers == "isengard southrons"
    assert tale.refuses("sauron") == "WAR-19.10"
    tale.go("isengard")
    assert tale.s.steps["isengard"] == 0
    assert tale.rules_of("at-war") == ["WAR-19.11"]


@pytest.mark.rule("WAR-19.12", "WAR-11.4", "WAR-9.3")
def test_who_is_not_at_war_neither_attacks_nor_recruits_but_defends() -> None:
    board = "osgiliath: gondor 2r; north_ithilien: sauron 2r; umbar: southrons 1r"
    tale = Tale.of(
        board, ("die", "free"),
        politics="gondor 1", free_dice=("army_muster",), shadow_dice=("army", "army"),
    ).go("army_muster")  # fmt: skip
    assert "attack" not in tale.picks
    assert tale.refuses("attack") == "WAR-11.4"
    tale = Tale.of("", ("recruit", "free"), politics="gondor 1", die="muster")
    assert not [figure for figure in tale.picks if figure.startswith("gondor")]
    assert tale.refuses("gondor-regular") == "WAR-9.3"
    tale = Tale.of(board, ("attack", "shadow", 0), politics="gondor 2 passive", acting="shadow", die="army")
    tale.go("sauron-regular sauron-regular").roll("1 1")
    assert tale.asked == "chance combat_die"  # Gondor rolls too


@pytest.mark.rule("WAR-19.13")
def test_the_limits_hold_beside_nations_at_war() -> None:
    board = "osgiliath: gondor 2r, rohan 1r; north_ithilien: sauron 2r"
    tale = Tale.of(board, ("attack", "free", 0), politics="rohan 1", die="army")
    assert tale.asked == "free attack_who"
    assert tale.copies() == {"gondor-regular": 2}
    assert tale.refuses("rohan-regular") == "WAR-11.6"


@pytest.mark.rule("WAR-19.15", "WAR-A.5")
def test_who_retreated_into_another_nation_defends_there() -> None:
    board = "erebor: north 1r; withered_heath: sauron 2r"
    tale = Tale.of(board, ("attack", "shadow", 0), politics="north 2", acting="shadow", die="army")
    tale.go("sauron-regular sauron-regular")
    assert tale.s.steps["north"] == 1
    assert tale.asked == "free shelter"


def test_the_nations_are_on_two_sides() -> None:
    assert {*FREE_NATIONS, *SHADOW_NATIONS} == {*NATIONS}
