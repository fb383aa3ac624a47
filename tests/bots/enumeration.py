"""The rest of a turn of Journey to Mordor by brute force: slow and simple, with the asks of the game.

It rolls one die after another with its weight, tries every set that the player may keep, and rates the dice at the end
like the bot. It has no classes of dice, no counts and no memory.
"""

from typing import Any

from bree.bots.mordor.kept_dice import after_turn, no_kept_dice
from bree.core import CHANCE
from bree.games.mordor import GAME
from bree.games.mordor.rules.nazgul import target
from bree.games.mordor.state import Mordor


def rolling_only(s: Mordor) -> Mordor:
    """Return the position with rules that end the game when the rolling ends."""
    twin = s.clone()
    twin.todo = [step for step in twin.todo if step[0] != "symbols"]
    return twin


def worth(s: Mordor) -> float:
    """Return the value of the turn if the player plays as well as possible."""
    ask = GAME.waiting(s)
    if ask is None:
        return judged(s)
    worths = {pick.id: worth(after(s, pick.id)) for pick in ask.picks}
    if ask.who != CHANCE:
        return max(worths.values())
    total = sum(pick.weight for pick in ask.picks)
    return sum(pick.weight * worths[pick.id] for pick in ask.picks) / total


def worths_of(s: Mordor) -> dict[str, float]:
    """Return the value of each pick."""
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
