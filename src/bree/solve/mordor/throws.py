"""All throws of some dice with their weights, and all sets that a player may set aside from a throw."""

from collections import Counter
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from bree.games.mordor.state import NAZGUL


class DieClass(NamedTuple):
    """Dice that are interchangeable."""

    victim: int  # the seat that its Nazgûl strikes; -1 for nobody
    faces: tuple[str, ...]


Shown = tuple[tuple[DieClass, str], ...]  # dice and their faces, sorted


@lru_cache(maxsize=4096)
def throws(dice: tuple[DieClass, ...]) -> tuple[tuple[Shown, int], ...]:
    """Return every different throw, and the number of equally likely throws that look like it."""
    sides = [[((kind, face), times) for face, times in Counter(kind.faces).items()] for kind in dice]
    found: Counter[Shown] = Counter()
    for throw in product(*sides):
        weight = 1
        for _, times in throw:
            weight *= times
        found[tuple(sorted(die for die, _ in throw))] += weight
    return tuple(found.items())


@lru_cache(maxsize=65536)
def keeps(shown: Shown, equal: bool) -> tuple[Shown, ...]:
    """Return every different set that may be set aside: one die of each symbol, or several if the rules allow equal
    symbols.
    """
    by_symbol: dict[str, Counter[tuple[DieClass, str]]] = {}
    for die in shown:
        by_symbol.setdefault(die[1], Counter())[die] += 1
    choices = [_of_symbol(symbol, dice, equal) for symbol, dice in by_symbol.items()]
    sets = (tuple(sorted(die for part in parts for die in part)) for parts in product(*choices))
    return tuple(chosen for chosen in sets if chosen)


def _of_symbol(symbol: str, dice: Counter[tuple[DieClass, str]], equal: bool) -> list[Shown]:
    if equal:
        counts = product(*(range(times + 1) for times in dice.values()))
        parts: list[Shown] = [tuple(die for die, n in zip(dice, row, strict=True) for _ in range(n)) for row in counts]
    else:
        parts = [(), *((die,) for die in dice)]
    return [part for part in parts if part or symbol != NAZGUL]


def without(shown: Shown, chosen: Shown) -> Shown:
    left = list(shown)
    for die in chosen:
        left.remove(die)
    return tuple(left)
