"""What is handed on from worker to worker, and what strangers try with it."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
import json
import threading

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bree.server.cluster.worker_endpoint import WorkerEndpoint
from bree.server.guard.bounded_http import HEAD_BYTES
from tests.server.running import PATIENCE_S, House, running, settings
from tests.server.seated import Seated, come_back
from tests.server.setting import ME, Laid, lay
from tests.server.store.sql import execute

Workers = tuple[House, House]
FORGED = {"X-Bree-Worker": "0" * 32, "X-Bree-For": "10.9.9.9"}


@pytest.fixture
def workers(postgres_url: str) -> Iterator[Workers]:
    wanted = settings(postgres_url, sockets_an_address=1, address="127.0.0.1")
    with running(wanted) as one, running(wanted) as other:
        yield one, other


@pytest.fixture
async def laid(workers: Workers) -> Laid:
    async with httpx.AsyncClient(base_url=workers[0].url, timeout=PATIENCE_S) as rest:
        return await lay(rest, "tiny", ME, ME)


async def endpoint_of(house: House, database: str) -> tuple[str, str]:
    """Its name and its own address, which only the database tells."""
    name = house.inn.ownership.worker
    [(address,)] = await execute(database, f"SELECT address FROM workers WHERE id = '{name}'")
    return name, address


async def test_strangers_get_nothing_at_a_workers_own_endpoint(workers: Workers, laid: Laid, postgres_url: str) -> None:
    name, address = await endpoint_of(workers[0], postgres_url)
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE_S) as rest:
        for heads in ({}, FORGED, {"X-Bree-Worker": ""}, {"X-Bree-Worker": name[:-1]}, {"X-Bree-For": "10.9.9.9"}):
            for path in (laid.path, "/healthz", "/metrics", "/"):
                found = await rest.get(path, headers=heads)
                assert (found.status_code, found.json()["key"]) == (403, "hand-over")
        assert (await rest.get(laid.path, headers={"X-Bree-Worker": name})).status_code == 200
    with pytest.raises(InvalidStatus, match="403"):
        await connect(f"ws://{address}{laid.path}/play", additional_headers=FORGED)


async def test_who_is_named_as_it_was_called_before_says_that_its_tables_are_gone(
    workers: Workers, laid: Laid, postgres_url: str
) -> None:
    one = workers[0]
    name, address = await endpoint_of(one, postgres_url)
    one.do(one.inn.ownership.resign)
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE_S) as rest:
        found = await rest.get(laid.path, headers={"X-Bree-Worker": name})
    assert (found.status_code, found.json()["key"]) == (503, "moved")


async def test_what_strangers_say_of_themselves_at_the_common_door_is_not_believed(
    workers: Workers, laid: Laid, postgres_url: str
) -> None:
    """Even if they knew the name of the worker."""
    name, _ = await endpoint_of(workers[0], postgres_url)
    async with seat_from("10.1.1.1", workers[0], laid) as first:
        assert first
        for house in workers:
            heads = {"X-Bree-Worker": name, "X-Bree-For": "10.2.2.2", "X-Forwarded-For": "10.1.1.1"}
            async with connect(house.url.replace("http", "ws") + f"{laid.path}/play", additional_headers=heads) as line:
                assert "flood" in str(await asyncio.wait_for(line.recv(), PATIENCE_S))


@asynccontextmanager
async def seat_from(address: str, house: House, laid: Laid) -> AsyncIterator[bool]:
    """A socket that a proxy opens for somebody; was it let in?"""
    url = house.url.replace("http", "ws") + f"{laid.path}/play"
    async with connect(url, additional_headers={"X-Forwarded-For": address}, compression=None) as line:
        with suppress(ConnectionClosed):  # it may be sent away before it can say anything
            await line.send(json.dumps({"t": "hello", "tokens": [laid.tokens["ann"]]}))
        yield '"welcome"' in str(await asyncio.wait_for(line.recv(), PATIENCE_S))


async def test_limits_count_for_the_caller_wherever_he_has_come_in(workers: Workers, laid: Laid) -> None:
    one, other = workers
    async with seat_from("10.0.0.1", other, laid) as first:
        assert first
        for house in workers:
            async with seat_from("10.0.0.1", house, laid) as second:
                assert not second, "one socket for each address"
        async with seat_from("10.0.0.2", other, laid) as another, seat_from("10.0.0.3", one, laid) as third:
            assert another
            assert third


async def test_a_table_that_is_not_there(workers: Workers) -> None:
    for house in workers:
        async with Seated(house.url, "nowhere-at-all") as client:
            assert client.bye == "no-table"


async def test_a_head_that_is_too_long_is_refused_on_the_way_or_at_its_end(workers: Workers, laid: Laid) -> None:
    other = workers[1]
    for room, codes in ((HEAD_BYTES + 4000, {431}), (HEAD_BYTES - 200, {200, 431}), (HEAD_BYTES - 4000, {200})):
        async with httpx.AsyncClient(base_url=other.url, timeout=PATIENCE_S) as rest:
            assert (await rest.get(laid.path, headers={"X-Long": "x" * room})).status_code in codes
        url = other.url.replace("http", "ws") + f"{laid.path}/play"
        heads = {f"X-Long-{number}": "x" * 4000 for number in range(room // 4000)}  # a single line may be no longer
        try:
            async with connect(url, additional_headers=heads):
                found = 200
        except InvalidStatus as refused:
            found = refused.response.status_code
        assert found in codes


async def test_an_owner_that_cannot_be_reached_is_waited_for_until_its_time_is_up(
    workers: Workers, laid: Laid, postgres_url: str
) -> None:
    ghost = "'ghost', 'unix:/nowhere/own', 1.0, extract(epoch FROM clock_timestamp())::float8 + 1.0"
    await execute(postgres_url, f"INSERT INTO workers (id, address, seconds, until) VALUES ({ghost})")
    workers[0].do(lambda: workers[0].inn.put_away(float("inf")))
    await execute(postgres_url, f"UPDATE tables SET owner = 'ghost' WHERE id = '{laid.id}'")
    async with httpx.AsyncClient(base_url=workers[1].url, timeout=PATIENCE_S) as rest:
        assert (await rest.get(laid.path)).json()["table"] == laid.id
    assert laid.id in workers[1].inn.tables


@pytest.mark.parametrize("address", ["", "127.0.0.1"], ids=["one machine", "machines"])
async def test_an_owner_that_was_frozen_beyond_its_time_writes_nothing(postgres_url: str, address: str) -> None:
    with (
        running(settings(postgres_url, address=address)) as one,
        running(settings(postgres_url, lease_seconds=32.0, address=address)) as other,  # looks every 8 s who lives
    ):
        async with httpx.AsyncClient(base_url=one.url, timeout=PATIENCE_S) as rest:
            laid = await lay(rest, "tiny", ME, ME)
        near, far = [await come_back(house.url, laid.id, laid.tokens.values()) for house in (one, other)]
        thaw = threading.Event()
        one.freeze(thaw)
        await execute(postgres_url, f"UPDATE workers SET until = 0 WHERE id = '{one.inn.ownership.worker}'")
        row, pick = near.state["row"], near.state["ask"]["picks"][-1]["id"]
        await near.send({"t": "answer", "id": 1, "row": row, "pick": pick})
        try:
            if address:
                await far.closed()  # the other has seen that the owner's time is up
            again = await come_back(other.url, laid.id, laid.tokens.values())
            told = await again.answer(again.state["ask"]["picks"][0]["id"])
            assert (told["t"], again.state["row"] > row) == ("ack", True)
        finally:
            thaw.set()
        assert await near.closed() == "moved"
        assert address or await far.closed() == "moved"  # the owner itself had the line
        assert not any('"ack"' in text for text in near.heard)
        back = await come_back(one.url, laid.id, laid.tokens.values())
        assert back.state["row"] == again.state["row"]
        assert back.log == again.log
        for client in (near, far, again, back):
            await client.__aexit__(None, None, None)


def test_workers_of_one_machine_take_ports_side_by_side() -> None:
    one = WorkerEndpoint(settings("postgresql://nowhere", address="127.0.0.1"))
    port = int(one.address.rpartition(":")[2])
    others = [
        WorkerEndpoint(settings("postgresql://nowhere", address=f"127.0.0.1:{port}", workers=20)) for _ in range(2)
    ]
    ports = {int(door.address.rpartition(":")[2]) for door in (one, *others)}
    assert len(ports) == 3
    assert ports <= set(range(port, port + 20))
    for door in (one, *others):
        door._socket.close()
