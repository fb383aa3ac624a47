"""Values of Journey to Mordor from the rules alone, for positions near the end and dice with few symbols.

Every state that the engine can reach is a node of a graph. The test computes the shares of both players on it by
iterating over all nodes until nothing changes. This is slow, and shares no code with the solver.
"""

from collections.abc import Mapping

from bree.core import CHANCE, Value
from bree.core.state_key import state_key
from bree.games.mordor import GAME
from bree.games.mordor.setup import setup
from bree.games.mordor.state import Mordor

DICE, OVER = -1, -2  # chance must answer; the game is over
EQUAL = 1e-13
SETTLED = 1e-12


def position(options: Mapping[str, Value], squares: int, circles: tuple[int, int]) -> Mordor:
    """Return the position before the starter's first turn, with this number of squares and unmarked trails."""
    s = setup(GAME.choose({"gandalf_square": "first", "starter": "frodo", **options}))
    s.terms = s.terms._replace(squares=squares)
    s.circles, s.left = list(circles), [squares, squares]
    GAME.rules.settle(s)
    return s


Shares = tuple[float, float]


class Node:
    """A state of the engine: who must answer, and the next states with their weights."""

    def __init__(self) -> None:
        self.mover = OVER
        self.after: list[tuple[float, Node]] = []
        self.shares: Shares = (0.0, 0.0)

    def refresh(self) -> float:
        """Compute the shares again. Return by how much they changed."""
        if self.mover == OVER:
            return 0.0
        before = self.shares
        if self.mover == DICE:
            self.shares = (sum(w * n.shares[0] for w, n in self.after), sum(w * n.shares[1] for w, n in self.after))
        else:
            self.shares = best([node.shares for _, node in self.after], self.mover)
        return max(abs(self.shares[0] - before[0]), abs(self.shares[1] - before[1]))


def direct_shares(s: Mordor) -> Shares:
    nodes = {state_key(s): Node()}
    waiting = [(s, nodes[state_key(s)])]
    while waiting:
        state, node = waiting.pop()
        ask = GAME.waiting(state)
        if ask is None:
            score = GAME.score(state) or {}
            node.shares = (score[state.seats[0]], score[state.seats[1]])
            continue
        node.mover = DICE if ask.who == CHANCE else state.seats.index(ask.who)
        sides = sum(pick.weight for pick in ask.picks)
        for pick in ask.picks:
            after = state.clone()
            GAME.rules.play(after, pick.id)
            key = state_key(after)
            if key not in nodes:
                nodes[key] = Node()
                waiting.append((after, nodes[key]))
            node.after.append((pick.weight / sides, nodes[key]))
    order = list(reversed(nodes.values()))
    while max(node.refresh() for node in order) > SETTLED:
        pass
    return nodes[state_key(s)].shares


def best(shares: list[Shares], mover: int) -> Shares:
    """Return the largest share for the mover, and of equal ones the smallest for the rival."""
    found = shares[0]
    for share in shares[1:]:
        more = share[mover] - found[mover]
        if more > EQUAL or (more > -EQUAL and share[1 - mover] < found[1 - mover]):
            found = share
    return found
