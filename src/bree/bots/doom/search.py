"""`search`: plays each pick to the end of the turn many times, and takes the best one.

All picks share a budget of playouts. After each round, `search` drops the worse half of the picks and gives the next
part of the budget to the others. In a playout, every seat takes the pick with the best immediate outlook
(`outlook.py`). At the start of the next turn, the outlook gives the chance to win.
"""

from collections.abc import Callable
from random import Random

from bree.bots.advice import Advice
from bree.bots.bot import Sight
from bree.bots.doom.comparison import Comparison, PlayoutResult
from bree.bots.doom.explain import chance, explain
from bree.bots.doom.foresight import after
from bree.bots.doom.outlook import outlook
from bree.core import CHANCE, Ask
from bree.games.doom import GAME
from bree.games.doom.state import COLOURS, Doom

BUDGET = 48  # playouts for one choice
MARGIN = 1.0  # of the outlook: picks that are worse than the best by more than this get no playouts
AHEAD = 1  # turns to play to their end


class Search:
    def __init__(self, budget: int = BUDGET, ahead: int = AHEAD) -> None:
        self.budget = budget
        self.ahead = ahead
        self.playouts = 0  # so far, for measurements

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
                seed = rng.getrandbits(32)  # the same dice for every pick, so that luck favours none of them
                for pick, there in found.items():
                    result = self.play_on(there, seed)
                    totals[pick] += result.chance
                    results[pick].append(result)
            ranked = sorted(found, key=totals.__getitem__, reverse=True)
            found = {pick: found[pick] for pick in ranked[: (len(found) + 1) // 2]}
        best, second = ranked  # the last two have had the same number of playouts
        return Comparison(best, results[best], second, results[second], True)

    def play_on(self, there: Doom, seed: int) -> PlayoutResult:
        """Play to the start of a later turn."""
        self.playouts += 1
        s, rng = there.clone(), Random(seed)
        last = s.turns + self.ahead
        while s.turns < last:
            ask = GAME.waiting(s)
            if ask is None:
                break
            if ask.who == CHANCE:
                GAME.rules.let_chance_answer(s, ask, rng)
            else:
                GAME.rules.play(s, best(s, ask))
        return PlayoutResult.of(s, outlook(s))


def promising(values: dict[str, float]) -> list[str]:
    """Return the picks that do not look much worse than the best one at first."""
    least = max(values.values()) - MARGIN
    return [pick for pick, value in values.items() if value >= least]


def compare_at_once(ways: dict[str, Doom], values: dict[str, float]) -> Comparison:
    """Compare without playouts, when only one pick is promising."""
    best, *others = sorted(values, key=values.__getitem__, reverse=True)
    second = others[0] if others else ""
    looks = {pick: [PlayoutResult.of(ways[pick], values[pick])] for pick in (best, *others[:1])}
    return Comparison(best, looks[best], second, looks.get(second, []), False)


def best(s: Doom, ask: Ask, value: Callable[[Doom], float] = outlook) -> str:
    """Return the pick with the best immediate outlook."""
    if len(ask.picks) == 1:
        return ask.picks[0].id
    chosen, most = "", float("-inf")
    for pick in distinct_picks(s, ask):
        found = value(after(s, pick))
        if found > most:
            chosen, most = pick, found
    return chosen


def distinct_picks(s: Doom, ask: Ask) -> list[str]:
    """Return the picks, with only one order of a pair of dice: both orders lead to the same roll."""
    picks = [pick.id for pick in ask.picks]
    if not ask.many:
        return picks
    later = COLOURS[COLOURS.index(s.roll[0]) + 1 :] if s.roll else COLOURS[:-1]
    return [pick for pick in picks if pick in later] or picks


BOT = Search
LEVEL = 2
