"""Duels: by how much was one bot better than another, with the same luck?"""

from collections.abc import Sequence
from itertools import combinations
from math import sqrt
from typing import NamedTuple

from bree.lab.arena.bout import Result
from bree.lab.arena.pairings import Pairings
from bree.lab.stats import Z95


class Duel(NamedTuple):
    rounds: int
    by: float  # the mean difference of their shares of the victory
    low: float
    high: float


def differences(bots: tuple[str, ...], pairings: Pairings, played: Sequence[Result]) -> dict[tuple[str, str], float]:
    """The difference of each two bots in a round, between -1 and 1. Unfinished games do not count."""
    blocks: dict[int, list[Result]] = {}
    for result in played:
        blocks.setdefault(result.bout.line_up, []).append(result)
    whole = {index: block for index, block in blocks.items() if not any(result.fault for result in block)}
    found = {}
    for one, other in combinations(bots, 2):
        if pairings.together:
            teams = [whole.get(pairings.line_ups.index((bot,) * len(pairings.places))) for bot in (one, other)]
            gains = [mine[0].scores[0] - theirs[0].scores[0] for mine, theirs in [teams] if mine and theirs]
        else:
            both = [block for index, block in whole.items() if {one, other} <= set(pairings.line_ups[index])]
            gains = [_mean([_share(game, one) - _share(game, other) for game in block]) for block in both]
        if gains:
            found[one, other] = _mean(gains)
    return found


def duel(gains: Sequence[float]) -> Duel:
    """The mean with its 95 % interval, after Agresti and Min: half a round is added for each of the four ways in which

    two may end, so that rounds that all went alike do not pass for certainty.
    """
    rounds = len(gains)
    if not rounds:
        return Duel(0, 0.0, -1.0, 1.0)
    weight = rounds + 2
    middle = sum(gains) / weight
    variance = (sum(gain * gain for gain in gains) + 1) / weight - middle * middle
    spread = Z95 * sqrt(max(variance, 0.0) / weight)
    return Duel(rounds, _mean(gains), max(-1.0, middle - spread), min(1.0, middle + spread))


def _share(game: Result, bot: str) -> float:
    """The bot's share of the victory for each of its places."""
    return _mean([share for name, share in zip(game.bout.seating, game.shares, strict=True) if name == bot])


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
