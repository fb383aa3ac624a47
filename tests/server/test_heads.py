"""Heads of requests: one that is too large is not read to its end. Bounded, and on this machine alone."""

import asyncio
from contextlib import suppress

import pytest

from bree.server.guard.bounded_http import HEAD_BYTES, HEADERS
from tests.server.running import PATIENCE_S, House
from tests.server.test_websocket import ASK

GET = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
CHUNKED = GET + b"Transfer-Encoding: chunked\r\n\r\n"
WHOLE = GET + b"\r\n"
REFUSED = b"HTTP/1.1 431 "
MOST = 32 * 1024 * 1024  # bytes; a server that accepts this many accepts any number


async def said(port: int, first: bytes, chunk: bytes = b"") -> tuple[bytes, int]:
    """Send it, and then chunk after chunk until the line is cut: what was heard, and how much was sent."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    sent = len(first)

    async def say() -> None:
        nonlocal sent
        with suppress(ConnectionError):
            writer.write(first)
            while chunk and sent < MOST:
                writer.write(chunk)
                await writer.drain()
                sent += len(chunk)
            if chunk:
                writer.close()  # nobody minded

    saying = asyncio.create_task(say())
    heard = b""
    with suppress(ConnectionError):
        async with asyncio.timeout(PATIENCE_S):
            while data := await reader.read(65536):
                heard += data
    saying.cancel()
    with suppress(asyncio.CancelledError):
        await saying
    writer.close()
    return heard, sent


def many(number: int) -> bytes:
    return b"X: a\r\n" * number


TOO_LARGE = {
    "a long address": b"GET /" + b"a" * HEAD_BYTES,
    "a long value": GET + b"X: " + b"a" * HEAD_BYTES + b"\r\n\r\n",
    "long values": GET + (b"X: " + b"a" * 1000 + b"\r\n") * 33 + b"\r\n",
    "many headers": GET + many(HEADERS) + b"\r\n",
    "an upgrade": ASK[:-2] + many(HEADERS) + b"\r\n",
}


@pytest.mark.parametrize("head", TOO_LARGE.values(), ids=TOO_LARGE)
async def test_a_head_that_is_too_large_is_refused(house: House, head: bytes) -> None:
    heard, _ = await said(house.port, head)
    assert heard.startswith(REFUSED)
    assert heard.count(b"HTTP/1.1") == 1


@pytest.mark.parametrize("before", [WHOLE, CHUNKED + b"1\r\nx\r\n0\r\n\r\n"], ids=["a request", "a body"])
async def test_so_is_the_next_on_the_same_line(house: House, before: bytes) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    async with asyncio.timeout(PATIENCE_S):
        writer.write(before)
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200 ")
        writer.write(GET + many(HEADERS) + b"\r\n")
        assert REFUSED in await reader.read()
    writer.close()


ENDLESS = {
    "headers": (GET, many(10_000)),
    "a value": (GET + b"X: ", b"a" * 65536),
    "a name": (GET, b"a" * 65536),
    "an address": (b"GET /", b"a" * 65536),
    "an upgrade": (ASK[:-2] + b"X: ", b"a" * 65536),
    "a second head": (WHOLE + GET + b"X: ", b"a" * 65536),
    "trailers": (CHUNKED + b"0\r\n", many(10_000)),
    "a trailer": (CHUNKED + b"0\r\nX: ", b"a" * 65536),
    "a chunk's frame": (CHUNKED + b"1;", b"a" * 65536),
    "empty lines": (b"", b"\r\n" * 30_000),
}


@pytest.mark.parametrize(("first", "chunk"), ENDLESS.values(), ids=ENDLESS)
async def test_a_head_without_an_end_is_cut(house: House, first: bytes, chunk: bytes) -> None:
    _, sent = await said(house.port, first, chunk)
    assert sent < MOST


async def test_a_large_head_is_taken_and_so_are_bodies_in_pieces(house: House) -> None:
    large = GET + many(HEADERS - 3) + b"X: " + b"a" * (HEAD_BYTES - 1000) + b"\r\nConnection: close\r\n\r\n"
    heard, _ = await said(house.port, large)
    assert heard.startswith(b"HTTP/1.1 200 ")
    pieces = b"".join(b"%x\r\n%b\r\n" % (len(piece), piece) for piece in [b" " * 10] * 4000)
    post = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n"
    heard, _ = await said(house.port, post + pieces + b"0\r\n\r\n")
    assert heard.startswith(b"HTTP/1.1 422 "), "no wish, but all of it was read"
