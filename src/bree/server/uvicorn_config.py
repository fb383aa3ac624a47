"""The options for uvicorn. They select the protocols of Bree for HTTP and WebSocket, which limit
what a client may do.
"""

from functools import partial
from typing import Any

from bree.server import log
from bree.server.guard.timed_http import TimedHttp
from bree.server.settings import Settings
from bree.server.wire.websocket import WebSocketProtocol

STOP_S = 5  # for connections that are still open when the server stops
KEEP_ALIVE_S = 20  # between two requests; longer than clients wait, so that only one side closes the connection


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    return {
        "log_config": log.config(),
        "access_log": False,
        "server_header": False,
        "http": partial(TimedHttp, seconds=settings.limits.arrival_seconds),
        "ws": WebSocketProtocol,
        "ws_max_size": 4
        * settings.limits.message_bytes,  # above it the connection ends; above a quarter of it the message is refused
        "timeout_graceful_shutdown": STOP_S,
        "timeout_keep_alive": KEEP_ALIVE_S,
    }
