"""The long runs: random games over all option sets, the conservation laws checked after every answer.

    python scripts/soak.py [GAMES [EACH [NAME]]]

All games, or the named one. A game of chapters is also played in every chapter with every number of players,
EACH times (200).
"""

from functools import partial
from itertools import product
import os
from pathlib import Path
import sys

from rich.progress import Progress

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "games")]

from bree.core import Game, Value  # noqa: E402
from bree.core.find import games  # noqa: E402
from bree.lab.simulate import Study  # noqa: E402
from tests.contract.tables import option_sets  # noqa: E402


def chapters(game: Game) -> list[dict[str, Value]]:
    """Every chapter with every number of players; nothing for a game without chapters."""
    values = {option.name: option.values for option in game.options}
    if "chapter" not in values:
        return []
    return [{"players": n, "chapter": chapter} for n, chapter in product(values["players"], values["chapter"])]


def soak(name: str, sets: list[dict[str, Value]], each: int) -> int:
    """How many games went wrong."""
    faults = 0
    with Progress() as progress:
        task = progress.add_task(f"{name}, {len(sets)} option sets", total=each * len(sets))
        for options in sets:
            study = Study(name, options, ("random",), each, os.cpu_count() or 1, "soak", audit=True)
            study.run(partial(progress.advance, task))
            faults += len(study.faults)
            for one in study.faults[:1]:
                print(options, one.fault)
    print(f"{name}: {each * len(sets)} random games over {len(sets)} option sets, faults: {faults}")
    return faults


def main(count: int = 100_000, each: int = 200, only: str = "") -> int:
    faults = 0
    for name, game in games().items():
        if only not in ("", name):
            continue
        sets = list(option_sets(game).values())
        faults += soak(name, sets, -(-count // len(sets)))
        if chapters(game):
            faults += soak(name, chapters(game), each)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:3]), *sys.argv[3:4]))
