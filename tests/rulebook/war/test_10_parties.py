"""WAR section 10: which figures of an army move, in any order, and in a second move."""

from itertools import permutations

import pytest

from bree.core.saves.state_json import to_plain
from tests.rulebook.war.marches import army_move, bounds, led_move, parties, told, tried
from tests.rulebook.war.war_story import Tale, figures

ELITES = frozenset({"isengard-elite"})
NOBODY_ELSE: frozenset[str] = frozenset()
# An army, its leader requirement, and the groups that may move.
FREE_ARMIES = (
    "gondor 2r 1l", "gondor 1r 1l strider", "gondor 1r 2l", "gondor 2r 1e 2l strider boromir", "gondor 1r strider",
    "gondor 1r 1l, rohan 1e 1l", "elves 3r 1l",
)  # fmt: skip
SHADOW_ARMIES = (
    "sauron 2r 1n",
    "sauron 1r 1n",
    "sauron 1r 2n witch_king",
    "southrons 1r 1e, sauron 2r mouth_of_sauron",
)


def in_osgiliath(army: str, side: str, led: int) -> Tale:
    """Ask which figures move from Osgiliath to Lossarnach. All nations are at war."""
    return Tale.of("osgiliath: " + army, ("move_who", side, led, "osgiliath", "lossarnach"), acting=side, die="army")


@pytest.mark.rule("WAR-10.1", "WAR-10.2", "WAR-10.5")
@pytest.mark.parametrize("led", [0, 1])
@pytest.mark.parametrize("army", [*FREE_ARMIES, *SHADOW_ARMIES])
def test_what_the_run_tells_is_what_the_rules_let_go(army: str, led: int) -> None:
    side = "shadow" if army in SHADOW_ARMIES else "free"
    whole = parties(figures(army), (), bool(led), NOBODY_ELSE)
    tale = in_osgiliath(army, side, led)
    assert told(tale) == tried(tale) == bounds(whole)
    seen: set[tuple[str, ...]] = set()
    for party in sorted(whole):
        for order in {*permutations(party)} if len(party) < 4 else {party, party[::-1]}:
            tale = in_osgiliath(army, side, led)
            for at, figure in enumerate(order):
                taken = tuple(sorted(order[:at]))
                if taken not in seen:
                    assert told(tale) == tried(tale), taken
                    seen.add(taken)
                tale.go(figure)
            if not tale.at_rest:
                tale.go("done")
            assert tale.s.free.get("lossarnach", tale.s.shadow.get("lossarnach")) == party


@pytest.mark.rule("WAR-10.1")
def test_in_any_order_the_same_army_stands_in_the_same_position() -> None:
    found = []
    for order in permutations(["gondor-regular", "gondor-leader", "strider"]):
        tale = in_osgiliath("gondor 2r 1l strider", "free", 0)
        tale.go(" ".join(order)).go("done")
        tale.s.log = None
        found.append(to_plain(tale.s))
    assert found == found[:1] * 6


@pytest.mark.rule("WAR-10.5")
def test_leaders_and_characters_go_or_stay_as_their_owner_likes() -> None:
    tale = army_move("osgiliath: gondor 2r 1l strider").go("lossarnach gondor-regular done done")
    assert (tale.here("osgiliath"), tale.here("lossarnach")) == ("gondor 1r 1l strider", "gondor 1r")
    tale = army_move("osgiliath: gondor 2r 1l strider").go("lossarnach gondor-regular gondor-leader strider done done")
    assert (tale.here("osgiliath"), tale.here("lossarnach")) == ("gondor 1r", "gondor 1r 1l strider")


@pytest.mark.rule("WAR-10.5", "WAR-8.6")
def test_leaders_of_the_free_peoples_follow_where_no_unit_stays() -> None:
    tale = army_move("osgiliath: gondor 2r 2l strider").go("lossarnach gondor-regular gondor-regular")
    assert tale.copies() == {"gondor-leader": 2, "strider": 1}
    assert (tale.ask.least, tale.ask.most) == (2, 3)
    assert tale.refuses("done") == "WAR-10.5"
    tale.go("gondor-leader gondor-leader")
    assert tale.offers == "strider done"
    tale.go("done")
    # No other figure must go: Strider may stay alone.
    assert (tale.here("osgiliath"), tale.here("lossarnach")) == ("strider", "gondor 2r 2l")


@pytest.mark.rule("WAR-10.5")
def test_the_only_unit_takes_its_leaders_along_unasked() -> None:
    tale = army_move("osgiliath: gondor 1r 2l").go("lossarnach")
    assert tale.at_rest
    assert tale.here("lossarnach") == "gondor 1r 2l"


@pytest.mark.rule("WAR-10.5")
def test_nazgul_and_minions_may_stay_where_no_unit_stays() -> None:
    tale = army_move("osgiliath: sauron 1r 2n witch_king", "shadow").go("lossarnach sauron-regular nazgul done")
    assert (tale.here("osgiliath"), tale.here("lossarnach")) == ("1n witch_king", "sauron 1r 1n")


@pytest.mark.rule("WAR-10.6", "WAR-7.12", "WAR-7.25")
def test_saruman_leads_nobody_away_but_elites_of_isengard_do() -> None:
    tale = led_move("orthanc: isengard 2r saruman; dol_guldur: sauron 1r 1n; barad_dur: sauron 1r 1n", "shadow")
    assert tale.offers == "barad_dur dol_guldur"
    assert tale.refuses("orthanc") == "WAR-10.6"
    tale = led_move("orthanc: isengard 2r 1e saruman; dol_guldur: sauron 1r 1n", "shadow").go("orthanc gap_of_rohan")
    assert tale.copies() == {"isengard-regular": 2, "isengard-elite": 1}
    assert tale.refuses("saruman") == "WAR-7.12"
    assert (tale.ask.least, tale.ask.most) == (1, 3)
    tale.go("isengard-regular")
    assert tale.refuses("done") == "WAR-10.5"
    assert (tale.ask.least, tale.ask.most) == (1, 2)
    tale.go("isengard-elite done")
    assert (tale.here("orthanc"), tale.here("gap_of_rohan")) == ("isengard 1r saruman", "isengard 1r 1e")


@pytest.mark.rule("WAR-7.25", "WAR-10.2")
def test_without_saruman_elites_of_isengard_lead_nobody() -> None:
    tale = led_move("orthanc: isengard 2e; dol_guldur: sauron 1r 1n; barad_dur: sauron 1r 1n", "shadow")
    assert tale.offers == "barad_dur dol_guldur"
    assert tale.refuses("orthanc") == "WAR-10.2"


@pytest.mark.rule("WAR-7.25", "WAR-10.2")
@pytest.mark.parametrize("army", ["isengard 2r 1e", "isengard 1e 1r, sauron 1r 1n", "isengard 2e", "isengard 1r 1e 1n"])
def test_parties_that_an_elite_may_lead(army: str) -> None:
    board = f"gap_of_rohan: {army}; orthanc: saruman"
    tale = Tale.of(board, ("move_who", "shadow", 1, "gap_of_rohan", "enedwaith"), acting="shadow", die="character")
    assert told(tale) == tried(tale) == bounds(parties(figures(army), (), True, ELITES))


# Nations that are not at war.


@pytest.mark.rule("WAR-10.7", "WAR-19.12")
def test_who_is_not_at_war_keeps_to_the_own_nation_and_to_nobodys_land() -> None:
    tale = army_move("dale: north 2r 1l; bree: north 1r", politics="north 1").go("dale")
    # Erebor and the Iron Hills belong to the Dwarves, the Woodland Realm to the Elves, the Old Forest Road to the
    # North.
    assert tale.offers == "northern_rhovanion old_forest_road vale_of_the_carnen withered_heath"
    assert tale.refuses("erebor") == "WAR-10.7"
    assert tale.refuses("woodland_realm") == "WAR-10.7"


@pytest.mark.rule("WAR-10.7")
def test_who_is_at_war_goes_anywhere() -> None:
    tale = army_move("dale: north 2r 1l; bree: north 1r").go("dale")
    assert tale.offers == (
        "erebor iron_hills northern_rhovanion old_forest_road vale_of_the_carnen withered_heath woodland_realm"
    )


@pytest.mark.rule("WAR-10.7", "WAR-19.13")
def test_of_a_mixed_army_only_those_at_war_enter_another_nation() -> None:
    board = "osgiliath: gondor 2r 1l, rohan 2r 1e"
    tale = army_move(board, politics="rohan 1").go("lossarnach")
    assert tale.copies() == {"gondor-regular": 2, "gondor-leader": 1}
    assert tale.refuses("rohan-regular") == "WAR-10.7"
    tale.go("gondor-regular gondor-regular done")
    # Units of Rohan stay, so their Leader may stay.
    assert tale.here("osgiliath") == "rohan 2r 1e gondor 1l"


@pytest.mark.rule("WAR-10.7", "WAR-10.5")
def test_a_leader_who_may_not_go_keeps_a_unit_with_him() -> None:
    tale = army_move("osgiliath: gondor 2r 1e, rohan 1l", politics="rohan 1").go("lossarnach")
    assert tale.copies() == {"gondor-regular": 2, "gondor-elite": 1}
    assert (tale.ask.least, tale.ask.most) == (1, 2)
    tale.go("gondor-regular gondor-elite")
    # The region is full, so one unit stays with the Leader of Rohan.
    assert tale.here("osgiliath") == "gondor 1r rohan 1l"
    assert tale.here("lossarnach") == "gondor 1r 1e"


@pytest.mark.rule("WAR-10.7", "WAR-10.5", "WAR-10.3")
@pytest.mark.parametrize("led", [0, 1])
@pytest.mark.parametrize(
    ("may", "stay", "moved"),
    [
        ("gondor 2r 1l strider", "rohan 1r 1l", ""),  # units of Rohan stay: Leaders of Gondor may, too
        ("gondor 2r 1e 1l", "rohan 2l", ""),  # only Leaders of Rohan: a unit stays with them
        ("gondor 2r strider", "rohan 1l", ""),
        ("gondor 2r 1l", "", "gondor 1e"),  # a unit that came before stays, so no other must follow
        ("gondor 2r 2l boromir", "", "elves 1r 1l"),
    ],
)
def test_who_must_stay_and_who_need_not(may: str, stay: str, moved: str, led: int) -> None:
    tale = Tale.of(
        f"osgiliath: {may} {stay} {moved}",
        ("move_who", "free", led, "osgiliath", "lossarnach"),
        politics="rohan 1", die="army", moved={"osgiliath": figures(moved)} if moved else {},
    )  # fmt: skip
    others = (*figures(stay), *figures(moved))
    assert told(tale) == tried(tale) == bounds(parties(figures(may), others, bool(led), NOBODY_ELSE))


@pytest.mark.rule("WAR-10.7", "WAR-10.5")
def test_of_an_only_unit_a_leader_who_may_not_go_holds_it_back() -> None:
    tale = army_move("osgiliath: gondor 1r, rohan 1l; dale: north 1r; bree: north 1r", politics="rohan 1").go(
        "osgiliath"
    )
    assert tale.offers == "dead_marshes north_ithilien south_ithilien west_harondor"
    assert tale.refuses("lossarnach") == "WAR-10.5"


@pytest.mark.rule("WAR-10.7")
def test_one_of_two_like_units_goes_unasked_if_the_other_has_to_stay() -> None:
    tale = army_move("osgiliath: gondor 2r, rohan 1l", politics="rohan 1").go("lossarnach")
    assert tale.offers == "osgiliath done"
    assert (tale.here("osgiliath"), tale.here("lossarnach")) == ("gondor 1r rohan 1l", "gondor 1r")


@pytest.mark.rule("WAR-10.7", "WAR-7.3")
def test_characters_and_nazgul_are_always_at_war() -> None:
    tale = army_move("osgiliath: gondor 2r strider", politics="gondor 2").go("dead_marshes")
    assert tale.copies() == {"gondor-regular": 2, "strider": 1}
    tale = army_move("dale: elves 1r strider, north 1r; bree: elves 1r", politics="north 2").go("dale erebor")
    assert tale.copies() == {"elves-regular": 1, "strider": 1}
    tale = army_move("osgiliath: sauron 2r 1n, southrons 1r", "shadow", politics="southrons 1").go("lossarnach")
    assert tale.copies() == {"sauron-regular": 2, "nazgul": 1}


@pytest.mark.rule("WAR-10.7", "WAR-10.2")
def test_a_leader_who_may_not_go_leads_nobody() -> None:
    tale = led_move("osgiliath: gondor 2r, rohan 1l; dale: north 1r 1l", politics="rohan 1").go("osgiliath")
    assert tale.offers == "dead_marshes north_ithilien south_ithilien west_harondor"
    assert tale.refuses("lossarnach") == "WAR-10.7"


@pytest.mark.rule("WAR-A.5", "WAR-10.7", "WAR-19.15", "WAR-14.6")
def test_who_retreated_into_another_nation_can_only_leave_it() -> None:
    tale = army_move("dale: north 1r; bree: north 1r", politics="north 2").go("dale")
    assert "erebor" not in tale.picks
    tale = army_move("erebor: north 1r, dwarves 1r; bree: north 1r", politics="north 2").go("erebor")
    assert tale.offers == "dale iron_hills withered_heath"
    tale.go("iron_hills")
    assert (tale.here("erebor"), tale.here("iron_hills")) == ("north 1r", "dwarves 1r")
    tale.go("erebor")
    assert tale.offers == "dale withered_heath"
    assert tale.refuses("iron_hills") == "WAR-10.7"


# Two moves of one Army result.


@pytest.mark.rule("WAR-10.3")
def test_no_figure_moves_twice_in_one_action() -> None:
    tale = army_move("osgiliath: gondor 2r; lossarnach: gondor 1r").go("osgiliath lossarnach gondor-regular done")
    assert tale.here("lossarnach") == "gondor 2r"
    assert tale.offers == "lossarnach osgiliath done"
    tale.go("lossarnach pelargir")
    # One of the two has moved. The other one moves without an ask.
    assert (tale.here("lossarnach"), tale.here("pelargir")) == ("gondor 1r", "gondor 1r")
    assert tale.at_rest


@pytest.mark.rule("WAR-10.3")
def test_an_army_that_has_moved_rests() -> None:
    tale = army_move("osgiliath: gondor 2r; edoras: rohan 1r").go("osgiliath lossarnach gondor-regular gondor-regular")
    assert tale.offers == "edoras done"
    assert tale.refuses("lossarnach") == "WAR-10.3"


@pytest.mark.rule("WAR-10.3")
def test_of_an_army_that_was_joined_those_who_came_stay() -> None:
    tale = army_move("osgiliath: gondor 1e strider; lossarnach: gondor 1r 1l")
    tale.go("osgiliath lossarnach gondor-elite strider lossarnach minas_tirith")
    assert tale.copies() == {"gondor-regular": 1, "gondor-leader": 1}
    assert tale.refuses("gondor-elite") == "WAR-10.3"
    assert tale.refuses("strider") == "WAR-10.3"
    tale.go("gondor-regular done")
    # The elite from the first move stays, so the Leader may stay with it.
    assert tale.here("lossarnach") == "gondor 1e 1l strider"


@pytest.mark.rule("WAR-10.3", "WAR-A.19")
def test_two_parts_of_one_army_go_two_ways_and_one_unit_stays() -> None:
    tale = army_move("minas_tirith: gondor 3r").go("osgiliath gondor-regular done")
    assert tale.offers == "minas_tirith done"
    tale.go("minas_tirith druadan_forest gondor-regular done")
    assert tale.at_rest
    regions = ("minas_tirith", "osgiliath", "druadan_forest")
    assert [tale.here(region) for region in regions] == ["gondor 1r", "gondor 1r", "gondor 1r"]


@pytest.mark.rule("WAR-10.3")
def test_the_second_part_may_go_to_the_same_region() -> None:
    tale = army_move("minas_tirith: gondor 3r").go(
        "osgiliath gondor-regular done minas_tirith osgiliath gondor-regular done"
    )
    assert (tale.here("minas_tirith"), tale.here("osgiliath")) == ("gondor 1r", "gondor 2r")
