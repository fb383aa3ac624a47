"""Tables have their time, and an address has its share of them."""

import json
from pathlib import Path
import time

import httpx
import pytest

from bree.server.tables import expiry
from bree.server.tables.expiry import DAY_S, sweep
from tests.server.running import PATIENCE_S, House, running, settings
from tests.server.seated import Seated
from tests.server.setting import ME, Laid, bearer, lay
from tests.server.test_replay import played
from tests.server.test_rest import refused


async def until(rest: httpx.AsyncClient, laid: Laid) -> float:
    found: float = (await rest.get(laid.path)).json()["until"]
    return found


async def test_a_table_says_how_long_it_is_kept_and_then_it_goes(house: House, rest: httpx.AsyncClient) -> None:
    empty, played = await lay(rest, "tiny", ME, ME), await lay(rest, "tiny", ME, ME)
    async with Seated(house.url, played.id, played.tokens.values()) as screen:
        await screen.answer(screen.state["ask"]["picks"][0]["id"])
    now = time.time()
    assert await until(rest, empty) == pytest.approx(now + 7 * DAY_S, abs=60)
    assert await until(rest, played) == pytest.approx(now + 90 * DAY_S, abs=60)
    later = now + 8 * DAY_S
    house.do(lambda: sweep(house.inn, later))
    assert (await rest.get(empty.path)).status_code == 200, "what is in memory is in use"
    house.do(lambda: house.inn.put_away(float("inf")))
    assert house.do(lambda: sweep(house.inn, later)) >= 1
    refused(await rest.get(empty.path), "no-table")
    assert (await rest.get(played.path)).status_code == 200
    house.do(lambda: house.inn.put_away(float("inf")))
    house.do(lambda: sweep(house.inn, now + 91 * DAY_S))
    refused(await rest.get(played.path), "no-table")
    async with Seated(house.url, played.id, played.tokens.values()) as nobody:
        assert await nobody.closed() == "no-table"


async def test_a_game_that_was_brought_counts_as_unplayed_until_somebody_answers(
    house: House, rest: httpx.AsyncClient
) -> None:
    ended = await played(house, rest, "tiny")
    own = bearer(ended.tokens["ann"])
    save = json.loads((await rest.get(f"{ended.path}/save", headers=own)).text)
    save |= {"answers": save["answers"][:8], "position": None, "position_after": 0}
    seats = [ME, ME]
    brought = await rest.post("/api/tables/import", json={"save": json.dumps(save), "seats": seats})
    branch = await rest.post(f"{ended.path}/branch", json={"at": 8, "seats": seats}, headers=own)
    for new in (brought.json(), branch.json()):
        laid = Laid(new["table"], new["host_token"], new["tokens"])
        now = time.time()
        assert await until(rest, laid) == pytest.approx(now + 7 * DAY_S, abs=60)
        async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
            assert screen.state["n"] >= 8
            await screen.answer(screen.state["ask"]["picks"][0]["id"])
        assert await until(rest, laid) == pytest.approx(now + 90 * DAY_S, abs=60)
        house.do(lambda: house.inn.put_away(float("inf")))
        assert await until(rest, laid) == pytest.approx(now + 90 * DAY_S, abs=60)


async def test_tables_may_be_kept_for_ever(tmp_path: Path) -> None:
    with running(settings(f"sqlite:///{tmp_path}/t.sqlite", keep_days=0)) as house:
        async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE_S) as rest:
            laid = await lay(rest, "tiny", ME, ME)
            assert (await rest.get(laid.path)).json()["until"] is None
            house.do(lambda: house.inn.put_away(float("inf")))
            assert house.do(lambda: sweep(house.inn, time.time() + 1e6 * DAY_S)) == 0
            assert (await rest.get(laid.path)).status_code == 200


async def test_an_address_has_its_share_of_tables(tmp_path: Path) -> None:
    with running(settings(f"sqlite:///{tmp_path}/t.sqlite", tables_an_address=3)) as house:
        async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE_S) as rest:
            kept = [await lay(rest, "tiny", ME, ME) for _ in range(3)]
            body = {"game": "tiny", "seats": [ME, ME]}
            assert refused(await rest.post("/api/tables", json=body), "tables-many") == {"most": 3}
            house.do(lambda: house.inn.put_away(float("inf")))
            assert house.do(lambda: sweep(house.inn, time.time() + 8 * DAY_S)) == len(kept)
            await lay(rest, "tiny", ME, ME)
            (table,) = house.inn.tables.values()
            assert len(table.record.opened_by) == 5
            assert "127" not in table.record.opened_by


async def test_tables_are_not_opened_in_a_row_without_end(tmp_path: Path) -> None:
    with running(settings(f"sqlite:///{tmp_path}/t.sqlite", tables_a_minute=1e-6, tables_at_once=2)) as house:
        async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE_S) as rest:
            for _ in range(2):
                await lay(rest, "tiny", ME, ME)
            answer = await rest.post("/api/tables", json={"game": "tiny", "seats": [ME, ME]})
            refused(answer, "flood")
            assert len(house.inn.tables) == 2


async def test_the_server_sweeps_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    swept: list[float] = []

    async def counted(_inn: object, now: float) -> int:
        swept.append(now)
        return 0

    monkeypatch.setattr(expiry, "sweep", counted)
    with running(settings(f"sqlite:///{tmp_path}/t.sqlite")) as house:
        assert httpx.get(f"{house.url}/readyz", timeout=PATIENCE_S).status_code == 200
    assert len(swept) == 1
