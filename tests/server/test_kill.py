"""kill -9 of a real server under load, or of its workers: nothing acknowledged is lost or doubled, all come back.

How often: BREE_KILLS, 3 by default.
"""

import asyncio
import os
from pathlib import Path
from random import Random
import signal
import time

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bree.server.store import Store
from tests.server.running import Process
from tests.server.seated import Seated, Told
from tests.server.setting import ME, Laid, lay
from tests.server.store.sql import execute

KILLS = int(os.environ.get("BREE_KILLS", "3"))
TABLES = 3
PATIENCE_S = 300.0
GREEDY = {"kind": "bot", "bot": "greedy"}


class Survivor:
    """A client that comes back after every fall, and keeps book of its answers."""

    def __init__(self, url: str, laid: Laid, seat: str, rng: Random) -> None:
        self.url, self.laid, self.seat, self.rng = url, laid, seat, rng
        self.taken: list[str] = []  # picks that the server has acknowledged, or shown to have
        self.log: list[Told] = []
        self.sent: tuple[int, str] | None = None  # not acknowledged yet: at which row, which pick
        self.falls = 0
        self.over = False

    async def run(self) -> None:
        while not self.over:
            client = Seated(self.url, self.laid.id, [self.laid.tokens[self.seat]], after=len(self.log))
            client.log = self.log
            try:
                async with client:
                    if client.bye:  # its table is just changing hands
                        raise ConnectionError(client.bye)
                    await self._play(client)
            except (ConnectionClosed, InvalidHandshake, OSError):
                self.falls += 1
                await asyncio.sleep(0.02)
            finally:
                self.log = client.log

    async def _play(self, client: Seated) -> None:
        while not self.over:
            await client.until_state(lambda state: state["over"] or client.asked)
            self._take_stock(client)
            self.over = client.state["over"]
            if not self.over and client.asked:
                self.sent = self.sent or (client.state["row"], self.rng.choice(client.state["ask"]["picks"])["id"])
                await client.ask(t="answer", row=self.sent[0], pick=self.sent[1])
                await client.until_state(lambda state: state["row"] > self.sent[0])

    def _take_stock(self, client: Seated) -> None:
        """As a browser does: if the table has moved on, the message had been heard."""
        if self.sent is not None and client.state["row"] > self.sent[0]:
            self.taken.append(self.sent[1])
            self.sent = None


async def two_more(url: str, rng: Random) -> list[Survivor]:
    """Two persons and a bot at a new table."""
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE_S) as rest:
        laid = await lay(rest, "mordor", ME, ME, GREEDY)
    return [Survivor(url, laid, seat, Random(rng.random())) for seat in laid.tokens]


async def test_nothing_acknowledged_is_lost_or_doubled(database: str, port: int) -> None:
    rng = Random(4)
    server = Process(database, port)
    try:
        survivors: list[Survivor] = []
        tasks: list[asyncio.Task[None]] = []
        for _ in range(KILLS):
            while len([now for now in survivors if not now.over]) < 2 * TABLES:  # what is over makes room for more
                fresh = await two_more(server.url, rng)
                survivors += fresh
                tasks += [asyncio.create_task(survivor.run()) for survivor in fresh]
            before = [len(survivor.taken) for survivor in survivors]
            await asyncio.sleep(0.2 + rng.random() / 2)
            server.kill()
            server = await asyncio.to_thread(Process, database, port)
            await all_go_on(survivors, tasks, before)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert all(survivor.falls or survivor.over for survivor in survivors)
        logs = [await whole_log(survivor) for survivor in survivors]
    finally:
        server.kill()
    await nothing_is_lost(database, survivors, logs)


async def test_tables_of_a_killed_worker_go_on_at_another(postgres_url: str, port: int) -> None:
    """Of three one that has a table is killed, again and again; `make soak` tells how long the tables stood."""
    rng, stood = Random(5), list[float]()
    server = await asyncio.to_thread(Process, postgres_url, port, BREE_WORKERS="3")
    try:
        await asyncio.to_thread(server.until_said, '"event": "open"', 3)
        survivors: list[Survivor] = []
        tasks: list[asyncio.Task[None]] = []
        for kill in range(max(1, KILLS // 3 if KILLS < 10 else KILLS)):
            await asyncio.to_thread(server.until_said, '"event": "open"', 3 + kill)  # replaces the killed one
            while len(played := [now for now in survivors if not now.over]) < 2 * TABLES:
                fresh = await two_more(server.url, rng)
                survivors += fresh
                tasks += [asyncio.create_task(survivor.run()) for survivor in fresh]
            before = [len(survivor.taken) for survivor in survivors]
            os.kill(await owner_of(postgres_url, rng.choice(played).laid.id), signal.SIGKILL)
            stood.append(await all_go_on(survivors, tasks, before))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        logs = [await whole_log(survivor) for survivor in survivors]
    finally:
        await asyncio.to_thread(server.stop)
    await nothing_is_lost(postgres_url, survivors, logs)
    print(
        f"{len(stood)} workers killed; until all tables went on: {', '.join(f'{one:.1f}' for one in sorted(stood))} s"
    )


async def owner_of(database: str, table: str) -> int:
    """The worker that has the table: its process names its own door after itself."""
    owner = f"SELECT address FROM workers JOIN tables ON owner = workers.id WHERE tables.id = '{table}'"
    async with asyncio.timeout(PATIENCE_S):
        while not (found := await execute(database, owner)):  # it is just changing hands
            await asyncio.sleep(0.01)
    return int(Path(found[0][0]).stem)


async def all_go_on(survivors: list[Survivor], tasks: list[asyncio.Task[None]], before: list[int]) -> float:
    """Everybody comes back and goes on; says how long the last one took."""
    began = time.monotonic()
    async with asyncio.timeout(PATIENCE_S):
        while not all(now.over or len(now.taken) > was for now, was in zip(survivors, before, strict=True)):
            assert all(task.exception() is None for task in tasks if task.done())
            await asyncio.sleep(0.01)
    return time.monotonic() - began


async def nothing_is_lost(database: str, survivors: list[Survivor], logs: list[list[Told]]) -> None:
    store = await Store.open(database)
    rows = {survivor.laid.id: await store.all_rows(survivor.laid.id) for survivor in survivors}
    await store.close()
    for survivor, log in zip(survivors, logs, strict=True):
        kept = [row.pick for row in rows[survivor.laid.id] if row.who == survivor.seat]
        unheard = [survivor.sent[1]] if survivor.sent else []
        assert kept in (survivor.taken, survivor.taken + unheard)
        assert survivor.log == log[: len(survivor.log)]
    for found in rows.values():
        assert [row.number for row in found] == list(range(1, len(found) + 1))


async def whole_log(survivor: Survivor) -> list[Told]:
    async with Seated(survivor.url, survivor.laid.id, [survivor.laid.tokens[survivor.seat]]) as client:
        return client.log


async def test_a_server_that_is_asked_to_stop_says_goodbye(database: str) -> None:
    server = Process(database)
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE_S) as rest:
        laid = await lay(rest, "tiny", ME, ME)
    async with Seated(server.url, laid.id, laid.tokens.values()) as screen:
        told = await screen.answer(screen.state["ask"]["picks"][0]["id"])
        stopped = asyncio.create_task(asyncio.to_thread(server.stop))
        assert await screen.closed() == "stopping"
        said = await stopped
    assert '"event": "closed"' in said
    assert "Traceback" not in said
    for secret in (laid.host, *laid.tokens.values(), "Ania"):
        assert secret not in said
    store = await Store.open(database)
    assert (await store.all_rows(laid.id))[-1].number == told["row"]
    await store.close()
