"""The actions that Lords of Middle-earth adds to a die, with their worth."""

from collections.abc import Callable, Iterator
from typing import Final

from bree.bots.war.candidate import Candidate
from bree.bots.war.characters.arrivals import keeper_worth, swap_worth
from bree.bots.war.evaluation import Evaluation
from bree.bots.war.lords import balrog
from bree.bots.war.lords.ring_powers import narya_worth
from bree.bots.war.turn.mustering import ELITE, recruit_worth, step_worth
from bree.games.war.figures import GOTHMOG, WITCH_KING
from bree.games.war.lords.keepers import keepers_ready
from bree.games.war.lords.ring_powers import narya_nation
from bree.games.war.map_queries import region_of
from bree.games.war.rules.armies.leading import BY_NUMENOREAN
from bree.games.war.rules.extension_points import DIE_ACTIONS, offered_answers
from bree.games.war.state import FREE_NATIONS

ROUSED: Final = 0.2  # worth of a nation that may go to war
CandidateMaker = Callable[[Evaluation], Iterator[Candidate]]


def narya(c: Evaluation) -> Iterator[Candidate]:
    nation = narya_nation(c.s)
    yield Candidate(narya_worth(c.s, nation), "narya", why="captain-narya", facts={"nation": "nation-" + nation})


def keeper(c: Evaluation) -> Iterator[Candidate]:
    for one in keepers_ready(c.s):
        yield Candidate(keeper_worth(c.s, one), "keeper", (one,), why="captain-keeper", facts={"who": "figure-" + one})


def gothmog_recruit(c: Evaluation) -> Iterator[Candidate]:
    """Recruit a regular at the front, where no other recruits are possible."""
    region = region_of(c.s, GOTHMOG)
    value = recruit_worth(c.s, c.side, c.plan, "sauron-regular", region)
    facts = {"figure": "figure-sauron-regular", "region": "region-" + region}
    yield Candidate(value, "gothmog_recruit", why="captain-recruit-at", facts=facts)


def gothmog_elite(c: Evaluation) -> Iterator[Candidate]:
    region = region_of(c.s, GOTHMOG)
    value = (ELITE - 1.0) * recruit_worth(c.s, c.side, c.plan, "sauron-regular", region)
    facts = {"figure": "figure-sauron-elite", "region": "region-" + region}
    yield Candidate(value, "gothmog_elite", why="captain-recruit-at", facts=facts)


def spell_move(c: Evaluation) -> Iterator[Candidate]:
    """Move the army of the Black Númenórean with a Muster result."""
    for candidate in c.moves(BY_NUMENOREAN):
        yield candidate._replace(action="spell_move")


def spell_attack(c: Evaluation) -> Iterator[Candidate]:
    for candidate in c.attacks(BY_NUMENOREAN):
        yield candidate._replace(action="spell_attack")


def swap_king(c: Evaluation) -> Iterator[Candidate]:
    value = swap_worth(c.s, WITCH_KING)
    yield Candidate(value, "swap_king", why="captain-swap", facts={"who": "figure-" + WITCH_KING})


def rouse_home(nation: str) -> CandidateMaker:
    """Activate a passive nation."""

    def weighed(c: Evaluation) -> Iterator[Candidate]:
        value = ROUSED + 0.5 * step_worth(c.s, nation) if c.s.steps[nation] else 0.0
        yield Candidate(value, "rouse-" + nation, why="captain-rouse", facts={"nation": "nation-" + nation})

    return weighed


CANDIDATES: Final[dict[str, CandidateMaker]] = {
    "narya": narya,
    "keeper": keeper,
    "wake_balrog": balrog.wake,
    "balrog_move": balrog.move,
    "balrog_attack": balrog.attack,
    "balrog_alone": balrog.alone,
    "calm_balrog": balrog.calm,
    "gothmog_recruit": gothmog_recruit,
    "gothmog_elite": gothmog_elite,
    "spell_move": spell_move,
    "spell_attack": spell_attack,
    "swap_king": swap_king,
    **{"rouse-" + nation: rouse_home(nation) for nation in FREE_NATIONS},
}


def lords_candidates(c: Evaluation, face: str) -> Iterator[Candidate]:
    """Yield the actions that are possible now with a die that shows this face."""
    s = c.s.clone()
    s.die = face
    for name in offered_answers(s, c.side, DIE_ACTIONS):
        yield from CANDIDATES[name](c)
