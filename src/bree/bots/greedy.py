"""`greedy`: tries every pick and takes the one with the best position right after it.

Of equally good picks it takes the first. A pick without any effect comes last.

The value of a position is `worth(state, seat)` in the game's `worth.py`, or in the `GAME.worth` of a plugin.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from bree.bots.bot import Sight
from bree.bots.find import WORTH, part
from bree.core import NO_EFFECT


def plays(game: str) -> bool:
    """The bot plays only games with a `worth`."""
    return part(game, WORTH) is not None


def worth_of(game: str) -> Callable[[Any, str], float]:
    worth: Callable[[Any, str], float] = getattr(part(game, WORTH), WORTH)
    return worth


def values(sight: Sight, rng: Random) -> dict[str, tuple[float, bool]]:
    """Return for each pick the worth of the position right after it, and whether the pick has an effect."""
    worth, position = worth_of(sight.game.name), sight.imagine(rng)
    found = {}
    for pick in sight.ask.picks:
        after = position.clone()
        sight.game.rules.play(after, pick.id)
        found[pick.id] = worth(after, sight.seat), NO_EFFECT not in pick.on
    return found


class Greedy:
    def choose(self, sight: Sight, rng: Random) -> str:
        picks = sight.ask.picks
        if len(picks) == 1:
            return picks[0].id
        found = values(sight, rng)
        return max(found, key=found.__getitem__)


BOT = Greedy
LEVEL = 1
