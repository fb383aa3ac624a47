"""Forwards an HTTP request to the owner of a table and relays the response."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any, cast

import httptools

from bree.server.cluster.worker_connect import connect, head_of

AsgiMessage = MutableMapping[str, Any]
Send = Callable[[AsgiMessage], Awaitable[None]]
# Headers that belong to one connection, or that the sender writes again.
CONNECTION_HEADERS = frozenset(
    (b"connection", b"keep-alive", b"transfer-encoding", b"content-length", b"expect", b"date")
)


class ConnectionBroken(Exception):  # noqa: N818
    """The other worker is gone in the middle of its response."""


class OwnerResponse(asyncio.Protocol):
    """The response of the owner, as ASGI messages."""

    def __init__(self) -> None:
        self._parser = httptools.HttpResponseParser(self)
        self._headers: list[tuple[bytes, bytes]] = []
        self._messages: asyncio.Queue[AsgiMessage | None] = asyncio.Queue()  # None: the connection is broken
        self.transport: asyncio.Transport

    async def next(self) -> AsgiMessage:
        message = await self._messages.get()
        if message is None:
            raise ConnectionBroken
        return message

    # Callbacks of the event loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        try:
            self._parser.feed_data(data)
        except httptools.HttpParserError:
            self.transport.abort()

    def connection_lost(self, _fault: Exception | None) -> None:
        self._messages.put_nowait(None)

    # Callbacks of the parser

    def on_header(self, name: bytes, value: bytes) -> None:
        self._headers.append((name.lower(), value))

    def on_headers_complete(self) -> None:
        kept = [
            (name, value)
            for name, value in self._headers
            if name not in CONNECTION_HEADERS or name == b"content-length"
        ]
        status = self._parser.get_status_code()
        self._messages.put_nowait({"type": "http.response.start", "status": status, "headers": kept})

    def on_body(self, body: bytes) -> None:
        self._messages.put_nowait({"type": "http.response.body", "body": body, "more_body": True})

    def on_message_complete(self) -> None:
        self._messages.put_nowait({"type": "http.response.body", "body": b"", "more_body": False})


async def send_request(scope: Mapping[str, Any], body: bytes, worker: str, address: str) -> OwnerResponse:
    """Send a request. Raises `OSError` if the worker cannot be reached; then nothing was sent."""
    transport, answer = await connect(address, OwnerResponse)
    heads = [(name, value) for name, value in scope["headers"] if name not in CONNECTION_HEADERS]
    more = [(b"connection", b"close"), (b"content-length", str(len(body)).encode())]
    head = head_of({**scope, "headers": [*heads, *more]}, scope["method"], worker)
    transport.write(head + body)
    return answer


async def relay_response(answer: OwnerResponse, method: str, send: Send) -> bool:
    """Relay the response. False if the other worker is gone before its response; it may have done the work or not."""
    begun = False
    try:
        while True:
            message = await answer.next()
            await send(message)
            begun = True
            if not message.get("more_body", True):
                return True
            if method == "HEAD":
                await send({"type": "http.response.body", "body": b""})
                return True
    except (
        ConnectionBroken
    ):  # after the beginning, uvicorn sees that the response is incomplete and closes the connection
        return begun
    finally:
        answer.transport.close()
