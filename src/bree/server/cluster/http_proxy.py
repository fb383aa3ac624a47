"""A request over HTTP for the owner of a table, and its answer, passed on piece by piece."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any, cast

import httptools

from bree.server.cluster.worker_connect import connect, head_of

Told = MutableMapping[str, Any]
Send = Callable[[Told], Awaitable[None]]
# Of one connection alone, or written again by the sender.
CONNECTIONS_OWN = frozenset((b"connection", b"keep-alive", b"transfer-encoding", b"content-length", b"expect", b"date"))


class BrokenOff(Exception):  # noqa: N818
    """The other worker has gone in the middle."""


class OwnersAnswer(asyncio.Protocol):
    """What comes back, as messages of ASGI."""

    def __init__(self) -> None:
        self._parser = httptools.HttpResponseParser(self)
        self._headers: list[tuple[bytes, bytes]] = []
        self._told: asyncio.Queue[Told | None] = asyncio.Queue()  # None: it breaks off
        self.transport: asyncio.Transport

    async def next(self) -> Told:
        told = await self._told.get()
        if told is None:
            raise BrokenOff
        return told

    # What the loop calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        try:
            self._parser.feed_data(data)
        except httptools.HttpParserError:
            self.transport.abort()

    def connection_lost(self, _fault: Exception | None) -> None:
        self._told.put_nowait(None)

    # What the parser calls

    def on_header(self, name: bytes, value: bytes) -> None:
        self._headers.append((name.lower(), value))

    def on_headers_complete(self) -> None:
        kept = [
            (name, value) for name, value in self._headers if name not in CONNECTIONS_OWN or name == b"content-length"
        ]
        status = self._parser.get_status_code()
        self._told.put_nowait({"type": "http.response.start", "status": status, "headers": kept})

    def on_body(self, body: bytes) -> None:
        self._told.put_nowait({"type": "http.response.body", "body": body, "more_body": True})

    def on_message_complete(self) -> None:
        self._told.put_nowait({"type": "http.response.body", "body": b"", "more_body": False})


async def send_request(scope: Mapping[str, Any], body: bytes, worker: str, address: str) -> OwnersAnswer:
    """An `OSError` if nobody is there: then nothing was asked."""
    transport, answer = await connect(address, OwnersAnswer)
    heads = [(name, value) for name, value in scope["headers"] if name not in CONNECTIONS_OWN]
    more = [(b"connection", b"close"), (b"content-length", str(len(body)).encode())]
    head = head_of({**scope, "headers": [*heads, *more]}, scope["method"], worker)
    transport.write(head + body)
    return answer


async def pass_on(answer: OwnersAnswer, method: str, send: Send) -> bool:
    """Pass the answer on. False: the other worker has gone before it said anything, and may have done it or not."""
    begun = False
    try:
        while True:
            told = await answer.next()
            await send(told)
            begun = True
            if not told.get("more_body", True):
                return True
            if method == "HEAD":
                await send({"type": "http.response.body", "body": b""})
                return True
    except BrokenOff:  # in the middle: the sender sees that the answer is not whole, and cuts the connection
        return begun
    finally:
        answer.transport.close()
