"""What one worker writes, the others hear."""

import asyncio
import os
import signal

import pytest

from bree.core import Refusal
from bree.server.store import Store, listener
from tests.server.running import PATIENCE_S
from tests.server.store.conftest import OpenStore
from tests.server.store.records import OPEN, row, table
from tests.server.store.sql import execute, name_of

News = asyncio.Queue[tuple[str, int]]
LISTENERS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname ="


async def hears(store: Store) -> News:
    news: News = asyncio.Queue()

    async def heard(table_id: str, number: int) -> None:
        news.put_nowait((table_id, number))

    await store.listen(heard)
    return news


async def next_of(news: News) -> tuple[str, int]:
    return await asyncio.wait_for(news.get(), PATIENCE_S)


@pytest.fixture
async def workers(postgres_url: str, open_store: OpenStore) -> tuple[Store, Store]:
    one, other = await open_store(postgres_url), await open_store(postgres_url)
    await one.create(table("a"))
    await one.create(table("b"))
    return one, other


async def test_appends_are_heard_with_their_last_number(workers: tuple[Store, Store]) -> None:
    news = await hears(workers[0])
    await workers[1].append("a", [row(1), row(2), row(3)])
    await workers[1].append("b", [row(1)])
    assert [await next_of(news), await next_of(news)] == [("a", 3), ("b", 1)]


async def test_other_changes_are_heard(workers: tuple[Store, Store]) -> None:
    news = await hears(workers[0])
    assert await workers[1].claim("a", "frodo", "Anna", "anna")
    assert await next_of(news) == ("a", 0)
    await workers[1].update_seat("b", OPEN)
    assert await next_of(news) == ("b", 0)
    await workers[1].set_watch("a", False)
    assert await next_of(news) == ("a", 0)
    await workers[1].close_table("b")
    assert await next_of(news) == ("b", 0)


async def test_what_comes_to_nothing_and_what_is_ones_own_is_not_heard(workers: tuple[Store, Store]) -> None:
    news = await hears(workers[0])
    await workers[0].append("a", [row(1)])
    assert not await workers[1].claim("a", "sam", "Anna", "anna")
    assert not await workers[1].claim("nowhere", "sam", "Anna", "anna")
    await workers[1].append("b", [row(1)])
    assert await next_of(news) == ("b", 1)
    assert news.empty()


async def test_strange_words_on_the_channel_are_passed_over(postgres_url: str, workers: tuple[Store, Store]) -> None:
    news = await hears(workers[0])
    for payload in ("", "nonsense", "a:", "a:-1", "a:²"):
        await execute(postgres_url, f"SELECT pg_notify('bree', '{payload}')")
    await workers[1].append("a", [row(1)])
    assert await next_of(news) == ("a", 1)


async def test_a_lost_line_is_taken_up_again(postgres_url: str, workers: tuple[Store, Store]) -> None:
    news = await hears(workers[0])
    name = name_of(postgres_url)
    for number in (1, 2):
        await execute(postgres_url, f"{LISTENERS} '{name}'")
        assert await next_of(news) == ("", 0)
        await workers[1].append("a", [row(number)])
        assert await next_of(news) == ("a", number)


async def test_a_line_that_cannot_be_taken_up_at_once_is_tried_again(
    server: str, postgres_url: str, workers: tuple[Store, Store]
) -> None:
    news = await hears(workers[0])
    name = name_of(postgres_url)
    await execute(server, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    await execute(server, f"{LISTENERS} '{name}'")
    await asyncio.sleep(0.5)
    assert news.empty()
    await execute(server, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    assert await next_of(news) == ("", 0)


async def test_a_line_that_died_without_a_word_is_noticed(
    postgres_url: str, workers: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listener, "CHECK_S", 0.1)
    monkeypatch.setattr(listener, "ANSWER_S", 1.0)
    news = await hears(workers[0])
    asking = (
        "SELECT pid FROM pg_stat_activity WHERE application_name = '' AND query ~ '^(LISTEN|SELECT 1)' AND datname ="
    )
    async with asyncio.timeout(PATIENCE_S):
        while len(backends := await execute(postgres_url, f"{asking} '{name_of(postgres_url)}'")) != 1:
            await asyncio.sleep(0.05)  # on a busy machine it may just be taking up a line that it held for lost
    while not news.empty():
        news.get_nowait()
    os.kill(backends[0][0], signal.SIGSTOP)
    try:
        assert await next_of(news) == ("", 0)
    finally:
        os.kill(backends[0][0], signal.SIGCONT)
    monkeypatch.undo()  # from now on it is in no hurry
    await workers[1].append("a", [row(1)])
    while (told := await next_of(news)) == ("", 0):
        pass
    assert told == ("a", 1)


async def test_trouble_with_one_table_makes_nobody_deaf(workers: tuple[Store, Store]) -> None:
    news: News = asyncio.Queue()

    async def heard(table_id: str, number: int) -> None:
        if table_id == "a":
            raise RuntimeError("cannot load it")
        news.put_nowait((table_id, number))

    await workers[0].listen(heard)
    await workers[1].append("a", [row(1)])
    await workers[1].append("b", [row(1)])
    assert await next_of(news) == ("b", 1)


async def test_listening_to_a_server_that_is_gone(server: str, postgres_url: str, workers: tuple[Store, Store]) -> None:
    name = name_of(postgres_url)
    await execute(server, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    with pytest.raises(Refusal, match="store-unreachable"):
        await hears(workers[0])


async def test_on_sqlite_there_is_nobody_to_hear(sqlite_url: str, open_store: OpenStore) -> None:
    one, other = await open_store(sqlite_url), await open_store(sqlite_url)
    news = await hears(one)
    await other.create(table())
    await other.append("t", [row(1)])
    assert news.empty()
