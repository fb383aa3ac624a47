"""Answers per second of the real server, with one WebSocket implementation after the other.

    pip install picows granian wsproto
    python bench/sockets/run.py [SECONDS]

The script runs all implementations in turn, five times, so that other load on the machine affects all of them. It
prints medians. If the system has a folder in memory, the database is there, because the script does not measure the
database.
"""

import json
import os
from pathlib import Path
import statistics
import subprocess
import sys
import tempfile
import time
from urllib.request import urlopen

HERE = Path(__file__).resolve().parent
NAMES = ("websockets", "uvicorn", "wsproto", "picows", "granian")
TABLES = (1, 8, 32)
ROUNDS = 5
MEMORY = "/dev/shm"
NO_LIMITS = {"BREE_LIMIT_FACTOR": "1000000", "BREE_BOT_WORKERS": "1"}


def family(process: int) -> list[int]:
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [process, *(one for child in children for one in family(int(child)))]


def worked(process: int) -> float:
    """Return the processor time of a process and its children, in seconds."""
    spent = 0.0
    for one in family(process):
        fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        spent += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return spent


def wait_for(url: str) -> None:
    for _ in range(200):
        try:
            with urlopen(f"{url}/healthz", timeout=5):
                return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError(url)


def measure(name: str, tables: int, seconds: float) -> dict[str, float]:
    with tempfile.TemporaryDirectory(dir=MEMORY if Path(MEMORY).is_dir() else None) as folder:
        environment = {**os.environ, **NO_LIMITS, "BREE_HOME": folder}
        command = [sys.executable, str(HERE / "serve.py"), name]
        server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            url = server.stdout.readline().strip()
            wait_for(url)
            before = worked(server.pid)
            clients = [sys.executable, str(HERE.parent / "clients.py"), url, str(tables), str(seconds)]
            done = subprocess.run(clients, check=True, stdout=subprocess.PIPE, text=True, timeout=60 + seconds)
            found: dict[str, float] = json.loads(done.stdout)
            found["server_us"] = 1e6 * (worked(server.pid) - before) / found["answers"]
            return found
        finally:
            server.terminate()
            server.wait(20)


def main(seconds: float) -> None:
    found: dict[tuple[int, str], list[dict[str, float]]] = {}
    for _ in range(ROUNDS):
        for tables in TABLES:
            for name in NAMES:
                found.setdefault((tables, name), []).append(measure(name, tables, seconds))
    for tables in TABLES:
        for name in NAMES:
            told = [
                statistics.median(one[key] for one in found[tables, name]) for key in ("answers_per_s", "server_us")
            ]
            print(f"{tables:3} {name:12} {told[0]:8.0f} answers/s {told[1]:6.0f} µs", flush=True)


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 2.5)
