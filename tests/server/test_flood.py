"""Floods of frames: the server disconnects the sender, and the others play on. Each flood is small and local."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
import json
from pathlib import Path
from random import Random
import statistics
import time
from typing import Any

import httpx
import pytest

from tests.server.running import DOORED, PATIENCE_S, House, Process, running, settings, wait_until
from tests.server.seated import Seated
from tests.server.setting import ME, RANDOM, lay
from tests.server.test_websocket import ASK, BINARY, CLOSE, CONTINUED, PING, PONG, TEXT, accepted, sent

PIECES = sent(TEXT, b"", fin=False) + sent(CONTINUED, b"", fin=False) * 999
FLOODS = {
    "pings": sent(PING) * 1000,
    "pings with data": sent(PING, b"x" * 125) * 1000,
    "pongs": sent(PONG) * 1000,
    "empty pieces": PIECES,
    "empty messages": sent(TEXT) * 1000,
    "binary messages": sent(BINARY, b"\x00") * 1000,
    "messages": sent(TEXT, b'{"t":"ping"}') * 1000,
}
TOO_MANY = 1008  # the code of a line that is closed for what it did
MOST = 4_000_000  # bytes that a flooder sends before it gives up


def told(data: bytes) -> list[tuple[int, bytes]]:
    """The frames of a server; it does not mask, so a mask of zeros is put in."""
    found: list[tuple[int, bytes]] = []
    while len(data) >= 2:
        long = {126: 2, 127: 8}.get(data[1], 0)
        size = int.from_bytes(data[2 : 2 + long]) if long else data[1]
        found.append((data[0] & 15, data[2 + long : 2 + long + size]))
        data = data[2 + long + size :]
    return found


async def flood(port: int, path: str, chunk: bytes, hello: bytes = b"") -> list[tuple[int, bytes]]:
    """Send until the line is cut, which must be soon; what was heard."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(ASK.replace(b"/here?a=b", f"{path}/play".encode()))
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101 ")
    heard = bytearray()

    async def hear() -> None:
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                heard.extend(data)

    async def say() -> None:
        with suppress(ConnectionError):
            for _ in range(MOST // len(chunk)):
                writer.write(chunk)
                await writer.drain()

    if hello:
        writer.write(sent(TEXT, hello))
    saying = asyncio.create_task(say())
    async with asyncio.timeout(PATIENCE_S):
        await hear()
    saying.cancel()
    with suppress(asyncio.CancelledError):
        await saying
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()
    return told(bytes(heard))


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The default number of frames at once. The refill is off, so a busy machine gives no extra frames."""
    limits: dict[str, Any] = {"messages_a_second": 1e-6, "messages_at_once": 120, "talkers_an_address": 1000}
    folder = tmp_path_factory.mktemp("strict")
    with running(settings(f"sqlite:///{folder}/t.sqlite", **limits), static=folder / "none") as house:
        yield house


@pytest.fixture
async def strict_rest(strict: House) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=strict.url, timeout=PATIENCE_S) as client:
        yield client


@pytest.mark.parametrize("seated", [False, True], ids=["before a hello", "with a seat"])
@pytest.mark.parametrize("kind", FLOODS)
async def test_every_frame_counts(strict: House, strict_rest: httpx.AsyncClient, kind: str, seated: bool) -> None:
    laid = await lay(strict_rest, "tiny", ME, ME)
    hello = json.dumps({"t": "hello", "tokens": [laid.tokens["ann"]], "after": 0}).encode() if seated else b""
    heard = await flood(strict.port, laid.path, FLOODS[kind], hello)
    assert heard[-1] == (CLOSE, TOO_MANY.to_bytes(2))
    said = [json.loads(data) for kind, data in heard if kind == TEXT]
    if seated or kind not in ("messages", "empty messages", "binary messages"):  # else the hello is refused first
        assert [one["key"] for one in said[-2:]] == ["flood", "flood"]
        assert [one["t"] for one in said[-2:]] == ["no", "bye"]
    assert sum(kind == PONG for kind, _ in heard) <= 120
    clients = strict.inn.tables[laid.id].audiences.clients
    await asyncio.to_thread(wait_until, lambda: not clients, "whoever is put out leaves the table")


async def test_clients_of_an_address_are_counted_together(tmp_path: Path) -> None:
    limits: dict[str, Any] = {"messages_a_second": 1e-6, "messages_at_once": 20, "talkers_an_address": 2}
    with running(settings(f"sqlite:///{tmp_path}/t.sqlite", **limits)) as house:
        async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE_S) as rest:
            laid = await lay(rest, "tiny", ME, ME, watch=True)
        async with (
            Seated(house.url, laid.id) as one,
            Seated(house.url, laid.id) as two,
            Seated(house.url, laid.id) as three,
        ):
            for client in (one, two, three):  # 3 hellos, and up to 19 more each: 40 are allowed together
                for _ in range(15):
                    if not client.bye:
                        await client.send('{"t":"ping"}')
                        await client.until(lambda told: told["t"] in ("pong", "bye"))
            assert [client.bye for client in (one, two, three)] == ["", "", "flood"]


async def test_a_line_that_keeps_to_the_limits_is_kept(strict: House, strict_rest: httpx.AsyncClient) -> None:
    laid = await lay(strict_rest, "tiny", ME, ME)
    async with Seated(strict.url, laid.id, [laid.tokens["ann"]]) as ann:
        for _ in range(50):
            async with asyncio.timeout(PATIENCE_S):
                await (await ann.socket.ping())
        assert (await ann.answer(ann.state["ask"]["picks"][0]["id"]))["t"] == "ack"


class Watch:
    """How long /healthz takes, again and again."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.took: list[float] = []

    @asynccontextmanager
    async def looking(self) -> AsyncIterator[None]:
        task = asyncio.create_task(self._look())
        try:
            yield
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _look(self) -> None:
        async with httpx.AsyncClient(base_url=self._url, timeout=PATIENCE_S) as rest:
            while True:
                began = time.perf_counter()
                assert (await rest.get("/healthz")).status_code == 200
                self.took.append(time.perf_counter() - began)
                await asyncio.sleep(0.01)

    @property
    def told(self) -> tuple[float, float]:
        """The median and the worst, in milliseconds."""
        return 1000 * statistics.median(self.took), 1000 * max(self.took)

    async def until_seen(self) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while not self.took:
                await asyncio.sleep(0.01)


async def test_others_play_on_while_somebody_floods(tmp_path: Path) -> None:
    """Figures are told (`pytest -s`), not judged: the machine may be busy."""
    program = (*DOORED, "talkers_an_address=100000", "calls_a_second=1000")
    server = Process(f"sqlite:///{tmp_path}/t.sqlite", program=program, BREE_LIMIT_FACTOR="1")
    try:
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE_S) as rest:
            table = await lay(rest, "tiny", ME, RANDOM)
            target = await lay(rest, "tiny", ME, ME)
        quiet, attacked = Watch(server.url), Watch(server.url)
        async with Seated(server.url, table.id, [table.tokens["ann"]]) as ann:
            async with quiet.looking():
                await ann.play(Random(1), most=2)
                await quiet.until_seen()
            async with attacked.looking():
                floods = [
                    asyncio.create_task(flood(server.port, target.path, chunk))
                    for chunk in FLOODS.values()
                    for _ in (1, 2)
                ]
                played = asyncio.create_task(_at_leisure(ann))
                results = await asyncio.gather(*floods)
                await played
                await attacked.until_seen()
        assert ann.state["over"], "the game went on to its end"
        assert all(heard[-1][0] == CLOSE for heard in results), "every flooder was put out"
        (quiet_ms, _), (attacked_ms, worst_ms) = quiet.told, attacked.told
        print(
            f"healthz {quiet_ms:.1f} ms, attacked {attacked_ms:.1f} ms: {attacked_ms / quiet_ms:.1f}; {worst_ms:.0f} ms"
        )
    finally:
        server.stop()


async def _at_leisure(player: Seated) -> None:
    """As a person plays: within the limits."""
    rng = Random(2)
    while not player.state["over"]:
        await player.play(rng, most=1)
        await asyncio.sleep(1 / 30)


async def test_a_flood_is_not_even_read() -> None:
    line, wire = await accepted()
    left = [10]

    def may() -> bool:
        left[0] -= 1
        return left[0] >= 0

    line.limit(may)
    line.data_received(sent(PING) * 100_000)
    assert left == [-1], "nothing is looked at after the first that is too many"
    assert not wire.reading
    assert not wire.written, "and nothing of it is answered"
    line.data_received(sent(PING) * 100_000)
    assert left == [-1]
    line.connection_lost(None)
