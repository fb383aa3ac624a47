"""Is the order of the bots clear? A sequential test, which may be repeated after every round with one error rate.

For each two bots, a round gives a difference between -1 and 1: by how much one was better, with the same luck. The test
bets on one bot, round after round. If that bot is not better, the bet multiplies its stake by 1/α at any time with a
probability of at most α (Ville). The test runs stakes of several sizes at the same time; their mean is the wealth. It
assumes only that rounds are independent and alike. The error rate is divided among all ordered pairs, so it holds for
the whole order.
"""

from collections.abc import Mapping
from itertools import pairwise, permutations

ERROR = 0.05
STAKES = tuple(stake / 20 for stake in range(1, 20))  # parts of the wealth

Differences = Mapping[tuple[str, str], float]  # of two bots, in the order of the bots


class Order:
    def __init__(self, bots: tuple[str, ...], error: float = ERROR) -> None:
        self.bots = bots
        self.needed = len(bots) * (len(bots) - 1) / error
        self.wealth = {two: [1.0] * len(STAKES) for two in permutations(bots, 2)}  # on the first being better
        self.decided: set[tuple[str, str]] = set()  # a decided pair stays decided
        self.points = dict.fromkeys(bots, 0.0)

    def add(self, differences: Differences) -> None:
        """Add the differences of a round."""
        for (one, other), by in differences.items():
            self.points[one] += by
            self.points[other] -= by
            for two, gain in (((one, other), by), ((other, one), -by)):
                wealth = [have * (1 + stake * gain) for stake, have in zip(STAKES, self.wealth[two], strict=True)]
                self.wealth[two] = wealth
                if sum(wealth) / len(wealth) >= self.needed:
                    self.decided.add(two)

    @property
    def clear(self) -> bool:
        """Is each bot clearly better than the next one?"""
        ranked = sorted(self.bots, key=lambda bot: -self.points[bot])
        return all(two in self.decided for two in pairwise(ranked))
