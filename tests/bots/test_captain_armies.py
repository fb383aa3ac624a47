"""The captain's armies: threats, guards, goals and moves, counted by hand in small positions."""

from typing import Any

import pytest

from bree.bots.war.armies.army_plan import ArmyGoal, ArmyPlan, force_for, point_value, ready, rounds_for
from bree.bots.war.armies.distances import APART, to_gate
from bree.bots.war.armies.forces import army_of, ground_of, guard, hits, threat, units_of, weakest_first
from bree.bots.war.armies.moving import STEP, TAKING, TOWN, army_moves, gain, manned, nearer, party, reason, taken
from bree.games.war.board import REGIONS
from bree.games.war.odds.battle import CITY, PLAIN, SIEGE as WALLS
from bree.games.war.state import War
from tests.rulebook.war.war_story import Tale

TAKEN = " ".join([name for name, place in REGIONS.items() if place.side == "free" and place.settlement])


def at(board: str, **given: Any) -> War:
    return Tale.of(board, **given).s


# Forces


def test_regions_are_as_far_apart_as_an_army_walks() -> None:
    assert [APART["osgiliath"][one] for one in ("osgiliath", "minas_tirith", "minas_morgul", "barad_dur")] == [
        0,
        1,
        2,
        4,
    ]
    assert [to_gate(one) for one in ("morannon", "osgiliath", "dagorlad", "minas_tirith")] == [0, 2, 1, 3]


@pytest.mark.parametrize(
    ("board", "given", "danger"),
    [
        ("osgiliath: sauron 2r", {}, 2.0),
        ("north_ithilien: sauron 2r 1e", {}, 3 * 0.7),
        ("minas_morgul: sauron 5r 2n", {}, 5 * 0.4),
        ("gorgoroth: sauron 9r", {}, 0.0),
        ("osgiliath: sauron 2r, southrons 1r", {"politics": "sauron 1, southrons 3"}, 2 * 0.6 + 0.2),
        ("osgiliath: gondor 2r", {}, 0.0),
    ],
)
def test_a_threat_counts_units_that_are_near_and_at_war(board: str, given: Any, danger: float) -> None:
    assert threat(at(board, **given), "free", "minas_tirith") == pytest.approx(danger)


@pytest.mark.parametrize(
    ("side", "region", "enemies", "given", "units"),
    [
        ("free", "minas_tirith", "osgiliath: sauron 1r", {}, 1),
        ("free", "minas_tirith", "osgiliath: sauron 2r", {}, 2),
        ("free", "minas_tirith", "osgiliath: sauron 5r", {}, 3),
        ("free", "minas_tirith", "osgiliath: sauron 9r", {}, 4),
        ("free", "minas_tirith", "osgiliath: sauron 4r", {}, 2),
        # two points of ten: a threat of four counts as five
        ("free", "minas_tirith", "osgiliath: sauron 4r 1e", {"captured": "dale"}, 3),
        ("free", "minas_tirith", "osgiliath: sauron 9r", {"captured": "minas_tirith"}, 0),
        ("free", "osgiliath", "north_ithilien: sauron 9r", {}, 0),
        ("free", "lossarnach", "osgiliath: sauron 9r", {}, 0),  # a town has no points
        ("shadow", "minas_morgul", "south_ithilien: gondor 3r", {}, 1),
        ("shadow", "minas_morgul", "south_ithilien: gondor 4r", {}, 2),
        ("shadow", "minas_morgul", "south_ithilien: gondor 9r", {}, 3),
    ],
)
def test_a_guard_grows_with_the_threat(side: str, region: str, enemies: str, given: Any, units: int) -> None:
    assert guard(at(enemies, **given), side, region) == units


def test_armies_are_counted() -> None:
    figures = ("gondor-elite", "gondor-leader", "gondor-regular", "rohan-regular", "strider")
    assert hits(figures) == 4
    assert weakest_first(figures) == ["gondor-regular", "rohan-regular", "gondor-elite"]
    assert (units_of(figures, "gondor"), units_of(figures, "rohan")) == (2, 1)
    elites = ("isengard-elite", "isengard-regular")
    assert army_of(at("orthanc: isengard 1r 1e saruman"), elites).elites_lead
    assert not army_of(at("orthanc: isengard 1r 1e"), elites).elites_lead


@pytest.mark.parametrize(
    ("side", "origin", "target", "ground"),
    [
        ("shadow", "osgiliath", "minas_tirith", PLAIN),
        ("shadow", "north_ithilien", "osgiliath", CITY),
        ("shadow", "osgiliath", "pelargir", CITY),
        ("shadow", "osgiliath", "lossarnach", PLAIN),
        ("shadow", "helms_deep", "helms_deep", WALLS),
        ("free", "helms_deep", "helms_deep", PLAIN),
    ],
)
def test_the_ground_of_a_battle(side: str, origin: str, target: str, ground: str) -> None:
    s = at("helms_deep: rohan 2r, isengard 3r", siege="helms_deep")
    assert ground_of(s, side, origin, target) == ground


# Goals


@pytest.mark.parametrize(
    ("target", "garrison", "need", "rounds"),
    [
        ("pelargir", "", 1.0, 0.0),
        ("pelargir", "2r 1e", 0.8 * 4 + 2, 1 + 0.3 * 4),
        ("minas_tirith", "2r 1e", 1.1 * 4 + 2, 1 + 4),
        ("minas_tirith", "4r 5e", 1.1 * 8 + 2, 1 + 8),
    ],
)
def test_the_force_that_a_settlement_needs(target: str, garrison: str, need: float, rounds: float) -> None:
    s = at(f"{target}: gondor {garrison}" if garrison else "")
    assert force_for(s, "shadow", target) == pytest.approx(need)
    assert rounds_for(s, "shadow", target) == pytest.approx(rounds)


@pytest.mark.parametrize(
    ("side", "target", "given", "value"),
    [
        ("shadow", "minas_tirith", {}, 1.0),
        ("shadow", "minas_tirith", {"captured": "dale"}, 1.08),
        ("shadow", "minas_tirith", {"captured": "dol_amroth edoras helms_deep lorien pelargir"}, 1.64 + 1.5),
        ("shadow", "pelargir", {"captured": "dol_amroth edoras helms_deep lorien"}, 1.0 + 0.08 * 7),
        ("shadow", "umbar", {"captured": "umbar"}, 1.0 + 0.5 * 2),  # points that the enemy loses
        ("free", "umbar", {}, 1.0),
        ("free", "umbar", {"captured": "far_harad"}, 1.5),
        ("free", "umbar", {"captured": "moria"}, 1.0 + 0.5 * 2 + 2.5),
        ("free", "umbar", {"corruption": 7}, 1.5),
        ("free", "umbar", {"corruption": 6}, 1.0),
        ("shadow", "minas_tirith", {"corruption": 7}, 1.0),
    ],
)
def test_the_value_of_a_point_rises_near_the_end(side: str, target: str, given: Any, value: float) -> None:
    assert point_value(at("", **given), side, target) == pytest.approx(value)


def test_armies_are_ready_beyond_their_guard_and_later_if_not_at_war() -> None:
    board = "minas_morgul: sauron 5r; south_ithilien: gondor 4r; nurn: sauron 2r 2n; north_rhun: southrons 1r"
    found = ready(at(board, politics="southrons 2"), "shadow")
    assert found == {"minas_morgul": (3, 0.0), "nurn": (2, 0.0), "north_rhun": (1, 3.0)}
    besieged = at("helms_deep: rohan 2r, isengard 3r", siege="helms_deep")
    assert (ready(besieged, "free"), ready(besieged, "shadow")) == ({}, {"helms_deep": (3, 0.0)})
    assert ready(at("nurn: sauron 1n"), "shadow") == {}


def goals(board: str, open_: str, **given: Any) -> list[ArmyGoal]:
    """The goals of the Shadow if only these settlements are not in its hands yet."""
    left = " ".join([one for one in TAKEN.split() if one not in open_.split()])
    return ArmyPlan(at(board, captured=left, **given), "shadow").goals


def test_an_army_takes_the_goal_that_is_worth_most_for_its_time() -> None:
    (only,) = goals("osgiliath: sauron 5r", "minas_tirith pelargir dale")
    assert (only.target, only.points, only.main, only.armies) == ("minas_tirith", 2, "osgiliath", ("osgiliath",))
    (only,) = goals("osgiliath: sauron 5r; minas_tirith: gondor 3r", "minas_tirith pelargir dale")
    assert (only.target, only.points, only.units) == ("pelargir", 1, 5)
    assert goals("nurn: sauron 5r", "erebor") == []  # too far
    assert goals("osgiliath: sauron 2r; minas_tirith: gondor 5r", "minas_tirith") == []  # too weak


def test_armies_are_called_until_they_are_strong_enough() -> None:
    """Minas Tirith needs 5.3 units, and one stays in Minas Morgul.

    The main army is the one in front, unless it is much smaller.
    """
    board = "minas_tirith: gondor 3r; osgiliath: sauron {}; minas_morgul: sauron {}; nurn: sauron 9r"
    (goal, *_) = goals(board.format("4r", "4r"), "minas_tirith")
    assert (goal.main, goal.armies, goal.units) == ("osgiliath", ("osgiliath", "minas_morgul"), 7)
    (goal, *_) = goals(board.format("1r", "6r"), "minas_tirith")
    assert (goal.main, goal.armies, goal.units) == ("minas_morgul", ("osgiliath", "minas_morgul"), 6)
    (goal, *_) = goals(board.format("6r", "5r"), "minas_tirith")
    assert (goal.main, goal.armies, goal.units) == ("osgiliath", ("osgiliath",), 6)


def test_the_worth_of_a_goal_is_its_points_in_its_time() -> None:
    points = 2 * (1.0 + 0.08 * 18) + 2 * 1.5  # nearly all others are taken, so this one wins the game
    (goal,) = goals("osgiliath: sauron 5r", "minas_tirith")
    assert goal.worth == pytest.approx(points / (1 / 2 + 1 + 1))
    (weak,) = goals("osgiliath: sauron 4r; minas_tirith: gondor 3r", "minas_tirith")
    assert weak.worth == pytest.approx(points / (1 / 2 + 1 + 4 + 1) * 4 / 5.3)


# Moves


def moved(board: str, region: str, to: str, side: str = "shadow", led: int = 0, **given: Any) -> str:
    found = party(at(board, **given), side, region, to, led)
    return " ".join([one.removeprefix("sauron-").removeprefix("gondor-") for one in found])


def test_all_go_but_the_guard_and_those_for_whom_there_is_no_room() -> None:
    guarded = "minas_morgul: sauron 2r 1e 2n; south_ithilien: gondor {}"
    assert moved(guarded.format("3r"), "minas_morgul", "north_ithilien") == "nazgul nazgul elite regular"
    assert moved(guarded.format("9r"), "minas_morgul", "north_ithilien") == ""
    crowd = "nurn: sauron 5r; gorgoroth: sauron 8r"
    assert moved(crowd, "nurn", "gorgoroth") == "regular regular"
    assert moved(crowd.replace("8r", "9r 1e"), "nurn", "gorgoroth") == ""
    assert moved("nurn: sauron 2r", "nurn", "gorgoroth", led=1) == ""
    assert moved("nurn: sauron 2r 1n", "nurn", "gorgoroth", led=1) == "nazgul regular regular"


def test_one_nazgul_stays_with_the_ring_bearers() -> None:
    assert moved("moria: sauron 2r 1n", "moria", "hollin", bearers="moria") == "regular regular"
    assert moved("moria: sauron 2r 2n", "moria", "hollin", bearers="moria") == "nazgul nazgul regular regular"
    assert moved("moria: sauron 2r 1n", "moria", "hollin", bearers="bree") == "nazgul regular regular"


def test_leaders_stay_with_the_units_that_stay_unless_they_must_lead() -> None:
    board = "minas_tirith: gondor 3r 1l; osgiliath: sauron 1r"
    assert moved(board, "minas_tirith", "lossarnach", "free") == "regular regular"
    assert moved(board, "minas_tirith", "lossarnach", "free", 1) == "leader regular regular"
    assert moved("minas_tirith: gondor 3r 1l", "minas_tirith", "lossarnach", "free") == "leader regular regular regular"


@pytest.mark.parametrize(
    ("side", "to", "given", "value"),
    [
        ("shadow", "minas_tirith", {}, 2 * TAKING + TOWN),
        ("shadow", "lossarnach", {}, TOWN),
        ("shadow", "osgiliath", {}, 0.0),
        ("shadow", "minas_morgul", {}, 0.0),
        ("shadow", "minas_tirith", {"captured": "minas_tirith"}, 0.0),
        ("shadow", "minas_tirith", {"siege": "minas_tirith"}, 0.0),
        ("free", "minas_tirith", {"captured": "minas_tirith"}, TAKING * (1.0 + 0.08 * 2) * 2 + TOWN),
    ],
)
def test_an_empty_settlement_is_taken(side: str, to: str, given: Any, value: float) -> None:
    assert taken(at("", **given), side, to) == pytest.approx(value)


def goal(main: str, *armies: str, need: float = 5.0) -> ArmyGoal:
    return ArmyGoal("minas_tirith", 2, need, 1.0, main, armies, 9)


@pytest.mark.parametrize(
    ("main", "region", "to", "units", "board", "value"),
    [
        # The main army goes to its target.
        ("minas_morgul", "minas_morgul", "south_ithilien", 5, "", 3.0),
        ("minas_morgul", "minas_morgul", "gorgoroth", 5, "", -3.0),
        ("gorgoroth", "gorgoroth", "minas_morgul", 2, "", 3.0 * 2 / 5),  # a part of it
        ("osgiliath", "osgiliath", "minas_tirith", 5, "", 3.0),
        ("osgiliath", "osgiliath", "minas_tirith", 5, "minas_tirith: gondor 1r", 0.0),  # that is an attack
        ("south_ithilien", "south_ithilien", "osgiliath", 3, "", 3.0 * 3 / 5 * 0.2),  # it waits for the others
        ("south_ithilien", "south_ithilien", "osgiliath", 4, "", 3.0 * 4 / 5),
        # Another one goes to the main army.
        ("south_ithilien", "gorgoroth", "minas_morgul", 5, "", 0.8 * 3.0),
        ("south_ithilien", "minas_morgul", "south_ithilien", 5, "", 0.8 * 3.0 * 2),
        ("south_ithilien", "gorgoroth", "nurn", 5, "", -0.8 * 3.0),
        ("minas_morgul", "osgiliath", "south_ithilien", 5, "", 0.0),  # the main army comes this way
    ],
)  # fmt: skip
def test_a_step_towards_a_goal(main: str, region: str, to: str, units: int, board: str, value: float) -> None:
    s = at(board)
    assert nearer(s, "shadow", goal(main), region, to, units) == pytest.approx(value)
    if not board:
        assert nearer(s, "free", goal(main), region, to, units) == pytest.approx(value * STEP["free"] / STEP["shadow"])


@pytest.mark.parametrize(
    ("region", "garrison", "enemies", "more", "value"),
    [
        ("minas_tirith", "2r", "2r", 2, 2 * 2 * 2 * 0.03),
        ("minas_tirith", "2r", "2r", -2, 2 * 2 * 2 * 0.03),
        ("minas_tirith", "4r", "9r", 3, 1 * 2 * 8 * 0.03),  # five units fit behind the walls
        ("pelargir", "4r", "2r", 3, 3 * 1 * 2 * 0.03),
        ("lossarnach", "2r", "2r", 2, 0.0),
    ],
)
def test_units_in_a_threatened_settlement(region: str, garrison: str, enemies: str, more: int, value: float) -> None:
    board = f"{region}: gondor {garrison}; osgiliath: sauron {enemies}"
    assert manned(at(board), region, more) == pytest.approx(value)
    assert manned(at(f"osgiliath: sauron {enemies}", captured=region), region, more) == 0.0


def test_units_that_leave_a_threatened_settlement_are_missed_there() -> None:
    board = "minas_tirith: gondor 2r; pelargir: gondor 5r; osgiliath: sauron 2r"
    s = at(board)
    plan = ArmyPlan(s, "free")
    plan.of.clear()
    coming, leaving = manned(s, "minas_tirith", 1), manned(s, "pelargir", -1)
    assert min(coming, leaving) > 0
    assert gain(s, "free", plan, "pelargir", "minas_tirith", ("gondor-regular",)) == pytest.approx(coming - leaving)
    assert gain(s, "shadow", plan, "osgiliath", "south_ithilien", ("sauron-regular",)) == 0.0


def test_a_move_towards_a_goal_names_it() -> None:
    s = at("south_ithilien: sauron 6r; minas_tirith: gondor 1r", captured=TAKEN.replace("minas_tirith", ""))
    plan = ArmyPlan(s, "shadow")
    found = [reason(plan, "south_ithilien", to, {})[0] for to in ("osgiliath", "north_ithilien", "minas_morgul")]
    assert found == ["captain-march", "captain-move", "captain-move"]
    assert reason(plan, "osgiliath", "pelargir", {}) == ("captain-move", {})
    (move,) = army_moves(s, "shadow", plan, 0)
    assert (move.row, move.worth, len(move.who)) == (
        ("south_ithilien", "osgiliath"),
        pytest.approx(3 * plan.goals[0].worth),
        6,
    )
    besieged = at("helms_deep: rohan 3r, isengard 6r", siege="helms_deep")
    assert list(army_moves(besieged, "free", ArmyPlan(besieged, "free"), 0)) == []
