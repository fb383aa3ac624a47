"""How a simulated client speaks: HTTP and WebSocket over a line, with the libraries' own protocols."""

import asyncio
from collections import deque
import json
from typing import Any

import httptools
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from tests.server.world.network import Network, Place

Told = dict[str, Any]


class Lost(Exception):  # noqa: N818
    """The line is gone, or nobody answers."""


class Socket(asyncio.Protocol):
    """A WebSocket; what arrives waits in the inbox."""

    def __init__(self, path: str) -> None:
        self._socket = ClientProtocol(parse_uri(f"ws://127.0.0.1{path}"))
        self.inbox: deque[str] = deque()
        self.lost = False
        self._stirred = asyncio.Event()
        self._transport: asyncio.Transport | None = None

    @classmethod
    async def open(cls, network: Network, place: Place, path: str, name: str) -> "Socket":
        try:
            _, protocol = await network.connect(lambda: cls(path), place, name)
        except OSError as fault:
            raise Lost(str(fault)) from fault
        socket: Socket = protocol
        return socket

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        self._socket.send_request(self._socket.connect())
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._socket.receive_data(data)
        for event in self._socket.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.inbox.append(bytes(event.data).decode())
        self._flush()
        self._stirred.set()

    def connection_lost(self, _fault: Exception | None) -> None:
        self.lost = True
        self._stirred.set()

    def eof_received(self) -> None:
        self._socket.receive_eof()

    def _flush(self) -> None:
        assert self._transport is not None
        for piece in self._socket.data_to_send():
            if piece:
                self._transport.write(piece)
            else:
                self._transport.close()

    async def opened(self, seconds: float) -> None:
        """Until the server has agreed to speak."""
        await self._until(lambda: self._socket.state is not self._socket.state.CONNECTING, seconds)
        if self._socket.handshake_exc is not None:
            raise Lost(str(self._socket.handshake_exc))

    async def next(self, seconds: float) -> str | None:
        """What comes next; None: nothing did in that time."""
        await self._until(lambda: bool(self.inbox), seconds, may_be_late=True)
        return self.inbox.popleft() if self.inbox else None

    async def _until(self, so: Any, seconds: float, may_be_late: bool = False) -> None:
        try:
            async with asyncio.timeout(seconds):
                while not so():
                    if self.lost:
                        raise Lost("the line has broken")
                    self._stirred.clear()
                    await self._stirred.wait()
        except TimeoutError:
            if not may_be_late:
                raise Lost("nobody answers") from None

    def send(self, message: Told) -> None:
        if self.lost or self._socket.state is not self._socket.state.OPEN:
            raise Lost("the line is gone")
        self._socket.send_text(json.dumps(message).encode())
        self._flush()

    def hang_up(self) -> None:
        if self._transport is not None:
            self._transport.abort()


class Call(asyncio.Protocol):
    """One request over HTTP, and its answer."""

    def __init__(self, request: bytes) -> None:
        self._request = request
        self._parser = httptools.HttpResponseParser(self)
        self._body = bytearray()
        self.done: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._parser.feed_data(data)

    def on_body(self, body: bytes) -> None:
        self._body += body

    def on_message_complete(self) -> None:
        if not self.done.done():
            self.done.set_result(bytes(self._body))

    def connection_lost(self, _fault: Exception | None) -> None:
        if not self.done.done():
            self.done.set_exception(Lost("the line has broken"))
            self.done.exception()

    @property
    def status(self) -> int:
        return int(self._parser.get_status_code())


async def post(network: Network, place: Place, path: str, body: Told, name: str, seconds: float) -> tuple[int, Told]:
    text = json.dumps(body).encode()
    headers = {"Host": "127.0.0.1", "Content-Type": "application/json", "Content-Length": len(text)}
    head = f"POST {path} HTTP/1.1\r\n" + "".join(f"{one}: {said}\r\n" for one, said in headers.items()) + "\r\n"
    try:
        line, call = await network.connect(lambda: Call(head.encode() + text), place, name)
    except OSError as fault:
        raise Lost(str(fault)) from fault
    try:
        async with asyncio.timeout(seconds):
            answer = await call.done
    except TimeoutError:
        raise Lost("nobody answers") from None
    finally:
        line.abort()
    return call.status, json.loads(answer) if answer else {}
