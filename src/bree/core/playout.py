"""Play a position to its end with random answers. The benchmarks measure the engine with it."""

from random import Random

from bree.core.ask import CHANCE
from bree.core.book import S
from bree.core.rules import Rules


def random_playout(rules: Rules[S], s: S, rng: Random) -> int:
    """Returns the number of answers."""
    count = 0
    ask = rules.waiting(s)
    while ask is not None:
        picks = ask.picks
        if ask.who == CHANCE:
            count += len(rules.let_chance_answer(s, ask, rng))
        else:
            rules.play(s, picks[int(rng.random() * len(picks))].id)
            count += 1
        ask = rules.waiting(s)
    return count
