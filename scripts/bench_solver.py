"""The solver against DDS, the double-dummy solver of bridge, in one run.

    python scripts/bench_solver.py [DEALS]

Ours: is there a line that meets all goals, for full four-player deals with random choices before play. Theirs: one
13-trick contract at the first lead (endplay, `bench` extra). Seconds of the process, so other work on the machine
counts less. Prints medians, 95th percentiles, the worst deal and ratios; writes build/bench_solver.json. No test looks
at a time.
"""

from collections.abc import Callable
import json
from pathlib import Path
from random import Random
from statistics import median, quantiles
import sys
from time import process_time
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bree.games.fellowship import GAME
from bree.lab.bench import interpreter
from bree.solve.fellowship import search_line
from bree.solve.fellowship.setup_choices import ShuffledDecks, set_up

ROOT = Path(__file__).resolve().parent.parent
CHAPTERS = tuple(str(number) for number in range(1, 19))
BUDGET = 1_000_000
RANKS = "23456789TJQKA"
DDS = {"Default": "DDS, every lead", "OptimalOne": "DDS, one lead"}  # as endplay calls its modes


def timed(work: Callable[[], Any]) -> tuple[float, Any]:
    began = process_time()
    found = work()
    return process_time() - began, found


def ours(chapter: str, number: int) -> tuple[float, bool, bool]:
    """Seconds for one deal, whether it can be won, whether that is sure."""
    s = GAME.new({"chapter": chapter, "players": 4})
    decks = ShuffledDecks(f"bench/{chapter}/{number}")
    set_up(s, decks, Random(f"bench/{chapter}/{number}"))
    chance = decks.to_come(s)
    seconds, found = timed(lambda: search_line(s, chance=chance, budget=BUDGET))
    return seconds, found.line is not None, found.sure


def bridge_deal(rng: Random) -> Any:
    from endplay.types import Deal, Denom, Player

    deck = [(suit, rank) for suit in range(4) for rank in RANKS]
    rng.shuffle(deck)
    hands = []
    for player in range(4):
        cards = deck[player * 13 : (player + 1) * 13]
        suits = [
            "".join(sorted((rank for other, rank in cards if other == suit), key=RANKS.index, reverse=True))
            for suit in range(4)
        ]
        hands.append(".".join(suits))
    deal = Deal("N:" + " ".join(hands))
    deal.trump, deal.first = Denom.nt, Player.north
    return deal


def theirs(number: int, mode: str) -> float:
    from endplay.dds import solve_board
    from endplay.dds.solve import SolveMode

    deal = bridge_deal(Random(f"{mode}/{number}"))  # a new deal each time, because DDS caches the last one
    return timed(lambda: list(solve_board(deal, SolveMode[mode])))[0]


def main(deals: int) -> None:
    for chapter in CHAPTERS:
        ours(chapter, -1)  # compiles, or loads what was compiled
    theirs(-1, "Default")
    spent: dict[str, list[float]] = {name: [] for name in (*CHAPTERS, *DDS)}
    won: dict[str, list[tuple[bool, bool]]] = {chapter: [] for chapter in CHAPTERS}
    for number in track(range(deals), description="deals"):
        for chapter in CHAPTERS:
            seconds, *result = ours(chapter, number)
            spent[chapter].append(seconds)
            won[chapter].append((result[0], result[1]))
        for mode in DDS:
            spent[mode].append(theirs(number, mode))
    report = {
        name: {"median_ms": 1e3 * median(row), "p95_ms": 1e3 * quantiles(row, n=20)[-1], "worst_ms": 1e3 * max(row)}
        for name, row in spent.items()
    }
    ratios_of = (f"{words} : ours, {figure}" for words in DDS.values() for figure in ("median", "95 %"))
    table = Table("what", "median ms", "95 % ms", "worst ms", *ratios_of, "winnable", "gave up")
    for name, row in report.items():
        times = [f"{row[figure]:.2f}" for figure in row]
        if name in DDS:
            table.add_row(f"{DDS[name]}, 13 tricks, no trump", *times)
            continue
        ratios = [f"{report[mode][figure] / row[figure]:.2f}" for mode in DDS for figure in ("median_ms", "p95_ms")]
        wins, unsure = sum(one for one, _ in won[name]), sum(not sure for _, sure in won[name])
        table.add_row(f"chapter {name}, 4 players", *times, *ratios, f"{wins}/{deals}", str(unsure))
    out = ROOT / "build" / "bench_solver.json"
    out.parent.mkdir(exist_ok=True)
    out.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    Console().print(interpreter())
    Console().print(table)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 40)
