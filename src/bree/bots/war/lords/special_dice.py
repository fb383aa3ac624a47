"""The special dice of Lords of Middle-earth: the result to choose, and the cost of losing a die."""

from typing import Final

from bree.bots.war.candidate import Candidate
from bree.bots.war.characters.arrivals import lasting
from bree.bots.war.decision import Choice, Decision
from bree.bots.war.fellowship.journey import damage_cost
from bree.games.war.figures import VERSIONS, WHITE, WITCH_KING
from bree.games.war.map_queries import in_play
from bree.games.war.picks import FACE
from bree.games.war.rules.characters.arrivals import can_bring_white, minions_ready
from bree.games.war.state import EYE, FREE, SHADOW, STAR, War, lords_of

SOON: Final = 0.5  # weight of a character who could enter play but has not
AN_EYE: Final = 0.35  # share of the cost of corruption for another die in the Hunt Box


def at_risk(s: War, side: str) -> float:
    """Return the chance to lose a die with a star: Gandalf the White or a Witch-king removes it."""
    if side == FREE:
        return 1.0 if in_play(s, WHITE) else SOON * can_bring_white(s)
    kings = VERSIONS[WITCH_KING]
    if any(in_play(s, one) for one in kings):
        return 1.0
    return SOON * any(one in kings for one in minions_ready(s))


def result_worth(m: Decision, word: str) -> float:
    """Return the worth of a rolled result now, minus the worth that may be lost with the die."""
    s, side = m.s, m.side
    face = FACE[word.rstrip(STAR)]
    seen = AN_EYE * damage_cost(s)
    value = m.face_worth(face) if face != EYE else seen if side == SHADOW else -seen
    return value - (at_risk(s, side) * lasting(s, side) if word.endswith(STAR) else 0.0)


def special_die(m: Decision) -> Choice:
    rolled = {word.partition("-")[0]: word for word in lords_of(m.s).special}
    die = max(m.offered, key=lambda one: result_worth(m, rolled[one]))
    word = rolled[die]
    why = "captain-special"
    if FACE[word.rstrip(STAR)] == EYE:
        why = "captain-special-eye"
    elif word.endswith(STAR) and at_risk(m.s, m.side) > 0:
        why = "captain-special-lost"
    return Choice((die,), Candidate(0.0, die, why=why, facts={"die": "die-" + word.rstrip(STAR)}))
