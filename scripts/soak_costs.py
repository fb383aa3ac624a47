"""Looks for positions where a question to the table costs much, by answers that a stranger could give, dice and all.

    python scripts/soak_costs.py [--games war,doom] [--seconds 60] [--seed 0] [--keep]

For each game and option set it breeds a crowd of positions. Random answers lead on from each of them for a while, and
the dearest positions on the way form the next generation. The law of costs (`bree.contract.laws.costs`) counts what
each question costs. Every generation follows from the seed, the game, the option set and its own number; `--seconds`
says how long the search goes on. With `--keep` the dearest positions of a game are written to `tests/contract/costs`,
where `make test` holds the law. The script fails where the law is broken.
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

from bree.contract.laws.costs import CLONES, costs  # noqa: E402
from bree.core import DONE, Ask, Game, Value  # noqa: E402
from bree.core.find import own  # noqa: E402
from tests.contract.costs import write  # noqa: E402
from tests.contract.tables import option_sets  # noqa: E402

CROWD = 12  # positions of an option set that go on
CHILDREN = 4  # of each
ANSWERS = 48  # until a child is a position itself, at most


class Dear(NamedTuple):
    """A position, and what it costs."""

    clones: int
    sets: int  # that the run which is asked for may hold, were all of its things free
    picks: int
    question: str
    options: dict[str, Value]
    s: Any


class Worst:
    """The dearest positions of a game, one for each kind of question."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.positions = 0
        self.of: dict[str, Dear] = {}
        self.most: Counter[str] = Counter()

    def look(self, s: Any, ask: Ask, options: dict[str, Value]) -> Dear:
        found = costs(self.game, s, ask)
        self.positions += 1
        sets = prod(pick.copies + 1 for pick in ask.picks if pick.id != DONE) if ask.told else 1
        dear = Dear(0, sets, len(ask.picks), "", options, s.clone())
        measures = {**found, "sets": sets, "picks": len(ask.picks)}
        for name, number in measures.items():
            kind = name.partition(":")[0].partition(" ")[0]
            if number > self.most[kind]:
                self.most[kind] = number
                self.of[kind] = dear._replace(clones=found.get(name, 0), question=name)
        name = max(found, key=found.__getitem__)
        return dear._replace(clones=found[name], question=name)

    def __str__(self) -> str:
        return f"{self.game.name}, {self.positions} positions, at most: {dict(self.most)}"


class Crowd:
    """Positions of one option set, each with what it cost on the way to it."""

    def __init__(self, worst: Worst, name: str, options: dict[str, Value], seed: int) -> None:
        self.worst, self.game = worst, worst.game
        self.name, self.options, self.seed = name, options, seed
        self.generation = 0
        self.here: list[Dear] = []

    def breed(self) -> None:
        """The next generation: those of the last one and their children, the dearest of them; in part new games."""
        self.generation += 1
        rng = Random(f"{self.seed}/{self.game.name}/{self.name}/{self.generation}")
        parents = [one.s for one in self.here] + [self.game.new(self.options) for _ in range(2)]
        children = [self.child(s.clone(), rng) for s in parents for _ in range(CHILDREN)]
        ranked = sorted([*self.here, *filter(None, children)], key=lambda one: one[:3], reverse=True)
        found: dict[tuple[int, int, int], Dear] = {}  # alike ones once
        for one in ranked:
            found.setdefault(one[:3], one)
        self.here = list(found.values())[:CROWD]

    def child(self, s: Any, rng: Random) -> Dear | None:
        """The dearest position on a way of random answers."""
        best: Dear | None = None
        for _ in range(rng.randint(1, ANSWERS)):
            ask = self.game.waiting(s)
            if ask is None:
                break
            dear = self.worst.look(s, ask, self.options)
            if best is None or dear[:3] >= best[:3]:
                best = dear
            self.game.rules.play(s, rng.choice(ask.picks).id)
        return best


def search(game: Game, seconds: float, seed: int) -> Worst:
    worst = Worst(game)
    crowds = [Crowd(worst, name, options, seed) for name, options in option_sets(game).items()]
    begun, told = process_time(), 0.0
    while process_time() - begun < seconds:
        for crowd in crowds:
            crowd.breed()
            if process_time() - told > 5:
                told = process_time()
                print(f"\r{process_time() - begun:4.0f} s, {worst}", end="", file=sys.stderr, flush=True)
            if process_time() - begun >= seconds:
                break
    print(file=sys.stderr)
    return worst


def keep(worst: Worst) -> None:
    for kind, dear in worst.of.items():
        write(f"{worst.game.name}-{kind}", worst.game, dear.options, dear.s)


def main() -> int:
    parser = argparse.ArgumentParser(description="Positions where a question costs much.")
    parser.add_argument("--games", default=",".join(own()))
    parser.add_argument("--seconds", type=float, default=60.0, help="of the processor, for each game")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--keep", action="store_true", help="write the dearest positions into the tests")
    given = parser.parse_args()
    broken = False
    for name in given.games.split(","):
        worst = search(own()[name], given.seconds, given.seed)
        print(worst)
        for kind, dear in worst.of.items():
            print(f"  {kind}: {dear.question}, {dear.clones} clones, {dear.picks} picks, {dear.sets} sets")
            broken = broken or dear.clones > CLONES
        if given.keep:
            keep(worst)
    return int(broken)


if __name__ == "__main__":
    sys.exit(main())
