"""A review goes on as long as somebody wants to see it."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from bree.server.routes import review
from tests.server.running import PATIENCE_S, House, running, settings, wait_until
from tests.server.setting import Laid, bearer
from tests.server.test_replay import played

LONG = 10_000.0  # no review comes to its end


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setattr(review, "LOOK_S", 0.0)
    with running(
        settings(f"sqlite:///{tmp_path}/t.sqlite", long_calls_an_address=1), {"review_seconds": LONG}
    ) as found:
        yield found


@pytest.fixture
async def rest(house: House) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE_S) as client:
        yield client


def tasks(house: House) -> list[asyncio.Task[None]]:
    return [one.task for one in house.app.state.reviews._known.values()]


async def look(rest: httpx.AsyncClient, laid: Laid) -> tuple[int, Any]:
    answer = await rest.get(f"{laid.path}/review", headers=bearer(laid.tokens["frodo"]))
    return answer.status_code, answer.json()


async def until_estimated(rest: httpx.AsyncClient, laid: Laid) -> None:
    """Some of it is done."""
    async with asyncio.timeout(PATIENCE_S):
        while not (await look(rest, laid))[1].get("done"):
            await asyncio.sleep(0.01)


async def test_a_review_that_nobody_reads_any_more_is_stopped(
    house: House, rest: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid = await played(house, rest, "mordor")
    assert (await look(rest, laid))[0] == 200
    (begun,) = tasks(house)
    await until_estimated(rest, laid)
    assert tasks(house) == [begun]
    monkeypatch.setattr(review, "GONE_S", 0.0)
    await look(rest, laid)
    wait_until(begun.done, "the review is stopped")
    assert begun.cancelled()
    monkeypatch.setattr(review, "GONE_S", PATIENCE_S)
    await until_estimated(rest, laid)  # it begins again


async def test_whoever_wants_another_review_gives_up_the_one_before(
    house: House, rest: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "GONE_S", PATIENCE_S)
    first, second = [await played(house, rest, "mordor") for _ in range(2)]
    monkeypatch.setattr(review, "LEFT_S", PATIENCE_S)
    await until_estimated(rest, first)
    (begun,) = tasks(house)
    await look(rest, second)  # somebody may still read the first one
    assert (await look(rest, second))[1].get("done", 0.0) == 0.0
    assert not begun.done()
    monkeypatch.setattr(review, "LEFT_S", 0.0)
    await until_estimated(rest, second)
    assert begun.cancelled()


async def test_a_review_ends_with_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "LOOK_S", 0.0)
    with running(settings(f"sqlite:///{tmp_path}/t.sqlite"), {"review_seconds": LONG}) as house:
        async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE_S) as rest:
            laid = await played(house, rest, "mordor")
            await until_estimated(rest, laid)
            (begun,) = tasks(house)
    assert begun.cancelled()
