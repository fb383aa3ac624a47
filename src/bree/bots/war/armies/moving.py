"""Moves of armies: origin, target and figures together."""

from collections.abc import Iterator

from bree.bots.war.armies.army_plan import ArmyGoal, ArmyPlan, point_value
from bree.bots.war.armies.distances import APART
from bree.bots.war.armies.forces import MANNED, guard, threat, weakest_first
from bree.bots.war.candidate import Candidate
from bree.games.war.board import NEAR, REGIONS
from bree.games.war.figures import IS_UNIT, NAZGUL, tally
from bree.games.war.map_queries import armies_of, controller, is_inside, units_in
from bree.games.war.rules.armies.leading import leads
from bree.games.war.rules.armies.movers import most_units, movers
from bree.games.war.rules.armies.moving import can_move_to
from bree.games.war.state import FREE, OTHER, SHADOW, Figures, War

STACK = 10
TAKING = 2.2  # value of a point in an empty settlement
TOWN = 0.08  # value of stopping recruitment in a settlement
STEP = {FREE: 2.0, SHADOW: 3.0}  # share of a goal's worth that one step towards it gives


def party(s: War, side: str, region: str, to: str, led: int, guards: int = -1) -> Figures:
    """Return the figures that move: all but the guard, as many as fit in the target, and every leader."""
    guards = guard(s, side, region) if guards < 0 else guards
    who = movers(s, side, region, to)
    units = weakest_first(who)
    room = STACK - units_in(s, side, to)
    stay = max(guards, len(units) - max(room, 0), len(units) - most_units(s, side, region, to, who))
    going = units[stay:] if stay < len(units) else []
    if not going:
        return ()
    others = [figure for figure in who if figure not in IS_UNIT and follows(s, side, region, figure)]
    if side == FREE and len(going) < len(units):
        others = [figure for figure in others if not figure.endswith("-leader")] if not led else others
    found = tuple(sorted((*going, *others)))
    return found if not led or any(leads(s, figure, led) for figure in found) else ()


def follows(s: War, side: str, region: str, figure: str) -> bool:
    """Keep one Nazgûl with the Ring-bearers."""
    return not (side == SHADOW and figure == NAZGUL and region == s.bearers and s.shadow[region].count(NAZGUL) == 1)


def army_moves(s: War, side: str, plan: ArmyPlan, led: int) -> Iterator[Candidate]:
    """Yield every useful move of one army."""
    for region, figures in armies_of(s, side).items():
        if not tally(figures).units or is_inside(s, side, region):
            continue
        guards = guard(s, side, region)
        for there in NEAR[region]:
            if not can_move_to(s, side, region, there, led):
                continue
            who = party(s, side, region, there, led, guards)
            if who:
                value = gain(s, side, plan, region, there, who)
                if value > 0:
                    facts = {"region": "region-" + region, "to": "region-" + there}
                    yield Candidate(value, "move", (region, there), who, *reason(plan, region, there, facts))


def reason(plan: ArmyPlan, region: str, there: str, facts: dict[str, str]) -> tuple[str, dict[str, str]]:
    goal = plan.of.get(region)
    if goal is not None and APART[there][goal.target] < APART[region][goal.target]:
        return "captain-march", {**facts, "target": "region-" + goal.target}
    return "captain-move", facts


def gain(s: War, side: str, plan: ArmyPlan, region: str, to: str, who: Figures) -> float:
    units = tally(who).units
    value = taken(s, side, to)
    goal = plan.of.get(region)
    if goal is not None:
        value += nearer(s, side, goal, region, to, units)
    return value + garrison(s, side, region, to, units)


def taken(s: War, side: str, to: str) -> float:
    """Return the value of walking into an empty settlement of the enemy, or of retaking one's own."""
    if controller(s, to) != OTHER[side] or to in s.sieges:
        return 0.0
    return TAKING * point_value(s, side, to) * REGIONS[to].points + TOWN


def nearer(s: War, side: str, goal: ArmyGoal, region: str, to: str, units: int) -> float:
    """Return the value of a step towards a goal. The main army goes to the target, the others to the main army."""
    part = min(1.0, units / goal.need)
    if region == goal.main:
        step = APART[region][goal.target] - APART[to][goal.target]
        if to == goal.target and units_in(s, OTHER[side], to):
            step = 1 if to in s.sieges else 0
        waits = units < 0.75 * goal.need and APART[region][goal.target] <= 2
        return STEP[side] * goal.worth * step * part * (0.2 if waits else 1.0)
    if APART[region][goal.target] < APART[goal.main][goal.target]:
        return 0.0  # the main army comes this way anyway
    step = APART[region][goal.main] - APART[to][goal.main]
    if to == goal.main:
        step = 2
    return 0.8 * STEP[side] * goal.worth * step * part


def garrison(s: War, side: str, region: str, to: str, units: int) -> float:
    """Return the value of reinforcing a threatened settlement of the Free Peoples, minus the loss where the units
    leave.
    """
    if side == SHADOW:
        return 0.0
    return manned(s, to, units) - manned(s, region, -units)


def manned(s: War, region: str, more: int) -> float:
    """Return the value of more units, or fewer, in a settlement of the Free Peoples."""
    place = REGIONS[region]
    if not place.points or controller(s, region) != FREE:
        return 0.0
    now = units_in(s, FREE, region)
    most = MANNED if place.settlement == "stronghold" else STACK
    useful = abs(min(now + more, most) - min(now, most))
    # A settlement is worth as much to its defenders as to the Shadow.
    return useful * point_value(s, SHADOW, region) * place.points * min(threat(s, FREE, region), 8.0) * 0.03
