"""A real server on a free port, in a thread of this process or in a process of its own."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from itertools import count
import os
from pathlib import Path
import signal
import subprocess
import sys
import threading
import time
from typing import Any, TypeVar

from fastapi import FastAPI
import httpx
import uvicorn

from bree.server.app import make_app
from bree.server.inn import Inn
from bree.server.serve import _ways
from bree.server.settings import Settings

T = TypeVar("T")
GAMES = Path(__file__).resolve().parent.parent / "games"
PATIENCE_S = 60.0


def settings(database: str, **more: Any) -> Settings:
    """For tests: the tiny game too, one bot process, in no hurry, and nobody is a flood unless it wants to be."""
    given: dict[str, Any] = {
        "more_games": ("tiny",), "bot_workers": 1, "port": 0, "calls_a_second": 1e6, "calls_at_once": 10**6,
        "messages_a_second": 1e6, "messages_at_once": 10**6, "review_seconds": 1.0, "snapshot_rows": 100,
        "bot_seconds": PATIENCE_S,
    }  # fmt: skip
    return Settings(database=database, **{**given, **more})


class Seeds:
    """Of the dice and bots of the tables, in the order in which they come: 1, 2, 3 … in every test."""

    def __init__(self) -> None:
        self._numbers = count(1)

    def __call__(self) -> int:
        return next(self._numbers)

    def from_the_first(self) -> None:
        self._numbers = count(1)


class House:
    """A server that runs in a thread with a loop of its own."""

    def __init__(self, server: uvicorn.Server, app: FastAPI, loop: asyncio.AbstractEventLoop, seeds: Seeds) -> None:
        self._loop = loop
        self.app = app
        self.seeds = seeds
        self.port: int = server.servers[0].sockets[0].getsockname()[1]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def inn(self) -> Inn:
        inn: Inn = self.app.state.inn
        return inn

    def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Something that must happen in the server's own loop."""

        async def there() -> T:
            return await work()

        return asyncio.run_coroutine_threadsafe(there(), self._loop).result(PATIENCE_S)


@contextmanager
def running(wanted: Settings, **more: Any) -> Iterator[House]:
    seeds = Seeds()
    app = make_app(wanted, seeds=seeds, **more)
    server = uvicorn.Server(uvicorn.Config(app, port=0, **{**_ways(wanted), "log_config": None}))
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=lambda: loop.run_until_complete(server.serve()))
    thread.start()
    try:
        end = time.monotonic() + PATIENCE_S
        while not server.started and thread.is_alive() and time.monotonic() < end:
            time.sleep(0.01)
        assert server.started, "the server did not start"
        yield House(server, app, loop, seeds)
    finally:
        server.should_exit = True
        thread.join(PATIENCE_S)
        loop.close()


class Process:
    """A server that is a process of its own, to be killed."""

    def __init__(self, database: str, port: int = 0, **more: str) -> None:
        environment = {
            **os.environ, "BREE_DATABASE": database, "BREE_PORT": str(port), "BREE_MORE_GAMES": "tiny",
            "BREE_BOT_WORKERS": "1", "BREE_CALLS_AT_ONCE": "100000", "BREE_MESSAGES_A_SECOND": "100000",
            "BREE_MESSAGES_AT_ONCE": "100000", "PYTHONPATH": str(GAMES), "BREE_LANG": "en", **more,
        }  # fmt: skip
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bree.server"], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            text=True,
        )  # fmt: skip
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        if self.url:
            self._wait_until_ready()

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def _wait_until_ready(self) -> None:
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            try:
                if httpx.get(self.url + "/readyz").status_code == 200:
                    return
            except httpx.TransportError:
                assert self.process.poll() is None, "the server has died"
            time.sleep(0.02)
        raise AssertionError("the server is not ready")

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    def stop(self, number: int = signal.SIGTERM) -> str:
        """What it wrote to the end."""
        self.process.send_signal(number)
        _, said = self.process.communicate(timeout=PATIENCE_S)
        return said
