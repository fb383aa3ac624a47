"""The captain's battles: attacks with their odds, and decisions in a battle, in small positions."""

from random import Random
from typing import Any

import pytest

from bree.bots.bot import Sight
from bree.bots.war.armies.army_plan import ArmyGoal, ArmyPlan
from bree.bots.war.battle.attacks import (
    LOSS,
    PATH,
    POINT,
    advance_party,
    assault_worth,
    attack_party,
    politics,
    prize,
    refuge,
    shelters,
    worth_of,
)
from bree.bots.war.captain import Captain
from bree.games.war import GAME
from bree.games.war.board import REGIONS
from bree.games.war.state import FIELD, SIEGE, SORTIE, Battle, Volley, War
from tests.rulebook.war.war_story import Tale

GOAL = ArmyGoal("minas_tirith", 2, 5.0, 1.0, "gorgoroth", ("gorgoroth",), 9)


def at(board: str, **given: Any) -> War:
    return Tale.of(board, **given).s


def choice(t: Tale) -> str:
    return Captain().choose(Sight(GAME, t.s, t.ask.who, t.ask), Random(0))


# Attacks


def test_all_attack_but_the_guard() -> None:
    def who(board: str, origin: str, target: str, side: str = "shadow", led: int = 0, **given: Any) -> str:
        return " ".join(attack_party(at(board, **given), side, origin, target, led)).replace("sauron-", "")

    board = "minas_morgul: sauron 2r 1e; south_ithilien: gondor {}"
    assert who(board.format("3r"), "minas_morgul", "south_ithilien") == "regular elite"
    assert who(board.format("9r"), "minas_morgul", "south_ithilien") == ""
    # A nation that may not attack is a guard, too.
    mixed = "minas_morgul: sauron 2r 1e, southrons 1r; south_ithilien: gondor 3r"
    assert who(mixed, "minas_morgul", "south_ithilien", politics="southrons 1") == "regular regular elite"
    assert who("nurn: sauron 2r; gorgoroth: gondor 1r", "nurn", "gorgoroth", led=1) == ""
    siege = "helms_deep: rohan 9r, sauron 2r"
    assert who(siege, "helms_deep", "helms_deep", siege="helms_deep") == "regular regular"


@pytest.mark.parametrize(
    ("origin", "target", "given", "answer"),
    [
        ("osgiliath", "minas_tirith", {}, True),
        ("minas_tirith", "minas_tirith", {"siege": "minas_tirith"}, False),
        ("osgiliath", "pelargir", {}, False),
        ("osgiliath", "minas_tirith", {"captured": "minas_tirith"}, False),
    ],
)
def test_defenders_go_into_their_stronghold(origin: str, target: str, given: Any, answer: bool) -> None:
    assert shelters(at("", **given), "shadow", origin, target) == answer


@pytest.mark.parametrize(
    ("units", "garrison", "wanted", "value"),
    [
        ("6r", "1r", "minas_tirith", 1.0 * 2 * 0.75),
        ("6r", "1r", "", 0.5 * 2 * 0.75),
        ("4r", "3r", "", 0.5 * 2 * -0.5 * 4 / 5.3),  # not strong enough for a siege
        ("5r", "3r", "", 0.5 * 2 * 0.75 * 5 / 5.3),
    ],
)
def test_an_attack_that_begins_a_siege(units: str, garrison: str, wanted: str, value: float) -> None:
    s = at(f"minas_tirith: gondor {garrison}; osgiliath: sauron {units}")
    plan = ArmyPlan(s, "shadow")
    if not wanted:
        plan.of.clear()
    who = s.shadow["osgiliath"]
    assert worth_of(s, "shadow", plan, "osgiliath", "minas_tirith", who)[0] == pytest.approx(value)
    s.steps["gondor"] = 1
    assert worth_of(s, "shadow", plan, "osgiliath", "minas_tirith", who)[0] == pytest.approx(value - 0.15)


def test_who_attacks_one_unit_with_many_wins_its_hit_and_the_ground() -> None:
    s = at("osgiliath: gondor 1r; north_ithilien: sauron 12r 6e")
    plan = ArmyPlan(s, "shadow")
    plan.of.clear()
    found, odds = worth_of(s, "shadow", plan, "north_ithilien", "osgiliath", s.shadow["north_ithilien"])
    cost = LOSS["shadow"] * (24 - odds.attacker_hits)
    assert odds.won > 0.99
    assert found == pytest.approx(LOSS["free"] + 0.1 - cost, abs=0.01)
    assert 0 < cost < 0.2
    even = at("osgiliath: gondor 4r; north_ithilien: sauron 4r 2n")
    plan = ArmyPlan(even, "shadow")
    plan.of.clear()
    found, odds = worth_of(even, "shadow", plan, "north_ithilien", "osgiliath", even.shadow["north_ithilien"])
    hits_dealt, hits_taken = 4 - odds.defender_hits, 4 - odds.attacker_hits
    leaders = 0.25 * 2 * (odds.lost + odds.both)
    fought = LOSS["free"] * hits_dealt - LOSS["shadow"] * hits_taken + 0.1 * odds.won - leaders
    assert found == pytest.approx(fought)
    assert min(hits_dealt, hits_taken, leaders) > 0.05


@pytest.mark.parametrize(
    ("side", "target", "given", "value"),
    [
        ("shadow", "osgiliath", {}, 0.1),
        ("shadow", "pelargir", {}, 0.1 + POINT),
        ("shadow", "minas_tirith", {}, 0.1 + 2 * POINT),
        ("shadow", "pelargir", {"captured": "pelargir"}, 0.1),
        ("free", "helms_deep", {"siege": "helms_deep"}, 0.1 + POINT),  # the siege ends
        ("shadow", "helms_deep", {"siege": "helms_deep"}, 0.1 + 2 * POINT),
    ],
)
def test_the_prize_of_a_battle(side: str, target: str, given: Any, value: float) -> None:
    s = at("", **given)
    plan = ArmyPlan(s, side)
    assert prize(s, side, plan, "gorgoroth", target) == pytest.approx(value)
    plan.of["gorgoroth"] = GOAL
    way = 0.0 if target == "minas_tirith" else PATH
    assert prize(s, side, plan, "gorgoroth", target) == pytest.approx(value + way)


def test_an_attack_that_rouses_nations_costs_the_shadow_something() -> None:
    s = at("", politics="gondor 1, elves 3")
    army = ("elves-regular", "gondor-regular", "rohan-regular")
    assert politics(s, "shadow", army) == pytest.approx(0.3)
    assert politics(s, "free", army) == 0.0


def test_a_storm_is_worth_its_hits_and_the_place() -> None:
    """Five dice that need a 6 hit one unit 1 - (5/6)^5 of the time in each round."""
    s = at("helms_deep: rohan 1r, isengard 9r", siege="helms_deep")
    one = assault_worth(s, "helms_deep", s.shadow["helms_deep"], 1)
    fell = 1 - (5 / 6) ** 5
    assert one == pytest.approx(fell * (2 * POINT + LOSS["free"]) - LOSS["shadow"] / 3)
    three = assault_worth(s, "helms_deep", s.shadow["helms_deep"])
    assert three > 2 * one / fell * (1 - (1 - fell) ** 3) / 2 - 0.3
    assert three > one


# Decisions in a battle


def fight(board: str, step: str, region: str, origin: str, kind: str = FIELD, **given: Any) -> Tale:
    battle = Battle(kind, given.pop("attacker", "shadow"), origin, region, round=1, **given.pop("of", {}))
    return Tale.of(board, (step,), battle=battle, **given)


@pytest.mark.parametrize(("shadow", "free", "answer"), [("6r", "2r", "on"), ("2r", "5r 1l", "cease")])
def test_an_attack_goes_on_while_it_pays(shadow: str, free: str, answer: str) -> None:
    board = f"osgiliath: gondor {free}; north_ithilien: sauron {shadow}"
    assert choice(fight(board, "cease", "osgiliath", "north_ithilien")) == answer


@pytest.mark.parametrize(
    ("shadow", "free", "goes_on"),
    [
        ("5r 1e", "1r", True),  # the round may decide the battle
        ("5r 1e", "4r 1e", False),
        ("7r 3e", "4r", True),  # there are many
        ("8r 1e", "4r", False),
        ("3r 2e", "6r", False),
    ],
)
def test_an_elite_is_spent_on_a_siege_that_may_be_won(shadow: str, free: str, goes_on: bool) -> None:
    board = f"minas_tirith: gondor {free}, sauron {shadow}"
    t = fight(board, "cease", "minas_tirith", "minas_tirith", SIEGE, siege="minas_tirith")
    assert (choice(t) != "cease") == goes_on


@pytest.mark.parametrize(
    ("free", "shadow", "answer"),
    [("3r", "6r", "siege"), ("3r", "3r", "siege"), ("5r 3e 2l", "5r", "field"), ("9r", "9r", "field")],
)
def test_a_garrison_shelters_unless_the_attackers_are_weak(free: str, shadow: str, answer: str) -> None:
    board = f"minas_tirith: gondor {free}; osgiliath: sauron {shadow}"
    assert choice(fight(board, "shelter", "minas_tirith", "osgiliath")) == answer


@pytest.mark.parametrize(
    ("region", "free", "answer"),
    [
        ("osgiliath", "1r", "lossarnach"),
        ("osgiliath", "4r", "lossarnach"),
        ("osgiliath", "6r 2l", "stay"),
        ("pelargir", "4r", "stay"),  # its owner stays longer
        ("pelargir", "1r", "lamedon"),
    ],
)
def test_a_lost_battle_is_left_for_friends(region: str, free: str, answer: str) -> None:
    friends = "lossarnach" if region == "osgiliath" else "lamedon"
    origin = "north_ithilien" if region == "osgiliath" else "west_harondor"
    board = f"{region}: gondor {free}; {friends}: gondor 2r; {origin}: sauron 4r"
    assert choice(fight(board, "retreat", region, origin, captured="minas_tirith")) == answer


def test_a_refuge_has_walls_friends_and_no_enemies() -> None:
    s = at("osgiliath: sauron 5r; pelargir: gondor 2r; minas_tirith: gondor 1r")
    found = {one: refuge(s, "free", one) for one in ("minas_tirith", "pelargir", "lossarnach", "folde")}
    expected = {"minas_tirith": 5 + 1 - 1.5, "pelargir": 2 - 1.5, "lossarnach": -1.5, "folde": 0.0}
    assert found == pytest.approx(expected)
    assert refuge(at("", captured="minas_tirith"), "free", "minas_tirith") == 0.0


@pytest.mark.parametrize(("wraiths", "answer"), [("1n", "keep"), ("2n", "forfeit"), ("witch_king", "forfeit")])
def test_the_white_rider_forfeits_his_leadership_against_more_of_the_nazgul(wraiths: str, answer: str) -> None:
    board = f"osgiliath: gondor 3r gandalf_the_white; north_ithilien: sauron 3r {wraiths}"
    assert choice(fight(board, "white_rider", "osgiliath", "north_ithilien")) == answer


@pytest.mark.parametrize(
    ("army", "kind", "lost"),
    [("5r 1e", FIELD, "regular"), ("4r 1e", FIELD, "elite"), ("2r 2e", SIEGE, "regular"), ("4r 1e", SORTIE, "elite")],
)
def test_an_elite_is_hit_first_if_few_units_are_left_but_not_in_a_siege(army: str, kind: str, lost: str) -> None:
    origin = "minas_tirith" if kind == SIEGE else "osgiliath"
    given = {"siege": "minas_tirith"} if kind == SIEGE else {}
    board = f"{origin}: sauron {army}; minas_tirith: gondor 3r"
    battle = Battle(kind, "shadow", origin, "minas_tirith", round=1, taking="shadow", hits=1)
    t = Tale.of(board, ("hit", "shadow"), battle=battle, **given)
    assert choice(t) == f"sauron-{lost}"


@pytest.mark.parametrize(("army", "lost"), [("5r 1e", "regular"), ("4r 1e", "elite")])
def test_the_same_holds_for_a_volley(army: str, lost: str) -> None:
    volley = Volley("dreadful_spells", "free", "minas_tirith", 5, hits=1)
    t = Tale.of(f"minas_tirith: gondor {army}", ("volley_loss",), volley=volley)
    assert choice(t) == f"gondor-{lost}"


TAKEN = " ".join([name for name, place in REGIONS.items() if place.side == "free" and place.settlement])


@pytest.mark.parametrize(
    ("side", "origin", "target", "army", "given", "units"),
    [
        ("shadow", "osgiliath", "pelargir", "sauron 3r 1n", {}, 4),
        ("shadow", "north_ithilien", "osgiliath", "sauron 3r", {"captured": TAKEN.replace("minas_tirith", "")}, 3),
        ("shadow", "north_ithilien", "osgiliath", "sauron 3r", {"captured": TAKEN}, 0),  # it has no goal
        ("shadow", "orthanc", "gap_of_rohan", "isengard 3r saruman", {"captured": TAKEN.replace("edoras", "")}, 3),
        ("free", "pelargir", "osgiliath", "gondor 3r", {}, 0),
        ("free", "osgiliath", "pelargir", "gondor 3r", {"captured": "pelargir"}, 3),
        ("free", "osgiliath", "lossarnach", "gondor 3r", {"captured": "lossarnach"}, 0),  # a town has no points
    ],
)
def test_who_has_won_advances_if_there_is_something_to_gain(
    side: str, origin: str, target: str, army: str, given: Any, units: int
) -> None:
    s = at(f"{origin}: {army}", battle=Battle(FIELD, side, origin, target, round=1), **given)
    assert len(advance_party(s, ArmyPlan(s, side))) == units


@pytest.mark.parametrize(
    ("region", "friends", "captured", "answer"),
    [
        ("lossarnach", "pelargir", "minas_tirith", "pelargir"),  # a town is not worth an even battle
        ("pelargir", "lossarnach", "minas_tirith pelargir", "lossarnach"),  # nor is what belongs to the enemy
    ],
)
def test_only_points_of_its_own_keep_an_army_in_an_even_battle(
    region: str, friends: str, captured: str, answer: str
) -> None:
    board = f"{region}: gondor 4r; {friends}: gondor 2r; osgiliath: sauron 4r"
    assert choice(fight(board, "retreat", region, "osgiliath", captured=captured)) == answer
