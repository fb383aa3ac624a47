"""Attacks with their odds, and the decisions in a battle."""

from collections.abc import Iterator

from bree.bots.advice import percent
from bree.bots.war.armies.army_plan import ArmyPlan, force_for, point_value
from bree.bots.war.armies.forces import MANNED, army_of, fight_odds, ground_of, guard, hits, may_attack, weakest_first
from bree.bots.war.candidate import Candidate
from bree.core import Ask, Facts
from bree.games.war.board import NEAR, REGIONS
from bree.games.war.figures import CHARACTERS, IS_ELITE, IS_UNIT, WHITE, tally
from bree.games.war.map_queries import armies_of, controller, figures_in, is_inside, units_in
from bree.games.war.odds.battle import HIT_WALLS, PLAIN, SIEGE, TO_THE_LAST, BattleOdds, Fight, battle, fight_round
from bree.games.war.rules.armies.leading import has_leader
from bree.games.war.rules.battle.attack import targets
from bree.games.war.rules.battle.fighters import attackers_of, defenders_of, fighters_of
from bree.games.war.state import FREE, OTHER, SHADOW, SIEGE as IN_SIEGE, Figures, War

# The cost of a hit for the side that takes it. Figures of the Free Peoples never come back, those of the Shadow do.
LOSS = {FREE: 0.22, SHADOW: 0.11}
POINT = 2.0  # value of a point of a settlement that falls
WEARING = 0.6  # share of a stronghold's value for eliminating all its defenders
PATH = 0.3  # value of removing an army that blocks the way
ROUSED = 0.15  # cost for the Shadow of bringing a nation closer to war


def attack_party(s: War, side: str, origin: str, target: str, led: int) -> Figures:
    """Return all figures that may attack, except a guard where one is needed."""
    may = may_attack(s, side, origin)
    units = weakest_first(may)
    stay = 0 if origin == target else guard(s, side, origin)
    stays = tally(figures_in(s, side, origin)).units - len(units)
    stay = max(0, stay - stays)
    if len(units) <= stay:
        return ()
    gone = units[:stay]
    found = list(may)
    for figure in gone:
        found.remove(figure)
    party = tuple(found)
    return party if has_leader(s, party, led) else ()


def army_attacks(s: War, side: str, plan: ArmyPlan, led: int) -> Iterator[Candidate]:
    for region, figures in armies_of(s, side).items():
        if not tally(figures).units:
            continue
        for there in targets(s, side, region):
            who = attack_party(s, side, region, there, led)
            if tally(who).units:
                value, odds = worth_of(s, side, plan, region, there, who)
                facts: Facts = {"region": "region-" + region, "target": "region-" + there, "won": percent(odds.won)}
                key = "captain-siege" if shelters(s, side, region, there) else "captain-attack"
                yield Candidate(value, "attack", (region, there), who, key, facts)


def shelters(s: War, side: str, origin: str, target: str) -> bool:
    """Will the defender retreat into the stronghold?"""
    return origin != target and REGIONS[target].settlement == "stronghold" and controller(s, target) == OTHER[side]


def worth_of(s: War, side: str, plan: ArmyPlan, origin: str, target: str, who: Figures) -> tuple[float, BattleOdds]:
    other = OTHER[side]
    defenders = figures_in(s, other, target)
    odds = fight_odds(s, who, defenders, ground_of(s, side, origin, target), extensions=1)
    if shelters(s, side, origin, target):
        # Nobody fights yet. The question is whether the army is strong enough to hold the siege and to storm the
        # stronghold.
        units, need = tally(who).units, force_for(s, side, target)
        enough = min(1.0, units / need)
        goal = plan.of.get(origin)
        wanted = 1.0 if goal is not None and goal.target == target else 0.5
        value = wanted * REGIONS[target].points * (0.75 if enough >= 0.8 else -0.5) * enough
        return value - politics(s, side, defenders), odds
    dealt = hits(defenders) - odds.defender_hits
    taken = hits(who) - odds.attacker_hits
    value = LOSS[other] * dealt - LOSS[side] * taken
    value += odds.won * prize(s, side, plan, origin, target)
    if origin == target and side == SHADOW:
        # Every hit inside a stronghold is progress, if the army is strong enough to continue.
        enough = min(1.0, tally(who).units / force_for(s, side, target))
        value += (
            WEARING * enough * POINT * point_value(s, side, target) * REGIONS[target].points * dealt / hits(defenders)
        )
    if odds.lost + odds.both > 0:
        value -= (odds.lost + odds.both) * 0.25 * (tally(who).leadership + tally(who).characters)
    return value - politics(s, side, defenders), odds


def assault_worth(s: War, region: str, who: Figures, rounds: int = 3) -> float:
    """Return the value of a siege battle with this number of rounds that costs no elites."""
    defenders = figures_in(s, OTHER[SHADOW], region)
    now: dict[Fight, float] = {(army_of(s, who), army_of(s, defenders)): 1.0}
    for _ in range(rounds):
        after: dict[Fight, float] = {}
        for fight, share in now.items():
            if not fight[0].units or not fight[1].units:
                after[fight] = after.get(fight, 0.0) + share
                continue
            for then, weight in fight_round(fight, HIT_WALLS, TO_THE_LAST).items():
                after[then] = after.get(then, 0.0) + share * weight
        now = after
    won = sum([share for (mine, theirs), share in now.items() if mine.units and not theirs.units], 0.0)
    dealt = hits(defenders) - sum([share * theirs.hits for (_, theirs), share in now.items()], 0.0)
    taken = hits(who) - sum([share * mine.hits for (mine, _), share in now.items()], 0.0)
    return won * POINT * REGIONS[region].points + LOSS[FREE] * dealt - LOSS[SHADOW] * taken


def prize(s: War, side: str, plan: ArmyPlan, origin: str, target: str) -> float:
    place = REGIONS[target]
    value = 0.1
    if controller(s, target) == OTHER[side]:
        value += POINT * point_value(s, side, target) * place.points
    if target in s.sieges and controller(s, target) == side:
        value += POINT * place.points * 0.5  # the siege ends
    goal = plan.of.get(origin)
    if goal is not None and target != goal.target:
        value += PATH
    return value


def politics(s: War, side: str, defenders: Figures) -> float:
    """Return the cost of bringing the attacked nations closer to war."""
    if side == FREE:
        return 0.0
    return ROUSED * len([nation for nation in tally(defenders).nations if s.steps[nation]])


# Decisions in a battle


def cease(s: War, ask: Ask) -> str:
    """Continue as long as the expected value is positive."""
    b = s.battle
    assert b is not None
    mine, theirs = attackers_of(s, b), defenders_of(s, b)
    if b.kind == IN_SIEGE:
        ways = [pick.id for pick in ask.picks if pick.id != "cease"]
        return ways[0] if attacks_on(s, mine, theirs) else "cease"
    odds = fight_odds(s, mine, theirs, PLAIN)
    value = odds.won * (POINT * REGIONS[b.target].points + 0.3)
    value += LOSS[OTHER[b.attacker]] * (hits(theirs) - odds.defender_hits)
    value -= LOSS[b.attacker] * (hits(mine) - odds.attacker_hits)
    value -= (odds.lost + odds.both) * 0.25 * tally(mine).leadership
    return "on" if value > 0 else "cease"


def attacks_on(s: War, mine: Figures, theirs: Figures) -> bool:
    """Spend an elite for another round if that round may decide the battle, or if there are many units."""
    odds = fight_odds(s, mine, theirs, SIEGE)
    return odds.won > 0.2 or (tally(mine).units >= 2 * tally(theirs).units + 2 and tally(mine).elites > 1)


def shelter(s: War) -> str:
    """Retreat into the stronghold, unless the attackers are weak in the field."""
    b = s.battle
    assert b is not None
    odds = battle(army_of(s, attackers_of(s, b)), army_of(s, defenders_of(s, b)), PLAIN)
    inside = tally(defenders_of(s, b)).units <= MANNED + 1
    return "siege" if odds.won > (0.3 if inside else 0.5) else "field"


def retreat(s: War, ask: Ask) -> str:
    """Retreat from a battle that is lost, if possible into a stronghold."""
    b = s.battle
    assert b is not None
    side = OTHER[b.attacker]
    mine = defenders_of(s, b)
    odds = battle(army_of(s, attackers_of(s, b)), army_of(s, mine), PLAIN)
    place = REGIONS[b.target]
    hopeless = 0.6 if place.points and controller(s, b.target) == side else 0.4
    if odds.won < hopeless:
        return "stay"
    ways = [pick.id for pick in ask.picks if pick.id != "stay"]
    return max(ways, key=lambda region: refuge(s, side, region)) if ways else "stay"


def refuge(s: War, side: str, region: str) -> float:
    place = REGIONS[region]
    walls = place.settlement == "stronghold" and controller(s, region) == side
    enemies = sum(units_in(s, OTHER[side], other) for other in NEAR[region])
    return 5.0 * walls + units_in(s, side, region) - 0.3 * enemies


def white_rider(s: War) -> str:
    b = s.battle
    assert b is not None
    theirs = fighters_of(s, b, SHADOW)
    nazgul = sum(CHARACTERS[one].leadership if one in CHARACTERS else 1 for one in theirs if one not in IS_UNIT)
    return "forfeit" if nazgul > CHARACTERS[WHITE].leadership else "keep"


def loss(s: War, ask: Ask, side: str) -> str:
    """Lose regulars while more than five units are left, then reduce elites. This keeps the most dice."""
    b, v = s.battle, s.volley
    # A volley may also happen outside a battle.
    units = units_in(s, side, v.region) if v else tally(fighters_of(s, b, side)).units if b else 0
    elites = [pick.id for pick in ask.picks if pick.id in IS_ELITE]
    regulars = [pick.id for pick in ask.picks if pick.id in IS_UNIT and pick.id not in IS_ELITE]
    siege = b is not None and b.kind == IN_SIEGE and side == b.attacker
    if elites and (not regulars or (units <= 5 and not siege)):
        return elites[0]
    return regulars[0]


def advance_party(s: War, plan: ArmyPlan) -> Figures:
    """Return the figures that advance into the conquered region."""
    b = s.battle
    assert b is not None
    side = b.attacker
    mine = tuple([figure for figure in attackers_of(s, b) if figure != "saruman"])
    enemies = units_in(s, OTHER[side], b.target)
    wanted = REGIONS[b.target].points > 0 and controller(s, b.target) == OTHER[side]
    if side == FREE and not wanted:
        return ()
    goal = plan.of.get(b.origin)
    if not wanted and (goal is None or is_inside(s, side, b.origin)):
        return ()
    stay = max(0, guard(s, side, b.origin) - tally(b.rear).units)
    units = weakest_first(mine)
    if enemies and len(units) - stay < 2:
        stay = 0
    found = list(mine)
    for figure in units[: min(stay, len(units) - 1)]:
        found.remove(figure)
    return tuple(found)
