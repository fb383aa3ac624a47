"""Compression on the socket: only where it is offered, only where it pays, and no bomb goes off."""

import asyncio
import json
import zlib

import httpx
import pytest
from websockets.asyncio.client import connect

from bree.server.wire.deflate import MIN_BYTES
from bree.server.wire.websocket import WebSocketProtocol
from tests.server.running import PATIENCE_S, House
from tests.server.setting import ME, lay
from tests.server.test_websocket import ASK, CONTINUED, TEXT, Route, Wire, closed_with, opened, sent

OFFERED = ASK[:-2] + b"sec-websocket-extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
COMPRESSED = 0x40  # a bit of the first byte of a frame
MOST = 16 * 1024


def packed(data: bytes, bits: int = 9) -> bytes:
    press = zlib.compressobj(9, wbits=-bits)
    return (press.compress(data) + press.flush(zlib.Z_SYNC_FLUSH))[:-4]


def packed_frame(data: bytes, kind: int = TEXT, fin: bool = True, first: bool = True) -> bytes:
    frame = bytearray(sent(kind, data, fin))
    frame[0] |= COMPRESSED if first else 0
    return bytes(frame)


async def offered() -> tuple[WebSocketProtocol, Wire, bytes]:
    line, wire = await opened(Route(), OFFERED, ws_max_size=MOST)
    return line, wire, wire.take()


async def test_it_is_on_where_it_is_offered() -> None:
    line, _, answer = await offered()
    assert b"permessage-deflate" in answer
    line.connection_lost(None)
    line, wire = await opened(Route())
    assert b"permessage-deflate" not in wire.take()
    text = b"state " * MIN_BYTES
    line.write([text])
    assert text in wire.written
    line.connection_lost(None)


async def test_long_messages_are_packed_and_short_ones_are_not() -> None:
    line, wire, _ = await offered()
    unpack = zlib.decompressobj(wbits=-15)
    sizes = []
    for number in range(3):
        text = json.dumps([f"region {one} holds {one % 7 + number}" for one in range(100)]).encode()
        line.write([text])
        frame = wire.take()
        assert frame[0] & COMPRESSED
        start = 2 if frame[1] < 126 else 4
        assert unpack.decompress(frame[start:] + b"\x00\x00\xff\xff") == text
        sizes.append(len(frame))
        assert len(frame) < len(text) / 3
    assert max(sizes[1:]) < sizes[0], "the second is told by the first"
    line.write([b"x" * (MIN_BYTES - 1)])
    assert not wire.take()[0] & COMPRESSED
    line.connection_lost(None)


async def test_a_packed_message_is_heard() -> None:
    line, wire, _ = await offered()
    said = '{"t":"ping"}' * 40
    line.data_received(packed_frame(packed(said.encode())))
    assert await line.receive() == said
    whole = packed(said.encode())
    line.data_received(packed_frame(whole[:5], fin=False) + packed_frame(whole[5:], CONTINUED, first=False))
    assert await line.receive() == said
    line.data_received(sent(TEXT, b"plain"))
    assert await line.receive() == "plain"
    assert not wire.written
    line.connection_lost(None)


@pytest.mark.parametrize("pieces", [1, 2], ids=["whole", "in pieces"])
async def test_a_bomb_is_not_unpacked(pieces: int) -> None:
    """A megabyte for each kilobyte: the server never unpacks more than the size limit of a message."""
    line, wire, _ = await offered()
    bomb = packed(b"\x00" * 10_000_000)
    assert len(bomb) < MOST
    if pieces == 1:
        line.data_received(packed_frame(bomb))
    else:
        line.data_received(packed_frame(bomb[:20], fin=False) + packed_frame(bomb[20:], CONTINUED, first=False))
    assert closed_with(wire.written) == 1009
    assert wire.closed
    assert len(line._begun) <= MOST
    assert await line.receive() is None


async def test_what_is_not_packed_as_it_says_is_refused() -> None:
    line, wire, _ = await offered()
    line.data_received(packed_frame(b"\xff\xff\xff\xff"))
    assert closed_with(wire.written) == 1002
    assert wire.closed


async def test_a_whole_server(house: House, rest: httpx.AsyncClient) -> None:
    """With a client that offers it, as browsers do."""
    laid = await lay(rest, "mordor", ME, ME)
    async with connect(f"{house.url.replace('http', 'ws')}{laid.path}/play") as socket, asyncio.timeout(PATIENCE_S):
        assert socket.response is not None
        assert "permessage-deflate" in socket.response.headers["Sec-WebSocket-Extensions"]
        await socket.send(json.dumps({"t": "hello", "tokens": list(laid.tokens.values()), "after": 0}))
        assert json.loads(await socket.recv())["t"] == "welcome"
        assert json.loads(await socket.recv())["t"] == "state"
        await socket.send('{"t":"ping"}')
        assert json.loads(await socket.recv()) == {"t": "pong"}
