"""Bradley–Terry ratings, with intervals that respect which games have the same luck.

A bot at one of n places wins with probability π / (sum of all π at the table). For two places this is the model of
Bradley and Terry, for more that of Luce, which is Plackett–Luce for the first place. Games report only the winner, so
nothing is assumed about second places. Shared victories count by their parts.

The ratings maximize the likelihood, with half a victory added for each bot against each other bot. So a bot that has
won all games has a finite rating, and the bias of few games is smaller (Haldane, Anscombe, Firth). The intervals use
the sandwich estimate, because only blocks of games with the same luck are independent. The added halves are blocks,
too, so a few equal blocks do not look certain.
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
    """Ratings on the scale of chess, with mean 0."""

    strengths: Array
    covariance: Array

    def of(self, bot: int) -> Rating:
        return self._told(float(self.strengths[bot]), float(self.covariance[bot, bot]))

    def between(self, one: int, other: int) -> Rating:
        """The difference of two bots."""
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
    """Rate the bots by blocks of games with the same luck."""
    if not bots:
        return Ratings(np.zeros(0), np.zeros((0, 0)))
    tables: dict[tuple[int, ...], int] = {}  # the bots at a table, sorted -> its number
    won: list[Array] = []  # the victories of each bot in a block
    held: list[dict[int, float]] = []  # the number of games at each table in a block
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
    """Maximize the likelihood with Newton's method, then compute the sandwich estimate of the errors."""
    bots = places.shape[1]
    ones = np.ones((bots, bots))  # fixes the mean at 0, because it is arbitrary
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
    """The expected victories of each bot in a game at each table, and the curvature of the likelihood."""
    weights = places * np.exp(strengths)
    expected = weights / weights.sum(axis=1, keepdims=True)
    bend = np.diag(games @ expected) - (expected * games[:, None]).T @ expected
    return expected, bend
