"""Many requests on one line, ahead of their answers: a few wait, more cut the line, and nothing of them stays."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
import gc
from typing import Any
from weakref import WeakSet

import pytest
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

from bree.server.guard.bounded_http import QUEUED
from tests.server.running import PATIENCE_S, House
from tests.server.test_memory import soon

ASK = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
LAST = ASK.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
ANSWER = b"HTTP/1.1 200 "


class Cycles:
    """All requests that there are, and how many there ever were at once."""

    def __init__(self) -> None:
        self.alive: WeakSet[RequestResponseCycle] = WeakSet()
        self.most = 0

    def add(self, cycle: RequestResponseCycle) -> None:
        self.alive.add(cycle)
        self.most = max(self.most, len(self.alive))


@pytest.fixture
def cycles(house: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[Cycles]:
    """While the collector of circles sleeps."""
    assert house
    found = Cycles()
    real = RequestResponseCycle.__init__

    def begin(cycle: RequestResponseCycle, *given: Any, **more: Any) -> None:
        found.add(cycle)
        real(cycle, *given, **more)

    monkeypatch.setattr(RequestResponseCycle, "__init__", begin)
    gc.collect()
    gc.disable()
    yield found
    gc.enable()


async def heard(port: int, said: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(said)
    told = b""
    with suppress(ConnectionError):
        async with asyncio.timeout(PATIENCE_S):
            while data := await reader.read(65536):
                told += data
    writer.close()
    return told


async def test_a_few_wait_for_their_turn(house: House, cycles: Cycles) -> None:
    told = await heard(house.port, ASK * QUEUED + LAST)
    assert told.count(ANSWER) == QUEUED + 1
    await soon(lambda: not cycles.alive)


async def test_more_cut_the_line_and_nothing_of_them_stays(house: House, cycles: Cycles) -> None:
    told = await heard(house.port, ASK * 999 + LAST)
    assert told.count(ANSWER) < 1000
    assert cycles.most <= QUEUED + 3
    await soon(lambda: not cycles.alive)


async def test_those_of_a_line_that_is_lost_are_forgotten(house: House, cycles: Cycles) -> None:
    """Somebody asks for what takes a while, and more behind it, and goes."""
    slow = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}"
    for _ in range(20):
        _reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        writer.write(slow + ASK * QUEUED)
        writer.transport.abort()
    await soon(lambda: not [one for one in cycles.alive if one.scope["path"] == "/healthz"])
    # When a connection broke while a route was reading the body, the framework raised an exception, whose frames hold
    # each other: the collector's work, and nobody else's.
    await soon(lambda: gc.collect() >= 0 and not cycles.alive)
