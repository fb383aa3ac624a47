"""Plays the turn on many times, dice and all, and takes the pick after which the journey looks best.

Every pick gets a share of a budget of play-ons; the worse half of the picks is dropped, and the rest share the next
part of it. A play-on goes to the start of a later turn with `greedy` choosing for everybody, and counts what
`hopes.py` makes of that position.
"""

from math import exp
from random import Random

from bree.core import CHANCE, Ask, sample
from bree.games.doom import GAME
from bree.games.doom.state import WON, Doom
from bree.guests.doom.worth import worth
from bree.guests.guest import Sight

BUDGET = 96  # play-ons for one choice
AHEAD = 1  # turns that are played to their end


class Search:
    def __init__(self, budget: int = BUDGET, ahead: int = AHEAD) -> None:
        self.budget = budget
        self.ahead = ahead
        self.rollouts = 0  # made so far, for those who measure

    def choose(self, sight: Sight, rng: Random) -> str:
        picks = [pick.id for pick in sight.ask.picks]
        if len(picks) == 1:
            return picks[0]
        position: Doom = sight.imagine(rng)
        found = {pick: _after(position, pick) for pick in picks}
        totals = dict.fromkeys(found, 0.0)
        rounds = max(1, (len(found) - 1).bit_length())
        while len(found) > 1:
            share = max(1, self.budget // (rounds * len(found)))
            for _ in range(share):
                seed = rng.getrandbits(32)  # the same dice for every pick: luck counts for none of them
                for pick, after in found.items():
                    totals[pick] += self.play_on(after, seed)
            kept = sorted(found, key=totals.__getitem__, reverse=True)[: (len(found) + 1) // 2]
            found = {pick: found[pick] for pick in kept}
        return next(iter(found))

    def play_on(self, after: Doom, seed: int) -> float:
        """The chance of winning at the start of a later turn."""
        self.rollouts += 1
        s, rng = after.clone(), Random(seed)
        last = s.turns + self.ahead
        while s.turns < last:
            ask = GAME.waiting(s)
            if ask is None:
                return 1.0 if s.over == WON else 0.0
            GAME.rules.play(s, sample(ask.picks, rng) if ask.who == CHANCE else greedy(s, ask))
        if not s.todo:
            return 1.0 if s.over == WON else 0.0
        return 1 / (1 + exp(-worth(s, s.seats[s.active])))


def _after(position: Doom, pick: str) -> Doom:
    after = position.clone()
    GAME.rules.play(after, pick)
    return after


def greedy(s: Doom, ask: Ask) -> str:
    """The pick that looks best at once."""
    if len(ask.picks) == 1:
        return ask.picks[0].id
    best, best_worth = "", float("-inf")
    for pick in ask.picks:
        value = worth(_after(s, pick.id), ask.who)
        if value > best_worth:
            best, best_worth = pick.id, value
    return best


GUEST = Search
LEVEL = 2
