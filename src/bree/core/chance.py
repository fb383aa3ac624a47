"""Chance answers asks at random by weight. The caller keeps the random generator; a state never holds one."""

from bisect import bisect_right
from fractions import Fraction
from itertools import accumulate
from operator import itemgetter
from random import Random
from typing import Final

from bree.core.ask import Ask, Pick

WEIGHT: Final = itemgetter(Pick._fields.index("weight"))  # faster than `pick.weight`


def sample(picks: tuple[Pick, ...], rng: Random) -> str:
    """Draw one of the picks by weight."""
    total = sum(map(WEIGHT, picks))
    thrown = rng.random() * total
    # Usually all weights are one, and the index needs no search.
    at = int(thrown) if total == len(picks) else bisect_right(list(accumulate(map(WEIGHT, picks))), thrown)
    return picks[min(at, len(picks) - 1)].id  # rounding can exceed the last index


def throw(ask: Ask, rng: Random) -> str:
    """Draw one of the picks of an ask by weight, as `sample` does. The ask keeps the sums of its weights."""
    picks, sums = ask.picks, ask.sums
    if sums is None:
        even = sum(map(WEIGHT, picks)) == len(picks)
        ask.sums = sums = [] if even else list(accumulate(map(WEIGHT, picks)))
    # Usually all weights are one, and the index needs no search.
    at = bisect_right(sums, rng.random() * sums[-1]) if sums else int(rng.random() * len(picks))
    return picks[min(at, len(picks) - 1)].id  # rounding can exceed the last index


def odds(picks: tuple[Pick, ...]) -> dict[str, Fraction]:
    """The exact probability of each pick."""
    total = sum(pick.weight for pick in picks)
    return {pick.id: Fraction(pick.weight, total) for pick in picks}
