"""The worth of a Muster result: political steps, recruits and minions."""

from collections.abc import Iterator

from bree.bots.war.armies.army_plan import ArmyPlan, point_value
from bree.bots.war.armies.distances import APART
from bree.bots.war.armies.forces import MANNED, threat
from bree.bots.war.candidate import Candidate
from bree.bots.war.characters.arrivals import entry_worth
from bree.games.war.board import REGIONS, SETTLED
from bree.games.war.figures import CHARACTERS, IS_ELITE, IS_LEADER, NAZGUL, tally
from bree.games.war.map_queries import controller, figures_in, units_in
from bree.games.war.rules.armies.recruiting import (
    can_voice_elites,
    can_voice_regulars,
    recruitable_figures,
    recruiting_regions,
)
from bree.games.war.rules.characters.arrivals import minions_ready
from bree.games.war.rules.turn.politics import nations_to_advance
from bree.games.war.state import FREE, SHADOW, War

STEPS = {"isengard": 5.5, "sauron": 3.5, "southrons": 1.4}
ELITE = 1.8  # worth of an elite, in regulars
WRAITH = 0.35
VOICE = 0.3  # worth of a regular of Isengard
RECRUIT = 1.1
ALARM = 0.04  # worth of a defender, for each enemy unit that could come


def musters(s: War, side: str, plan: ArmyPlan) -> Iterator[Candidate]:
    yield from diplomacies(s, side)
    yield from recruitings(s, side, plan)
    if side == SHADOW:
        yield from minions(s)
        if can_voice_regulars(s):
            yield Candidate(VOICE * min(3, s.pool["isengard-regular"]), "voice_regulars", why="captain-recruit")
        if can_voice_elites(s):
            yield Candidate(0.45, "voice_elites", why="captain-recruit")


def minions(s: War) -> Iterator[Candidate]:
    for minion in minions_ready(s):
        why = "captain-lesser" if CHARACTERS[minion].special_die else "captain-minion"
        yield Candidate(entry_worth(s, minion), "minion", (minion,), why=why, facts={"who": "figure-" + minion})


def diplomacies(s: War, side: str) -> Iterator[Candidate]:
    for nation in nations_to_advance(s, side):
        facts = {"nation": "nation-" + nation}
        yield Candidate(step_worth(s, nation), "diplomacy", (nation,), why="captain-diplomacy", facts=facts)


def step_worth(s: War, nation: str) -> float:
    """Return the worth of a political step. The Shadow wants war soon, the Free Peoples only for threatened nations."""
    if nation in STEPS:
        return STEPS[nation]
    danger = max(threat(s, FREE, region) * REGIONS[region].points for region in SETTLED[nation])
    return (0.25 + 0.06 * min(danger, 20.0)) / s.steps[nation]


def recruitings(s: War, side: str, plan: ArmyPlan) -> Iterator[Candidate]:
    """Yield recruits: one elite, or a pair of others in two regions."""
    found: list[tuple[float, str, str]] = []
    for figure in recruitable_figures(s, side, bool(s.recruited)):
        for region in recruiting_regions(s, figure):
            found.append((recruit_worth(s, side, plan, figure, region), figure, region))  # noqa: PERF401
    found.sort(reverse=True)
    for value, figure, region in found[:6]:
        second = 0.0
        if figure not in IS_ELITE and not s.recruited:
            second = max((one[0] for one in found if one[1] not in IS_ELITE and one[2] != region), default=0.0)
        facts = {"figure": "figure-" + figure, "region": "region-" + region}
        yield Candidate(value + second, "recruit", (figure, region), why="captain-recruit-at", facts=facts)


def recruit_worth(s: War, side: str, plan: ArmyPlan, figure: str, region: str) -> float:
    weight = ELITE if figure in IS_ELITE else 1.0
    if side == FREE:
        return defender_worth(s, figure, region) * weight
    if figure == NAZGUL:
        out = sum(tally(figures).nazgul for figures in s.shadow.values())
        return WRAITH if out < 6 else 0.1
    near = min((APART[region][goal.target] + 1.0 for goal in plan.goals[:4]), default=6.0)
    full = units_in(s, SHADOW, region) >= 10
    return 0.0 if full else weight * RECRUIT / (near + 1.0)


def defender_worth(s: War, figure: str, region: str) -> float:
    place = REGIONS[region]
    danger = min(threat(s, FREE, region), 10.0)
    now = tally(figures_in(s, FREE, region))
    if figure in IS_LEADER:
        return 0.02 * danger if now.leadership < 2 and now.units else 0.0
    if place.settlement == "stronghold" and now.units >= MANNED:
        return 0.02
    room = max(0.15, 1.0 - now.units / (2.0 * MANNED))
    dear = point_value(s, SHADOW, region) * place.points if place.points else 0.4
    return 0.03 + ALARM * danger * room * dear


def figure_place(s: War, side: str, plan: ArmyPlan, figure: str, offered: list[str]) -> str:
    """Return the region for a recruit."""
    return max(offered, key=lambda region: recruit_worth(s, side, plan, figure, region))


def minion_place(s: War, plan: ArmyPlan, offered: list[str]) -> str:
    """Return the region of the army that is largest and nearest to its goal."""

    def value(region: str) -> float:
        goal = plan.of.get(region)
        units = units_in(s, SHADOW, region)
        return units + (3.0 * goal.worth + 5.0 / (1 + APART[region][goal.target]) if goal is not None else 0.0)

    return max(offered, key=value)


def white_place(s: War, offered: list[str]) -> str:
    """Return the most threatened stronghold."""
    return max(offered, key=lambda region: threat(s, FREE, region) * (controller(s, region) == FREE))
