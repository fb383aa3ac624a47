"""Write the table of `docs/solve.md`: how many deals can be won, and how many the bots win.

    python scripts/winnable.py [--deals N] [--games N] [--jobs N] [--ray ADDRESS] [CHAPTER ...]

There is a row for every chapter and number of players. It shows the share of deals that can be won with open hands,
with one random choice of characters, threats and exchanges, and with the best of several such choices. It also shows
the share that `random` and `careful` win. A deal is the first round of a chapter. Prints Markdown with 95 % Wilson
intervals.
"""

from argparse import ArgumentParser
from collections import Counter
from random import Random
from typing import NamedTuple

from rich.console import Console
from rich.progress import track

from bree.bots.bot import Sight
from bree.core import CHANCE, Value, sample
from bree.games.fellowship import GAME
from bree.lab.executor import executor
from bree.lab.playing import seat_bots
from bree.lab.stats import wilson
from bree.solve.fellowship.deals import Deals

CHAPTERS = tuple(str(n) for n in range(1, 19))
CHOICES = 12  # the best of this many random choices before play
BUDGET = 20_000  # positions for each; a deal that is not decided by then counts as lost, and is counted
BOTS = ("random", "careful")


class Task(NamedTuple):
    """A deal to be solved, or a first round for a bot."""

    chapter: str
    players: int
    who: str  # `solver`, or a bot
    number: int

    @property
    def options(self) -> dict[str, Value]:
        return {"chapter": self.chapter, "players": self.players}

    @property
    def seed(self) -> str:
        return f"table/{self.chapter}/{self.players}"


def do(task: Task) -> dict[str, int]:
    """What is counted: columns of the table."""
    if task.who != "solver":
        return {task.who: wins(task)}
    deal = Deals(task.options, task.seed, CHOICES, BUDGET)(task.number)
    return {"first": deal.first, "best": deal.best, "open": not deal.sure}


def wins(task: Task) -> bool:
    """Does the bot win the first round? The second of a long chapter begins only after one that was won."""
    options = {**task.options, "loss": "end"}
    bots = seat_bots(GAME, options, (task.who,))
    rng = Random(f"{task.seed}/{task.number}")
    s = GAME.new(options)
    while s.rounds < 2 and (ask := GAME.waiting(s)) is not None:
        if ask.who == CHANCE:
            GAME.apply(s, sample(ask.picks, rng))
        else:
            GAME.apply(s, bots[ask.who].choose(Sight(GAME, s, ask.who, ask), rng))
    return bool(s.over == "won" or s.rounds == 2)


def share(won: int, trials: int) -> str:
    low, high = wilson(won, trials)
    return f"{won / trials:.0%} ({low:.0%}–{high:.0%})"


def main(deals: int, games: int, chapters: list[str], jobs: int, ray: str) -> None:
    rows = [(chapter, players) for chapter in chapters or CHAPTERS for players in (4, 3, 2, 1)]
    counts = {row: Counter[str]() for row in rows}
    times = {"solver": deals, **dict.fromkeys(BOTS, games)}
    tasks = [Task(*row, who, number) for row in rows for who in times for number in range(times[who])]
    with executor(jobs, ray) as workers:
        for task, found in track(workers.run(do, tasks), "deals and games", len(tasks), console=Console(stderr=True)):
            counts[task.chapter, task.players].update(found)
    print(f"{deals} deals and {games} games of each bot in every row; best of {CHOICES} random choices.\n")
    print("| chapter | players | random choices | best choice | undecided | `random` | `careful` |")
    print("|---|---|---|---|---|---|---|")
    for (chapter, players), count in counts.items():
        solved = [share(count["first"], deals), share(count["best"], deals), str(count["open"])]
        print("| " + " | ".join([chapter, str(players), *solved, *(share(count[bot], games) for bot in BOTS)]) + " |")


if __name__ == "__main__":
    words = ArgumentParser()
    words.add_argument("--deals", type=int, default=40)
    words.add_argument("--games", type=int, default=40)
    words.add_argument("--jobs", type=int, default=1)
    words.add_argument("--ray", default="")
    words.add_argument("chapters", nargs="*")
    main(**vars(words.parse_args()))
