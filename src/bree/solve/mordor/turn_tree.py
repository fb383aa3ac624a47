"""Everything that can happen to the dice in one turn, as arrays.

A node is the situation before a roll: the remaining dice, and a count of the dice set aside. A leaf is that count at
the end of the rolls. The tree does not depend on the sheets, so a few trees are enough for all positions.
"""

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from bree.games.mordor.place import Place
from bree.games.mordor.state import GANDALF, NAZGUL, ORC, RING, TREE, WEAPON
from bree.solve.mordor.throws import DieClass, Shown, keeps, throws, without

MOVING, WAITING = 0, 1  # the seats of the mover and of the rival in a die class


class Tally(NamedTuple):
    """The symbols set aside. Rings count only if there are not more orcs than weapons, so their difference is
    enough.
    """

    rings: int = 0
    gandalfs: int = 0
    orcs: int = 0  # minus the weapons, with the factors of the place
    own: int = 0  # Nazgûl that strike the mover
    rival: int = 0


class TurnTree(NamedTuple):
    leaves: np.ndarray  # a count for each
    rows_of: np.ndarray  # node -> its first row; a row is a throw
    weights: np.ndarray  # of a row, as a share of all throws
    choices_of: np.ndarray  # row -> its first choice
    choices: np.ndarray  # leaf, or number of leaves + node


class _Builder:
    def __init__(self, equal: bool, orc: int, weapon: int) -> None:
        self.equal, self.orc, self.weapon = equal, orc, weapon
        self.leaves: dict[Tally, int] = {}
        self.nodes: dict[tuple[tuple[DieClass, ...], Tally], int] = {}
        self.rows: list[Counter[tuple[int, ...]]] = []

    def node(self, dice: tuple[DieClass, ...], tally: Tally) -> int:
        """Return the number of a node. It is negative, to distinguish it from a leaf. Its children already have
        numbers.
        """
        known = self.nodes.get((dice, tally))
        if known is not None:
            return known
        rows: Counter[tuple[int, ...]] = Counter()
        for shown, weight in throws(dice):
            rows[tuple(sorted({self.after(tally, shown, chosen) for chosen in keeps(shown, self.equal)}))] += weight
        self.rows.append(rows)
        number = self.nodes[dice, tally] = -len(self.rows)
        return number

    def after(self, tally: Tally, shown: Shown, chosen: Shown) -> int:
        rings, gandalfs, orcs, own, rival = tally
        for kind, face in chosen:
            rings += face == RING
            gandalfs += face == GANDALF
            orcs += self.orc * (face == ORC) - self.weapon * (face == WEAPON)
            own += face == NAZGUL and kind.victim == MOVING
            rival += face == NAZGUL and kind.victim == WAITING
        tally = Tally(rings, gandalfs, orcs, own, rival)
        if len(chosen) < len(shown) and all(face != TREE for _, face in chosen):
            return self.node(tuple(kind for kind, _ in without(shown, chosen)), tally)
        tally = tally._replace(orcs=int(orcs > 0))
        return self.leaves.setdefault(tally, len(self.leaves))


@lru_cache(maxsize=64)
def turn_tree(dice: tuple[DieClass, ...], equal: bool, orc: int, weapon: int) -> TurnTree:
    builder = _Builder(equal, orc, weapon)
    builder.node(dice, Tally())
    rows_of, weights, choices_of, choices = [0], [], [0], []
    for rows in builder.rows:
        sides = sum(rows.values())
        for found, weight in rows.items():
            weights.append(weight / sides)
            choices += [n if n >= 0 else len(builder.leaves) - n - 1 for n in found]
            choices_of.append(len(choices))
        rows_of.append(len(weights))
    return TurnTree(
        np.array(list(builder.leaves), dtype=np.int64),
        np.array(rows_of, dtype=np.int64),
        np.array(weights),
        np.array(choices_of, dtype=np.int64),
        np.array(choices, dtype=np.int64),
    )


def tree_at(dice: tuple[DieClass, ...], here: Place) -> TurnTree:
    return turn_tree(tuple(sorted(dice)), here.equal_symbols, here.orc, here.weapon)
