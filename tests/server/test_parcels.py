"""A history goes to another device by a key: once, within a day, and in bounds."""

from pathlib import Path

import httpx
import pytest

from bree.server import clock
from bree.server.routes import parcels
from bree.server.tables.expiry import PARCEL_S
from tests.server.running import PATIENCE_S, running, settings
from tests.server.test_rest import refused

CONTENT = "H4sIAAAA_-09"


async def left(rest: httpx.AsyncClient, content: str = CONTENT) -> httpx.Response:
    return await rest.post("/api/parcels", json={"content": content})


async def taken(rest: httpx.AsyncClient, key: str) -> httpx.Response:
    return await rest.post("/api/parcels/take", json={"key": key})


async def test_a_key_works_once(rest: httpx.AsyncClient) -> None:
    answer = await left(rest)
    assert (answer.status_code, answer.headers["cache-control"]) == (201, "no-store")
    key = answer.json()["key"]
    assert (await taken(rest, key)).json() == {"content": CONTENT}
    refused(await taken(rest, key), "no-parcel")
    refused(await taken(rest, "not a key"), "no-parcel")


async def test_a_parcel_is_gone_after_a_day(rest: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = (await left(rest)).json()
    now = clock.now()
    assert answer["until"] == pytest.approx(now + PARCEL_S, abs=60)
    monkeypatch.setattr(clock, "now", lambda: now + PARCEL_S + 60)
    refused(await taken(rest, answer["key"]), "no-parcel")


async def test_odd_and_large_parcels_are_refused(rest: httpx.AsyncClient) -> None:
    for content in ("", "two words", "{}", "ąę", "a\n", "<b>"):
        refused(await left(rest, content), "parcel-odd")
    assert (await left(rest, "a" * parcels.LARGEST)).status_code == 201
    assert refused(await left(rest, "a" * (parcels.LARGEST + 1)), "parcel-large") == {"most": parcels.LARGEST}
    refused(await left(rest, "a" * 70_000), "too-large")
    refused(await rest.post("/api/parcels", json={"content": 3}), "form")


@pytest.mark.parametrize(("limit", "key"), [("parcels_an_address", "parcels-many"), ("parcels_at_once", "flood")])
async def test_one_address_leaves_only_so_many(sqlite_url: str, tmp_path: Path, limit: str, key: str) -> None:
    with running(settings(sqlite_url, **{limit: 2}), static=tmp_path) as house:
        async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE_S) as rest:
            assert [(await left(rest)).status_code for _ in range(2)] == [201, 201]
            refused(await left(rest), key)
