"""The hunt, for the Shadow: dice for the Hunt Box, and moves of the Nazgûl."""

from collections.abc import Iterator

from bree.bots.war.armies.army_plan import ArmyPlan
from bree.bots.war.armies.distances import APART, to_gate
from bree.bots.war.candidate import Candidate
from bree.core import DONE, Ask
from bree.games.war.figures import CHARACTERS, CHIEF, GROUND, MOUTH, NAZGUL, tally
from bree.games.war.map_queries import level_of, units_in
from bree.games.war.rules.armies.reach import nazgul_landings
from bree.games.war.rules.battle.capture import victory_points
from bree.games.war.rules.characters.minions import minion_destinations, movable_minions, walking_destinations
from bree.games.war.state import NO_TRACK, SHADOW, Figures, War

WANTED = 1  # dice for the hunt, outside Mordor
CLOSE = 5  # steps to a gate
FALLING = 4  # from this corruption on, another die pays
NEARLY = 8  # points with which the Shadow has nearly won the war
LED = 5  # leadership that an attacking army can use
WATCH = 0.55  # worth of a Nazgûl with the Ring-bearers
SPEAR = 0.25  # added for the Chief of the Ringwraiths, who draws cards there
FIRST = 0.3  # worth of the first leader of an army: then Character results can move it
LEAD = 0.16  # worth of a point of leadership in an attacking army


def allocate(s: War, ask: Ask) -> str:
    """Choose one die on the way, and more if corruption is high or the Fellowship is near Mordor. On the Mordor Track
    every Eye counts all dice, so choose as many as the war can spare.
    """
    least, most = int(ask.picks[0].id), int(ask.picks[-1].id)
    near = to_gate(s.bearers) - s.progress <= CLOSE
    wanted = WANTED + (s.corruption >= FALLING) + (near and victory_points(s, SHADOW) < NEARLY)
    # A die is less useful to a player who leads only half of the nations.
    wanted += s.team is not None and victory_points(s, SHADOW) < NEARLY
    if s.track != NO_TRACK:
        wanted = 2 if victory_points(s, SHADOW) >= NEARLY else 6
    return str(max(least, min(most, wanted)))


def nazgul_moves(s: War, plan: ArmyPlan) -> Iterator[Candidate]:
    """Yield one candidate that moves all Nazgûl: one to the Ring-bearers, the others to attacking armies."""
    total = sum([gain for gain, _, _, _ in useful_flights(s, plan)], 0.0)
    if total > 0.1:
        yield Candidate(total, "nazgul", why="captain-nazgul")


def useful_flights(s: War, plan: ArmyPlan) -> list[tuple[float, str, str, str]]:
    """Return useful moves of Nazgûl, the best first: gain, who, from, to."""
    found: list[tuple[float, str, str, str]] = []
    landings = nazgul_landings(s.captured, s.sieges)
    posts = needed(s, plan, landings)
    for region in sorted(s.shadow):
        for one in movable_minions(s, region):
            if one == MOUTH:
                continue
            here = post_worth(s, plan, region, one)
            near = walking_destinations(s, level_of(s, one), region) if one in GROUND else landings
            for to, worth in posts.items():
                gain = worth * (one not in GROUND or to != s.bearers) - here
                gain += SPEAR if one == CHIEF and to == s.bearers and s.track == NO_TRACK else 0.0
                if to != region and to in near and gain > 0.05:
                    found.append((gain, one, region, to))
    found.sort(reverse=True)
    used: set[str] = set()
    taken: list[tuple[float, str, str, str]] = []
    for wish in found:
        spot = wish[1] + wish[2]
        if wish[3] not in used and spot not in used:
            used |= {wish[3], spot}
            taken.append(wish)
    return taken


def needed(s: War, plan: ArmyPlan, landings: tuple[str, ...]) -> dict[str, float]:
    """Return the regions that need another Nazgûl, with the gain."""
    found: dict[str, float] = {}
    if s.track == NO_TRACK and s.bearers in landings and not tally(s.shadow.get(s.bearers, ())).nazgul:
        found[s.bearers] = WATCH
    for goal in plan.goals[:5]:
        close = APART[goal.main][goal.target]
        led = tally(s.shadow[goal.main]).leadership
        if not led and goal.main in landings:
            found[goal.main] = FIRST
        if close <= 1 and led < LED and goal.main in landings:
            found[goal.main] = found.get(goal.main, 0.0) + LEAD * goal.points * (1.0 if close == 0 else 0.7)
    return found


def post_worth(s: War, plan: ArmyPlan, region: str, one: str) -> float:
    """Return the loss if this minion leaves his region."""
    figures = s.shadow[region]
    watches = region == s.bearers and s.track == NO_TRACK and one not in GROUND
    if watches and (one == CHIEF or tally(figures).nazgul == 1):
        return WATCH + SPEAR * (one == CHIEF)
    goal = plan.of.get(region)
    if goal is None or not units_in(s, SHADOW, region):
        return 0.0
    if region == goal.main and len(figures) - units_in(s, SHADOW, region) == 1:
        return FIRST + (LEAD * goal.points if APART[region][goal.target] <= 1 else 0.0)
    if APART[region][goal.target] > 1:
        return 0.0
    led = tally(figures).leadership - (CHARACTERS[one].leadership if one in CHARACTERS else 1)
    return LEAD * goal.points if led < LED else 0.0


def nazgul_from(s: War, plan: ArmyPlan, ask: Ask) -> str:
    for _, _, region, _ in useful_flights(s, plan):
        if ask.offers(region):
            return region
    return DONE if ask.offers(DONE) else ask.picks[0].id


def nazgul_who(s: War, plan: ArmyPlan, region: str) -> Figures:
    for _, one, origin, _ in useful_flights(s, plan):
        if origin == region:
            return (one,)
    here = movable_minions(s, region)
    return (NAZGUL,) if NAZGUL in here else here[:1]


def nazgul_to(s: War, plan: ArmyPlan, region: str, ask: Ask) -> str:
    offered = minion_destinations(s, region)
    best = {to: gain for gain, _, origin, to in useful_flights(s, plan) if origin == region and to in offered}
    if best:
        return max(best, key=lambda to: best[to])
    armies = [to for to in offered if units_in(s, SHADOW, to)]
    return armies[0] if armies else ask.picks[0].id
