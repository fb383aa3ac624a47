"""Frames: the server joins a message from any pieces; anything else closes the connection and does no harm."""

import asyncio
from random import Random

from hypothesis import given, settings as hypothesis_settings, strategies as st
import pytest

from bree.server.wire.websocket import WebSocketProtocol
from tests.server.test_websocket import (
    BINARY,
    CLOSE,
    CONTINUED,
    PING,
    PONG,
    TEXT,
    Wire,
    accepted,
    closed_with,
    said,
    sent,
)

MOST = 70_000
WRONG, NOT_TEXT, TOO_LARGE = 1002, 1007, 1009
SIZES = st.sampled_from([0, 1, 2, 125, 126, 127, 65_535, 65_536]) | st.integers(0, 300)
MESSAGES = st.lists(
    st.tuples(st.sampled_from([TEXT, BINARY]), SIZES, st.integers(1, 4))
    | st.tuples(st.sampled_from([PING, PONG]), st.integers(0, 125), st.just(1)),
    max_size=6,
)


def cut(kind: int, data: bytes, pieces: int) -> list[bytes]:
    """One message in this many frames."""
    size = len(data) // pieces + 1
    parts = [data[size * number : size * (number + 1)] for number in range(pieces)]
    return [sent(CONTINUED if number else kind, part, number == pieces - 1) for number, part in enumerate(parts)]


async def heard(line: WebSocketProtocol, wire: Wire, stream: bytes, rng: Random) -> list[str]:
    """Return all messages of a stream that comes in pieces of any size; the reader keeps up."""
    found: list[str] = []
    at = 0
    while at < len(stream):
        size = rng.choice((1, 2, 7, 1000, 100_000))
        line.data_received(stream[at : at + size])
        at += size
        while line._inbox:
            found.append(str(await line.receive()))
    assert wire.reading
    return found


@given(MESSAGES, st.randoms(use_true_random=False))
@hypothesis_settings(max_examples=100, deadline=None)
def test_a_message_is_read_however_it_is_cut(wanted: list[tuple[int, int, int]], rng: Random) -> None:
    stream, texts, pongs = b"", [], b""
    for kind, size, pieces in wanted:
        data = (b"abcdefgh" * (size // 8 + 2))[rng.randrange(8) :][:size]
        for number, one in enumerate(cut(kind, data, pieces)):
            if number:  # a ping may come between the frames of a message
                stream += sent(PING, b"?")
                pongs += said(PONG, b"?")
            stream += one
        if kind in (TEXT, BINARY):
            texts.append(data.decode() if kind == TEXT else "")
        elif kind == PING:
            pongs += said(PONG, data)

    async def talk() -> None:
        line, wire = await accepted(ws_max_size=MOST)
        assert await heard(line, wire, stream, rng) == texts
        assert wire.written == pongs
        line.connection_lost(None)

    asyncio.run(talk())


@given(st.binary(max_size=300), st.integers(1, 50))
@hypothesis_settings(max_examples=150, deadline=None)
def test_noise_is_refused_and_nothing_worse(noise: bytes, size: int) -> None:
    async def talk() -> None:
        line, wire = await accepted(ws_max_size=100)
        for at in range(0, len(noise), size):
            line.data_received(noise[at : at + size])
        while line._inbox:
            text = await line.receive()
            assert text is not None
            assert len(text) <= 100
        assert len(line._begun) <= 100
        assert len(line._socket.reader.buffer) <= 2 * (125 + 14)
        assert wire.closed or not line._ended
        line.connection_lost(None)

    asyncio.run(talk())


@pytest.mark.parametrize(
    ("stream", "code"),
    [
        (b"\xc1\x80abcd", WRONG),  # a bit that no extension has asked for
        (b"\x81\x02abcdef", WRONG),  # not masked
        (b"\x83\x80abcd", WRONG),  # no such kind
        (b"\x8b\x80abcd", WRONG),
        (b"\x09\x80abcd", WRONG),  # a ping in pieces
        (b"\x89\xfe\x00\x80abcd", TOO_LARGE),  # a long ping: not a byte more is waited for
        (sent(CONTINUED, b"x"), WRONG),  # goes on with nothing
        (sent(TEXT, b"x", fin=False) + sent(TEXT, b"y"), WRONG),  # begins before the last is over
        (b"\x81\xfe\x00\x65abcd", TOO_LARGE),  # by its header, too
        (b"\x81\xff" + b"\xff" * 8 + b"abcd", TOO_LARGE),
        (sent(TEXT, b"x" * 60, fin=False) + sent(CONTINUED, b"y" * 41), TOO_LARGE),
    ],
    ids=["bit", "mask", "kind", "control", "ping", "long", "goes on", "begins", "large", "huge", "pieces"],
)
async def test_what_a_client_may_not_send(stream: bytes, code: int) -> None:
    line, wire = await accepted(ws_max_size=100)
    line.data_received(stream)
    assert closed_with(wire.written) == code
    assert wire.closed
    assert await line.receive() is None


async def test_endless_empty_pieces_take_no_room() -> None:
    line, wire = await accepted()
    line.data_received(sent(TEXT, b"", fin=False))
    line.data_received(sent(CONTINUED, b"", fin=False) * 1000)
    assert not line._begun
    assert not line._inbox
    line.data_received(sent(CONTINUED, b"x"))
    assert await line.receive() == "x"
    assert not wire.written


@pytest.mark.parametrize("data", [b"", b"\x03\xe8", b"\x03\xe9" + "żegnaj".encode(), b"\x13\x87"])
async def test_a_goodbye_is_echoed(data: bytes) -> None:
    line, wire = await accepted()
    line.data_received(sent(CLOSE, data))
    assert wire.written == said(CLOSE, data)
    assert wire.closed
    assert await line.receive() is None


@pytest.mark.parametrize(
    ("data", "code"),
    [(b"\x03", WRONG), (b"\x00\x00", WRONG), (b"\x03\xed", WRONG), (b"\x03\xf7", WRONG), (b"\x13\x88", WRONG),
     (b"\x03\xe8\xff", NOT_TEXT)],
)  # fmt: skip
async def test_nonsense_to_close_with(data: bytes, code: int) -> None:
    line, wire = await accepted()
    line.data_received(sent(CLOSE, data))
    assert closed_with(wire.written) == code
    assert wire.closed
