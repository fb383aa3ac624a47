"""The database goes away while tables are played, and comes back: nothing is acknowledged meanwhile, all goes on."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
import os
import signal
import sqlite3

import pytest

from bree.core import Refusal
from bree.server.store import Conflict, Store, address, postgres
from tests.server.running import PATIENCE_S
from tests.server.store.conftest import OpenStore
from tests.server.store.records import numbers, row, table
from tests.server.store.sql import execute, name_of

TRIES = 60


async def refused(store: Store, number: int) -> str:
    with pytest.raises(Refusal) as refusal:
        await store.append("t", [row(number)])
    assert refusal.value.key == "store-unreachable"
    return str(refusal.value.facts["why"])


@contextmanager
def locked(url: str) -> Iterator[None]:
    """Another process has the file for itself."""
    other = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


async def test_a_locked_file(sqlite_url: str, open_store: OpenStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "BUSY_S", 0.1)
    store = await open_store(sqlite_url)
    await store.create(table())
    await store.append("t", [row(1)])
    with locked(sqlite_url):
        assert "locked" in await refused(store, 2)
        assert numbers(await store.all_rows("t")) == [1]
        with pytest.raises(Refusal, match="store-unreachable"):
            await open_store(sqlite_url)
    await store.append("t", [row(2)])
    assert numbers(await store.all_rows("t")) == [1, 2]


async def test_a_lock_that_is_soon_gone_is_waited_for(
    sqlite_url: str, open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(address, "BUSY_S", PATIENCE_S)
    store = await open_store(sqlite_url)
    await store.create(table())
    with locked(sqlite_url):
        waiting = asyncio.create_task(store.append("t", [row(1)]))
        await asyncio.sleep(0.1)
        assert not waiting.done()
    await waiting
    assert numbers(await store.all_rows("t")) == [1]


async def cut(server: str, name: str) -> None:
    """When it returns, those connections are closed, and their last messages can be read here."""
    gone = f"pg_terminate_backend(pid, {int(1000 * PATIENCE_S)})"
    await execute(server, f"SELECT {gone} FROM pg_stat_activity WHERE datname = '{name}'")


async def test_connections_that_died_idle_are_made_anew(server: str, postgres_url: str, open_store: OpenStore) -> None:
    store = await open_store(postgres_url)
    await store.create(table())
    for number in range(1, 4):
        await store.append("t", [row(number)])
        await cut(server, name_of(postgres_url))
        assert numbers(await store.all_rows("t")) == list(range(1, number + 1))


async def test_a_server_that_takes_nobody_for_a_while(server: str, postgres_url: str, open_store: OpenStore) -> None:
    store = await open_store(postgres_url)
    await store.create(table())
    await store.append("t", [row(1)])
    name = name_of(postgres_url)
    await execute(server, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    await cut(server, name)
    assert name in await refused(store, 2)
    for call in (store.prove(), store.load("t"), store.claim("t", "frodo", "Anna", "anna")):
        with pytest.raises(Refusal, match="store-unreachable"):
            await call
    await execute(server, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    await store.prove()
    await store.append("t", [row(2)])
    assert numbers(await store.all_rows("t")) == [1, 2]


@pytest.mark.parametrize("when", ["TRIGGER cut BEFORE", "CONSTRAINT TRIGGER cut AFTER"])
async def test_a_connection_cut_during_an_append(postgres_url: str, open_store: OpenStore, when: str) -> None:
    """At the first row, or when all is to be committed: nothing is acknowledged, nothing is kept, and it goes on."""
    store = await open_store(postgres_url)
    await store.create(table())
    late = "DEFERRABLE INITIALLY DEFERRED" if "AFTER" in when else ""
    body = "BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END"
    await execute(postgres_url, f"CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS '{body}'")
    each = "FOR EACH ROW WHEN (NEW.pick = 'cut') EXECUTE FUNCTION cut()"
    await execute(postgres_url, f"CREATE {when} INSERT ON rows {late} {each}")
    for number in (1, 2):
        with pytest.raises(Refusal, match="store-unreachable"):
            await store.append("t", [row(number, pick="cut")])
        assert numbers(await store.all_rows("t")) == list(range(1, number))
        await store.append("t", [row(number)])
    assert numbers(await store.all_rows("t")) == [1, 2]


async def test_connections_cut_again_and_again(server: str, postgres_url: str, open_store: OpenStore) -> None:
    """At any moment of an append: each acknowledged row is there once, and the others can be appended again."""
    store = await open_store(postgres_url)
    await store.create(table())
    stop = asyncio.Event()

    async def keep_cutting() -> None:
        while not stop.is_set():
            await cut(server, name_of(postgres_url))
            await asyncio.sleep(0.01)

    cutting = asyncio.create_task(keep_cutting())
    acknowledged: list[int] = []
    for _ in range(TRIES):
        with suppress(Refusal):
            number = len(await store.all_rows("t")) + 1
            await store.append("t", [row(number)])
            acknowledged.append(number)
    stop.set()
    await cutting
    kept = numbers(await store.all_rows("t"))
    assert kept == list(range(1, len(kept) + 1))
    assert set(acknowledged) <= set(kept)


async def test_a_server_that_does_not_answer(
    postgres_url: str, open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "COMMAND_S", 3.0)  # as long as a busy machine may take for the rest
    store = await open_store(postgres_url)
    await store.create(table())
    await store.append("t", [row(1)])
    writing = "SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname ="
    [(backend,)] = await execute(postgres_url, f"{writing} '{name_of(postgres_url)}'")
    os.kill(backend, signal.SIGSTOP)
    try:
        await refused(store, 2)
    finally:
        os.kill(backend, signal.SIGCONT)
    async with asyncio.timeout(PATIENCE_S):
        for _ in range(2):  # nobody knows whether it carries out the earlier request
            with suppress(Conflict):
                kept = numbers(await store.all_rows("t"))
                await store.append("t", [row(len(kept) + 1)])
                break
    assert numbers(await store.all_rows("t")) in ([1, 2], [1, 2, 3])
