"""A quick estimate of a position of War of the Ring for a side. `greedy` uses it."""

from bree.bots.war.armies.distances import APART, PRIZES, to_gate
from bree.games.war.board import GATES, NEAR, REGIONS
from bree.games.war.figures import MINIONS, tally
from bree.games.war.map_queries import armies_of, units_in
from bree.games.war.players.teams import side_of_seat
from bree.games.war.rules.battle.capture import victory_points
from bree.games.war.rules.turn.phases import ENDS
from bree.games.war.state import FREE, FREE_NATIONS, NO_TRACK, OTHER, SHADOW, SHADOW_NATIONS, War

WON = 1000.0
STEP = 0.6  # a step of the Fellowship
CORRUPTION = 0.7
HIDDEN = 0.5
POINT = 2.0
UNIT = {FREE: 0.25, SHADOW: 0.12}
LEAD = 0.1
WAR = {FREE: 0.2, SHADOW: 0.5}  # a political step of a nation
DIE = 0.1  # an unused die
MINION = 2.0
SIEGE = 0.6
NEARER = 0.03  # for each unit and each region closer to an enemy settlement


def worth(s: War, seat: str) -> float:
    side = side_of_seat(seat)
    if not s.todo:
        return WON if ENDS[s.over] == side else -WON
    return quest(s, side) + camp(s, side) - camp(s, OTHER[side])


def quest(s: War, side: str) -> float:
    """Rate the journey of the Fellowship, with the opposite sign for the Shadow."""
    if s.track == NO_TRACK:
        # Its exact position is unknown: assume the closest possible distance to a gate.
        steps = -max(0, to_gate(s.bearers) - s.progress)
        at_gate = s.bearers in GATES
    else:
        steps, at_gate = s.track, True
    value = STEP * steps + at_gate + HIDDEN * s.hidden - CORRUPTION * s.corruption + 0.1 * len(s.companions)
    return value if side == FREE else -value


def camp(s: War, side: str) -> float:
    """Rate what a side has: points, units, leaders, nations At War, minions, and the distance of its armies to their
    targets.
    """
    value = POINT * victory_points(s, side)
    goals = [region for region in PRIZES[OTHER[side]] if region not in s.captured]
    for region, figures in armies_of(s, side).items():
        here = tally(figures)
        value += UNIT[side] * (here.units + here.elites) + LEAD * here.leadership * (here.units > 0)
        if here.units and side == SHADOW and goals:
            value -= NEARER * here.units * min(APART[region][goal] for goal in goals)
    nations = FREE_NATIONS if side == FREE else SHADOW_NATIONS
    value -= WAR[side] * sum(s.steps[nation] for nation in nations)
    value += DIE * len(s.free_dice if side == FREE else s.shadow_dice)
    if side == SHADOW:
        value += MINION * sum(one not in s.aside for one in MINIONS)
        value += SIEGE * sum(REGIONS[region].side == FREE for region in s.sieges)
    else:
        value += MINION * sum(one not in s.aside for one in ("aragorn", "gandalf_the_white"))
        value += 0.02 * sum(min(units_in(s, FREE, region), 5) for region in PRIZES[FREE] if exposed(s, region))
    return value


def exposed(s: War, region: str) -> bool:
    return any(other in s.shadow for other in NEAR[region])
