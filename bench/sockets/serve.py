"""The server with another WebSocket implementation. Everything else is unchanged.

python bench/sockets/serve.py NAME     (settings from the environment)
"""

import os
import socket
import sys
from typing import Any

from asgi import with_lines
import uvicorn

from bree.server.app import make_app, tune_garbage_collector
from bree.server.settings import Settings
from bree.server.uvicorn_config import uvicorn_options


def with_uvicorn(name: str) -> None:
    """Run with uvicorn: websockets and picows are used directly, the others through ASGI."""
    settings = Settings.from_environment()
    app: Any = make_app(settings)
    how = uvicorn_options(settings)
    if name == "picows":
        from pico import Pico

        how["ws"] = Pico
    elif name != "websockets":
        how["ws"] = {"uvicorn": "websockets-sansio", "wsproto": "wsproto"}[name]
        how["ws_per_message_deflate"] = False
        app = with_lines(app)
    listener = socket.create_server(("127.0.0.1", 0))
    print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    tune_garbage_collector()
    uvicorn.Server(uvicorn.Config(app, **how)).run([listener])


def granian_app() -> Any:
    tune_garbage_collector()
    return with_lines(make_app(Settings.from_environment()))


def with_granian() -> None:
    from granian import Granian

    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    print(f"http://127.0.0.1:{port}", flush=True)
    sys.path.insert(0, os.path.dirname(__file__))
    Granian("serve:granian_app", port=port, interface="asgi", factory=True, loop="uvloop", log_enabled=False).serve()


if __name__ == "__main__":
    if sys.argv[1] == "granian":
        with_granian()
    else:
        with_uvicorn(sys.argv[1])
