"""Long runs: random games over all option sets, with the conservation laws checked after every answer.

    python scripts/soak.py [GAMES [EACH [NAME [ROUNDS]]]]

Runs all games, or the named one. Games of `war` are long, so a fifth of GAMES (100,000) is played: 2,000 of every
option set, with two, three and four players, with and without Lords of Middle-earth and its Council. Captains play a
sixth of these. For `war` the script counts how often each card is used, and names rare cards. No game may take more
answers than the tests allow (`tests/contract/variants.py`).

A game with chapters is also played EACH times (200) in every chapter with every number of players. The marks of the
Fellowship are compared with the oracle of its tests: ROUNDS rounds (1,000) for every chapter and number of players, and
a tenth of that in total for the option sets.
"""

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
import os
from pathlib import Path
import sys
from tomllib import loads

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "games")]

from bree.core import PASS, Game, Value  # noqa: E402
from bree.core.find import own_games  # noqa: E402
from bree.lab.simulate import Study  # noqa: E402
from tests.contract.variants import option_sets, pace  # noqa: E402
from tests.rulebook.fellowship.oracle import last_tricks, mark_faults, sound_faults  # noqa: E402

SHARE = {"war": 5}  # one in this many games is played
ALSO: dict[str, list[dict[str, Value]]] = {"war": [{"players": 3}, {"players": 4}]}  # option sets besides the tests'
CAPTAINS = {"war": {"captain": 6}}  # one in this many of these games is played by this bot
# What is done with a card, and the asks at which it is.
USES = {"war": {"event": ("event", "another_event"), "combat": ("combat_card",)}}
AUDIT = {"war": 20}  # answers between two checks; a broken law stays broken, and the checks are the slowest part
SELDOM = 20  # times, in all games together

Uses = Counter[tuple[str, str, str]]  # card, use, bot


def chapters(game: Game) -> list[dict[str, Value]]:
    """Every chapter with every number of players; nothing for a game without chapters."""
    values = {option.name: option.values for option in game.options}
    if "chapter" not in values:
        return []
    return [{"players": n, "chapter": chapter} for n, chapter in product(values["players"], values["chapter"])]


def cards_of(game: Game) -> list[str]:
    """The cards whose uses are counted: all cards that can be in a hand."""
    folder = Path(ROOT / "src", *game.package.split("."), "cards")
    files = folder.glob("*.toml") if game.name in USES else ()
    return sorted(path.stem for path in files if not loads(path.read_text(encoding="utf-8")).get("outside"))


def sets_of(game: Game) -> list[dict[str, Value]]:
    return [*option_sets(game).values(), *ALSO.get(game.name, [])]


def games_of(name: str, count: int, sets: int) -> int:
    """How many of each option set."""
    return -(-count // SHARE.get(name, 1) // sets)


def tell_uses(cards: list[str], uses: Uses, name: str, bots: list[str]) -> list[str]:
    """A table of how often each bot used each card, and the cards that were used too rarely."""
    columns = [(use, bot) for use in USES[name] for bot in bots]
    table = Table("card", *[f"{use}, {bot}" for use, bot in columns], title=f"{name}: how often cards were used")
    seldom = []
    for card in cards:
        table.add_row(card, *[str(uses[card, use, bot]) for use, bot in columns])
        for use in USES[name]:
            number = sum(uses[card, use, bot] for bot in bots)
            if number < SELDOM:
                seldom.append(f"{card} ({use}): {number}")
    Console().print(table)
    print(f"{name}: used fewer than {SELDOM} times:", *(seldom or ["none"]), sep="\n  ")
    return seldom


def soak(name: str, sets: list[dict[str, Value]], each: int, bot: str = "random", uses: Uses | None = None) -> int:
    """How many games went wrong, or on for too long."""
    asks = {key: use for use, keys in USES.get(name, {}).items() for key in keys}
    bound = pace(own_games()[name]).bound
    faults = longest = 0
    with Progress() as progress:
        task = progress.add_task(f"{name}, {bot}, {len(sets)} option sets", total=each * len(sets))
        for options in sets:
            study = Study(name, options, (bot,), each, os.cpu_count() or 1, "soak", AUDIT.get(name, 1), tuple(asks))
            study.run(partial(progress.advance, task))
            for one in study.faults[:1]:
                print(options, one.fault)
            longest = max(longest, *(one.answers for one in study.played))
            if uses is not None:
                for one in study.played:
                    for key, given in one.given.items():
                        uses.update({(card, asks[key], bot): n for card, n in given.items() if card != PASS})
            faults += len(study.faults) + sum(one.answers > bound for one in study.played)
    played = f"{name}: {each * len(sets)} games of {bot} over {len(sets)} option sets"
    print(f"{played}, the longest of {longest} answers, faults: {faults}")
    return faults


def marks_of(task: tuple[dict[str, Value], int]) -> tuple[Counter[str], list[str]]:
    """One random round: what was compared, and what was wrong."""
    options, seed = task
    found = sound_faults(options, seed)
    counts, faults = Counter(marks=found.marks, stops=found.stops), list(found.faults)
    for s in last_tricks(options, seed):
        compared, wrong = mark_faults(s)
        counts["exact"] += compared
        faults += wrong
    return counts, faults


def soak_marks(rounds: int) -> int:
    """How many marks and early ends of the Fellowship are not what all worlds and all lines of play say."""
    game = own_games()["fellowship"]
    tasks = [(options, seed) for options in chapters(game) for seed in range(rounds)]
    tasks += [(options, seed) for options in option_sets(game).values() for seed in range(rounds // 10)]
    total: Counter[str] = Counter()
    wrong = 0
    with Progress() as progress, ProcessPoolExecutor(os.cpu_count() or 1) as pool:
        bar = progress.add_task("marks of the Fellowship", total=len(tasks))
        for (options, seed), (counts, faults) in zip(tasks, pool.map(marks_of, tasks, chunksize=8), strict=True):
            progress.advance(bar)
            total += counts
            wrong += len(faults)
            for one in faults[:1]:
                print(options, seed, one)
    print(f"fellowship: {len(tasks)} random rounds, {dict(total)} compared, wrong: {wrong}")
    return wrong


def main(count: int = 100_000, chapter_games: int = 200, only: str = "", rounds: int = 1_000) -> int:
    faults = 0
    for name, game in own_games().items():
        if only not in ("", name):
            continue
        sets = sets_of(game)
        each = games_of(name, count, len(sets))
        uses: Uses = Counter()
        faults += soak(name, sets, each, uses=uses) if count else 0
        captains = CAPTAINS.get(name, {})
        for bot, share in captains.items():
            faults += soak(name, sets, -(-each // share), bot, uses) if count else 0
        if uses:
            tell_uses(cards_of(game), uses, name, ["random", *captains])
        if chapters(game) and chapter_games:
            faults += soak(name, chapters(game), chapter_games)
    if only in ("", "fellowship") and rounds:
        faults += soak_marks(rounds)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:3]), *sys.argv[3:4], *map(int, sys.argv[4:5])))
