"""The Balrog: when to wake him and what to do with him, and when the Free Peoples should calm him."""

from collections.abc import Iterator
from typing import Final

from bree.bots.war.armies.distances import APART
from bree.bots.war.candidate import Candidate
from bree.bots.war.evaluation import Evaluation
from bree.bots.war.lords.ring_powers import FELLED
from bree.games.war.figures import BALROG
from bree.games.war.lords.balrog import balrog_destinations as goes
from bree.games.war.map_queries import region_of, units_in
from bree.games.war.rules.armies.leading import BY_BALROG
from bree.games.war.state import SHADOW

MORIA: Final = "moria"
WAKING: Final = 0.15  # he can go with an army from now on, and a Will of the West may be spent on him
CLOSE: Final = 3  # regions: a goal to which he would go with his army
LEADING: Final = 0.3  # his leadership and his strength, for a point of the goal that his army is after
FAR: Final = 0.2  # of it: his army has a way to go
ASTRAY: Final = 0.5  # he stands without an army, and a Will of the West would end him
CALMED: Final = 0.3  # and that he must be woken once more


def wake(c: Evaluation) -> Iterator[Candidate]:
    """Best where an army in Moria has a goal near by."""
    goal = c.plan.of.get(MORIA)
    near = goal is not None and APART[MORIA][goal.target] <= CLOSE
    yield Candidate(WAKING + (0.4 if near else 0.0), "wake_balrog", why="captain-wake")


def move(c: Evaluation) -> Iterator[Candidate]:
    """An army with him in it."""
    for candidate in c.moves(BY_BALROG):
        yield candidate._replace(action="balrog_move")


def attack(c: Evaluation) -> Iterator[Candidate]:
    for candidate in c.attacks(BY_BALROG):
        yield candidate._replace(action="balrog_attack")


def alone(c: Evaluation) -> Iterator[Candidate]:
    here = region_of(c.s, BALROG)
    to = max(goes(c.s), key=lambda region: post_worth(c, region))
    gain = post_worth(c, to) - post_worth(c, here)
    if gain > 0:
        yield Candidate(gain, "balrog_alone", (to,), why="captain-balrog", facts={"to": "region-" + to})


def post_worth(c: Evaluation, region: str) -> float:
    """What he does in a region: with an army near its goal much, without one nothing but wait for his end."""
    goal = c.plan.of.get(region)
    if not units_in(c.s, SHADOW, region):
        return 0.0 if region == MORIA else -ASTRAY
    if goal is None:
        return 0.05
    return LEADING * goal.points * (1.0 if APART[region][goal.target] <= 1 else FAR)


def calm(c: Evaluation) -> Iterator[Candidate]:
    """Outside Moria it is his end."""
    value = FELLED if region_of(c.s, BALROG) != MORIA else CALMED
    yield Candidate(value, "calm_balrog", why="captain-calm")
