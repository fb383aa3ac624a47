"""Bradley–Terry ratings with intervals that know which games belong together.

Of n places the bot at one of them wins with probability π / (sum of all π at the table): for two places this is
Bradley and Terry's model, for more that of Luce, which is what Plackett–Luce says of the first place. Games here tell
who has won and not who came second, so nothing is made up. Shared victories count by their parts.

The ratings are those of the greatest likelihood, with half a victory added for each of two bots over the other. So
one that has won everything has a finite rating, and the pull of few games away from nought is taken back (Haldane,
Anscombe, Firth). Intervals are by the sandwich: independent are blocks of games with the same luck, not games. The
added halves are blocks too, so that few blocks that all went alike do not pass for certainty.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log, sqrt
from typing import Any, NamedTuple

import numpy as np

from bree.lab.stats import Z95

ELO = 400 / log(10)  # one unit of the logarithm on the scale of chess
HALF = 0.5
STEPS, LARGEST_STEP, NEAR = 200, 3.0, 1e-12

Array = Any  # of floats
Shares = Sequence[tuple[tuple[int, ...], tuple[float, ...]]]  # games: the bot at each place, its share of the victory


class Rating(NamedTuple):
    rating: float
    low: float
    high: float


@dataclass
class Ratings:
    """In units of chess; their mean is nought."""

    strengths: Array
    covariance: Array

    def of(self, bot: int) -> Rating:
        return self._told(float(self.strengths[bot]), float(self.covariance[bot, bot]))

    def between(self, one: int, other: int) -> Rating:
        """By how much one is better than the other."""
        c = self.covariance
        variance = float(c[one, one] + c[other, other] - 2 * c[one, other])
        return self._told(float(self.strengths[one] - self.strengths[other]), variance)

    def order(self) -> list[int]:
        """The best first."""
        return sorted(range(len(self.strengths)), key=lambda bot: (-round(float(self.strengths[bot]), 9), bot))

    def _told(self, middle: float, variance: float) -> Rating:
        spread = Z95 * sqrt(max(variance, 0.0))
        return Rating(ELO * middle, ELO * (middle - spread), ELO * (middle + spread))


def rate(bots: int, blocks: Sequence[Shares]) -> Ratings:
    """So many bots, by the blocks of games that belong together."""
    if not bots:
        return Ratings(np.zeros(0), np.zeros((0, 0)))
    tables: dict[tuple[int, ...], int] = {}  # who is at a table, in any order -> its number
    won: list[Array] = []  # what each bot has won in a block
    held: list[dict[int, float]] = []  # how many games at each table a block has
    for block in blocks:
        wins, games = np.zeros(bots), dict[int, float]()
        for seated, shares in block:
            table = tables.setdefault(tuple(sorted(seated)), len(tables))
            games[table] = games.get(table, 0.0) + 1.0
            for bot, share in zip(seated, shares, strict=True):
                wins[bot] += share
        won.append(wins)
        held.append(games)
    for two in combinations(range(bots), 2):
        table = tables.setdefault(two, len(tables))
        for winner in two:
            won.append(np.eye(bots)[winner] * HALF)
            held.append({table: HALF})
    counts = np.zeros((len(held), len(tables)))
    for row, games in enumerate(held):
        for table, number in games.items():
            counts[row, table] = number
    places = np.array([[table.count(bot) for bot in range(bots)] for table in tables], dtype=float)
    return _fit(np.array(won), counts, places, len(blocks))


def _fit(won: Array, counts: Array, places: Array, blocks: int) -> Ratings:
    """Newton's way up the likelihood, which has one top; then the sandwich at the top."""
    bots = places.shape[1]
    ones = np.ones((bots, bots))  # the mean is free, so it is held at nought
    strengths = np.zeros(bots)
    wins, games = won.sum(axis=0), counts.sum(axis=0)
    for _ in range(STEPS):
        expected, curvature = _expected(strengths, places, games)
        step = np.linalg.solve(curvature + ones, wins - games @ expected)
        strengths = strengths + step * min(1.0, LARGEST_STEP / max(float(np.abs(step).max()), NEAR))
        strengths -= strengths.mean()
        if float(np.abs(step).max()) < NEAR:
            break
    expected, curvature = _expected(strengths, places, games)
    bread = np.linalg.inv(curvature + ones) - ones / bots**2
    slopes = won - counts @ expected
    few = blocks / (blocks - 1) if blocks > 1 else 1.0
    return Ratings(strengths, bread @ (slopes.T @ slopes) @ bread * few)


def _expected(strengths: Array, places: Array, games: Array) -> tuple[Array, Array]:
    """What each bot should win in a game at each table, and how sharply the likelihood bends."""
    weights = places * np.exp(strengths)
    expected = weights / weights.sum(axis=1, keepdims=True)
    bend = np.diag(games @ expected) - (expected * games[:, None]).T @ expected
    return expected, bend
