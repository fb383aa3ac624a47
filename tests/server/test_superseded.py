"""A worker whose time was up by the database's clock, before its own clock says so: it promises nothing."""

from collections.abc import Iterator

import httpx
import pytest

from bree.server.store import Store, TableRecord
from tests.server.running import PATIENCE_S, House, running, settings
from tests.server.setting import ME
from tests.server.store.sql import execute


@pytest.fixture
def house(postgres_url: str) -> Iterator[House]:
    with running(settings(postgres_url)) as found:
        yield found


async def test_a_table_that_was_opened_under_a_former_name_is_not_promised(
    house: House, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    create = Store.create

    async def create_before_the_time_is_up(store: Store, table: TableRecord) -> None:
        await create(store, table)
        await execute(postgres_url, "UPDATE tables SET owner = 'as it was called before'")

    monkeypatch.setattr(Store, "create", create_before_the_time_is_up)
    async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE_S) as rest:
        told = await rest.post("/api/tables", json={"game": "tiny", "seats": [ME, ME]})
    assert (told.status_code, told.json()["key"]) == (503, "moved")
    assert not house.inn.tables
