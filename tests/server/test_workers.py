"""Two workers on one PostgreSQL: they hear each other, and never both append the same row."""

import asyncio
from collections.abc import Iterator
from random import Random

import httpx
import pytest

from bree.core.find import find
from tests.server.beats import states, unfolded
from tests.server.running import PATIENCE_S, House, Process, running, settings
from tests.server.seated import Seated
from tests.server.setting import ME, OPEN, RANDOM, act, bearer, claim, lay


@pytest.fixture
def workers(postgres_url: str) -> Iterator[tuple[House, House]]:
    wanted = settings(postgres_url, bot_seconds=0.5, pace_seconds=0.5)
    with running(wanted) as one, running(wanted) as other:
        yield one, other


async def test_seats_at_different_workers_play_one_game(workers: tuple[House, House]) -> None:
    one, other = workers
    async with httpx.AsyncClient(base_url=one.url, timeout=PATIENCE_S) as rest:
        laid = await lay(rest, "tiny", ME, OPEN, RANDOM)
    async with httpx.AsyncClient(base_url=other.url, timeout=PATIENCE_S) as rest:
        token = await claim(rest, laid, "bob")
    async with (
        Seated(one.url, laid.id, [laid.tokens["ann"]]) as ann,
        Seated(other.url, laid.id, [token]) as bob,
    ):
        await ann.until_state(lambda state: state["chairs"][1]["taken"])  # the first worker hears who came to the other
        await asyncio.gather(ann.play(Random(1)), bob.play(Random(2)))
        assert ann.state["score"] == bob.state["score"]
        assert ann.state["row"] == bob.state["row"]


async def test_what_was_played_at_one_worker_comes_to_the_other_as_beats(workers: tuple[House, House]) -> None:
    one, other = workers
    async with httpx.AsyncClient(base_url=one.url, timeout=PATIENCE_S) as rest:
        laid = await lay(rest, "mordor", ME, RANDOM, watch=True)
        async with (
            Seated(one.url, laid.id, [laid.tokens["frodo"]]) as frodo,
            Seated(other.url, laid.id, beats=True) as watcher,
        ):
            await frodo.play(Random(1), most=25)
            await watcher.until_state(lambda state: state["row"] >= frodo.state["row"])
            rows = await asyncio.to_thread(one.do, lambda: one.inn.services.store.all_rows(laid.id))
            options = (await rest.get(laid.path)).json()["options"]
            assert unfolded(find("mordor"), options, rows, states(watcher), ()) > 5


async def test_an_undo_at_one_worker_is_seen_at_the_other(workers: tuple[House, House]) -> None:
    one, other = workers
    async with httpx.AsyncClient(base_url=one.url, timeout=PATIENCE_S) as rest:
        laid = await lay(rest, "tiny", ME, ME)
    async with (
        Seated(one.url, laid.id, [laid.tokens["ann"]]) as ann,
        Seated(other.url, laid.id, [laid.tokens["bob"]]) as bob,
    ):
        n = ann.state["n"]
        await ann.answer(ann.state["ask"]["picks"][0]["id"])
        await bob.until_state(lambda state: state["n"] == n + 1)
        assert bob.log[-1]["key"] == "sealed"
        await ann.ask(t="undo", seat="ann")
        await bob.until_state(lambda state: state["n"] == n)
        assert bob.log[-1]["key"] != "sealed"


async def test_an_undo_is_granted_at_another_worker(workers: tuple[House, House]) -> None:
    one, other = workers
    async with httpx.AsyncClient(base_url=one.url, timeout=PATIENCE_S) as rest:
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
        row = ann.state["row"]
        for agree in (False, True):
            await ann.ask(t="undo", seat="ann")
            for client in (cob, bob):
                await client.until_state(lambda state: state["request"] is not None)
            assert sorted(bob.state["request"]["waiting"]) == ["bob", "cob"]
            await cob.ask(t="consent", seat="cob", agree=True)
            await bob.until_state(lambda state: state["request"]["waiting"] == ["bob"])
            assert ann.state["row"] == row, "talk does not move the game"
            await bob.ask(t="consent", seat="bob", agree=agree)
            for client in (ann, bob, cob):
                await client.until_state(lambda state: state["request"] is None)
        await ann.until_state(lambda state: state["n"] == n)
        await ann.until_asked()


async def test_of_two_answers_at_once_one_is_late(workers: tuple[House, House]) -> None:
    one, other = workers
    async with httpx.AsyncClient(base_url=one.url, timeout=PATIENCE_S) as rest:
        laid = await lay(rest, "mordor", ME, ME)
    tokens = list(laid.tokens.values())
    async with Seated(one.url, laid.id, tokens) as here, Seated(other.url, laid.id, tokens) as there:
        for _ in range(15):
            await there.until_state(lambda state: state["row"] >= here.state["row"])
            await here.until_state(lambda state: state["row"] >= there.state["row"])
            if here.state["over"]:
                break
            pick = here.state["ask"]["picks"][0]["id"]
            told = await asyncio.gather(here.answer(pick), there.answer(pick))
            kinds = sorted(one["t"] for one in told)
            assert kinds == ["ack", "no"]
            assert [one["key"] for one in told if one["t"] == "no"] == ["late"]
    rows = one.do(lambda: one.inn.services.store.all_rows(laid.id))
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))


async def test_the_host_acts_at_one_worker_and_the_other_obeys(workers: tuple[House, House]) -> None:
    one, other = workers
    async with httpx.AsyncClient(base_url=one.url, timeout=PATIENCE_S) as rest:
        laid = await lay(rest, "mordor", ME, ME, watch=True)
        async with Seated(other.url, laid.id) as watcher, Seated(other.url, laid.id, [laid.tokens["sam"]]) as sam:
            await rest.post(f"{laid.path}/watch", json={"watch": False}, headers=bearer(laid.host))
            assert await watcher.closed() == "watching"
            await act(rest, laid, "sam", "free")
            assert await sam.closed() == "token"


async def test_a_worker_takes_over_the_bots_of_one_that_has_died(workers: tuple[House, House]) -> None:
    one, other = workers
    async with httpx.AsyncClient(base_url=one.url, timeout=PATIENCE_S) as rest:
        laid = await lay(rest, "tiny", ME, RANDOM)
    async with (
        Seated(one.url, laid.id, [laid.tokens["ann"]]) as ann,
        Seated(other.url, laid.id, [laid.tokens["ann"]]) as there,
    ):
        one.inn.tables[laid.id]._bot_turns.wake = lambda: None  # type: ignore[method-assign]  (as if it were dead)
        await ann.answer(ann.state["ask"]["picks"][0]["id"])
        row = ann.state["row"]
        await there.until_state(lambda state: state["row"] > row)


async def test_several_workers_of_one_server(postgres_url: str, port: int) -> None:
    server = await asyncio.to_thread(Process, postgres_url, port, BREE_WORKERS="2")
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
