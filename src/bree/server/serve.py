"""`bree serve`: run the server, with one worker or several."""

import asyncio
import os
import socket
import sys
import tempfile
import threading
import time
from urllib.error import URLError
from urllib.request import urlopen
import webbrowser

from msgspec.structs import replace
import uvicorn

from bree.core import Refusal
from bree.lang import Voice
from bree.lang.locale import own_language
from bree.server.app import make_app, tune_garbage_collector
from bree.server.games import all_games
from bree.server.guard.hosts import EVERYWHERE
from bree.server.metrics import MANY
from bree.server.settings import Settings, former
from bree.server.store import Store
from bree.server.uvicorn_config import uvicorn_options
from bree.table.os_errors import reason

WORKER = "bree.server.app:worker"


def serve(settings: Settings, open_browser: bool = False) -> None:
    """Run the server until it is stopped. Raises refusals before anything starts."""
    if settings.workers > 1 and settings.one_process_only:
        raise Refusal("one-worker")
    if not settings.one_process_only and not hasattr(socket, "send_fds"):  # Windows also lacks Unix sockets
        raise Refusal("posix-server")
    if names := former(os.environ):
        print(Voice(own_language()).say("settings-former", {"names": ", ".join(names)}), file=sys.stderr)
    all_games(settings.more_games)
    asyncio.run(_try_store(settings))
    listener = _bind(settings)
    settings = replace(settings, port=listener.getsockname()[1])
    print(address(settings), flush=True)
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(address(settings),), daemon=True).start()
    try:
        if settings.workers == 1:
            tune_garbage_collector()
            uvicorn.Server(uvicorn.Config(make_app(settings, patient=True), **uvicorn_options(settings))).run(
                [listener]
            )
        else:
            listener.close()
            _serve_with_many(settings)
    except KeyboardInterrupt:
        pass


def address(settings: Settings) -> str:
    host = "localhost" if settings.host in EVERYWHERE else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


async def _try_store(settings: Settings) -> None:
    """Refuse a database that is not available, and migrate it once for all workers."""
    store = await Store.open(settings.database_url)
    await store.close()


def _bind(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
        listener.listen()  # without it, another process could still bind the same address
    except (OSError, UnicodeError, TypeError) as fault:  # an invalid host name raises the last two
        listener.close()
        why = reason(fault) if isinstance(fault, OSError) else "why-no-address"
        raise Refusal("port", host=settings.host or EVERYWHERE[0], port=str(settings.port), why=why) from fault
    return listener


def _serve_with_many(settings: Settings) -> None:
    """Run several workers. They read their settings from the environment and share a folder for their counters."""
    os.environ.update(settings.as_environment())
    with tempfile.TemporaryDirectory() as counters:
        os.environ[MANY] = counters
        uvicorn.run(
            WORKER,
            factory=True,
            host=settings.host,
            port=settings.port,
            workers=settings.workers,
            **uvicorn_options(settings),
        )


def _open_when_ready(url: str) -> None:
    for _ in range(100):
        try:
            with urlopen(f"{url}/healthz", timeout=1):
                break
        except (URLError, OSError):
            time.sleep(0.1)
    webbrowser.open(url)
