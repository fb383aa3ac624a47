"""A worker whose time was up by the database's clock, before its own clock says so: it promises nothing."""

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from bree.server.store import Store
from tests.server.running import PATIENCE_S, House, running, settings
from tests.server.seated import Seated, come_back
from tests.server.setting import ME, lay
from tests.server.store.sql import execute


@pytest.fixture
def house(postgres_url: str) -> Iterator[House]:
    with running(settings(postgres_url)) as found:
        yield found


async def test_who_comes_to_a_former_owner_is_not_shown_what_others_have_left_behind(
    house: House, postgres_url: str
) -> None:
    with running(settings(postgres_url)) as other:
        async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE_S) as rest:
            laid = await lay(rest, "tiny", ME, ME)
            near = await come_back(house.url, laid.id, laid.tokens.values())
            name = house.inn.ownership.worker
            await execute(postgres_url, f"UPDATE workers SET until = until - {PATIENCE_S} WHERE id = '{name}'")
            far = await come_back(other.url, laid.id, laid.tokens.values())
            await far.answer(far.state["ask"]["picks"][0]["id"])
            assert house.inn.ownership.held, "by its own clock, and until its next sign of life"
            async with Seated(house.url, laid.id, laid.tokens.values()) as back:
                assert back.bye == "moved"
            assert await near.closed() == "moved"
            back = await come_back(house.url, laid.id, laid.tokens.values())
            assert back.state["row"] == far.state["row"] > near.state["row"]
            assert (await rest.get(laid.path)).json()["rows"] == far.state["row"]
        for client in (near, far, back):
            await client.__aexit__(None, None, None)


async def test_a_table_is_opened_though_it_is_not_ours_any_more_as_soon_as_it_is_there(
    house: House, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    create, name = Store.create, house.inn.ownership.worker

    async def create_at_the_last_moment(store: Store, *whole: Any) -> None:
        await create(store, *whole)
        await execute(postgres_url, f"UPDATE workers SET until = until - {PATIENCE_S} WHERE id = '{name}'")
        while house.inn.ownership.worker == name:
            await asyncio.sleep(0.01)

    monkeypatch.setattr(Store, "create", create_at_the_last_moment)
    async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE_S) as rest:
        laid = await lay(rest, "tiny", ME, ME)
    assert not house.inn.tables, "it may be anybody's"
    client = await come_back(house.url, laid.id, laid.tokens.values())
    await client.answer(client.state["ask"]["picks"][0]["id"])
    await client.__aexit__(None, None, None)
