"""`mcts`: information-set Monte Carlo tree search with random playouts, for every game.

Each playout imagines a new world that fits what the seat knows, walks down one tree that all worlds share, adds one
answer to the tree and plays on at random. An answer is tried by its mean result and by how seldom it was tried although
the world offered it. The bot takes the answer that it tried most often.

The bot knows nothing about a game but its rules. It is the baseline for games of other packages: docs/bots.md.
"""

from math import log, sqrt
from random import Random
from typing import Any, Final

from bree.bots.advice import INSTEAD, Advice, Reason, percent
from bree.bots.bot import Sight
from bree.core import CHANCE, Game, Pick, sample

PLAYOUTS: Final = 400  # for one answer
LONGEST: Final = 2_000  # answers of a playout; a longer one is worth nothing to anybody
CURIOSITY: Final = 0.7  # the weight of answers that were tried seldom
WITHOUT_SIGNAL: Final = ("doom", "war")  # random play never wins `doom`, and takes thousands of answers in `war`


class SearchNode:
    """What the search knows about an answer."""

    __slots__ = ("children", "offered", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[str, SearchNode] = {}
        self.offered = 0  # playouts that could have tried it
        self.visits = 0
        self.total = 0.0  # of the results for the seat that answers

    @property
    def mean(self) -> float:
        return self.total / self.visits

    def bound(self) -> float:
        return self.mean + CURIOSITY * sqrt(log(self.offered) / self.visits)


class Mcts:
    def __init__(self, playouts: int = PLAYOUTS) -> None:
        if playouts < 1:
            raise ValueError("mcts needs at least one playout")
        self.playouts = playouts

    def choose(self, sight: Sight, rng: Random) -> str:
        picks = sight.ask.picks
        return picks[0].id if len(picks) == 1 else self.advise(sight, rng).picks[0]

    def advise(self, sight: Sight, rng: Random) -> Advice:
        root = SearchNode()
        for _ in range(self.playouts):
            playout(sight.game, sight.imagine(rng), root, rng)
        ranked = sorted(root.children.items(), key=lambda item: item[1].visits, reverse=True)
        best, node = ranked[0]
        says = [Reason("mcts-best", {"share": percent(node.mean), "playouts": node.visits})]
        if len(ranked) > 1:
            following, other = ranked[1]
            says.append(
                Reason("mcts-next", {INSTEAD: (following,), "share": percent(other.mean), "playouts": other.visits})
            )
        return Advice((best,), tuple(says), node.mean)


def playout(game: Game, s: Any, root: SearchNode, rng: Random) -> None:
    """Play one imagined world to its end, and record the result in the tree."""
    rules, node = game.rules, root
    path: list[tuple[SearchNode, str]] = []
    growing, left = True, LONGEST
    while (ask := rules.waiting(s)) is not None and left > 0:
        picks = ask.picks
        if not growing and ask.who == CHANCE:
            left -= len(rules.let_chance_answer(s, ask, rng))
            continue
        left -= 1
        if not growing:
            answer = picks[int(rng.random() * len(picks))].id
        else:
            answer = sample(picks, rng) if ask.who == CHANCE else choice(node, picks, rng)
            node = node.children.setdefault(answer, SearchNode())
            growing = node.visits > 0  # one new answer for each playout
            path.append((node, ask.who))
        rules.play(s, answer)
    scores = game.score(s) or {}
    for node, who in path:
        node.visits += 1
        node.total += scores.get(who, 0.0)


def choice(node: SearchNode, picks: tuple[Pick, ...], rng: Random) -> str:
    """Return an answer that is not in the tree yet, otherwise the one with the highest bound."""
    children = node.children
    fresh = []
    for pick in picks:
        child = children.get(pick.id)
        if child is None:
            fresh.append(pick.id)
        else:
            child.offered += 1
    if fresh:
        answer = fresh[int(rng.random() * len(fresh))]
        children[answer] = child = SearchNode()
        child.offered = 1
        return answer
    return max((children[pick.id].bound(), pick.id) for pick in picks)[1]


def plays(game: str) -> bool:
    return game not in WITHOUT_SIGNAL


BOT = Mcts
LEVEL = 1
HINTS = False  # its reasons say nothing about a game
