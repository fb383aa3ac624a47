"""The problem to solve: the options that matter, and the dice of a turn."""

from typing import NamedTuple

from bree.games.mordor.place import PLACES, Place
from bree.games.mordor.rules.nazgul import target
from bree.games.mordor.state import CIRCLES, DICE, HOBBITS, Mordor, Terms
from bree.solve.mordor.throws import DieClass
from bree.solve.mordor.turn_tree import MOVING, TurnTree, tree_at

ON_THE_WAY, HOME, OUT = 0, 1, 2  # the state of the rival


class Problem(NamedTuple):
    terms: Terms
    hobbits: tuple[str, str] = HOBBITS[:2]  # the starter, and the other player

    def place(self, circles: int) -> Place:
        return PLACES[circles if self.terms.advanced else 0]

    def tree(self, mover: int, rival: int, circles: int) -> TurnTree:
        """Return all possible turns of the starter (0) or of the other player (1)."""
        seats = (self.hobbits[mover], self.hobbits[1 - mover])
        s = Mordor(terms=self.terms, seats=seats, active=MOVING, place=circles if self.terms.advanced else 0)
        s.circles = [circles, CIRCLES if rival == HOME else 0]
        s.left = [1, 0 if rival == OUT else 1]
        s.halved = [(), ()]
        dice = [DieClass(target(s, die), tuple(sorted(self.terms.faces[DICE.index(die)]))) for die in DICE]
        return tree_at(tuple(dice), self.place(circles))
