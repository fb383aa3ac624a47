"""A Balrog is Come."""

from typing import Final

from bree.core import Ask, Pick, Step
from bree.games.war.figures import BALROG
from bree.games.war.lords.balrog import can_balrog_alone, can_balrog_attack, can_balrog_move, can_wake_balrog
from bree.games.war.map_queries import in_play
from bree.games.war.rules.armies.leading import BY_BALROG
from bree.games.war.rules.book import book
from bree.games.war.state import SHADOW, War, seat_of

MOVE, ATTACK, ALONE = "move", "attack", "alone"
STEPS: Final[dict[str, Step]] = {
    MOVE: ("move", SHADOW, BY_BALROG),
    ATTACK: ("attack", SHADOW, BY_BALROG),
    ALONE: ("balrog_alone",),
}
WAYS: Final = {way: Pick(way, ("action:balrog_" + way,)) for way in STEPS}


def possible_actions(s: War) -> list[str]:
    """Return what the active Balrog can do."""
    able = ((MOVE, can_balrog_move(s)), (ATTACK, can_balrog_attack(s)), (ALONE, can_balrog_alone(s)))
    return [way for way, can in able if can]


@book.effect()
def rouse_balrog(s: War, card: str) -> None:
    """Make the Balrog active. If he is active already, he acts once."""
    found = possible_actions(s)
    if can_wake_balrog(s):
        s.then(("wake_balrog",))
    elif len(found) == 1:
        s.then(STEPS[found[0]])
    elif found:
        s.then(("balrog_how", card))


@book.can
def can_rouse_balrog(s: War, card: str) -> bool:
    return can_wake_balrog(s) or bool(possible_actions(s))


@book.ask
def balrog_how(s: War, card: str) -> Ask:
    picks = tuple([WAYS[way] for way in possible_actions(s)])
    return Ask(seat_of(s, SHADOW), "balrog_how", "LME-9.14", picks, {"card": "card-" + card})


@book.step
def on_balrog_how(s: War, card: str, answer: str) -> None:
    s.then(STEPS[answer])


@book.requirement
def balrog_in_play(s: War, card: str) -> bool:
    return in_play(s, BALROG)
