"""Limit of connections per address: a place is free again as soon as one connection closes."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from bree.server.guard.connection_limits import ConnectionLimits
from tests.server.running import PATIENCE_S, House, running, settings
from tests.server.seated import Seated
from tests.server.setting import ME, lay
from tests.server.test_memory import soon

MOST = 5
ASK = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
HERE = "127.0.0.1"


@pytest.fixture
def small(tmp_path: Path, lines: list[ConnectionLimits], monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server that believes a proxy elsewhere, and nobody here."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
    limits: dict[str, Any] = {"connections_an_address": MOST, "arrival_seconds": PATIENCE_S}
    with running(settings(f"sqlite:///{tmp_path}/t.sqlite", **limits), static=tmp_path / "none") as house:
        assert lines
        yield house


async def opened(port: int) -> asyncio.StreamWriter:
    return (await asyncio.open_connection(HERE, port))[1]


async def answer(port: int) -> bytes:
    reader, writer = await asyncio.open_connection(HERE, port)
    told = b""
    with suppress(ConnectionError):
        async with asyncio.timeout(PATIENCE_S):
            writer.write(ASK)
            told = await reader.read()
    writer.close()
    return told


async def test_one_line_too_many_is_cut(small: House, lines: list[ConnectionLimits]) -> None:
    idle = [await opened(small.port) for _ in range(MOST)]
    await soon(lambda: lines[0].open == {HERE: MOST})
    assert await answer(small.port) == b""
    assert lines[0].open == {HERE: MOST}
    idle.pop().close()
    await soon(lambda: lines[0].open == {HERE: MOST - 1})
    assert (await answer(small.port)).startswith(b"HTTP/1.1 200 ")
    for line in idle:
        line.close()
    await soon(lambda: not lines[0].open)


async def test_a_socket_is_counted_until_it_is_gone(small: House, lines: list[ConnectionLimits]) -> None:
    async with httpx.AsyncClient(base_url=small.url, timeout=PATIENCE_S) as rest:
        laid = await lay(rest, "tiny", ME, ME)
    await soon(lambda: not lines[0].open)
    async with Seated(small.url, laid.id, laid.tokens.values()) as screen:
        assert lines[0].open == {HERE: 1}
        assert (await screen.answer(screen.state["ask"]["picks"][0]["id"]))["t"] == "ack"
        assert lines[0].open == {HERE: 1}
    await soon(lambda: not lines[0].open)


async def test_lines_of_a_proxy_that_is_believed_are_not_counted(
    tmp_path: Path, lines: list[ConnectionLimits], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", f"192.0.2.1,{HERE}")
    with running(
        settings(f"sqlite:///{tmp_path}/t.sqlite", connections_an_address=1), static=tmp_path / "none"
    ) as house:
        idle = [await opened(house.port) for _ in range(MOST)]
        assert (await answer(house.port)).startswith(b"HTTP/1.1 200 ")
        assert not lines[0].open
        for line in idle:
            line.close()
