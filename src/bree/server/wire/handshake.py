"""Turns a WebSocket upgrade request into an ASGI scope."""

import asyncio
from typing import Any
from urllib.parse import unquote

from uvicorn.protocols.utils import get_local_addr, get_remote_addr, is_ssl
from websockets.http11 import Request


def scope_of(request: Request, transport: asyncio.Transport, root_path: str) -> dict[str, Any]:
    path, _, query = request.path.encode(errors="surrogateescape").partition(b"?")
    headers = [(name.lower().encode(), value.encode("latin-1")) for name, value in request.headers.raw_items()]
    return {
        "type": "websocket",
        "http_version": "1.1",
        "scheme": "wss" if is_ssl(transport) else "ws",
        "server": get_local_addr(transport),
        "client": get_remote_addr(transport),
        "root_path": root_path,
        "path": root_path + unquote(path.decode("latin-1")),
        "raw_path": root_path.encode() + path,
        "query_string": query,
        "headers": headers,
        "subprotocols": [],
    }
