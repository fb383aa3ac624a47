"""A plan for the armies of a side: which settlements to take, and which armies go there."""

from typing import NamedTuple

from bree.bots.war.armies.distances import APART, PRIZES
from bree.bots.war.armies.forces import WINS, guard, hits
from bree.games.war.board import REGIONS
from bree.games.war.figures import tally
from bree.games.war.map_queries import armies_of, controller, figures_in, is_inside
from bree.games.war.rules.battle.capture import victory_points
from bree.games.war.state import FREE, OTHER, SHADOW, War

REACH = 7  # armies that are farther away are not sent
SIEGE_TOLL = 1.1  # units that the attackers lose for each hit that a stronghold can take
FIELD_TOLL = 0.8
RESERVE = 2.0  # units beyond the computed need
NOT_AT_WAR = 1.5  # how many steps one political step before war counts for


MOST = 6  # goals at a time
FRONT = 0.5  # an army in front becomes the main army if it has this share of the largest one's units
FINISH = {FREE: 2.5, SHADOW: 1.5}  # added if the settlement wins the game
PER_POINT = {FREE: 0.5, SHADOW: 0.08}  # added to the value of a point for each point that the side already has
FALLING, DESPAIR = 7, 0.5  # from this much corruption on, the Free Peoples value settlements more
ENOUGH = 0.7  # share of the needed force with which an attack starts
Ready = dict[str, tuple[int, float]]  # region of an army -> its spare units, and its delay in steps


class ArmyGoal(NamedTuple):
    """A settlement and the armies that should take it. The other armies join the main one."""

    target: str
    points: int
    need: float  # units
    worth: float  # points, divided by the time that they take
    main: str  # region of the main army
    armies: tuple[str, ...]
    units: int  # of all armies together


class TargetCost(NamedTuple):
    """The force that a settlement needs, and the armies that could go there, the nearest first."""

    target: str
    need: float
    rounds: float
    point_value: float
    near: list[tuple[float, str]]


class ArmyPlan:
    """The best goals of a side. Each army has one goal at most."""

    def __init__(self, s: War, side: str) -> None:
        self.goals: list[ArmyGoal] = []
        self.of: dict[str, ArmyGoal] = {}  # region of an army -> its goal
        free = ready(s, side)
        targets = [target for target in (*PRIZES[OTHER[side]], *PRIZES[side]) if controller(s, target) == OTHER[side]]
        costs = [target_cost(s, side, target, free) for target in targets]
        while free and costs and len(self.goals) < MOST:
            goals = [(army_goal(one, free), one) for one in costs]
            goal, one = max(goals, key=lambda pair: pair[0].worth)
            if goal.worth <= 0:
                break
            self.goals.append(goal)
            costs.remove(one)
            for region in goal.armies:
                self.of[region] = goal
                del free[region]


def target_cost(s: War, side: str, target: str, free: Ready) -> TargetCost:
    apart = APART[target]
    near = sorted((apart[region] + late, region) for region, (_, late) in free.items() if apart[region] <= REACH)
    return TargetCost(
        target, force_for(s, side, target), rounds_for(s, side, target), point_value(s, side, target), near
    )


def army_goal(one: TargetCost, free: Ready) -> ArmyGoal:
    """Choose the nearest armies until they are strong enough. If they never are, the goal is worth nothing."""
    called: list[str] = []
    units, time, largest = 0, 0.0, 0
    main = ""
    for far, region in one.near:
        if region not in free:
            continue
        called.append(region)
        here = free[region][0]
        units += here
        time += far / (1 + len(called))
        # The army in front waits for the others, unless it is much smaller.
        if not main or (FRONT * here > largest and main != one.target):
            main, largest = region, here
        if units >= one.need:
            break
    prize = REGIONS[one.target].points
    if units < ENOUGH * one.need:
        return ArmyGoal(one.target, prize, one.need, 0.0, main, (), units)
    time += APART[one.target][main] + one.rounds
    worth = one.point_value * prize / (time + 1.0) * min(1.0, units / one.need)
    return ArmyGoal(one.target, prize, one.need, worth, main, tuple(called), units)


def point_value(s: War, side: str, target: str) -> float:
    """Return the value of the settlement's points. It rises with the points of the side, most if they win the game."""
    if REGIONS[target].side == side:
        return 1.0 + PER_POINT[OTHER[side]] * victory_points(s, OTHER[side])  # points that the enemy loses
    now = victory_points(s, side)
    wins = FINISH[side] if now + REGIONS[target].points >= WINS[side] else 0.0
    return 1.0 + PER_POINT[side] * now + wins + (DESPAIR if side == FREE and s.corruption >= FALLING else 0.0)


def ready(s: War, side: str) -> Ready:
    """Return the armies that may leave: their units beyond the guard, and the delay until their nations are At War."""
    found: Ready = {}
    for region, figures in armies_of(s, side).items():
        here = tally(figures)
        if not here.units or is_inside(s, side, region):
            continue
        units = here.units - guard(s, side, region)
        if units > 0:
            found[region] = (units, NOT_AT_WAR * max(s.steps[nation] for nation in here.nations))
    return found


def force_for(s: War, side: str, target: str) -> float:
    """Return the number of units that it takes to conquer a settlement from its defenders."""
    bill = hits(figures_in(s, OTHER[side], target))
    if not bill:
        return 1.0
    if REGIONS[target].settlement == "stronghold":
        return SIEGE_TOLL * min(bill, 8) + RESERVE
    return FIELD_TOLL * bill + RESERVE


def rounds_for(s: War, side: str, target: str) -> float:
    """Return the number of dice that the assault takes."""
    bill = hits(figures_in(s, OTHER[side], target))
    if not bill:
        return 0.0
    return 1.0 + (min(bill, 8) if REGIONS[target].settlement == "stronghold" else 0.3 * bill)
