"""The Balrog: when to activate him, what he does, and when the Free Peoples should make him inactive."""

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
WAKING: Final = 0.15  # he can move with an army, and a Will of the West may be spent on him
CLOSE: Final = 3  # regions: the distance to a goal that is worth activating him
LEADING: Final = 0.3  # worth of his leadership, for each point of the army's goal
FAR: Final = 0.2  # share of that while the army is not close to its goal
ASTRAY: Final = 0.5  # cost of being without an army, because a Will of the West would eliminate him
CALMED: Final = 0.3  # worth of making the Shadow activate him again


def wake(c: Evaluation) -> Iterator[Candidate]:
    """This is best if an army in Moria has a goal nearby."""
    goal = c.plan.of.get(MORIA)
    near = goal is not None and APART[MORIA][goal.target] <= CLOSE
    yield Candidate(WAKING + (0.4 if near else 0.0), "wake_balrog", why="captain-wake")


def move(c: Evaluation) -> Iterator[Candidate]:
    """Move an army that includes him."""
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
    """Return his worth in a region: high with an army near its goal, negative alone outside Moria."""
    goal = c.plan.of.get(region)
    if not units_in(c.s, SHADOW, region):
        return 0.0 if region == MORIA else -ASTRAY
    if goal is None:
        return 0.05
    return LEADING * goal.points * (1.0 if APART[region][goal.target] <= 1 else FAR)


def calm(c: Evaluation) -> Iterator[Candidate]:
    """Outside Moria this eliminates him."""
    value = FELLED if region_of(c.s, BALROG) != MORIA else CALMED
    yield Candidate(value, "calm_balrog", why="captain-calm")
