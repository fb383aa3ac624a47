"""Measure what sharing tables costs: SQLite, PostgreSQL, and several servers with shared tables, in one run.

    python scripts/bench_workers.py [GAMES]

Clients connect to a random server. With N servers, all but one in N clients are handed to the owner of their table. The
main figure is the processor time of all servers per answer, which depends less on other work on the machine. It is
lower for a server with more work at a time. Two more rows show this effect alone: one server with few tables, and four
servers with many. Then slow clients measure how long after the acknowledgement other clients at another server see an
answer. The figures go to build/bench-workers.json; docs/server/internals.md has the limits.
"""

from collections.abc import Iterator
from contextlib import contextmanager
import json
import os
from pathlib import Path
import subprocess
import sys
import tempfile

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "scripts")]

from bench_server import LIMITS, worked  # noqa: E402

from bree.lab.bench import interpreter  # noqa: E402
from tests.server.store.postgres import running  # noqa: E402

ROUNDS = 2
PATIENCE_S = "600"
ROWS = {  # servers (0: one, on SQLite) and tables
    "SQLite": (0, 8), "PostgreSQL, 1 worker": (1, 8), "2 workers": (2, 8), "4 workers": (4, 8),
    "1 worker, 2 tables": (1, 2), "4 workers, 32 tables": (4, 32),
}  # fmt: skip
THINK_S = 0.05  # far below what the servers can do


@contextmanager
def serving(servers: int, folder: str, database: str) -> Iterator[dict[str, int]]:
    """Start several servers with one worker each. Yields their URLs and processes."""
    environment = {**os.environ, "BREE_HOME": folder, "BREE_LEASE_SECONDS": "10", **LIMITS}
    environment |= {"BREE_DATABASE": database} if database else {}
    command = [sys.executable, "-m", "bree", "serve", "--port", "0", "--no-browser"]
    started = [subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) for _ in range(servers)]
    try:
        yield {process.stdout.readline().strip(): process.pid for process in started if process.stdout}
    finally:
        for process in started:
            process.terminate()
        for process in started:
            process.wait(60)


def played(url: str, servers: int, tables: int, games: int, think: float = 0.0) -> dict[str, float]:
    """Play whole games, so that creating and joining tables counts as much as in real use."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(max(1, servers), folder, url if servers else "") as found,
    ):
        clients = [sys.executable, str(ROOT / "bench" / "clients.py"), ",".join(found), str(tables)]
        subprocess.run([*clients, PATIENCE_S, "0", "1"], check=True, stdout=subprocess.PIPE)  # all is imported by then
        before = sum(map(worked, found.values()))
        done = subprocess.run(
            [*clients, PATIENCE_S, str(think), str(games)], check=True, stdout=subprocess.PIPE, text=True
        )
        result: dict[str, float] = json.loads(done.stdout)
        result["server_s"] = sum(map(worked, found.values())) - before
        return result


def main(games: int) -> None:
    rows: dict[str, list[dict[str, float]]] = {name: [] for name in ROWS}
    with running() as url:
        for _ in range(ROUNDS):  # in turn, so that other work on the machine affects all rows
            for name, (servers, tables) in ROWS.items():
                rows[name].append(played(url, servers, tables, games))
        lag = played(url, 2, 2, 1, THINK_S)
    cost = {name: 1e6 * sum(one["server_s"] for one in found) / sum(one["answers"] for one in found)
            for name, found in rows.items()}  # fmt: skip
    table = Table("", "answers", "server µs", "of SQLite", "of one worker")
    sqlite, alone, *_ = cost.values()
    for name, found in rows.items():
        answers = sum(one["answers"] for one in found)
        table.add_row(name, f"{answers:,.0f}", f"{cost[name]:,.0f}", f"{cost[name] / sqlite:.2f}",
                      f"{cost[name] / alone:.2f}")  # fmt: skip
    Console().print(interpreter())
    Console().print(table)
    print(f"acknowledged, until seen at another worker: p50 {lag['lag_p50_ms']:.1f} ms, p99 {lag['lag_p99_ms']:.1f} ms")
    report = {"server_us": cost, "lag": lag}
    (ROOT / "build").mkdir(exist_ok=True)
    (ROOT / "build" / "bench-workers.json").write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 4)
