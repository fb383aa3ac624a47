"""WAR section 10: moving armies."""

import pytest

from tests.rulebook.war.marches import army_move, led_move


@pytest.mark.rule("WAR-10.1")
def test_an_army_goes_to_one_adjacent_region() -> None:
    tale = army_move("osgiliath: gondor 2r; edoras: rohan 1r")
    assert tale.asked == "free move_from"
    assert tale.offers == "edoras osgiliath"
    tale.go("osgiliath")
    assert tale.asked == "free move_to"
    # The regions next to Osgiliath; none is behind a black line.
    assert tale.offers == (
        "dead_marshes druadan_forest lossarnach minas_tirith north_ithilien pelargir south_ithilien west_harondor"
    )
    tale.go("lossarnach")
    assert tale.asked == "free move_who"
    tale.go("gondor-regular gondor-regular")
    assert (tale.here("osgiliath"), tale.here("lossarnach")) == ("", "gondor 2r")
    assert tale.rules_of("army-moves") == ["WAR-10.1"]
    assert tale.facts_of("army-moves") == [
        {
            "who": "free",
            "region": "region-osgiliath",
            "there": "region-lossarnach",
            "figures": ("figure-gondor-regular+times-2",),
        }
    ]


@pytest.mark.rule("WAR-10.1", "WAR-1.2")
def test_nobody_crosses_a_black_line() -> None:
    tale = army_move("minas_tirith: gondor 1r; edoras: rohan 1r").go("minas_tirith")
    assert tale.offers == "druadan_forest lossarnach osgiliath"
    assert tale.refuses("lamedon") == "WAR-1.2"


@pytest.mark.rule("WAR-10.1")
def test_any_part_of_an_army_may_go() -> None:
    tale = army_move("minas_tirith: gondor 3r 1e 1l; bree: north 1r").go("minas_tirith osgiliath")
    assert tale.copies() == {"gondor-regular": 3, "gondor-elite": 1, "gondor-leader": 1}
    assert (tale.ask.many, tale.ask.least, tale.ask.most) == (True, 1, 5)
    assert tale.refuses("done") == "WAR-10.1"
    tale.go("gondor-elite gondor-regular done")
    assert tale.here("minas_tirith") == "gondor 2r 1l"
    assert tale.here("osgiliath") == "gondor 1r 1e"


@pytest.mark.rule("WAR-10.1")
def test_where_there_is_no_choice_nothing_is_asked() -> None:
    # There is one army, one target and one unit: Helm's Deep leads only to Westemnet, because the enemy holds the
    # Fords.
    tale = army_move("helms_deep: rohan 1r; fords_of_isen: isengard 1r")
    assert tale.here("westemnet") == "rohan 1r"
    assert tale.at_rest


@pytest.mark.rule("WAR-10.2")
def test_an_army_result_moves_two_armies_and_no_more() -> None:
    tale = army_move("osgiliath: gondor 1r; pelargir: gondor 1r; edoras: rohan 1r")
    tale.go("osgiliath lossarnach")
    assert tale.asked == "free move_from"
    assert tale.offers == "edoras pelargir done"
    tale.go("pelargir lamedon")
    assert tale.at_rest
    assert (tale.here("lossarnach"), tale.here("lamedon"), tale.here("edoras")) == (
        "gondor 1r",
        "gondor 1r",
        "rohan 1r",
    )


@pytest.mark.rule("WAR-10.2")
def test_one_army_is_enough() -> None:
    tale = army_move("osgiliath: gondor 1r; edoras: rohan 1r").go("osgiliath lossarnach done")
    assert tale.at_rest
    assert tale.here("edoras") == "rohan 1r"


@pytest.mark.rule("WAR-10.2", "WAR-4.11")
def test_a_character_result_moves_one_army_that_is_led() -> None:
    tale = led_move(
        "minas_tirith: gondor 1r 1l; edoras: rohan 1r strider; dale: north 2r; lorien: legolas; bree: north 1e peregrin"
    )
    # Neither an army without a leader nor a companion without an army.
    assert tale.offers == "bree edoras minas_tirith"
    assert tale.refuses("dale") == "WAR-10.2"
    assert tale.refuses("lorien") == "WAR-1.9"
    tale.go("edoras folde")
    assert tale.at_rest  # both had to go, and there is no second army
    assert tale.here("folde") == "rohan 1r strider"


@pytest.mark.rule("WAR-10.2", "WAR-10.5")
def test_a_part_that_a_character_result_moves_takes_a_leader_along() -> None:
    tale = led_move("dol_guldur: sauron 3r 1n; umbar: southrons 1r 1n", "shadow").go("dol_guldur north_anduin_vale")
    assert tale.copies() == {"sauron-regular": 3, "nazgul": 1}
    assert (tale.ask.least, tale.ask.most) == (2, 4)
    tale.go("sauron-regular")
    assert (tale.ask.least, tale.ask.most) == (1, 3)
    assert tale.refuses("done") == "WAR-10.5"
    tale.go("nazgul done")
    assert (tale.here("dol_guldur"), tale.here("north_anduin_vale")) == ("sauron 2r", "sauron 1r 1n")


@pytest.mark.rule("WAR-10.2")
def test_a_leader_moves_nowhere_without_a_unit() -> None:
    tale = led_move("dol_guldur: sauron 3r 2n; umbar: southrons 1r 1n", "shadow").go(
        "dol_guldur north_anduin_vale nazgul"
    )
    assert (tale.ask.least, tale.ask.most) == (1, 4)
    assert tale.refuses("done") == "WAR-10.1"


@pytest.mark.rule("WAR-10.4", "WAR-1.12")
def test_a_region_with_enemy_units_is_not_entered() -> None:
    tale = army_move("minas_morgul: sauron 2r; osgiliath: gondor 1r; umbar: southrons 1r", "shadow")
    tale.go("minas_morgul north_ithilien sauron-regular done")
    tale = army_move("north_ithilien: sauron 2r; osgiliath: gondor 1r; umbar: southrons 1r", "shadow")
    tale.go("north_ithilien")
    assert tale.offers == "dagorlad dead_marshes eastern_emyn_muil minas_morgul south_ithilien"
    assert tale.refuses("osgiliath") == "WAR-10.4"


@pytest.mark.rule("WAR-10.4")
def test_an_army_that_is_surrounded_cannot_move() -> None:
    tale = army_move(
        "helms_deep: rohan 2r; fords_of_isen: isengard 1r; westemnet: isengard 1r; bree: north 1r; dale: north 1r"
    )
    assert tale.offers == "bree dale"
    assert tale.refuses("helms_deep") == "WAR-10.4"


@pytest.mark.rule("WAR-10.8", "WAR-1.12")
def test_an_enemy_settlement_without_units_is_entered_and_captured() -> None:
    tale = army_move("osgiliath: southrons 2r", "shadow")
    tale.go("lossarnach southrons-regular southrons-regular")
    assert tale.s.captured == ("lossarnach",)
    assert tale.facts_of("captured") == [{"who": "shadow", "region": "region-lossarnach", "points": 0}]


@pytest.mark.rule("WAR-10.14", "WAR-1.11")
def test_lone_enemy_characters_and_nazgul_are_in_nobodys_way() -> None:
    tale = army_move("osgiliath: gondor 1r; north_ithilien: 2n witch_king; edoras: rohan 1r").go(
        "osgiliath north_ithilien"
    )
    assert tale.here("north_ithilien") == "gondor 1r | 2n witch_king"
    tale = army_move("minas_morgul: sauron 1r; south_ithilien: strider boromir", "shadow").go("south_ithilien")
    assert tale.here("south_ithilien") == "boromir strider | sauron 1r"
    assert tale.s.fallen == ()


@pytest.mark.rule("WAR-10.15", "WAR-19.3")
def test_a_shadow_army_rouses_the_nation_whose_land_it_enters() -> None:
    tale = army_move("north_ithilien: sauron 1r", "shadow", politics="rohan 3 passive, gondor 2 passive")
    tale.go("osgiliath")
    assert tale.s.passive == ("rohan", "gondor")  # Osgiliath is nobody's
    tale = army_move("osgiliath: sauron 1r", "shadow", politics="rohan 3 passive, gondor 2 passive")
    tale.go("druadan_forest")
    assert tale.s.passive == ("rohan",)
    assert tale.rules_of("roused") == ["WAR-19.3"]
    assert tale.s.captured == ()  # nothing is there to be captured
    assert tale.s.steps["gondor"] == 2


@pytest.mark.rule("WAR-10.15")
def test_an_army_of_the_free_peoples_rouses_nobody_by_entering() -> None:
    tale = army_move("minas_tirith: elves 1r", politics="gondor 2 passive").go("druadan_forest")
    assert tale.s.passive == ("gondor",)
