"""On one machine the line of a client is given to the worker that has its table, and nobody else has it any more."""

import asyncio
from collections.abc import Iterator, Sequence
import json
import os
from pathlib import Path
from random import Random
import socket
import threading
from typing import IO

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bree.server.cluster import fd_send
from bree.server.cluster.lease import Lease
from bree.server.guard.connection_limits import ConnectionLimits
from tests.server.running import PATIENCE_S, House, Process, running, settings
from tests.server.seated import Seated
from tests.server.setting import ME, Laid, lay
from tests.server.test_memory import soon

Workers = tuple[House, House]
HERE = "127.0.0.1"
MOST = 30  # lines of one address
UPGRADE = (
    "GET {path}/play HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n{more}\r\n"
)


@pytest.fixture
def workers(postgres_url: str, lines: list[ConnectionLimits], monkeypatch: pytest.MonkeyPatch) -> Iterator[Workers]:
    """The first worker owns the tables that it opens."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
    wanted = settings(postgres_url, connections_an_address=MOST)
    with running(wanted) as one, running(wanted) as other:
        assert len(lines) == 2
        yield one, other


@pytest.fixture
async def laid(workers: Workers, lines: list[ConnectionLimits]) -> Laid:
    async with httpx.AsyncClient(base_url=workers[0].url, timeout=PATIENCE_S) as rest:
        found = await lay(rest, "tiny", ME, ME, watch=True)
    await soon(lambda: not lines[0].open)
    return found


async def test_a_line_is_counted_where_it_is_served(
    workers: Workers, laid: Laid, lines: list[ConnectionLimits]
) -> None:
    one, other = workers
    async with Seated(other.url, laid.id, laid.tokens.values()) as screen:
        await soon(lambda: not lines[1].open)
        assert lines[0].open == {HERE: 1}
        assert (await screen.answer(screen.state["ask"]["picks"][0]["id"]))["t"] == "ack"
        assert list(one.inn.tables) == [laid.id]
    await soon(lambda: not lines[0].open)


async def test_one_line_too_many_is_cut_by_who_is_given_it(
    workers: Workers, laid: Laid, lines: list[ConnectionLimits]
) -> None:
    other = workers[1]
    here = [await connect(other.url.replace("http", "ws") + f"{laid.path}/play") for _ in range(MOST)]
    await soon(lambda: lines[0].open == {HERE: MOST} and not lines[1].open)
    reader, writer = await asyncio.open_connection(HERE, other.port)
    writer.write(UPGRADE.format(path=laid.path, more="").encode())
    assert await asyncio.wait_for(reader.read(), PATIENCE_S) == b""
    writer.close()
    for line in here:
        await line.close()
    await soon(lambda: not lines[0].open)


async def test_the_worker_that_gave_a_line_may_go(workers: Workers, laid: Laid) -> None:
    async with Seated(workers[1].url, laid.id, laid.tokens.values()) as screen:
        await asyncio.to_thread(workers[1].stop)
        await screen.play(Random(1))
        assert screen.state["over"]


async def test_compression_is_agreed_with_who_serves(workers: Workers, laid: Laid) -> None:
    async with connect(workers[1].url.replace("http", "ws") + f"{laid.path}/play") as line:
        assert [one.name for one in line.protocol.extensions] == ["permessage-deflate"]
        await line.send(json.dumps({"t": "hello", "tokens": []}))
        assert '"welcome"' in str(await asyncio.wait_for(line.recv(), PATIENCE_S))


async def test_a_line_that_was_used_for_something_else_before_is_given_too(
    workers: Workers, laid: Laid, lines: list[ConnectionLimits]
) -> None:
    reader, writer = await asyncio.open_connection(HERE, workers[1].port)
    writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200 ")
    writer.write(UPGRADE.format(path=laid.path, more="").encode())
    assert b"HTTP/1.1 101 " in await reader.readuntil(b"\r\n\r\n")
    assert lines[0].open == {HERE: 1}
    writer.close()


@pytest.fixture
def tries(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Was there room for a line that was to be given?"""
    found: list[bool] = []
    go = fd_send.SentConnection.try_send

    def seen(self: fd_send.SentConnection, post: socket.socket, head: bytes) -> bool:
        found.append(go(self, post, head))
        return found[-1]

    monkeypatch.setattr(fd_send.SentConnection, "try_send", seen)
    return found


async def test_what_a_client_says_too_early_is_never_read_before_its_head(
    workers: Workers, laid: Laid, tries: list[bool]
) -> None:
    """Or it could put something before the head that the other worker vouches for."""
    thaw = threading.Event()
    workers[0].freeze(thaw)
    reader, writer = await asyncio.open_connection(HERE, workers[1].port)
    writer.write(UPGRADE.format(path=laid.path, more="").encode())
    try:
        await soon(lambda: tries == [True])
        writer.write(b"GET /metrics HTTP/1.1\r\nX-Bree-For: 10.9.9.9\r\nX-ReceivedProtocol: ")
        await writer.drain()
    finally:
        thaw.set()
    told = await asyncio.wait_for(reader.read(), PATIENCE_S)
    assert told.startswith(b"HTTP/1.1 101 ")
    assert told.count(b"HTTP/1.1") == 1
    writer.close()


async def test_many_at_once_are_given_though_the_system_keeps_few(
    workers: Workers, laid: Laid, lines: list[ConnectionLimits], tries: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fd_send, "CONNECT_S", PATIENCE_S)
    thaw = threading.Event()
    workers[0].freeze(thaw)
    url = workers[1].url.replace("http", "ws") + f"{laid.path}/play"
    coming = [asyncio.create_task(connect(url, open_timeout=PATIENCE_S).__aenter__()) for _ in range(MOST)]
    try:
        await soon(lambda: len(tries) >= MOST)
    finally:
        thaw.set()
    here = await asyncio.gather(*coming)
    assert lines[0].open == {HERE: MOST}
    for line in here:
        await line.close()


async def test_who_goes_before_he_is_taken_is_nobodys(
    workers: Workers, laid: Laid, lines: list[ConnectionLimits], tries: list[bool]
) -> None:
    thaw = threading.Event()
    workers[0].freeze(thaw)
    _, writer = await asyncio.open_connection(HERE, workers[1].port)
    writer.write(UPGRADE.format(path=laid.path, more="").encode())
    try:
        await soon(lambda: tries == [True])
        writer.transport.abort()
    finally:
        thaw.set()
    await soon(lambda: not lines[0].open and not lines[1].open)
    async with Seated(workers[1].url, laid.id, laid.tokens.values()) as screen:
        assert screen.state


def takes_of(house: House) -> str:
    """Where it takes lines."""
    lease = house.inn.ownership
    assert isinstance(lease, Lease)
    return str(fd_send.socket_path(lease.address))


async def test_strangers_can_give_nothing(workers: Workers, laid: Laid, tmp_path: Path) -> None:
    """Not even programs of the same user, unless they know the worker's name."""
    head = UPGRADE.format(path=laid.path, more="X-Bree-Worker: " + "0" * 32 + "\r\n").encode()
    ours, theirs = socket.socketpair()
    word, asked = socket.socketpair()
    with (
        socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as post,
        (tmp_path / "file").open("w") as file,
        ours, theirs, word, asked,
    ):  # fmt: skip
        post.connect(takes_of(workers[0]))
        for given_up in ([], [theirs], [file, asked], [theirs, file], [post, asked]):
            await asyncio.to_thread(_send, post, head, given_up)
        await asyncio.to_thread(_send, post, b"x" * 150_000, [theirs, asked])
        await asyncio.to_thread(_send, post, head, [theirs, asked])
        asked.close()
        theirs.close()
        for one in (ours, word):
            one.settimeout(PATIENCE_S)
        assert await asyncio.to_thread(word.recv, 10) == fd_send.RECEIVED, "the last one alone"
        assert (await asyncio.to_thread(ours.recv, 1000)).startswith(b"HTTP/1.1 403 ")
    async with Seated(workers[0].url, laid.id, laid.tokens.values()) as screen:
        assert screen.state


def _send(post: socket.socket, head: bytes, things: Sequence[socket.socket | IO[str]]) -> None:
    if things:
        socket.send_fds(post, [head], [one.fileno() for one in things])
    else:
        post.send(head)


async def test_a_line_that_cannot_be_given_is_passed_through(
    workers: Workers, laid: Laid, lines: list[ConnectionLimits]
) -> None:
    """Where nobody takes it, or where its head is too long for one message of the system."""
    place = takes_of(workers[0])
    os.rename(place, f"{place}.away")
    async with Seated(workers[1].url, laid.id, laid.tokens.values()) as screen:
        assert lines[1].open == {HERE: 1}
        assert (await screen.answer(screen.state["ask"]["picks"][0]["id"]))["t"] == "ack"
    os.rename(f"{place}.away", place)


async def test_the_processes_of_a_server_give_each_other_lines(postgres_url: str) -> None:
    """With the default event loop of a server: killing one worker shows which one has the table."""
    wanted = {"BREE_LEASE_SECONDS": str(PATIENCE_S)}
    one = await asyncio.to_thread(Process, postgres_url, **wanted)
    other = await asyncio.to_thread(Process, postgres_url, **wanted)
    try:
        async with httpx.AsyncClient(base_url=one.url, timeout=PATIENCE_S) as rest:
            laid = await lay(rest, "tiny", ME, ME)
        async with (
            Seated(other.url, laid.id, laid.tokens.values()) as screen,
            Seated(other.url, laid.id, laid.tokens.values()) as second,
        ):
            await asyncio.to_thread(other.kill)
            await screen.play(Random(1))
            await second.until_state(lambda state: state["over"])
            await asyncio.to_thread(one.kill)
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(screen.socket.recv(), PATIENCE_S)
    finally:
        for process in (one, other):
            process.process.kill()
