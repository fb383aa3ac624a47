"""The rest of a turn of Journey to Mordor by brute force: slow and obvious, through the game's own asks.

Every throw is one die after another with its weight, every set that may be kept is tried, and the
same judgement is passed on what lies aside at the end. No classes of dice, no tallies, no memory.
"""

from typing import Any

from bree.bots.mordor.kept_dice import after_turn, no_kept_dice
from bree.core import CHANCE
from bree.games.mordor import GAME
from bree.games.mordor.rules.nazgul import target
from bree.games.mordor.state import Mordor


def rolling_only(s: Mordor) -> Mordor:
    """The same position, but the game ends when the rolling does, with the kept dice still there."""
    twin = s.clone()
    twin.todo = [step for step in twin.todo if step[0] != "symbols"]
    return twin


def worth(s: Mordor) -> float:
    """What the turn is worth if the player goes on as well as possible."""
    ask = GAME.waiting(s)
    if ask is None:
        return judged(s)
    worths = {pick.id: worth(after(s, pick.id)) for pick in ask.picks}
    if ask.who != CHANCE:
        return max(worths.values())
    total = sum(pick.weight for pick in ask.picks)
    return sum(pick.weight * worths[pick.id] for pick in ask.picks) / total


def worths_of(s: Mordor) -> dict[str, float]:
    """What each pick of the ask is worth."""
    ask = GAME.waiting(s)
    assert ask is not None
    return {pick.id: worth(after(s, pick.id)) for pick in ask.picks}


def after(s: Mordor, answer: str) -> Any:
    twin = s.clone()
    GAME.rules.play(twin, answer)
    return twin


def judged(s: Mordor) -> float:
    tally = no_kept_dice(s)
    for die, face in s.kept.items():
        tally = tally.plus(face, target(s, die))
    return after_turn(s, tally)
