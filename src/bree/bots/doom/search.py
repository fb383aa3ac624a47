"""Plays the turn on many times, dice and all, and takes the pick after which the journey looks best.

Every pick gets a share of a budget of play-ons; the worse half of the picks is dropped, and the rest share the next
part of it. In a play-on everybody takes at once what has the best outlook (`outlook.py`), and at the start of the next
turn the chance of winning is read off.
"""

from collections.abc import Callable
from random import Random

from bree.bots.advice import Advice
from bree.bots.bot import Sight
from bree.bots.doom.comparison import Comparison, PlayoutResult
from bree.bots.doom.explain import chance, explain
from bree.bots.doom.foresight import after
from bree.bots.doom.outlook import outlook
from bree.core import CHANCE, Ask, sample
from bree.games.doom import GAME
from bree.games.doom.state import COLOURS, Doom

BUDGET = 48  # play-ons for one choice
MARGIN = 1.0  # of the outlook: what lies further below the best is not tried
AHEAD = 1  # turns that are played to their end


class Search:
    def __init__(self, budget: int = BUDGET, ahead: int = AHEAD) -> None:
        self.budget = budget
        self.ahead = ahead
        self.playouts = 0  # made so far, for those who measure

    def choose(self, sight: Sight, rng: Random) -> str:
        if len(sight.ask.picks) == 1:
            return sight.ask.picks[0].id
        return self.compare(sight, rng).best

    def advise(self, sight: Sight, rng: Random) -> Advice:
        comparison = self.compare(sight, rng)
        return Advice((comparison.best,), explain(comparison), chance(comparison.results))

    def compare(self, sight: Sight, rng: Random) -> Comparison:
        position: Doom = sight.imagine(rng)
        ways = {pick: after(position, pick) for pick in distinct_picks(position, sight.ask)}
        values = {pick: outlook(there) for pick, there in ways.items()}
        found = {pick: ways[pick] for pick in promising(values)}
        if len(found) == 1:
            return compare_at_once(ways, values)
        totals = dict.fromkeys(found, 0.0)
        results: dict[str, list[PlayoutResult]] = {pick: [] for pick in found}
        rounds = max(1, (len(found) - 1).bit_length())
        while len(found) > 1:
            share = max(1, self.budget // (rounds * len(found)))
            for _ in range(share):
                seed = rng.getrandbits(32)  # the same dice for every pick: luck counts for none of them
                for pick, there in found.items():
                    result = self.play_on(there, seed)
                    totals[pick] += result.chance
                    results[pick].append(result)
            ranked = sorted(found, key=totals.__getitem__, reverse=True)
            found = {pick: found[pick] for pick in ranked[: (len(found) + 1) // 2]}
        best, second = ranked  # the last two have been played on equally often
        return Comparison(best, results[best], second, results[second], True)

    def play_on(self, there: Doom, seed: int) -> PlayoutResult:
        """To the start of a later turn."""
        self.playouts += 1
        s, rng = there.clone(), Random(seed)
        last = s.turns + self.ahead
        while s.turns < last:
            ask = GAME.waiting(s)
            if ask is None:
                break
            GAME.rules.play(s, sample(ask.picks, rng) if ask.who == CHANCE else best(s, ask))
        return PlayoutResult.of(s, outlook(s))


def promising(values: dict[str, float]) -> list[str]:
    """Without the picks that look much worse than the best at once."""
    least = max(values.values()) - MARGIN
    return [pick for pick, value in values.items() if value >= least]


def compare_at_once(ways: dict[str, Doom], values: dict[str, float]) -> Comparison:
    """Where one alone is promising, it is not played on at all."""
    best, *others = sorted(values, key=values.__getitem__, reverse=True)
    second = others[0] if others else ""
    looks = {pick: [PlayoutResult.of(ways[pick], values[pick])] for pick in (best, *others[:1])}
    return Comparison(best, looks[best], second, looks.get(second, []), False)


def best(s: Doom, ask: Ask, value: Callable[[Doom], float] = outlook) -> str:
    """The pick after which the outlook is best at once."""
    if len(ask.picks) == 1:
        return ask.picks[0].id
    chosen, most = "", float("-inf")
    for pick in distinct_picks(s, ask):
        found = value(after(s, pick))
        if found > most:
            chosen, most = pick, found
    return chosen


def distinct_picks(s: Doom, ask: Ask) -> list[str]:
    """The picks, but of a pair of dice only one order: either leads to the same roll."""
    picks = [pick.id for pick in ask.picks]
    if not ask.many:
        return picks
    later = COLOURS[COLOURS.index(s.roll[0]) + 1 :] if s.roll else COLOURS[:-1]
    return [pick for pick in picks if pick in later] or picks


BOT = Search
LEVEL = 2
