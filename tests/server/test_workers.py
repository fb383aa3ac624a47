"""Two workers on one PostgreSQL: each table has one owner, and the other worker passes its clients to that owner."""

import asyncio
from collections.abc import AsyncIterator, Iterator
import json
from random import Random

import httpx
import pytest

from bree.core.find import find
from tests.server.running import PATIENCE_S, House, Process, running, settings
from tests.server.seated import Seated
from tests.server.setting import ME, OPEN, RANDOM, Laid, act, bearer, claim, lay
from tests.server.steps import states, unfolded

Workers = tuple[House, House]


@pytest.fixture
def workers(postgres_url: str) -> Iterator[Workers]:
    wanted = settings(postgres_url, bot_seconds=0.5)
    with running(wanted, {"bot_patience": 0.5}) as one, running(wanted, {"bot_patience": 0.5}) as other:
        yield one, other


@pytest.fixture
async def rest(workers: Workers) -> AsyncIterator[httpx.AsyncClient]:
    """A client of the first worker, which owns the tables opened there."""
    async with httpx.AsyncClient(base_url=workers[0].url, timeout=PATIENCE_S) as client:
        yield client


@pytest.fixture
async def there(workers: Workers) -> AsyncIterator[httpx.AsyncClient]:
    """Calls the other."""
    async with httpx.AsyncClient(base_url=workers[1].url, timeout=PATIENCE_S) as client:
        yield client


def rows_of(house: House, laid: Laid) -> list[int]:
    return [row.number for row in house.do(lambda: house.inn.services.store.all_rows(laid.id))]


async def test_seats_at_different_workers_play_one_game(
    workers: Workers, rest: httpx.AsyncClient, there: httpx.AsyncClient
) -> None:
    one, other = workers
    laid = await lay(rest, "tiny", ME, OPEN, RANDOM)
    token = await claim(there, laid, "bob")
    async with (
        Seated(one.url, laid.id, [laid.tokens["ann"]]) as ann,
        Seated(other.url, laid.id, [token]) as bob,
    ):
        await asyncio.gather(ann.play(Random(1)), bob.play(Random(2)))
        assert ann.state["score"] == bob.state["score"]
        assert ann.state["row"] == bob.state["row"]
        assert [line for line in ann.log if "facts" not in line] == [line for line in bob.log if "facts" not in line]
    assert list(one.inn.tables) == [laid.id]
    assert not other.inn.tables


async def test_every_answer_is_there_once_in_one_order_for_all(workers: Workers, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, ME, watch=True)
    seats = [Seated(house.url, laid.id, [laid.tokens[seat]]) for seat in laid.tokens for house in workers]
    watchers = [Seated(house.url, laid.id) for house in workers]
    for client in (*seats, *watchers):
        await client.__aenter__()
    rngs = [Random(number) for number in range(len(seats))]
    await asyncio.gather(*(client.play(rng) for client, rng in zip(seats, rngs, strict=True)))
    row = max(client.state["row"] for client in seats)
    for client in (*seats, *watchers):
        await client.until_state(lambda state: state["row"] >= row)
    assert len({json.dumps(client.log) for client in watchers}) == 1
    acks = [json.loads(text)["row"] for client in seats for text in client.heard if '"ack"' in text]
    assert len(acks) == len(set(acks))
    kept = rows_of(workers[0], laid)
    assert kept == list(range(1, len(kept) + 1))
    for client in (*seats, *watchers):
        await client.__aexit__(None, None, None)


async def test_what_was_played_at_one_worker_comes_to_the_other_as_beats(
    workers: Workers, rest: httpx.AsyncClient
) -> None:
    one, other = workers
    laid = await lay(rest, "mordor", ME, RANDOM, watch=True)
    async with (
        Seated(one.url, laid.id, [laid.tokens["frodo"]]) as frodo,
        Seated(other.url, laid.id, beats=True) as watcher,
    ):
        await frodo.play(Random(1), most=10)
        await watcher.until_state(lambda state: state["row"] >= frodo.state["row"])
        rows = await asyncio.to_thread(one.do, lambda: one.inn.services.store.all_rows(laid.id))
        options = (await rest.get(laid.path)).json()["options"]
        assert unfolded(find("mordor"), options, rows, states(watcher), ()) > 2


async def test_an_undo_is_granted_at_another_worker(workers: Workers, rest: httpx.AsyncClient) -> None:
    one, other = workers
    laid = await lay(rest, "tiny", ME, ME, ME)
    async with (
        Seated(one.url, laid.id, [laid.tokens["ann"]]) as ann,
        Seated(other.url, laid.id, [laid.tokens["bob"]]) as bob,
        Seated(one.url, laid.id, [laid.tokens["cob"]]) as cob,
    ):
        n = ann.state["n"]
        for client in (ann, bob, cob):
            await client.until_asked()
            await client.answer(client.state["ask"]["picks"][0]["id"])
        await ann.until_state(lambda state: state["n"] >= n + 3)
        await ann.ask(t="undo", seat="ann")
        for client in (cob, bob):
            await client.until_state(lambda state: state["request"] is not None)
            seat = client.seats[0]
            assert (await client.ask(t="consent", seat=seat, agree=True))["t"] == "ack"
        await ann.until_state(lambda state: state["n"] == n)
        await bob.until_state(lambda state: state["n"] == n)


async def test_of_two_answers_at_once_one_is_late(workers: Workers, rest: httpx.AsyncClient) -> None:
    one, other = workers
    laid = await lay(rest, "mordor", ME, ME)
    tokens = list(laid.tokens.values())
    async with Seated(one.url, laid.id, tokens) as here, Seated(other.url, laid.id, tokens) as far:
        for _ in range(5):
            await far.until_state(lambda state: state["row"] >= here.state["row"])
            await here.until_state(lambda state: state["row"] >= far.state["row"])
            pick = here.state["ask"]["picks"][0]["id"]
            told = await asyncio.gather(here.answer(pick), far.answer(pick))
            assert sorted(one["t"] for one in told) == ["ack", "no"]
            assert [one["key"] for one in told if one["t"] == "no"] == ["late"]


async def test_the_host_acts_at_one_worker_and_the_other_obeys(
    workers: Workers, rest: httpx.AsyncClient, there: httpx.AsyncClient
) -> None:
    other = workers[1]
    laid = await lay(rest, "mordor", ME, ME, watch=True)
    async with Seated(other.url, laid.id) as watcher, Seated(other.url, laid.id, [laid.tokens["sam"]]) as sam:
        found = await there.post(f"{laid.path}/watch", json={"watch": False}, headers=bearer(laid.host))
        assert (found.status_code, found.content) == (204, b"")
        assert await watcher.closed() == "watching"
        await act(there, laid, "sam", "free")
        assert await sam.closed() == "token"
    assert (await rest.get(laid.path)).json()["watch"] is False


async def test_what_is_asked_over_http_is_answered_as_by_the_owner(
    rest: httpx.AsyncClient, there: httpx.AsyncClient
) -> None:
    laid, far = await lay(rest, "tiny", ME, ME), await lay(there, "tiny", ME, ME)
    for _ in range(2):  # on one line, in turns, of a table there and one here
        for one in (laid, far):
            faces = [(await client.get(one.path)).json() for client in (rest, there)]
            assert faces[0] == faces[1]
            assert faces[0]["table"] == one.id
    paths = [
        f"{laid.path}/frames?from=0&count=2",
        f"{laid.path}/save",
        f"{laid.path}/nowhere",
        "/api/tables/nowhere123",
    ]
    for path in paths:
        found, elsewhere = [await client.get(path, headers=bearer(laid.host)) for client in (rest, there)]
        assert (found.status_code, found.content) == (elsewhere.status_code, elsewhere.content)
        assert set(found.headers) == set(elsewhere.headers)
    for body in ("{", "[]", '{"name": ""}', '{"name": 3}'):
        tried = [await client.post(f"{laid.path}/seats/ann/claim", content=body) for client in (rest, there)]
        assert tried[0].content == tried[1].content
        assert tried[0].status_code == tried[1].status_code >= 400
    large = await there.post(f"{laid.path}/watch", content=b"x" * 100_000)
    assert large.status_code == 413
    assert [(await client.head(laid.path)).status_code for client in (rest, there)] == [405, 405]


async def test_a_table_goes_on_at_another_worker_when_its_own_stops_gently(postgres_url: str) -> None:
    wanted = settings(postgres_url)  # with a lease that would last as long as any test may take
    with running(wanted) as other, running(wanted) as one:
        async with httpx.AsyncClient(base_url=one.url, timeout=PATIENCE_S) as rest:
            laid = await lay(rest, "tiny", ME, ME)
        near = Seated(one.url, laid.id, laid.tokens.values())
        far = Seated(other.url, laid.id, laid.tokens.values())
        for client in (near, far):
            await client.__aenter__()
        told = await far.answer(far.state["ask"]["picks"][0]["id"])
        leaving = asyncio.create_task(asyncio.to_thread(one.stop))
        assert [await near.closed(), await far.closed()] == ["stopping", "stopping"]
        async with Seated(other.url, laid.id, laid.tokens.values()) as again:
            assert again.state["row"] == told["row"]
            assert (await again.answer(again.state["ask"]["picks"][0]["id"]))["t"] == "ack"
        await leaving
        assert list(other.inn.tables) == [laid.id]


async def test_several_workers_of_one_server(postgres_url: str, port: int) -> None:
    server = await asyncio.to_thread(Process, postgres_url, port, BREE_WORKERS="2", BREE_LEASE_SECONDS=str(PATIENCE_S))
    try:
        await asyncio.to_thread(server.until_said, '"event": "open"', 2)
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE_S) as rest:
            laid = await lay(rest, "tiny", ME, ME)
            clients = [Seated(server.url, laid.id, laid.tokens.values()) for _ in range(8)]
            for client in clients:
                await client.__aenter__()
            await clients[0].play(Random(1))
            for client in clients:
                await client.until_state(lambda state: state["over"])
            told = (await rest.get("/metrics")).text
            assert "bree_clients 8.0" in told
            for client in clients:
                await client.__aexit__(None, None, None)
    finally:
        said = await asyncio.to_thread(server.stop)
    assert said.count('"event": "closed"') == 2
