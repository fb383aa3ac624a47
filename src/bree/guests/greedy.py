"""One step ahead: tries every pick and takes the one that looks best at once.

What "looks best" means is the game's `worth.py` in its folder of guests: worth(state, seat).
"""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from bree.guests.guest import Sight


def plays(game: str) -> bool:
    """Only games whose positions somebody has put a worth on."""
    home = f"bree.guests.{game}"
    return find_spec(home) is not None and find_spec(home + ".worth") is not None


def worth_of(game: str) -> Callable[[Any, str], float]:
    worth: Callable[[Any, str], float] = import_module(f"bree.guests.{game}.worth").worth
    return worth


class Greedy:
    def choose(self, sight: Sight, rng: Random) -> str:
        picks = sight.ask.picks
        if len(picks) == 1:
            return picks[0].id
        worth = worth_of(sight.game.name)
        position = sight.imagine(rng)
        best, best_worth = picks[0].id, float("-inf")
        for pick in picks:
            after = position.clone()
            sight.game.rules.play(after, pick.id)
            value = worth(after, sight.seat)
            if value > best_worth:
                best, best_worth = pick.id, value
        return best


GUEST = Greedy
LEVEL = 1
