"""Search for positions at which a request to the table is expensive.

    python scripts/soak_costs.py [--games war,doom] [--seconds 60] [--seed 0] [--keep]

The script breeds positions for each game and option set. Random answers lead on from each position, and the most
expensive positions form the next generation. Some games are also played to their end. The law of costs
(`bree.contract.laws.costs`) counts the cost of each request. Every generation follows from the seed, the game, the
option set and its number; `--seconds` limits the search. With `--keep` the most expensive positions are written to
`tests/contract/costs`, where `make test` checks the law. The script fails if the law is broken.
"""

import argparse
from collections import Counter
from math import prod
from pathlib import Path
from random import Random
import sys
from time import process_time
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "games")]

from bree.contract.laws.costs import cost, costs, most  # noqa: E402
from bree.core import CHANCE, DONE, Ask, Game, Value  # noqa: E402
from bree.core.find import own_games  # noqa: E402
from bree.core.refusal import TooWide  # noqa: E402
from bree.table.pick_set import SetSearch  # noqa: E402
from tests.contract.costs import write  # noqa: E402
from tests.contract.variants import option_sets  # noqa: E402

CROWD = 12  # positions of an option set that go on
GAMES = 6  # that are played to their end
CHILDREN = 4  # of each position
ANSWERS = 48  # to a child at most
SELDOM = 40  # positions between two whose view is measured, until a view of the game has cost something


class Dear(NamedTuple):
    """A position, and what makes it dear: the first thing first."""

    clones: int  # for its pick set, or for the view of the seat that is asked
    sets: int  # that the pick set would have if all combinations were legal
    picks: int
    s: Any


class Worst(NamedTuple):
    """The dearest position of a game for one kind of question."""

    number: int
    question: str
    options: dict[str, Value]
    s: Any


class CostSearch:
    """All that is found out about a game."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.positions = 0
        self.worst: dict[str, Worst] = {}
        self._views = False  # do they cost anything?
        self.crowds = [Crowd(self, name, options, seed) for name, options in option_sets(game).items()]

    def glance(self, s: Any, ask: Ask) -> Dear:
        """What can be said quickly."""
        self.positions += 1
        clones = 0
        if ask.many and not ask.bounded:
            try:
                clones = len(SetSearch(self.game, s, ask).stops)
            except TooWide as refusal:
                clones = int(str(refusal.facts["most"]))
        elif self._views or self.positions % SELDOM == 0:
            seat = None if ask.who == CHANCE else ask.who
            clones = cost(self.game, s, lambda table: table.view(seat))
            self._views = self._views or clones > 0
        sets = prod(pick.copies + 1 for pick in ask.picks if pick.id != DONE) if ask.bounded else 1
        return Dear(clones, sets, 0 if ask.who == CHANCE else len(ask.picks), s)

    def look(self, dear: Dear, options: dict[str, Value]) -> None:
        """By the law itself, once a position is among the dearest."""
        ask = self.game.waiting(dear.s)
        assert ask is not None
        found = {**costs(self.game, dear.s, ask), "sets": dear.sets, "picks": dear.picks}
        for name, number in found.items():
            kind = name.partition(":")[0].partition(" ")[0]
            if number > (self.worst[kind].number if kind in self.worst else 0):
                self.worst[kind] = Worst(number, name, options, dear.s.clone())

    def __str__(self) -> str:
        most = Counter({kind: worst.number for kind, worst in self.worst.items()})
        told = ", ".join(f"{kind} {number}" for kind, number in most.items())
        generations = sum(crowd.generation for crowd in self.crowds)
        return f"{self.game.name}: {generations} generations, {self.positions} positions, at most: {told}"


class Crowd:
    """Positions of one option set."""

    def __init__(self, search: CostSearch, name: str, options: dict[str, Value], seed: int) -> None:
        self.search, self.game = search, search.game
        self.name, self.options, self.seed = name, options, seed
        self.generation = 0
        self.here: list[Dear] = []
        self.games = [self.game.new(options) for _ in range(GAMES)]

    def breed(self) -> None:
        """The next generation: the dearest of the last one, of their children and of the games that go on."""
        self.generation += 1
        rng = Random(f"{self.seed}/{self.game.name}/{self.name}/{self.generation}")
        children = [self.child(one.s.clone(), rng) for one in self.here for _ in range(CHILDREN)]
        children += [self.child(s, rng) for s in self.games]
        self.games = [s if s.todo else self.game.new(self.options) for s in self.games]
        found: dict[tuple[int, int, int], Dear] = {}  # of equal positions, the newest
        for one in [*filter(None, children), *self.here]:
            found.setdefault(one[:3], one)
        ranked = sorted(found.values(), key=lambda one: one[:3], reverse=True)[:CROWD]
        for one in ranked:
            if one not in self.here:
                self.search.look(one, self.options)
        self.here = ranked

    def child(self, s: Any, rng: Random) -> Dear | None:
        """The dearest position on a way of random answers."""
        best: Dear | None = None
        for _ in range(rng.randint(1, ANSWERS)):
            ask = self.game.waiting(s)
            if ask is None:
                break
            dear = self.search.glance(s, ask)
            if best is None or dear[:3] >= best[:3]:
                best = dear._replace(s=s.clone())
            self.game.rules.play(s, rng.choice(ask.picks).id)
        return best


def searched(game: Game, seconds: float, seed: int) -> CostSearch:
    search, begun, told = CostSearch(game, seed), process_time(), 0.0
    while process_time() - begun < seconds:
        for crowd in search.crowds:
            crowd.breed()
            if process_time() - told > 5:
                told = process_time()
                print(f"\r{told - begun:4.0f} s, {search}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return search


def main() -> int:
    parser = argparse.ArgumentParser(description="Positions where a question costs much.")
    parser.add_argument("--games", default=",".join(own_games()))
    parser.add_argument("--seconds", type=float, default=60.0, help="of the processor, for each game")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--keep", action="store_true", help="write the dearest positions into the tests")
    given = parser.parse_args()
    broken = 0
    for name in given.games.split(","):
        search = searched(own_games()[name], given.seconds, given.seed)
        print(search)
        for kind, worst in search.worst.items():
            print(f"  {kind}: {worst.question}, {worst.number}, {worst.options}")
            broken += kind not in ("sets", "picks") and worst.number > most(kind)
            if given.keep:
                write(f"{name}-{kind}", search.game, worst.options, worst.s)
    return int(broken > 0)


if __name__ == "__main__":
    sys.exit(main())
