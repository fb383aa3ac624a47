"""Tables that are offered to everybody: who is listed, and what the list tells."""

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from bree.server import clock
from bree.server.routes import offers
from tests.server.running import PATIENCE_S, running, settings
from tests.server.setting import ME, OPEN, RANDOM, Laid, bearer, claim, lay
from tests.server.test_rest import refused


@pytest.fixture
async def rest(sqlite_url: str, tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    """A server without other tables."""
    with running(settings(sqlite_url), static=tmp_path) as house:
        async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE_S) as client:
            yield client


async def listed(rest: httpx.AsyncClient) -> list[str]:
    return [one["table"] for one in (await rest.get("/api/open-tables")).json()]


async def offer(rest: httpx.AsyncClient, laid: Laid, token: str, offered: bool = True) -> httpx.Response:
    return await rest.post(f"{laid.path}/offer", json={"offered": offered}, headers=bearer(token) if token else {})


async def test_a_table_is_listed_while_its_host_offers_a_free_seat(rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, OPEN)
    assert await listed(rest) == []
    assert (await offer(rest, laid, laid.host)).status_code == 204
    assert (await rest.get(laid.path)).json()["offered"]
    assert await listed(rest) == [laid.id]
    await offer(rest, laid, laid.host, offered=False)
    assert await listed(rest) == []
    await offer(rest, laid, laid.host)
    await claim(rest, laid, "bob", "Bob")
    assert await listed(rest) == []
    refused(await offer(rest, laid, laid.host), "nothing-free")


async def test_a_new_table_can_be_offered_at_once(rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, OPEN, offered=True)
    assert await listed(rest) == [laid.id]
    await rest.post(f"{laid.path}/seats/ann", json={"action": "close"}, headers=bearer(laid.host))
    assert await listed(rest) == []


async def test_only_the_host_offers(rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, OPEN)
    refused(await offer(rest, laid, ""), "token")
    refused(await offer(rest, laid, laid.tokens["ann"]), "not-host")
    assert await listed(rest) == []


async def test_the_list_tells_no_secret(rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", {**ME, "name": "  Ania   K. "}, OPEN, offered=True)
    answer = await rest.get("/api/open-tables")
    assert answer.json() == [{"table": laid.id, "game": "tiny", "names": ["Ania K."], "free": 1, "clock": None}]
    assert answer.headers["cache-control"] == "no-store"
    for token in (laid.host, *laid.tokens.values()):
        assert token not in answer.text


async def test_the_list_is_short_and_of_today(rest: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offers, "MOST", 2)
    tables = [await lay(rest, "tiny", RANDOM, OPEN, offered=True) for _ in range(3)]
    assert await listed(rest) == [laid.id for laid in reversed(tables[1:])]
    now = clock.now()
    monkeypatch.setattr(clock, "now", lambda: now + 90_000)
    assert await listed(rest) == []
