"""Counts the results of one roll with its re-roll.

Each die is counted as two rolls, and the second one matters only if the die is re-rolled. So `dice` dice have 36 **
dice equally likely results, and each chance is a whole number divided by that.
"""

from functools import lru_cache
from math import comb
from typing import Final

FACES: Final = 6
MOST: Final = 5  # dice in one roll (WAR-12.10, WAR-23.2)
KEPT: Final = 1 << 12


def good_faces(needs: int, bonus: int = 0) -> int:
    """Return how many faces of a die succeed. A 1 never does, and a 6 always does (WAR-12.11, WAR-23.4)."""
    return 1 + len([face for face in range(2, FACES) if face + bonus >= needs])


@lru_cache(KEPT)
def count_ways(dice: int, needs: int, again: int = 0, bonus: int = 0, bonus_again: int = 0) -> tuple[int, ...]:
    """Count the results with 0, 1, 2… successes, if up to `again` failed dice are re-rolled once.

    The sum of the counts is 36 ** dice. `bonus` is for the first roll, `bonus_again` for the re-roll (WAR-12.14).
    """
    dice = min(dice, MOST)
    good, better = good_faces(needs, bonus), good_faces(needs, bonus_again)
    found = [0] * (dice + 1)
    for first in range(dice + 1):
        fell = comb(dice, first) * good**first * (FACES - good) ** (dice - first)
        thrown = min(max(again, 0), dice - first)
        rest = fell * FACES ** (dice - thrown)
        for more in range(thrown + 1):
            found[first + more] += rest * comb(thrown, more) * better**more * (FACES - better) ** (thrown - more)
    return tuple(found)


@lru_cache(KEPT)
def chances(dice: int, needs: int, again: int = 0, bonus: int = 0, bonus_again: int = 0) -> tuple[float, ...]:
    """Return the same counts as probabilities."""
    counted = count_ways(dice, needs, again, bonus, bonus_again)
    total = sum(counted)
    return tuple([count / total for count in counted])


def mean(spread: tuple[float, ...]) -> float:
    return sum([number * share for number, share in enumerate(spread)])
