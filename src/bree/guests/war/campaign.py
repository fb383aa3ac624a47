"""Plans of war: which settlements to go for, and which armies go there."""

from typing import NamedTuple

from bree.games.war.board import REGIONS
from bree.games.war.figures import tally
from bree.games.war.ground import controller, figures_in, is_inside, standing
from bree.games.war.state import OTHER, War
from bree.guests.war.forces import guard, hits
from bree.guests.war.roads import APART, PRIZES

REACH = 7  # from farther away nobody is called
SIEGE_TOLL = 1.1  # units that a hit inside a stronghold costs its besiegers
FIELD_TOLL = 0.8
RESERVE = 2.0  # units more than the bill says
NOT_AT_WAR = 1.5  # steps that a nation's step from war is counted as


class Goal(NamedTuple):
    """A settlement to be taken by some armies, the largest of which the others join."""

    target: str
    points: int
    need: float  # units
    worth: float  # points for the time that they cost
    main: str  # region
    armies: tuple[str, ...]
    units: int  # of all of them


class Campaign:
    """All goals of a side, each army with one at most."""

    def __init__(self, s: War, side: str) -> None:
        self.goals: list[Goal] = []
        self.of: dict[str, Goal] = {}  # region of an army -> its goal
        free = ready(s, side)
        targets = [target for target in (*PRIZES[OTHER[side]], *PRIZES[side]) if controller(s, target) == OTHER[side]]
        while free and targets:
            goals = [goal for target in targets if (goal := self.best_way(s, side, target, free)) is not None]
            if not goals:
                break
            goal = max(goals, key=lambda goal: goal.worth)
            self.goals.append(goal)
            targets.remove(goal.target)
            for region in goal.armies:
                self.of[region] = goal
                del free[region]

    def best_way(self, s: War, side: str, target: str, free: dict[str, tuple[int, float]]) -> Goal | None:
        """The nearest armies, until they are enough."""
        need = force_for(s, side, target)
        apart = APART[target]
        near = sorted((apart[region] + late, region) for region, (_, late) in free.items() if apart[region] <= REACH)
        called: list[str] = []
        units, time = 0, 0.0
        for far, region in near:
            called.append(region)
            units += free[region][0]
            time += far / (1 + len(called))
            if units >= need:
                break
        if not called or units < 0.7 * need:
            return None
        points = REGIONS[target].points
        main = max(called, key=lambda region: (target == region, free[region][0], -apart[region]))
        time += apart[main] + rounds_for(s, side, target)
        return Goal(target, points, need, points / (time + 1.0) * min(1.0, units / need), main, tuple(called), units)


def ready(s: War, side: str) -> dict[str, tuple[int, float]]:
    """Armies that may be sent away: units beyond the guard, and how long politics will keep them."""
    found: dict[str, tuple[int, float]] = {}
    for region, figures in standing(s, side).items():
        here = tally(figures)
        if not here.units or is_inside(s, side, region):
            continue
        units = here.units - guard(s, side, region)
        if units > 0:
            found[region] = (units, NOT_AT_WAR * max(s.steps[nation] for nation in here.nations))
    return found


def force_for(s: War, side: str, target: str) -> float:
    """Units that it takes to conquer a settlement from whoever stands there."""
    bill = hits(figures_in(s, OTHER[side], target))
    if not bill:
        return 1.0
    if REGIONS[target].settlement == "stronghold":
        return SIEGE_TOLL * min(bill, 8) + RESERVE
    return FIELD_TOLL * bill + RESERVE


def rounds_for(s: War, side: str, target: str) -> float:
    """Dice that storming it will take."""
    bill = hits(figures_in(s, OTHER[side], target))
    if not bill:
        return 0.0
    return 1.0 + (min(bill, 8) if REGIONS[target].settlement == "stronghold" else 0.3 * bill)
