"""Play the games of `docs/strength.md`, and write the page.

    python scripts/strength.py [--rounds N] [--only GAME] [--bots NAME,NAME] [--file FILE]
    python scripts/strength.py --page
    python scripts/strength.py --deals

The results are in `docs/strength.jsonl`. Stop the command at any time: the next call continues. It always plays the row
that has used the least processor time so far, so quick bots get more games than slow ones. `--rounds` limits the games
of a row. `--page` only writes the page again, and `--deals` prints the fixed deals of `fellowship`.

To compare a program of your own with the fixed deals of `fellowship`, keep its results in a file of your own:

    python scripts/strength.py --program "python bot.py" --file mine.jsonl
"""

from argparse import ArgumentParser
import os
from pathlib import Path
import platform
import sys
from time import monotonic

sys.path.insert(0, str(Path(__file__).resolve().parent))

from rich.console import Console
from rich.progress import Progress
from strength_page import page
from strength_rows import (
    CHAPTERS,
    DEALS,
    GAMES,
    Results,
    Row,
    Tally,
    deal_option,
    deal_rows,
    most,
    play,
    read,
    rows,
    write,
)

from bree.bots.outside import PREFIX
from bree.cli.welcome import build
from bree.table import user_files

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "docs" / "strength.jsonl"
PAGE = ROOT / "docs" / "strength.md"
ROUNDS = 300
WRITE_S = 5.0  # seconds between two writes of the file


def machine() -> str:
    return f"{os.cpu_count()} cores {platform.machine()}, Python {platform.python_version()}, {build()} build"


def run(due: list[Row], rounds: int, path: Path) -> Results:
    """Play until all rows are complete, and write the results every few seconds and at the end."""
    results = read(path)
    if machine() not in results.machines:
        results = results._replace(machines=(*results.machines, machine()))
    tallies = results.tallies
    screen = Console(stderr=True)
    with Progress(console=screen, disable=not screen.is_terminal) as progress:
        total = sum([most(row, rounds) for row in due])
        done = sum([min(tallies.get(row, Tally()).games, most(row, rounds)) for row in due])
        task = progress.add_task("games", total=total, completed=done)
        written = monotonic()
        try:
            while left := [row for row in due if tallies.get(row, Tally()).games < most(row, rounds)]:
                row = min(left, key=lambda one: tallies.get(one, Tally()).cost)
                before = tallies.get(row, Tally())
                tallies[row] = before.plus(play(row, before.games))
                progress.advance(task)
                if monotonic() - written > WRITE_S:
                    write(path, results)
                    written = monotonic()
        finally:
            write(path, results)
    return results


def print_deals() -> None:
    for chapter in range(1, CHAPTERS + 1):
        for number in range(DEALS):
            if (line := deal_option(chapter, number)) is not None:
                print(f'--option chapter={chapter} --option "deal={line}"')


def main() -> None:
    words = ArgumentParser(description=__doc__)
    words.add_argument("--rounds", type=int, default=ROUNDS, help=f"games of a row at most; {ROUNDS} by default")
    words.add_argument("--only", choices=GAMES)
    words.add_argument("--bots", default="")
    words.add_argument("--program", default="")
    words.add_argument("--file", type=Path, default=RESULTS)
    words.add_argument("--page", action="store_true")
    words.add_argument("--deals", action="store_true")
    given = words.parse_args()
    if given.deals:
        return print_deals()
    games = (given.only,) if given.only else GAMES
    wanted = tuple(filter(None, given.bots.split(",")))
    due = deal_rows(PREFIX + given.program) if given.program else rows(games, wanted)
    if not due:
        words.error("no row has one of these bots")
    try:
        if not given.page:
            run(due, given.rounds, given.file)
    except KeyboardInterrupt:
        print("Stopped. The next call continues.")
    finally:
        text = page(read(given.file))
        if given.file == RESULTS:
            user_files.write(PAGE, text, user_files.SHARED)
        else:
            print(text)


if __name__ == "__main__":
    main()
