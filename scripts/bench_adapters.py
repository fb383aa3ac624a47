"""The adapters: steps a second with mask and observation, beside PettingZoo's own Hanabi and the plain loop.

    python scripts/bench_adapters.py

Random games by masks, in one loop for all environments of PettingZoo (`agent_iter`, `last`, a masked sample, `step`).
The plain and the compiled build and Hanabi take turns in one run; medians of CPU time, so that other work on the
machine counts less. At least three times Hanabi's steps are wanted of every game. Writes build/bench_adapters.json. No
test looks at a time.
"""

from collections.abc import Callable
from itertools import product
import json
import os
from pathlib import Path
from random import Random
from statistics import median
import subprocess
import sys
from time import process_time
from typing import Any
import warnings

ROOT = Path(__file__).resolve().parent.parent
BUILDS = {"plain": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
GAMES = ("mordor", "doom", "fellowship", "war")
HANABI = "hanabi"
ROUNDS = 5
SECONDS = 0.5  # of each loop
WANTED = 3.0  # times Hanabi

Loop = Callable[[], int]  # plays a game, or some of it, and says how many answers of seats it took
MOST = 1000  # answers of a long game


def plain(name: str) -> Loop:
    """The rules alone: a random pick of those offered."""
    from bree.core import CHANCE, sample
    from bree.core.find import find

    game, rng = find(name), Random(1)

    def play() -> int:
        s, answers = game.new({}), 0
        while (ask := game.waiting(s)) is not None and answers < MOST:
            if ask.who == CHANCE:
                game.rules.play(s, sample(ask.picks, rng))
            else:
                game.rules.play(s, rng.choice(ask.picks).id)
                answers += not ask.automatic  # the adapters pass automatically if there is no other pick
        return answers

    return play


def agents(table: Any) -> Loop:
    def play() -> int:
        table.reset()
        answers = 0
        for agent in table.agent_iter(MOST):
            observation, _, over, cut, _ = table.last()
            action = None if over or cut else table.action_space(agent).sample(observation["action_mask"])
            table.step(action)
            answers += action is not None
        return answers

    return play


def zoo(name: str) -> Loop:
    from bree.adapters.pettingzoo import env

    return agents(env(name))


def hanabi(_name: str) -> Loop:
    from pettingzoo.classic import hanabi_v5

    return agents(hanabi_v5.env())


def gym(name: str) -> Loop:
    """One mind; of a game of rivals one seat, the others are bots that choose at random."""
    from bree.adapters.gymnasium import TableEnv

    table = TableEnv(name)

    def play() -> int:
        _, info = table.reset()
        over = False
        while not over and table.match.answers < MOST:
            _, _, over, _, info = table.step(table.action_space.sample(info["action_mask"]))
        return table.match.answers

    return play


def spiel(name: str) -> Loop:
    """With the observation as a tensor, for the player that is asked."""
    from open_spiel.python.observation import make_observation
    import pyspiel

    import bree.adapters.openspiel  # noqa: F401

    game, rng = pyspiel.load_game(f"bree_{name}"), Random(1)
    observation = make_observation(game)

    def play() -> int:
        state, answers = game.new_initial_state(), 0
        while not state.is_terminal() and answers < MOST:
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            if observation is not None:
                observation.set_from(state, state.current_player())
            state.legal_actions_mask()
            state.apply_action(rng.choice(state.legal_actions()))
            answers += 1
        return answers

    return play


LOOPS = {"plain loop": plain, "PettingZoo": zoo, "Gymnasium": gym, "OpenSpiel": spiel, HANABI: hanabi}


def microseconds(loop: Loop) -> float:
    """CPU time of an answer."""
    loop()
    answers, began = 0, process_time()
    while (spent := process_time() - began) < SECONDS:
        answers += loop()
    return spent / answers * 1e6


def child(which: str, name: str) -> None:
    warnings.simplefilter("ignore")
    print(microseconds(LOOPS[which](name)))


def measure(build: str, which: str, name: str) -> float:
    environment = {**os.environ, "PYTHONPATH": str(BUILDS[build])}
    command = [sys.executable, __file__, which, name]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return float(done.stdout.splitlines()[-1])


def main() -> None:
    from rich.console import Console
    from rich.progress import track
    from rich.table import Table

    from bree.lab.bench import interpreter

    builds = [build for build, path in BUILDS.items() if path.exists()]
    ours = [(build, which, name) for build in builds for name in GAMES for which in LOOPS if which != HANABI]
    runs: dict[tuple[str, str, str], list[float]] = {}
    for _ in track(range(ROUNDS), description="adapters"):
        for what in [("plain", HANABI, ""), *ours]:
            runs.setdefault(what, []).append(measure(*what))
    found = {what: median(times) for what, times in runs.items()}
    reference = found["plain", HANABI, ""]
    heads = [f"{build}, µs a step" for build in builds] + [f"{build}, times the plain loop" for build in builds]
    heads += [f"{build}, times Hanabi's steps" for build in builds]
    table = Table("game", "loop", *heads)
    report: dict[str, Any] = {"hanabi_v5, µs a step": reference}
    for name, which in product(GAMES, [which for which in LOOPS if which != HANABI]):
        times = [found[build, which, name] for build in builds]
        more = [found[build, which, name] / found[build, "plain loop", name] for build in builds]
        figures = [*times, *more, *[reference / time for time in times]]
        table.add_row(name, which, *[f"{figure:,.2f}" for figure in figures])
        report[f"{name}, {which}"] = dict(zip(heads, figures, strict=True))
    (ROOT / "build").mkdir(exist_ok=True)
    (ROOT / "build" / "bench_adapters.json").write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    Console().print(interpreter())
    Console().print(
        table, f"hanabi_v5: {reference:,.1f} µs a step; wanted: {WANTED} times its steps through PettingZoo"
    )


if __name__ == "__main__":
    if len(sys.argv) > 1:
        child(sys.argv[1], sys.argv[2])
    else:
        main()
