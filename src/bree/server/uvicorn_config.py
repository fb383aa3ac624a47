"""How uvicorn is to serve: with our own HTTP and WebSocket, which set limits to what a caller may do."""

from functools import partial
from typing import Any

from bree.server import log
from bree.server.guard.timed_http import TimedHttp
from bree.server.settings import Settings
from bree.server.wire.websocket import WebSocketProtocol

STOP_S = 5  # for lines that do not close by themselves
KEEP_ALIVE_S = 20  # of a line between two requests: longer than clients rest, or both would end it at one moment


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    return {
        "log_config": log.config(),
        "access_log": False,
        "server_header": False,
        "http": partial(TimedHttp, seconds=settings.limits.arrival_seconds),
        "ws": WebSocketProtocol,
        "ws_max_size": 4 * settings.limits.message_bytes,  # beyond it the line is cut; before, it is refused in words
        "timeout_graceful_shutdown": STOP_S,
        "timeout_keep_alive": KEEP_ALIVE_S,
    }
