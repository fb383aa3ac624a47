"""One throw and its re-roll, counted: in how many of all the ways that dice can fall are there so many successes?

Every die is thought of as thrown twice, and the second throw counts only where it is re-rolled: so all throws of
`dice` dice are 36 ** dice ways, each as likely as the next, and a chance is a whole number over that.
"""

from functools import lru_cache
from math import comb
from typing import Final

FACES: Final = 6
MOST: Final = 5  # dice in one throw (WAR-12.10, WAR-23.2)
KEPT: Final = 1 << 12


def good_faces(needs: int, bonus: int = 0) -> int:
    """How many faces of a die succeed: a 1 never does, a 6 always does (WAR-12.11, WAR-23.4)."""
    return 1 + len([face for face in range(2, FACES) if face + bonus >= needs])


@lru_cache(KEPT)
def count_ways(dice: int, needs: int, again: int = 0, bonus: int = 0, bonus_again: int = 0) -> tuple[int, ...]:
    """Ways for 0, 1, 2… successes with up to `again` failed dice re-rolled, each once; they add up to 36 ** dice.

    A bonus of the roll does not count for the re-roll, nor the other way about (WAR-12.14).
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
    """The same as shares of one."""
    counted = count_ways(dice, needs, again, bonus, bonus_again)
    total = sum(counted)
    return tuple([count / total for count in counted])


def mean(spread: tuple[float, ...]) -> float:
    return sum([number * share for number, share in enumerate(spread)])
