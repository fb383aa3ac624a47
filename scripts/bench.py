"""The bench: the plain and the compiled build and the reference, turn about, in one run.

    python scripts/bench.py

Writes build/bench.json and prints medians and ratios. No test looks at a time.
"""

import json
import os
from pathlib import Path
from statistics import median
import subprocess
import sys

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bree.lab.bench import interpreter

ROOT = Path(__file__).resolve().parent.parent
BUILDS = {"plain": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
ROUNDS = 3


def measure(path: Path) -> dict[str, dict[str, float]]:
    environment = {**os.environ, "PYTHONPATH": str(path)}
    command = [sys.executable, "-m", "bree", "bench", "--json", "--seconds", "2"]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    found: dict[str, dict[str, float]] = json.loads(done.stdout)
    return found


def main() -> None:
    runs: dict[str, list[dict[str, dict[str, float]]]] = {build: [] for build in BUILDS}
    for _ in track(range(ROUNDS), description="bench"):
        for build, path in BUILDS.items():
            runs[build].append(measure(path))
    report: dict[str, dict[str, dict[str, float]]] = {}
    table = Table("game", "figure", "plain", "compiled", "compiled : plain")
    for game, row in runs["plain"][0].items():
        for figure in row:
            values = {build: median(run[game][figure] for run in runs[build]) for build in BUILDS}
            report.setdefault(game, {})[figure] = values
            ratio = values["compiled"] / values["plain"]
            table.add_row(game, figure, f"{values['plain']:,.2f}", f"{values['compiled']:,.2f}", f"{ratio:.2f}")
    (ROOT / "build" / "bench.json").write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    Console().print(interpreter())
    Console().print(table)


if __name__ == "__main__":
    main()
