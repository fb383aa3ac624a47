"""Whom bots wait for, and how long."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bree.server.show.audiences import Audiences
from bree.server.show.clients import Client
from bree.server.tables.bot_pacing import BotPacing
from tests.server.data import data_of
from tests.server.running import PATIENCE_S

ROW = 7


class Line:
    free = True

    def write(self, _texts: Any) -> None: ...

    def close(self, _code: int) -> None: ...


class Table:
    def __init__(self, *bots: str) -> None:
        self.data = data_of(*bots, row=ROW)
        self.audiences = Audiences()
        self.bots: list[asyncio.Task[None]] = []

    @property
    def clients(self) -> set[Client]:
        return self.audiences.clients

    def client(self, beats: bool = True, *seats: str) -> Client:
        client = Client(Line())
        client.wants_steps, client.seats = beats, seats
        self.clients.add(client)
        return client


class Waiting:
    """A bot that has thought, and waits for the others."""

    def __init__(self, table: Table, seconds: float = PATIENCE_S) -> None:
        self.pace = BotPacing(table.data, table.audiences, seconds)
        self.task = asyncio.create_task(self.pace.keep(ROW, self.pace.deadline()))
        table.bots.append(self.task)

    async def still(self) -> bool:
        """Wait until the table has made all moves that need no person."""
        self.pace.recheck()
        for _ in range(10):
            await asyncio.sleep(0)
        return not self.task.done()

    async def end(self) -> None:
        async with asyncio.timeout(PATIENCE_S):
            await self.task


async def ended(table: Table) -> None:
    for bot in table.bots:
        bot.cancel()
    await asyncio.gather(*table.bots, return_exceptions=True)


@pytest.fixture
async def table() -> AsyncIterator[Table]:
    """All seats are bots'; clients look on."""
    table = Table("ann", "bob")
    yield table
    await ended(table)


@pytest.fixture
async def people() -> AsyncIterator[Table]:
    table = Table("bob")
    yield table
    await ended(table)


async def test_waits_for_all_of_them(table: Table) -> None:
    one, other = table.client(), table.client()  # of one seat, perhaps
    waiting = Waiting(table)
    assert await waiting.still()
    one.confirm(ROW)
    assert await waiting.still()
    other.confirm(ROW - 1)
    assert await waiting.still(), "that is the row before"
    other.confirm(ROW)
    waiting.pace.recheck()
    await waiting.end()


@pytest.mark.parametrize("seen", [ROW, ROW + 1])
async def test_what_was_seen_before_is_not_waited_for(table: Table, seen: int) -> None:
    table.client().confirm(seen)
    await Waiting(table, seconds=0.0).end()
    assert not any(client.unresponsive for client in table.clients)


async def test_nobody_waits_for_a_client_without_beats(table: Table) -> None:
    table.client(beats=False)
    assert not await Waiting(table).still()


async def test_nobody_waits_for_one_who_goes(table: Table) -> None:
    put_out, gone = table.client(), table.client()
    waiting = Waiting(table)
    put_out.leave("token")
    assert await waiting.still()
    table.clients.remove(gone)
    assert not await waiting.still()


async def test_a_game_that_has_moved_on_is_not_waited_for(table: Table) -> None:
    table.client()
    waiting = Waiting(table)
    table.data.progress.moved = ROW + 1
    assert not await waiting.still()


async def test_one_who_says_nothing_is_waited_for_once(table: Table) -> None:
    sleeper = table.client()
    await Waiting(table, seconds=0.01).end()
    assert sleeper.unresponsive
    assert not await Waiting(table).still(), "not again"
    sleeper.confirm(ROW - 2)
    assert await Waiting(table).still(), "it is awake"


async def test_one_who_comes_meanwhile_is_waited_for_too(table: Table) -> None:
    first = table.client()
    waiting = Waiting(table)
    late = table.client()
    first.confirm(ROW)
    assert await waiting.still()
    late.confirm(ROW)
    assert not await waiting.still()


async def test_a_table_of_people_begins_when_the_first_has_come(people: Table) -> None:
    table = people
    waiting = Waiting(table)
    assert await waiting.still()
    client = table.client(True, "ann")
    waiting.pace.person_came()
    assert await waiting.still(), "he has not seen it yet"
    client.confirm(ROW)
    assert not await waiting.still()


async def test_people_who_do_not_come_are_waited_for_once(people: Table) -> None:
    table = people
    waiting = Waiting(table, seconds=0.01)
    await waiting.end()
    await waiting.pace.keep(ROW, waiting.pace.deadline())


async def test_a_row_that_was_seen_stays_seen(table: Table) -> None:
    client = table.client()
    client.confirm(ROW)
    client.confirm(1)
    assert client.has_seen(ROW)
    assert not await Waiting(table).still()


async def test_at_a_table_of_people_nobody_waits_for_one_who_looks_on(people: Table) -> None:
    watcher, seated = people.client(), people.client(True, "ann")
    waiting = Waiting(people)
    waiting.pace.person_came()
    assert await waiting.still()
    seated.confirm(ROW)
    assert not await waiting.still()
    assert not watcher.has_seen(ROW)
