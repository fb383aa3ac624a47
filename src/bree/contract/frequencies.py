"""Compare how often `imagine` returns each world with how often it should."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from bree.contract.known_worlds import KnownWorlds

SAMPLES_PER_WORLD = 40  # calls of `imagine` for each world
DEVIATIONS = 4.0  # standard deviations; the seed is fixed, so a test that passes once always passes

Imagine = Callable[[Any, str | None, Random], Any]


class Report(NamedTuple):
    worlds: int
    tries: int
    reached: int
    strange: int  # imagined, but impossible
    chi: float  # the chi-squared statistic
    bound: float
    truth: tuple[int, float]  # how often the true world was imagined, and how often it should be

    @property
    def fair(self) -> bool:
        return self.reached == self.worlds and not self.strange and self.chi <= self.bound


def measured(found: KnownWorlds, imagine: Imagine, each: int = SAMPLES_PER_WORLD) -> Report:
    total = sum(found.worlds.values())
    tries = each * max(len(found.worlds), -(-total // min(found.worlds.values())) // 4)
    rng = Random("frequencies")
    counts = Counter(found.key(imagine(found.s, found.seat, rng)) for _ in range(tries))
    chi = 0.0
    for world, weight in found.worlds.items():
        wanted = tries * weight / total
        chi += (counts[world] - wanted) ** 2 / wanted
    free = max(1, len(found.worlds) - 1)
    bound = free * (1 - 2 / (9 * free) + DEVIATIONS * (2 / (9 * free)) ** 0.5) ** 3  # Wilson and Hilferty
    strange = sum(n for world, n in counts.items() if world not in found.worlds)
    reached = sum(world in counts for world in found.worlds)
    due = tries * found.worlds.get(found.truth, 0) / total
    return Report(len(found.worlds), tries, reached, strange, chi, bound, (counts[found.truth], due))
