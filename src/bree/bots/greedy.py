"""One step ahead: tries every pick and takes the one that looks best at once.

Of picks that look equally good it takes the first, but one of which the rules say that nothing comes last.

What "looks best" means is the game's `worth.py` in its folder of bots (or what a package offers as `GAME.worth`):
worth(state, seat).
"""

from collections.abc import Callable
from random import Random
from typing import Any

from bree.bots.bot import Sight
from bree.bots.find import WORTH, part
from bree.core import NO_EFFECT


def plays(game: str) -> bool:
    """Only games whose positions somebody has put a worth on."""
    return part(game, WORTH) is not None


def worth_of(game: str) -> Callable[[Any, str], float]:
    worth: Callable[[Any, str], float] = getattr(part(game, WORTH), WORTH)
    return worth


class Greedy:
    def choose(self, sight: Sight, rng: Random) -> str:
        picks = sight.ask.picks
        if len(picks) == 1:
            return picks[0].id
        worth = worth_of(sight.game.name)
        position = sight.imagine(rng)
        best, best_worth = picks[0].id, (float("-inf"), False)
        for pick in picks:
            after = position.clone()
            sight.game.rules.play(after, pick.id)
            value = (worth(after, sight.seat), NO_EFFECT not in pick.on)
            if value > best_worth:
                best, best_worth = pick.id, value
        return best


BOT = Greedy
LEVEL = 1
