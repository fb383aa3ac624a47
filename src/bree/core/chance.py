"""Chance: the player who answers by weight. Its generator lives with the caller, never in a state."""

from fractions import Fraction
from random import Random

from bree.core.ask import Pick


def sample(picks: tuple[Pick, ...], rng: Random) -> str:
    """One of the picks, each with its weight."""
    total = 0
    for pick in picks:
        total += pick.weight
    left = rng.random() * total
    for pick in picks:
        left -= pick.weight
        if left < 0:
            return pick.id
    return picks[-1].id  # rounding may leave a crumb


def odds(picks: tuple[Pick, ...]) -> dict[str, Fraction]:
    """The exact chance of each pick."""
    total = sum(pick.weight for pick in picks)
    return {pick.id: Fraction(pick.weight, total) for pick in picks}
