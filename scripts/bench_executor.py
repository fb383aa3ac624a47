"""Does a second process pay, and what does Ray cost on one machine? One process, two, and Ray with two, turn about.

    python scripts/bench_executor.py [SECONDS] [ROUNDS]

Every run plays the same games with workers that are up already; how long it takes until they are is told apart.
Medians; SECONDS is about what one process takes for a run. Writes build/bench_executor.json. No test looks at a time.
"""

from contextlib import ExitStack
import json
import logging
import os
from pathlib import Path
from statistics import median
import sys
from time import perf_counter

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bree.lab.bench import interpreter
from bree.lab.executor import Executor, executor
from bree.lab.simulate import Playing, Study

ROOT = Path(__file__).resolve().parent.parent
JOBS = 2
STUDIES = {
    "mordor, random": Study("mordor", {}, ("random",), 0, seed="bench"),
    "fellowship, careful": Study("fellowship", {"chapter": "5"}, ("careful",), 0, seed="bench"),
    "war, random": Study("war", {}, ("random",), 0, seed="bench"),
}
WANTED = 1.8  # times the games of one process, with two
MOST = 1.15  # times what the pool takes, with Ray, for games of 10 ms and more


def seconds_for(workers: Executor, study: Study, games: int) -> float:
    began = perf_counter()
    played = sum(1 for _ in workers.run(Playing(study), range(games)))
    assert played == games
    return perf_counter() - began


def start_ray() -> None:
    import ray

    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ["RAY_worker_niceness"] = "0"  # noqa: SIM112  (as the pool; Ray gives way to all else by default)
    ray.init(num_cpus=JOBS, include_dashboard=False, log_to_driver=False, logging_level=logging.CRITICAL)


def measure(seconds: float, rounds: int) -> dict[str, dict[str, float]]:
    figures: dict[str, dict[str, float]] = {}
    with ExitStack() as stack:
        up, executors = {}, {}
        for name, jobs, ray in (("one", 1, ""), ("two", JOBS, ""), ("ray", 1, "auto")):
            began = perf_counter()
            if ray:
                start_ray()
            executors[name] = stack.enter_context(executor(jobs, ray))
            for study in STUDIES.values():
                seconds_for(executors[name], study, 4 * JOBS)
            up[name] = perf_counter() - began
        for what, study in track(STUDIES.items(), "executors", console=Console(stderr=True)):
            each = seconds_for(executors["one"], study, 4) / 4
            games = max(8, round(seconds / each))
            runs: dict[str, list[float]] = {name: [] for name in executors}
            for _ in range(rounds):
                for name, workers in executors.items():
                    runs[name].append(seconds_for(workers, study, games))
            spent = {name: median(times) for name, times in runs.items()}
            figures[what] = {
                "games": games,
                "ms a game": 1000 * spent["one"] / games,
                "two : one": spent["one"] / spent["two"],
                "ray : one": spent["one"] / spent["ray"],
                "ray takes, of the pool": spent["ray"] / spent["two"],
            }
        figures["seconds until all have played"] = up
    return figures


def main(seconds: float, rounds: int) -> None:
    figures = measure(seconds, rounds)
    up = figures.pop("seconds until all have played")
    table = Table(
        "games", "ms a game", f"two processes (wanted {WANTED})", "Ray", f"Ray takes, of the pool (at most {MOST})"
    )
    for what, found in figures.items():
        two, ray, of_pool = (f"{found[key]:.2f}" for key in ("two : one", "ray : one", "ray takes, of the pool"))
        table.add_row(what, f"{found['ms a game']:.1f}", f"{two} ×", f"{ray} ×", of_pool)
    Console().print(interpreter())
    Console().print(table)
    print("seconds until all have played some: " + ", ".join(f"{name} {spent:.1f}" for name, spent in up.items()))
    (ROOT / "build").mkdir(exist_ok=True)
    found = {"cores": os.cpu_count(), "rounds": rounds, "studies": figures, "start": up}
    (ROOT / "build" / "bench_executor.json").write_text(json.dumps(found, indent=2, ensure_ascii=False))


if __name__ == "__main__":
    given = sys.argv[1:]
    main(float(given[0]) if given else 8.0, int(given[1]) if len(given) > 1 else 3)
