"""Connects to another worker at its own address, and writes the head of a request that is handed over."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, TypeVar
from urllib.parse import urlsplit

UNIX = "unix:"
CONNECT_S = 1.0
# Headers of a request that is handed over: the secret name of the receiving worker, and the address of the caller.
WORKER, CALLER = b"x-bree-worker", b"x-bree-for"

P = TypeVar("P", bound=asyncio.Protocol)


async def connect(address: str, protocol: Callable[[], P]) -> tuple[asyncio.Transport, P]:
    """Connect. Raises `OSError` if the worker cannot be reached."""
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(CONNECT_S):  # a TimeoutError is an OSError
        if address.startswith(UNIX):
            return await loop.create_unix_connection(protocol, address.removeprefix(UNIX))
        place = urlsplit(f"//{address}")
        return await loop.create_connection(protocol, place.hostname or "", place.port or 0)


def head_of(scope: Mapping[str, Any], method: str, worker: str) -> bytes:
    """The head of a request, addressed to that worker."""
    query = scope["query_string"]
    path = scope["raw_path"] + (b"?" + query if query else b"")
    client = scope.get("client")
    caller = str(client[0]).encode("latin-1", "replace") if client else b""
    heads = [(name, value) for name, value in scope["headers"] if name not in (WORKER, CALLER)]
    heads += [(WORKER, worker.encode()), (CALLER, caller)]
    lines = [method.encode() + b" " + path + b" HTTP/1.1", *(name + b": " + value for name, value in heads)]
    return b"\r\n".join((*lines, b"", b""))
