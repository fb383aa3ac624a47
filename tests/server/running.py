"""A real server on a free port, in a thread of this process or in a separate process."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
import signal
import socket
import subprocess
import sys
import threading
import time
from typing import IO, Any, TypeVar

from fastapi import FastAPI
import httpx
import uvicorn

from bree.server.app import make_app
from bree.server.limits import Limits
from bree.server.settings import Settings
from bree.server.tables.inn import Inn
from bree.server.uvicorn_config import uvicorn_options
from tests.server.constants import constants
from tests.tree import SEEDED, environment

T = TypeVar("T")
PATIENCE_S = 120.0  # for what happens at once on a quiet machine


def settings(database: str, **more: Any) -> Settings:
    """Settings for tests: tiny game, one bot process, long time limits, and no flood limits unless a test sets them.

    A test gives each limit by its name, like a setting.
    """
    given: dict[str, Any] = {
        "more_games": ("tiny",), "bot_workers": 1, "port": 0, "bot_seconds": PATIENCE_S, "lease_seconds": PATIENCE_S,
        **more,
    }  # fmt: skip
    limits = Limits(
        **{
            "calls_a_second": 1e6, "calls_at_once": 10**6, "pages_a_second": 1e6, "pages_at_once": 10**6,
            "messages_a_second": 1e6, "messages_at_once": 10**6, "tables_an_address": 10**6, "tables_a_minute": 1e6,
            "tables_at_once": 10**6, "parcels_at_once": 10**6, "hints_an_address": 100,
            **{name: given.pop(name) for name in Limits.__struct_fields__ if name in given},
        }
    )  # fmt: skip
    return Settings(database=database, limits=limits, **given)


class House:
    """A server that runs in a thread, with a separate event loop."""

    def __init__(self, server: uvicorn.Server, app: FastAPI, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._server = server
        self.app = app
        self.port: int = server.servers[0].sockets[0].getsockname()[1]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def inn(self) -> Inn:
        inn: Inn = self.app.state.inn
        return inn

    def stop(self) -> None:
        """Gently, as after SIGTERM."""
        self.do(self.inn.farewell)
        self._server.should_exit = True

    def freeze(self, thaw: threading.Event) -> None:
        """It does nothing at all until then, as after SIGSTOP."""
        self._loop.call_soon_threadsafe(thaw.wait, PATIENCE_S)

    def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Something that must happen in the server's own loop."""

        async def there() -> T:
            return await work()

        return asyncio.run_coroutine_threadsafe(there(), self._loop).result(PATIENCE_S)


@contextmanager
def running(wanted: Settings, changed: Mapping[str, float] | None = None, **more: Any) -> Iterator[House]:
    """With changed constants of the server."""
    with constants(**(changed or {})):
        yield from _running(wanted, **more)


def _running(wanted: Settings, **more: Any) -> Iterator[House]:
    app = make_app(wanted, **more)
    server = uvicorn.Server(uvicorn.Config(app, port=0, **{**uvicorn_options(wanted), "log_config": None}))
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=lambda: loop.run_until_complete(server.serve()))
    thread.start()
    try:
        wait_until(lambda: server.started or not thread.is_alive(), "the server starts")
        assert server.started, "the server did not start"
        yield House(server, app, loop)
    finally:
        server.should_exit = True
        thread.join(PATIENCE_S)
        loop.close()


class Port:
    """A port that is ours as long as this lives: servers come and go on it, and the system gives it to nobody else."""

    def __init__(self) -> None:
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # others with this option may listen
        self._socket.bind(("127.0.0.1", 0))
        self.number: int = self._socket.getsockname()[1]

    def close(self) -> None:
        self._socket.close()


SERVER = (SEEDED, "bree.server")
DOORED = (SEEDED, "tests.server.doors")


class Process:
    """A server in a separate process, which tests can kill."""

    def __init__(self, database: str, port: int = 0, program: Sequence[str] = SERVER, **more: str) -> None:
        wanted = {
            "BREE_DATABASE": database, "BREE_PORT": str(port), "BREE_MORE_GAMES": "tiny", "BREE_BOT_WORKERS": "1",
            "BREE_BOT_SECONDS": str(PATIENCE_S),  # a bot that is late picks anything
            "BREE_LIMIT_FACTOR": "1000", "BREE_LANG": "en",
        }  # fmt: skip
        self.process = subprocess.Popen(
            [sys.executable, *program], env=environment(**{**wanted, **more}), stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        self._out, self._err = Heard(self.process.stdout), Heard(self.process.stderr)
        wait_until(lambda: self._out.text.endswith("\n") or self._out.ended, "the server says where it is")
        self.url = self._out.text.strip()
        if self.url:
            wait_until(self._ready, "the server is ready")

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def _ready(self) -> bool:
        try:
            return httpx.get(self.url + "/readyz", timeout=PATIENCE_S).status_code == 200
        except httpx.TransportError:
            assert self.process.poll() is None, f"the server has died:\n{self._err.text}"
            return False

    def until_said(self, words: str, times: int) -> None:
        """Wait until the log has it so often: once for each worker, for example."""
        wait_until(lambda: self._err.text.count(words) >= times, f"{times} times {words}")

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    def stop(self, number: int = signal.SIGTERM) -> str:
        """What it wrote to the end."""
        self.process.send_signal(number)
        self.process.wait(PATIENCE_S)
        wait_until(lambda: self._out.ended and self._err.ended, "all that belongs to the server has gone")
        return self._err.text


class Heard:
    """Read the output of a process as it comes, so that a process with much output never waits."""

    def __init__(self, stream: IO[str] | None) -> None:
        assert stream is not None
        self._stream = stream
        self.text = ""
        self.ended = False
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        with self._stream:
            for line in self._stream:
                self.text += line
        self.ended = True


def wait_until(so: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE_S
    while not so():
        assert time.monotonic() < end, f"waited in vain: {what}"
        time.sleep(0.02)
