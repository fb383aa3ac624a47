"""Plays the turn on many times, dice and all, and takes the pick after which the journey looks best.

Every pick gets a share of a budget of play-ons; the worse half of the picks is dropped, and the rest share the next
part of it. In a play-on everybody takes at once what has the best outlook (`outlook.py`), and at the start of the next
turn the chance of winning is read off.
"""

from collections.abc import Callable
from math import exp
from random import Random

from bree.core import CHANCE, Ask, sample
from bree.games.doom import GAME
from bree.games.doom.state import COLOURS, WON, Doom
from bree.guests.doom.foresight import after
from bree.guests.doom.outlook import outlook
from bree.guests.guest import Sight

BUDGET = 48  # play-ons for one choice
MARGIN = 1.0  # of the outlook: what lies further below the best is not tried
AHEAD = 1  # turns that are played to their end


class Search:
    def __init__(self, budget: int = BUDGET, ahead: int = AHEAD) -> None:
        self.budget = budget
        self.ahead = ahead
        self.rollouts = 0  # made so far, for those who measure

    def choose(self, sight: Sight, rng: Random) -> str:
        if len(sight.ask.picks) == 1:
            return sight.ask.picks[0].id
        position: Doom = sight.imagine(rng)
        found = promising({pick: after(position, pick) for pick in once(position, sight.ask)})
        totals = dict.fromkeys(found, 0.0)
        rounds = max(1, (len(found) - 1).bit_length())
        while len(found) > 1:
            share = max(1, self.budget // (rounds * len(found)))
            for _ in range(share):
                seed = rng.getrandbits(32)  # the same dice for every pick: luck counts for none of them
                for pick, there in found.items():
                    totals[pick] += self.play_on(there, seed)
            kept = sorted(found, key=totals.__getitem__, reverse=True)[: (len(found) + 1) // 2]
            found = {pick: found[pick] for pick in kept}
        return next(iter(found))

    def play_on(self, there: Doom, seed: int) -> float:
        """The chance of winning at the start of a later turn."""
        self.rollouts += 1
        s, rng = there.clone(), Random(seed)
        last = s.turns + self.ahead
        while s.turns < last:
            ask = GAME.waiting(s)
            if ask is None:
                return 1.0 if s.over == WON else 0.0
            GAME.rules.play(s, sample(ask.picks, rng) if ask.who == CHANCE else best(s, ask))
        if s.over:
            return 1.0 if s.over == WON else 0.0
        return 1 / (1 + exp(-outlook(s)))


def promising(found: dict[str, Doom]) -> dict[str, Doom]:
    """Without the picks that look much worse than the best at once."""
    values = {pick: outlook(there) for pick, there in found.items()}
    least = max(values.values()) - MARGIN
    return {pick: there for pick, there in found.items() if values[pick] >= least}


def best(s: Doom, ask: Ask, value: Callable[[Doom], float] = outlook) -> str:
    """The pick after which the outlook is best at once."""
    if len(ask.picks) == 1:
        return ask.picks[0].id
    chosen, most = "", float("-inf")
    for pick in once(s, ask):
        found = value(after(s, pick))
        if found > most:
            chosen, most = pick, found
    return chosen


def once(s: Doom, ask: Ask) -> list[str]:
    """The picks, but of a pair of dice only one order: either leads to the same roll."""
    picks = [pick.id for pick in ask.picks]
    if not ask.many:
        return picks
    later = COLOURS[COLOURS.index(s.roll[0]) + 1 :] if s.roll else COLOURS[:-1]
    return [pick for pick in picks if pick in later] or picks


GUEST = Search
LEVEL = 2
