"""How hard `doom` is: the share of victories by bot, mode and number of players, and by the courage at the start.

    .venv/bin/python scripts/doom_odds.py [SEARCH_GAMES]

Prints the tables of docs/doom.md, row by row. `search` plays SEARCH_GAMES games a row (40), the others many more.
"""

import os
import sys

from bree.core import Value
from bree.lab.simulate import Study

MODES: dict[str, dict[str, Value]] = {
    "normal": {},
    "easier": {"easier": "on"},
    "harder A": {"exclusive_allies": "on"},
    "harder B": {"no_protection": "on"},
    "harder A and B": {"exclusive_allies": "on", "no_protection": "on"},
}
STARTS = (9, 11, 15, 17)  # 13 is the normal table
GAMES = {"random": 2000, "greedy": 2000}


def share(options: dict[str, Value], bot: str, games: int) -> str:
    study = Study("doom", options, (bot,), games, os.cpu_count() or 1, "odds")
    study.run()
    report = study.report()
    low, high = report["interval"]
    return f"{100 * report['win_share']:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


def row(name: str, options: dict[str, Value], search: int) -> None:
    counts = {**GAMES, "search": search}
    print("|", " | ".join([name, *[share(options, bot, games) for bot, games in counts.items()]]), "|", flush=True)


def main(search: int) -> None:
    for players in (4, 1):
        for name, options in MODES.items():
            wanted = 2 * search if name == "normal" else search
            row(f"{name}, {players}", {**options, "players": players}, wanted)
    for start in STARTS:
        row(f"courage {start}", {"courage_start": start}, search)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 40)
