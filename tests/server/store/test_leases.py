"""Every table has one owner at a time; who does not own it writes nothing. A file belongs to one process."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any, NamedTuple

import asyncpg
import pytest

from bree.core import Refusal
from bree.server.cluster.leases import Leases
from bree.server.store import Conflict, Snapshot, Store, TableOwner
from tests.server.running import PATIENCE_S
from tests.server.store.conftest import OpenStore
from tests.server.store.records import OPEN, numbers, row, table
from tests.server.store.sql import execute


class Worker(NamedTuple):
    store: Any
    leases: Any


Workers = tuple[Worker, Worker]
LATER = "UPDATE workers SET until = until"  # and the seconds by which the database's clock jumped the other way


OpenWorker = Callable[[str], Awaitable[Worker]]


@pytest.fixture
async def open_worker(postgres_url: str, open_store: OpenStore) -> AsyncIterator[OpenWorker]:
    """They live for as long as a test may take."""
    async with AsyncExitStack() as stack:

        async def open_(name: str) -> Worker:
            store: Store = await open_store(postgres_url)
            leases = Leases(store, PATIENCE_S)
            stack.push_async_callback(leases.close)
            await leases.register(name, f"at {name}")
            return Worker(store, leases)

        yield open_


@pytest.fixture
async def workers(open_worker: OpenWorker) -> Workers:
    """The first has opened a table."""
    one, other = await open_worker("a"), await open_worker("b")
    await one.store.create(table())
    return one, other


async def test_a_file_belongs_to_one_process(sqlite_url: str, open_store: OpenStore) -> None:
    """Whatever the worker is called: every table is its own."""
    store = await open_store(sqlite_url)
    await store.create(table())
    await store.append("t", [row(1)])
    store.worker = "b"
    await store.append("t", [row(2)])
    await store.set_watch("t", False)
    assert await execute(sqlite_url, "SELECT count(*) FROM workers") == [(0,)]


async def test_who_opens_a_table_owns_it(workers: Workers) -> None:
    for worker in workers:
        assert await worker.leases.acquire("t") == TableOwner("a", "at a")
        assert await worker.leases.living() == {"a", "b"}
        with pytest.raises(Refusal, match="no-table"):
            await worker.leases.acquire("nowhere")


async def refused_by(store: Store, number: int) -> None:
    """Nothing can be written by it."""
    changes: list[Any] = [
        store.append("t", [row(number)]), store.claim("t", "frodo", "Anna", "anna"), store.update_seat("t", OPEN),
        store.set_watch("t", False), store.close_table("t"), store.put_snapshot("t", Snapshot(1, {})),
        store.drop_snapshot("t"),
    ]  # fmt: skip
    assert [type(found) for found in await asyncio.gather(*changes, return_exceptions=True)] == [Conflict] * 7


async def test_who_does_not_own_it_writes_nothing(workers: Workers) -> None:
    one, other = workers
    before = await one.store.load("t")
    await refused_by(other.store, 1)
    assert await one.store.load("t") == before
    await one.store.append("t", [row(1)])
    await refused_by(other.store, 2)
    await one.leases.resign("a")
    assert await other.leases.acquire("t") == TableOwner("b", "at b")
    await refused_by(one.store, 2)
    await other.store.append("t", [row(2)])
    assert numbers(await one.store.all_rows("t")) == [1, 2]
    with pytest.raises(Refusal, match="table-gone"):
        await other.store.append("nowhere", [row(1)])
    with pytest.raises(Refusal, match="table-gone"):
        await other.store.set_watch("nowhere", True)


async def test_one_that_is_not_ours_spoils_nothing_for_the_others(workers: Workers) -> None:
    one, other = workers
    await other.store.create(table("u"))
    found = await asyncio.gather(
        other.store.append("t", [row(1)]), other.store.append("u", [row(1)]), other.store.append("nowhere", [row(1)]),
        other.store.set_watch("t", False), other.store.set_watch("u", False), return_exceptions=True,
    )  # fmt: skip
    assert [type(one) for one in found] == [Conflict, type(None), Refusal, Conflict, type(None)]
    assert numbers(await one.store.all_rows("u")) == [1]
    assert numbers(await one.store.all_rows("t")) == []


async def test_a_sign_of_life_keeps_the_tables(postgres_url: str, workers: Workers) -> None:
    one, other = workers
    for _ in range(3):
        await execute(postgres_url, f"{LATER} - {PATIENCE_S - 60}")
        assert await one.leases.renew("a")
        assert await other.leases.renew("b")
        assert await other.leases.acquire("t") == TableOwner("a", "at a")
    [(left,)] = await execute(
        postgres_url, "SELECT until - extract(epoch FROM now())::float8 FROM workers WHERE id = 'a'"
    )
    assert 60 < left <= PATIENCE_S


@pytest.mark.parametrize("seconds", [-PATIENCE_S, 10 * PATIENCE_S])
async def test_when_the_time_is_up_or_the_clock_has_jumped_a_table_may_be_taken(
    postgres_url: str, workers: Workers, seconds: float
) -> None:
    """The clock may have jumped back: a time that no worker could have asked for counts as up."""
    one, other = workers
    await execute(postgres_url, f"{LATER} + {seconds} WHERE id = 'a'")
    assert await one.leases.living() == {"b"}
    assert not await one.leases.renew("a"), "once up, always up"
    assert await other.leases.acquire("t") == TableOwner("b", "at b")
    with pytest.raises(Conflict):
        await one.store.append("t", [row(1)])
    await one.leases.register("a again", "at a")
    assert await one.leases.acquire("t") == TableOwner("b", "at b")
    await other.leases.resign("b")
    assert await one.leases.acquire("t") == TableOwner("a again", "at a")
    await one.store.append("t", [row(1)])


async def test_who_has_lost_a_table_does_not_live_again_when_the_clock_goes_on(
    postgres_url: str, workers: Workers
) -> None:
    """Else its signs of life would be taken, and it would never hear that what it remembers is void."""
    one, other = workers
    await execute(postgres_url, f"{LATER} + {10 * PATIENCE_S}")
    assert await other.leases.acquire("t") == TableOwner("b", "at b")
    await execute(postgres_url, f"{LATER} - {10 * PATIENCE_S}")
    assert not await one.leases.renew("a")
    assert await other.leases.renew("b"), "who has lost nothing lives on"
    assert await one.leases.acquire("t") == TableOwner("b", "at b")


async def test_a_table_whose_time_is_up_is_still_ours_until_somebody_takes_it(
    postgres_url: str, workers: Workers
) -> None:
    await execute(postgres_url, f"{LATER} - {PATIENCE_S}")
    await workers[0].store.append("t", [row(1)])
    assert not await workers[0].leases.renew("a")


async def test_of_many_who_want_a_table_one_gets_it(open_worker: OpenWorker, workers: Workers) -> None:
    await workers[0].leases.resign("a")
    others = [await open_worker(f"w{number}") for number in range(4)]
    asked = [worker.leases.acquire("t") for worker in others for _ in range(3)]
    found = await asyncio.gather(*asked)
    owner = await others[0].leases.acquire("t")
    assert owner.worker.startswith("w")
    assert {one.worker for one in found} <= {owner.worker, "a"}, "some may be told of the one that had it"


@asynccontextmanager
async def writing(url: str, table_id: str) -> AsyncIterator[None]:
    """A worker is in the middle of a write to the table."""
    connection = await asyncpg.connect(url)
    try:
        async with connection.transaction():
            await connection.execute("SELECT FROM tables WHERE id = $1 FOR KEY SHARE", table_id)
            yield
    finally:
        await connection.close()


async def test_nobody_takes_a_table_while_it_is_written_to(postgres_url: str, workers: Workers) -> None:
    await workers[0].leases.resign("a")
    async with writing(postgres_url, "t"):
        assert (await workers[1].leases.acquire("t")).worker == "a", (
            "it is not waited for: whoever wants it may ask again"
        )
    assert (await workers[1].leases.acquire("t")).worker == "b"


async def test_nobody_writes_while_a_table_is_taken(postgres_url: str, workers: Workers) -> None:
    one, _ = workers
    await one.store.append("t", [row(1)])
    taking = await asyncpg.connect(postgres_url)
    async with taking.transaction():
        await taking.execute("SELECT FROM tables WHERE id = 't' FOR UPDATE")
        wishes = [
            asyncio.create_task(wish)
            for wish in (one.store.append("t", [row(2)]), one.store.claim("t", "frodo", "Anna", "anna"))
        ]
        await asyncio.wait(wishes, timeout=0.2)
        assert not any(wish.done() for wish in wishes)
        await taking.execute("UPDATE tables SET owner = 'b' WHERE id = 't'")
    await taking.close()
    async with asyncio.timeout(PATIENCE_S):
        found = await asyncio.gather(*wishes, return_exceptions=True)
    assert [type(one) for one in found] == [Conflict, Conflict]
    assert numbers(await one.store.all_rows("t")) == [1]


async def test_tables_of_others_that_live_are_not_swept(workers: Workers) -> None:
    one, other = workers
    await other.store.create(table("u", created=1.0))
    assert await one.store.drop_old(None, 1e12, ()) == ["t"]
    assert await other.store.drop_old(None, 1e12, ["u"]) == []
    await other.leases.resign("b")
    assert await one.store.drop_old(None, 1e12, ()) == ["u"]


async def test_workers_that_died_long_ago_are_forgotten(postgres_url: str, workers: Workers) -> None:
    await execute(postgres_url, f"{LATER} - {PATIENCE_S + 61} WHERE id = 'a'")
    await workers[1].leases.register("c", "at c")
    assert await execute(postgres_url, "SELECT id FROM workers ORDER BY id") == [("b",), ("c",)]
    assert (await workers[1].leases.acquire("t")).worker == "c", "whoever it was does not live"


async def test_leases_outlive_lines_that_are_cut(postgres_url: str, workers: Workers) -> None:
    one, other = workers
    for _ in range(3):
        await execute(postgres_url, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                      " WHERE datname = current_database() AND pid <> pg_backend_pid()")  # fmt: skip
        async with asyncio.timeout(PATIENCE_S):
            while True:
                with suppress(Refusal):  # as long as the line is being cut
                    assert await one.leases.renew("a")
                    break
    assert await other.leases.living() == {"a", "b"}
