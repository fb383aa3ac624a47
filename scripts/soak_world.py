"""Run many simulated worlds of the server (docs/world.md), or repeat one of them.

    python scripts/soak_world.py [--seeds 10000] [--first 0] [--jobs 2]
    python scripts/soak_world.py --seed 17 [--faults 2,5] [--tables 1] [--length 8] [--history]

The first form runs one world for each seed. It shrinks a failing world and prints the command that repeats it. The
second form repeats one world with some of its faults. It prints the schedule, the findings, and the history if wanted.
"""

import argparse
import os
from pathlib import Path
import sys

from rich.progress import Progress

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "games")]

from bree.lab.executor import executor  # noqa: E402
from tests.server.world.check import check  # noqa: E402
from tests.server.world.schedule import draw, only  # noqa: E402
from tests.server.world.seeds import failing, told  # noqa: E402
from tests.server.world.world import World  # noqa: E402


def many(first: int, count: int, jobs: int) -> int:
    """The number of failing worlds."""
    failed: list[int] = []
    spent = 0.0  # seconds of the processor
    with executor(jobs) as workers, Progress() as progress:
        bar = progress.add_task("worlds", total=count)
        for seed, (fails, took) in workers.run(failing, range(first, first + count)):
            progress.advance(bar)
            spent += took
            if fails:
                failed.append(seed)
                progress.console.print(f"seed {seed} fails")
    for seed in sorted(failed)[:5]:
        print(told(seed), end="\n\n")
    print(f"{count} worlds in {spent:.0f} s of the processor, {1000 * spent / count:.0f} ms each: ", end="")
    print(f"{len(failed)} fail: {sorted(failed)}" if failed else "all hold")
    return len(failed)


def one(given: argparse.Namespace) -> int:
    schedule = draw(given.seed)
    if given.faults is not None:
        wanted = [] if given.faults == "none" else [int(number) for number in given.faults.split(",")]
        schedule = only(schedule, wanted)
    schedule = schedule._replace(tables=given.tables or schedule.tables, length=given.length or schedule.length)
    print(schedule)
    world = World(schedule)
    world.run()
    if given.history:
        print(world.history.text())
    found = check(world)
    print("\n".join(f"- {sentence}" for sentence in found) or "everything holds")
    return len(found)


def main() -> None:
    parser = argparse.ArgumentParser(description="Simulated worlds of the server.")
    parser.add_argument("--seeds", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--faults")
    parser.add_argument("--tables", type=int)
    parser.add_argument("--length", type=float)
    parser.add_argument("--history", action="store_true")
    given = parser.parse_args()
    sys.exit(bool(many(given.first, given.seeds, given.jobs) if given.seed is None else one(given)))


if __name__ == "__main__":
    main()
