"""A connection after its upgrade: the handshake, what is heard and said, signs of life, the end."""

import asyncio
from collections.abc import Awaitable, Callable
import json
from typing import Any

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Close, Frame, Opcode

from bree.server.wire.websocket import INBOX, WEBSOCKET, WebSocketProtocol
from tests.server.running import PATIENCE_S, House
from tests.server.setting import ME, Laid, lay

KEY = b"dGhlIHNhbXBsZSBub25jZQ=="
ASK = (
    b"GET /here?a=b HTTP/1.1\r\nhost: bree\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-key: " + KEY + b"\r\nsec-websocket-version: 13\r\n\r\n"
)
CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
Send = Callable[[dict[str, Any]], Awaitable[None]]


def sent(kind: int, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(Opcode(kind), data, fin).serialize(mask=True)


def said(kind: int, data: bytes = b"") -> bytes:
    """What a server writes."""
    return Frame(Opcode(kind), data).serialize(mask=False)


def closed_with(written: bytes) -> int:
    """The code of the goodbye that is all that was written, whatever its reason."""
    assert written[0] == 0x80 | CLOSE
    assert len(written) == 2 + written[1]
    return Close.parse(written[2:]).code


class Wire(asyncio.Transport):
    """The other end, which writes everything down."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.reading = True
        self.closed = self.aborted = False

    def write(self, data: Any) -> None:
        assert not self.closed
        self.written += data

    def take(self) -> bytes:
        taken, self.written = self.written, b""
        return taken

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = self.aborted = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


class Route:
    """An app with one route, which accepts a connection and keeps it until a message ends it."""

    def __init__(self, accept: bool = True, fault: Exception | None = None) -> None:
        self._accept = accept
        self._fault = fault
        self.go = asyncio.Event()
        self.scope: dict[str, Any] = {}

    async def __call__(self, scope: dict[str, Any], receive: Callable[[], Awaitable[Any]], send: Send) -> None:
        self.scope = scope
        assert await receive() == {"type": "websocket.connect"}
        if self._fault is not None:
            raise self._fault
        await send({"type": "websocket.accept" if self._accept else "websocket.close"})
        if self._accept:
            await self.go.wait()


async def opened(route: Route, ask: bytes = ASK, **ways: Any) -> tuple[WebSocketProtocol, Wire]:
    config = uvicorn.Config(route, interface="asgi3", proxy_headers=False, log_config=None, **ways)
    config.load()
    line, wire = WebSocketProtocol(config, ServerState(), {}), Wire()
    line.connection_made(wire)
    line.data_received(ask)
    for _ in range(5):
        await asyncio.sleep(0)
    return line, wire


async def accepted(**ways: Any) -> tuple[WebSocketProtocol, Wire]:
    line, wire = await opened(Route(), **ways)
    assert wire.take().startswith(b"HTTP/1.1 101 ")
    return line, wire


async def test_the_handshake() -> None:
    route = Route()
    line, wire = await opened(route)
    assert b"\r\nSec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n" in wire.written
    assert wire.written.endswith(b"\r\n\r\n")
    assert (route.scope["path"], route.scope["query_string"]) == ("/here", b"a=b")
    assert (b"host", b"bree") in route.scope["headers"]
    assert route.scope["extensions"][WEBSOCKET] is line
    assert not wire.closed
    wire.take()
    route.go.set()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert closed_with(wire.written) == 1011, "a route that only ends leaves nobody hanging"


@pytest.mark.parametrize(
    ("ask", "status"),
    [
        (ASK.replace(b"version: 13", b"version: 8"), b"400"),
        (ASK.replace(KEY, b"dG9vIHNob3J0"), b"400"),
        (ASK.replace(KEY, b"*"), b"400"),
        (ASK.replace(b"sec-websocket-key", b"x-key"), b"400"),
        (ASK.replace(b"GET", b"POST"), b"405"),
    ],
    ids=["version", "short key", "odd key", "no key", "method"],
)
async def test_an_upgrade_that_cannot_be(ask: bytes, status: bytes) -> None:
    route = Route()
    _, wire = await opened(route, ask)
    assert wire.written.startswith(b"HTTP/1.1 " + status)
    assert wire.closed
    assert not route.scope


async def test_a_route_may_refuse_or_fail() -> None:
    _, wire = await opened(Route(accept=False))
    assert wire.written.startswith(b"HTTP/1.1 403 ")
    assert wire.closed
    _, wire = await opened(Route(fault=ValueError("a defect")))
    assert wire.written.startswith(b"HTTP/1.1 500 ")
    assert wire.closed


async def test_messages_are_heard_in_their_order_and_then_the_end() -> None:
    line, wire = await accepted()
    line.data_received(sent(TEXT, "żółw".encode()) + sent(2, b"\x00") + sent(TEXT, b"a", fin=False))
    line.data_received(sent(PING, b"?") + sent(0, b"b") + sent(CLOSE, b"\x03\xe9"))
    assert wire.take() == said(PONG, b"?") + said(CLOSE, b"\x03\xe9")
    assert wire.closed
    assert [await line.receive() for _ in range(5)] == ["żółw", "", "ab", None, None]
    line.write([b"too late"])
    assert not wire.written


async def test_whoever_waits_is_woken() -> None:
    line, _ = await accepted()
    waiting = asyncio.create_task(line.receive())
    await asyncio.sleep(0)
    line.data_received(sent(TEXT, b"x"))
    assert await waiting == "x"
    waiting = asyncio.create_task(line.receive())
    await asyncio.sleep(0)
    line.connection_lost(None)
    assert await waiting is None


async def test_nothing_is_read_far_ahead() -> None:
    line, wire = await accepted()
    for number in range(INBOX):
        assert wire.reading
        line.data_received(sent(TEXT, str(number).encode()))
    assert not wire.reading
    assert [await line.receive() for _ in range(INBOX)] == [str(number) for number in range(INBOX)]
    assert wire.reading


@pytest.mark.parametrize(
    ("data", "code"),
    [(b"\x81\x05plain", 1002), (sent(TEXT, b"\xff"), 1007), (sent(TEXT, b"x" * 101), 1009)],
    ids=["plain", "no text", "too large"],
)
async def test_a_broken_client_is_cut_off(data: bytes, code: int) -> None:
    line, wire = await accepted(ws_max_size=100)
    line.data_received(data)
    assert closed_with(wire.written) == code
    assert wire.closed
    assert await line.receive() is None


async def test_closing_waits_for_the_other_side() -> None:
    line, wire = await accepted()
    for _ in range(INBOX):
        line.data_received(sent(TEXT, b"x"))
    line.close(1000)
    line.close(1011)
    assert wire.take() == said(CLOSE, b"\x03\xe8")
    assert wire.reading, "else its word would not be heard"
    line.data_received(sent(TEXT, b"unheard") + sent(PING))
    assert not wire.closed
    line.data_received(sent(CLOSE, b"\x03\xe8"))
    assert wire.closed
    assert not wire.written


async def test_a_slow_line_says_so_and_says_when_it_is_free() -> None:
    line, wire = await accepted()
    freed: list[bool] = []
    line.when_free = lambda: freed.append(line.free)
    line.pause_writing()
    assert not line.free
    line.data_received(sent(PING))
    assert not wire.written, "what nobody takes is not piled up"
    line.resume_writing()
    assert freed == [True]
    line.pause_writing()
    line.connection_lost(None)
    assert freed == [True, True], "whoever waits to write waits no more"


async def test_a_line_without_a_sign_of_life_is_cut() -> None:
    line, wire = await accepted(ws_ping_interval=0.01)
    async with asyncio.timeout(PATIENCE_S):
        while not wire.aborted:
            await asyncio.sleep(0.01)
    assert wire.written == said(PING) + said(CLOSE, b"\x03\xf3")
    assert await line.receive() is None


async def test_a_line_that_lives_is_kept() -> None:
    line, wire = await accepted(ws_ping_interval=0.001)
    pings = 0
    async with asyncio.timeout(PATIENCE_S):
        while pings < 5:
            await asyncio.sleep(0)
            if wire.take():
                pings += 1
                line.data_received(sent(PONG))
    assert not wire.closed
    line.connection_lost(None)


async def test_the_server_stops() -> None:
    line, wire = await accepted()
    line.shutdown()
    assert closed_with(wire.written) == 1012
    assert wire.closed
    waiting = Route(accept=False)
    line, wire = await opened(waiting, ASK[:-2] + b"x: y\r\n\r\n")
    line.shutdown()
    assert wire.closed


async def raw(house: House, laid: Laid) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(ASK.replace(b"/here?a=b", f"{laid.path}/play".encode()))
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101 ")
    return reader, writer


async def test_a_message_in_pieces_is_obeyed(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, ME)
    reader, writer = await raw(house, laid)
    hello = json.dumps({"t": "hello", "tokens": list(laid.tokens.values())}).encode()
    for piece in (sent(TEXT, hello[:10], fin=False), sent(0, hello[10:])):
        for byte in piece:
            writer.write(bytes((byte,)))
            await writer.drain()
    head = await reader.readexactly(4)
    assert head[0] == 0x81
    told = json.loads(await reader.readexactly(int.from_bytes(head[2:])))
    assert (told["t"], told["seats"]) == ("welcome", ["ann", "bob"])
    writer.close()
    await writer.wait_closed()


async def test_a_path_that_is_none(house: House) -> None:
    for path in (b"/", b"/api/tables", b"/api/tables/x/play/more"):
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        writer.write(ASK.replace(b"/here?a=b", path))
        assert (await reader.read()).startswith(b"HTTP/1.1 403 ")
        writer.close()
        await writer.wait_closed()
