"""Is the order clear? Asked after every round, as often as one likes, with one error rate for all of it.

For each two bots a round gives a difference between -1 and 1: by how much one did better than the other, with the
same luck. Somebody who did not believe that the one is better would let us bet on it, round after round; to have
multiplied the stake by 1/α in a fair game, at any time, has a chance of α at most (Ville). Stakes of several sizes are
held side by side, and their mean is the wealth. Nothing is assumed of the differences but that rounds are independent
and alike. The error rate is shared out among all ordered pairs: it is that of the whole order.
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
        self.decided: set[tuple[str, str]] = set()  # what was once beyond doubt remains so
        self.points = dict.fromkeys(bots, 0.0)

    def add(self, differences: Differences) -> None:
        """What a round has shown."""
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
        """Each is better than the next."""
        ranked = sorted(self.bots, key=lambda bot: -self.points[bot])
        return all(two in self.decided for two in pairwise(ranked))
