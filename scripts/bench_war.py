"""Measure games of `war` between captains and their messages, with both builds in turn.

    python scripts/bench_war.py

The script compares an answer of a captain with a random answer, and a message of `war` with a message of `doom`. Times
are processor time, so other work on the machine has less influence. Writes build/bench_war.json. No test checks a time.
"""

import json
import os
from pathlib import Path
from random import Random
from statistics import mean, median
import subprocess
import sys
from time import process_time
from zlib import Z_SYNC_FLUSH, compressobj

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bree.core import CHANCE, sample
from bree.core.find import find
from bree.lab.bench import interpreter
from bree.lab.playing import play_one, seat_bots
from bree.server.show.audience import Audience
from bree.server.show.audiences import Audiences
from bree.server.show.published_state import PublishedState
from bree.server.wire import messages

ROOT = Path(__file__).resolve().parent.parent
BUILDS = {"plain": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
ROUNDS, GAMES = 3, 4
ANSWERS = 600  # of a game whose messages are weighed
Figures = dict[str, float]


def games_of(bot: str) -> Figures:
    """Of both sides the same bot; seconds of a game, and microseconds of an answer."""
    war = find("war")
    bots = seat_bots(war, {}, (bot,))
    play_one(war, {}, bots, "warm", 0, audit=False)
    answers, began = 0, process_time()
    for number in range(GAMES):
        answers += play_one(war, {}, bots, "bench", number, audit=False).answers
    spent = process_time() - began
    return {"seconds of a game": spent / GAMES, "answers of a game": answers / GAMES, "µs": spent / answers * 1e6}


def messages_of(name: str) -> Figures:
    """The size of the state that a seat gets after an answer: plain, and compressed on one connection."""
    game, rng, packer = find(name), Random("wire"), compressobj(wbits=-15)
    s = game.new({}, log=True)
    audiences, audience = Audiences(), Audience((s.seats[0],))
    sizes, packed = [], []
    for n in range(ANSWERS):
        ask = game.waiting(s)
        if ask is None:
            break
        if ask.who != CHANCE:  # an answer of chance is sent together with the next state
            held = len(audience.lines)
            audience.update(PublishedState(game, s, ask, n, n, audiences.lines(s.log), messages.raw([])), s.log)
            text = audience.state_message(held)
            sizes.append(len(text))
            packed.append(len(packer.compress(text) + packer.flush(Z_SYNC_FLUSH)))
        game.apply(s, sample(ask.picks, rng) if ask.who == CHANCE else rng.choice(ask.picks).id)
    return {"bytes": mean(sizes), "packed": mean(packed)}


def figures() -> dict[str, Figures]:
    return {
        "random": games_of("random"),
        "captain": games_of("captain"),
        "doom": messages_of("doom"),
        "war": messages_of("war"),
    }


def measure(path: Path) -> dict[str, Figures]:
    environment = {**os.environ, "PYTHONPATH": str(path)}
    done = subprocess.run(
        [sys.executable, __file__, "here"], env=environment, check=True, capture_output=True, text=True
    )
    found: dict[str, Figures] = json.loads(done.stdout)
    return found


def main() -> None:
    runs: dict[str, list[dict[str, Figures]]] = {build: [] for build in BUILDS}
    for _ in track(range(ROUNDS), description="war"):
        for build, path in BUILDS.items():
            runs[build].append(measure(path))
    report: dict[str, dict[str, Figures]] = {}
    table = Table("figure", "plain", "compiled", "plain : reference", "compiled : reference")
    for name, reference in (("random", "random"), ("captain", "random"), ("doom", "doom"), ("war", "doom")):
        for figure in runs["plain"][0][name]:
            values = {build: median(run[name][figure] for run in runs[build]) for build in BUILDS}
            ratios = [median(run[name][figure] / run[reference][figure] for run in runs[build]) for build in BUILDS]
            report.setdefault(name, {})[figure] = values
            table.add_row(
                f"{name}, {figure}", *[f"{value:,.2f}" for value in values.values()], *[f"{r:.2f}" for r in ratios]
            )
    (ROOT / "build" / "bench_war.json").write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    Console().print(interpreter())
    Console().print(table)


if __name__ == "__main__":
    if sys.argv[1:] == ["here"]:
        print(json.dumps(figures()))
    else:
        main()
