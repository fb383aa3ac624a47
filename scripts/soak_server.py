"""Run the server for a long time: is its memory stable, and do games survive an outage of the database?

    python scripts/soak_server.py [--minutes 30] [--games 2000] [--tables 50] [--away 60]

First, one server on SQLite with room for few tables (--tables). Clients and bots play the games over HTTP and
WebSocket, with undos, reconnects and replays. The script prints the resident memory, the tables in the metric, and the
live objects. Then two workers on PostgreSQL: the database stops for --away seconds, and one worker is killed meanwhile.
All games must reach their end.
"""

import argparse
import asyncio
from contextlib import suppress
import gc
import os
from pathlib import Path
from random import Random
import re
import runpy
import signal
from statistics import mean
import sys
import tempfile
import time
from urllib.parse import urlsplit, urlunsplit

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

HERE = str(Path(__file__).resolve())
ROOT = Path(HERE).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "games")]

from tests.server import seated  # noqa: E402
from tests.server.running import Process  # noqa: E402
from tests.server.seated import Seated  # noqa: E402
from tests.server.setting import ME, RANDOM, Laid, lay  # noqa: E402
from tests.server.store.postgres import running as postgres  # noqa: E402
from tests.server.store.sql import execute, name_of  # noqa: E402

PLAYERS = 12  # games at the same time
SAMPLES = 60  # of the memory, at most one in two seconds
GROWTH = 1.05  # of the mean of the last third over that of the second: more than that is no level
COUNTED = "BREE_SOAK_COUNTED"  # a file for the number of tables that are alive
NO_LIMITS = {"BREE_LIMIT_FACTOR": "100000"}  # all clients have one address
FALLS = (ConnectionClosed, InvalidHandshake, OSError, httpx.TransportError)
KINDS: list[tuple[str, list[dict[str, str]]]] = [
    ("mordor", [ME, ME]),
    ("mordor", [ME, RANDOM, RANDOM]),
    ("tiny", [ME, ME, RANDOM]),
    ("doom", [ME, RANDOM]),
]
PATIENCE_S = 120.0  # of a client, on a machine that is busy
AWAY_ROUNDS = 4  # of these kinds, while the database goes away


def serve() -> None:
    """`python -m bree.server` that says on a signal how many tables are alive."""
    from bree.server.tables.live import LiveTable

    def count(*_: object) -> None:
        alive = sum(type(one) is LiveTable for one in gc.get_objects())
        Path(os.environ[COUNTED]).write_text(str(alive))

    signal.signal(signal.SIGUSR1, count)
    runpy.run_module("bree.server", run_name="__main__")


# One server: memory


class Watched:
    """A server whose memory is looked at."""

    def __init__(self, folder: str, tables: int) -> None:
        self._counted = Path(folder) / "alive"
        self._server = Process(
            f"sqlite:///{folder}/tables.sqlite", 0, (HERE, "--serve"), BREE_TABLES_IN_MEMORY=str(tables),
            **NO_LIMITS, **{COUNTED: str(self._counted)},
        )  # fmt: skip
        self.url, self.stop = self._server.url, self._server.stop

    def memory(self) -> float:
        """Resident, in MB."""
        status = Path(f"/proc/{self._server.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+)", status)
        assert found is not None
        return int(found[1]) / 1024

    def counted(self) -> int:
        found = re.search(r"^bree_tables (\S+)$", httpx.get(self.url + "/metrics", timeout=60).text, re.MULTILINE)
        return int(float(found[1])) if found else 0

    def alive(self) -> int:
        self._counted.unlink(missing_ok=True)
        self._server.process.send_signal(signal.SIGUSR1)
        end = time.monotonic() + 60
        while not (self._counted.exists() and self._counted.read_text()):
            assert time.monotonic() < end, "the server does not count"
            time.sleep(0.01)
        return int(self._counted.read_text())


async def game(rest: httpx.AsyncClient, url: str, rng: Random) -> None:
    name, seats = rng.choice(KINDS)
    laid = await lay(rest, name, *seats, watch=True)
    async with Seated(url, laid.id, laid.tokens.values()) as screen:
        await screen.play(rng, most=5)
        await screen.ask(t="undo", seat=rng.choice(screen.seats))
    async with Seated(url, laid.id, laid.tokens.values()) as screen, Seated(url, laid.id) as watcher:
        await asyncio.gather(screen.play(rng), watcher.until_state(lambda state: state["over"]))
    await rest.get(f"{laid.path}/frames")


async def play(url: str, games: int, seconds: float) -> int:
    """Play the games, begun at even times; says how many there were when the time was over."""
    began = time.monotonic()
    numbers = iter(range(games))
    done = 0

    async def player() -> None:
        nonlocal done
        async with httpx.AsyncClient(base_url=url, timeout=120) as rest:
            for number in numbers:
                await asyncio.sleep(began + seconds * number / games - time.monotonic())
                if time.monotonic() > began + seconds:
                    return
                await game(rest, url, Random(number))
                done += 1

    await asyncio.gather(*(player() for _ in range(PLAYERS)))
    return done


async def watch(server: Watched, seconds: float, samples: list[tuple[float, int, int]]) -> None:
    pause = max(2.0, seconds / SAMPLES)
    began = time.monotonic()
    while True:
        await asyncio.sleep(pause)
        counted, alive = await asyncio.to_thread(lambda: (server.counted(), server.alive()))
        samples.append((server.memory(), counted, alive))
        said = f"{samples[-1][0]:7.1f} MB, tables: {counted} counted, {alive} alive"
        print(f"{time.monotonic() - began:6.0f} s {said}", flush=True)


async def soak(minutes: float, games: int, tables: int) -> bool:
    samples: list[tuple[float, int, int]] = []
    with tempfile.TemporaryDirectory() as folder:
        server = await asyncio.to_thread(Watched, folder, tables)
        try:
            watching = asyncio.create_task(watch(server, 60 * minutes, samples))
            done = await play(server.url, games, 60 * minutes)
            watching.cancel()
            left = server.counted(), server.alive()
        finally:
            await asyncio.to_thread(server.stop)
        size = (Path(folder) / "tables.sqlite").stat().st_size / 1024 / max(1, done)
    third = len(samples) // 3
    thirds = [mean(one[0] for one in samples[at * third : (at + 1) * third or None]) for at in range(3)]
    print(f"{done} of {games} games, {size:.1f} KB of database a game; at the end {left[0]} tables, {left[1]} alive")
    print("resident memory by thirds, MB: " + ", ".join(f"{one:.1f}" for one in thirds))
    level, freed = thirds[2] <= GROWTH * thirds[1], left[0] == left[1] <= tables
    print(f"memory has come to a level: {level} ({thirds[2] / thirds[1]:.3f}); tables put away are freed: {freed}")
    return level and freed


# Several workers: the database goes away


async def to_the_end(url: str, laid: Laid, rng: Random) -> None:
    """Whatever happens on the way, come back and play on."""
    while True:
        with suppress(*FALLS):
            async with Seated(url, laid.id, laid.tokens.values()) as client:
                while not client.bye and not client.state["over"]:
                    await client.until_state(lambda state: state["over"] or client.asked)
                    if client.asked:
                        await client.answer(rng.choice(client.state["ask"]["picks"])["id"])
                        await asyncio.sleep(0.2)
                if not client.bye:
                    return
        await asyncio.sleep(0.5)


def workers_of(server: Process) -> list[int]:
    listed = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return [int(pid) for pid in listed if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text()]


async def lose_database(url: str, name: str, server: Process, seconds: float) -> None:
    """Stop the database for --away seconds, and a worker is killed halfway."""
    await execute(url, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    await execute(url, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
    await asyncio.sleep(seconds / 2)
    os.kill(workers_of(server)[0], signal.SIGKILL)
    await asyncio.sleep(seconds / 2)
    await execute(url, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


async def outlive(seconds: float) -> bool:
    with postgres() as url:
        await execute(url, "CREATE DATABASE soak")
        database = urlunsplit(urlsplit(url)._replace(path="/soak"))
        server = await asyncio.to_thread(Process, database, 0, ("-m", "bree.server"), BREE_WORKERS="2", **NO_LIMITS)
        try:
            async with httpx.AsyncClient(base_url=server.url, timeout=60) as rest:
                laid = [await lay(rest, name, *seats) for name, seats in KINDS * AWAY_ROUNDS]
            games = [asyncio.create_task(to_the_end(server.url, one, Random(n))) for n, one in enumerate(laid)]
            await asyncio.sleep(3)
            begun = sum(not task.done() for task in games)
            await lose_database(url, name_of(database), server, seconds)
            done, late = await asyncio.wait(games, timeout=300)
            for task in late:
                task.cancel()
            faults = [fault for task in done if (fault := task.exception())]
        finally:
            await asyncio.to_thread(server.stop)
    print(
        f"database away for {seconds:.0f} s, a worker killed: {begun} games under way, {len(done)} finished, {faults}"
    )
    return len(done) == len(games) and not faults


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--tables", type=int, default=50, help="BREE_TABLES_IN_MEMORY")
    parser.add_argument("--away", type=float, default=60.0, help="seconds without a database; 0: not at all")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.serve:
        serve()
        return 0
    seated.PATIENCE_S = PATIENCE_S
    good = asyncio.run(soak(wanted.minutes, wanted.games, wanted.tables)) if wanted.minutes else True
    if wanted.away:
        good = asyncio.run(outlive(wanted.away)) and good
    print("good" if good else "BAD")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
