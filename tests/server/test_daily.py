"""The deal of the day at the server: the same for all, one attempt for each person, and what is refused."""

import asyncio
from hashlib import sha256
from typing import Any

import httpx
import pytest

from bree.core.find import find
from bree.server import clock
from bree.table.daily import days, deal_on
from tests.server.running import House
from tests.server.seated import Seated
from tests.server.setting import Laid, act, bearer
from tests.server.test_rest import refused

NOON = 1_795_089_600.0  # 2026-11-19 12:00 UTC
TODAY = "2026-11-19"
DAY = 24 * 60 * 60
ANIA, JAN = "ania", "jan"
GAMES = ("mordor", "doom", "fellowship", "war")


TEST = {"name": ""}  # the tests share an inn, so each has persons of its own


@pytest.fixture(autouse=True)
def _noon(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    monkeypatch.setattr(clock, "now", lambda: NOON)
    TEST["name"] = request.node.nodeid


def wish(game: str = "doom", day: str = TODAY, person: str = ANIA) -> dict[str, str]:
    key = sha256(f"{TEST['name']}/{person}".encode()).hexdigest()
    return {"game": game, "day": day, "name": "Ania", "person": key}


async def opened(rest: httpx.AsyncClient, **more: str) -> Laid:
    answer = await rest.post("/api/daily", json=wish(**more))
    assert answer.status_code == 201, answer.text
    new = answer.json()
    return Laid(new["table"], new["host_token"], new["tokens"])


async def result(rest: httpx.AsyncClient, laid: Laid) -> dict[str, Any]:
    (token,) = laid.tokens.values()
    found: dict[str, Any] = (await rest.get(f"/api/daily/{laid.id}", headers=bearer(token))).json()
    return found


async def test_the_list_has_today_and_seven_days(rest: httpx.AsyncClient) -> None:
    found = (await rest.get("/api/daily")).json()
    assert found["days"] == days(NOON)
    assert set(GAMES) <= set(found["games"])


async def test_two_windows_at_once_get_one_table(rest: httpx.AsyncClient) -> None:
    one, *others = await asyncio.gather(*(opened(rest) for _ in range(4)))
    assert [(other.id, other.tokens) for other in others] == [(one.id, one.tokens)] * 3


@pytest.mark.parametrize("game", GAMES)
async def test_two_persons_get_the_same_deal(house: House, rest: httpx.AsyncClient, game: str) -> None:
    one, two = await opened(rest, game=game), await opened(rest, game=game, person=JAN)
    assert one.id != two.id
    assert set(one.tokens.values()).isdisjoint(two.tokens.values())
    faces = [(await rest.get(laid.path)).json() for laid in (one, two)]
    assert [(face["origin"], face["daily"], face["practice"]) for face in faces] == [("daily", TODAY, False)] * 2
    assert faces[0]["options"] == faces[1]["options"]
    async with (
        Seated(house.url, one.id, one.tokens.values()) as here,
        Seated(house.url, two.id, two.tokens.values()) as there,
    ):
        states = [await screen.until_state(lambda state: state["ask"] is not None) for screen in (here, there)]
        assert states[0]["views"] == states[1]["views"]


async def test_a_person_has_one_table_for_the_deal_of_today(rest: httpx.AsyncClient) -> None:
    first = await opened(rest)
    assert await opened(rest) == first, "a second window, or a browser that has lost its list of tables"
    assert (await act(rest, first, "star", "close")).status_code == 204
    assert (await opened(rest)).id == first.id, "a closed table is no way to a second attempt"
    assert (await result(rest, first))["counted"] is True


async def test_a_past_deal_does_not_count(rest: httpx.AsyncClient) -> None:
    day = days(NOON)[7]
    first, second = await opened(rest, day=day), await opened(rest, day=day)
    assert first.id != second.id
    assert [(await result(rest, laid))["counted"] for laid in (first, second)] == [False, False]


async def test_an_attempt_counts_though_it_ends_after_midnight(
    rest: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid = await opened(rest)
    monkeypatch.setattr(clock, "now", lambda: NOON + DAY)
    assert (await result(rest, laid))["counted"] is True
    again = await opened(rest)
    assert again.id != laid.id
    assert (await result(rest, again))["counted"] is False


async def test_nothing_gives_a_second_try(house: House, rest: httpx.AsyncClient) -> None:
    laid = await opened(rest)
    (token,) = laid.tokens.values()
    async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
        state = await screen.until_state(lambda state: bool(state["ask"] and state["ask"].get("picks")))
        told = await screen.answer(state["ask"]["picks"][0]["id"])
        assert told["t"] == "ack", told
        assert (await screen.ask(t="undo", seat="star"))["key"] == "daily-undo"
        assert (await screen.ask(t="hint", seat="star"))["key"] == "daily-hint"
    for action in ("free", "bot"):
        more = {"bot": "random"} if action == "bot" else {}
        refused(await act(rest, laid, "star", action, **more), "daily-seat")
    refused(await rest.get(f"{laid.path}/save", headers=bearer(token)), "not-over")
    branch = {"at": 0, "seats": [{"kind": "me", "name": "Ania"}]}
    refused(await rest.post(f"{laid.path}/branch", json=branch, headers=bearer(token)), "not-over")


async def test_the_first_answer_of_war_decides(house: House, rest: httpx.AsyncClient) -> None:
    puzzle = deal_on(find("war"), TODAY).puzzle
    assert puzzle is not None
    wrong = min(puzzle.values, key=lambda pick: puzzle.values[pick])
    for person, pick, outcome in ((ANIA, puzzle.right, "won"), (JAN, wrong, "lost")):
        laid = await opened(rest, game="war", person=person)
        before = await result(rest, laid)
        assert (before["outcome"], before["unit"], before["verdict"]) == ("open", "try", None), "nothing is given away"
        async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
            await screen.until_state(lambda state: bool(state["ask"] and state["ask"].get("picks")))
            assert (await screen.answer(pick))["t"] == "ack"
        after = await result(rest, laid)
        assert (after["outcome"], after["verdict"]["given"]) == (outcome, pick)
        told = {one["pick"]: one["value"] for one in after["verdict"]["answers"]}
        assert told == {one: round(100 * value) for one, value in puzzle.values.items()}
        assert after["verdict"]["answers"][0]["pick"] == puzzle.right


async def test_the_dice_stay_the_same_after_the_table_was_put_away(house: House, rest: httpx.AsyncClient) -> None:
    logs = []
    for person, away in ((ANIA, False), (JAN, True)):
        laid = await opened(rest, person=person)
        for _ in range(6):
            if away:
                house.do(lambda: house.inn.put_away(float("inf")))
            async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
                state = await screen.until_state(lambda state: bool(state["ask"] and state["ask"].get("picks")))
                assert (await screen.answer(state["ask"]["picks"][0]["id"]))["t"] == "ack"
        async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
            logs.append(screen.state["views"])
    assert logs[0] == logs[1]


async def test_what_is_refused(rest: httpx.AsyncClient) -> None:
    refused(await rest.post("/api/daily", json=wish(day="2026-11-20")), "daily-tomorrow")
    refused(await rest.post("/api/daily", json=wish(day="2026-11-11")), "daily-past")
    refused(await rest.post("/api/daily", json=wish(game="none")), "game-unknown")
    refused(await rest.post("/api/daily", json={**wish(), "person": "short"}), "form")
    refused(await rest.post("/api/daily", json=wish(day="today")), "form")
    refused(await rest.post("/api/daily", json={**wish(), "name": " "}), "name-empty")
    laid = await opened(rest)
    refused(await rest.get(f"/api/daily/{laid.id}"), "watching")
    refused(await rest.get("/api/daily/no-such-table"), "no-table")
