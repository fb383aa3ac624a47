"""A server of several workers outlives what happens to it: killed workers, a killed parent, a database that is away.

Its workers are found under /proc.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
import os
from pathlib import Path
from random import Random
import re
import signal
import socket
import time

import httpx

from tests.server.running import PATIENCE_S, Process
from tests.server.seated import Seated, come_back
from tests.server.setting import ME, lay
from tests.server.store.sql import execute, name_of


async def soon(wanted: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not await asyncio.to_thread(wanted):
            await asyncio.sleep(0.05)


def workers_of(server: Process) -> list[int]:
    """Children that serve; there are others that only help."""
    listed = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return [int(pid) for pid in listed if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text()]


@asynccontextmanager
async def serving(database: str) -> AsyncIterator[Process]:
    server = await asyncio.to_thread(Process, database, 0, BREE_WORKERS="2")
    try:
        await soon(lambda: len(workers_of(server)) == 2)
        yield server
    finally:
        if server.process.poll() is None:
            await asyncio.to_thread(server.stop)


@asynccontextmanager
async def away(server: str, database: str) -> AsyncIterator[None]:
    name = name_of(database)
    await execute(server, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    await execute(server, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
    try:
        yield
    finally:
        await execute(server, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


def status(url: str) -> int:
    try:
        return httpx.get(url, timeout=PATIENCE_S).status_code
    except httpx.TransportError:
        return 0


async def test_workers_killed_while_the_database_is_away_come_back_with_it(
    postgres_server: str, postgres_url: str
) -> None:
    async with serving(postgres_url) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE_S) as rest:
            laid = await lay(rest, "tiny", ME, ME)
        async with Seated(server.url, laid.id, laid.tokens.values()) as screen:
            await screen.play(Random(1), most=3)
            row = screen.state["row"]
        async with away(postgres_server, postgres_url):
            killed = workers_of(server)
            for pid in killed:
                os.kill(pid, signal.SIGKILL)
            await soon(lambda: len(set(workers_of(server)) - set(killed)) == 2)
            await soon(lambda: status(server.url + "/healthz") == 200)
            assert status(server.url + "/readyz") == 503
            assert status(f"{server.url}{laid.path}") == 503
            assert server.process.poll() is None
        await soon(lambda: status(server.url + "/readyz") == 200)
        # The other worker may not know it yet and may refuse clients.
        screen = await come_back(server.url, laid.id, laid.tokens.values())
        assert screen.state["row"] == row
        await screen.play(Random(2))
        await screen.socket.close()


async def test_a_server_that_waits_for_its_database_can_be_stopped(postgres_server: str, postgres_url: str) -> None:
    async with serving(postgres_url) as server, away(postgres_server, postgres_url):
        killed = workers_of(server)
        for pid in killed:
            os.kill(pid, signal.SIGKILL)
        await soon(lambda: len(set(workers_of(server)) - set(killed)) == 2)
        await soon(lambda: status(server.url + "/healthz") == 200)
        await asyncio.to_thread(server.stop)
        assert server.process.returncode == 0


def gauge(url: str, name: str) -> float:
    try:
        found = re.search(rf"^{name} (\S+)$", httpx.get(url + "/metrics", timeout=PATIENCE_S).text, re.MULTILINE)
    except httpx.TransportError:
        return -1.0
    return float(found[1]) if found else 0.0


async def test_what_a_killed_worker_had_open_is_not_counted(postgres_url: str) -> None:
    async with serving(postgres_url) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE_S) as rest:
            laid = [await lay(rest, "tiny", ME, ME) for _ in range(6)]
        clients = [Seated(server.url, table.id, table.tokens.values()) for table in laid]
        for client in clients:
            await client.__aenter__()
        assert gauge(server.url, "bree_clients") == len(clients)
        assert gauge(server.url, "bree_tables") >= len(laid)
        for pid in workers_of(server):
            os.kill(pid, signal.SIGKILL)
        await soon(lambda: gauge(server.url, "bree_clients") == 0)
        assert gauge(server.url, "bree_tables") == 0
        for client in clients:
            await client.__aexit__(None, None, None)


def is_free(port: int) -> bool:
    with socket.socket() as tried:
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind(("127.0.0.1", port))
            tried.listen()
        except OSError:
            return False
    return True


async def test_workers_do_not_outlive_their_parent(postgres_url: str) -> None:
    async with serving(postgres_url) as server:
        workers = workers_of(server)
        os.kill(server.process.pid, signal.SIGKILL)
        end = time.monotonic() + PATIENCE_S
        while any(Path(f"/proc/{pid}").exists() for pid in workers) and time.monotonic() < end:
            await asyncio.sleep(0.05)
        try:
            assert not [pid for pid in workers if Path(f"/proc/{pid}").exists()]
            assert is_free(server.port)
        finally:
            for pid in workers:
                if Path(f"/proc/{pid}").exists():
                    os.kill(pid, signal.SIGKILL)
