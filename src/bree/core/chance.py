"""Chance: the player who answers by weight. Its generator lives with the caller, never in a state."""

from bisect import bisect_right
from fractions import Fraction
from itertools import accumulate
from operator import itemgetter
from random import Random
from typing import Final

from bree.core.ask import Pick

WEIGHT: Final = itemgetter(Pick._fields.index("weight"))  # quicker than by its name


def sample(picks: tuple[Pick, ...], rng: Random) -> str:
    """One of the picks, each with its weight."""
    total = sum(map(WEIGHT, picks))
    thrown = rng.random() * total
    # Most often every weight is one: then nothing has to be looked up.
    at = int(thrown) if total == len(picks) else bisect_right(list(accumulate(map(WEIGHT, picks))), thrown)
    return picks[min(at, len(picks) - 1)].id  # rounding may leave a crumb


def odds(picks: tuple[Pick, ...]) -> dict[str, Fraction]:
    """The exact chance of each pick."""
    total = sum(pick.weight for pick in picks)
    return {pick.id: Fraction(pick.weight, total) for pick in picks}
