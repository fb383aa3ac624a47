"""Lessons at the server: opening one, wrong tries, two windows, leaving and coming back."""

from typing import Any

import httpx
import pytest

from bree.server.tables import restore
from tests.server.running import House
from tests.server.seated import Seated
from tests.server.setting import Laid, act, bearer
from tests.server.test_rest import refused

WISH = {"game": "mordor", "lesson": "first", "name": "Ania"}


async def open_lesson(rest: httpx.AsyncClient) -> Laid:
    answer = await rest.post("/api/lessons", json=WISH)
    assert answer.status_code == 201, answer.text
    new = answer.json()
    return Laid(new["table"], new["host_token"], new["tokens"])


async def follow(screen: Seated) -> None:
    """Give all answers that the lesson wants."""
    while wanted := screen.state["lesson"]["answer"]:
        ask = screen.state["ask"]
        row = screen.state["row"]
        if ask["many"]:
            picks = [pick["id"] for pick in ask["run"] for _ in range(pick.get("copies", 1))]
            told = await screen.ask(t="gather", row=row, picks=[*picks, "done"])
        else:
            assert [pick["id"] for pick in ask["picks"]] == [wanted[0]], "nothing else is offered"
            told = await screen.answer(wanted[0])
        assert told["t"] == "ack", told
        await screen.until_state(lambda state, told=told: state["row"] >= told["row"])


async def test_the_first_page_names_the_lessons(rest: httpx.AsyncClient) -> None:
    games: list[dict[str, Any]] = (await rest.get("/api/games")).json()
    found = {game["name"]: [lesson["name"] for lesson in game["lessons"]] for game in games}
    assert found["mordor"] == ["first"]


async def test_a_lesson_is_played_to_its_end(house: House, rest: httpx.AsyncClient) -> None:
    laid = await open_lesson(rest)
    face = (await rest.get(laid.path)).json()
    assert (face["origin"], face["lesson"], face["practice"]) == ("lesson", "first", True)
    assert list(laid.tokens) == ["frodo"]
    async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
        await follow(screen)
        lesson = screen.state["lesson"]
        assert (lesson["number"], lesson["answer"]) == (lesson["of"], [])
        assert len(screen.state["ask"]["picks"]) > 1, "now the game goes on as any other"
        told = await screen.answer(screen.state["ask"]["picks"][0]["id"])
        assert told["t"] == "ack"


async def test_a_wrong_try_changes_nothing(house: House, rest: httpx.AsyncClient) -> None:
    laid = await open_lesson(rest)
    async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
        before = dict(screen.state)
        row = before["row"]
        assert sorted(pick["id"] for pick in before["ask"]["run"]) == ["black", "yellow"]
        for wrong in (
            {"t": "answer", "row": row, "pick": "red"},
            {"t": "gather", "row": row, "picks": ["red", "done"]},
            {"t": "path", "row": row, "picks": ["yellow", "red"]},
            {"t": "marks", "row": row, "picks": ["red"]},
        ):
            told = await screen.ask(**wrong)
            assert (told["t"], told["key"]) == ("no", "lesson-other"), wrong
        assert (await screen.ask(t="hint", seat="frodo"))["key"] == "lesson-hint"
        marked = await screen.ask(t="marks", row=row, picks=["yellow"])
        assert ([pick["id"] for pick in marked["run"]], marked["ready"]) == (["black"], False)
        async with Seated(house.url, laid.id, laid.tokens.values()) as other:
            assert {**other.state, "log": [], "chairs": []} == {**before, "log": [], "chairs": []}


async def test_two_windows_follow_one_lesson(house: House, rest: httpx.AsyncClient) -> None:
    laid = await open_lesson(rest)
    async with (
        Seated(house.url, laid.id, laid.tokens.values()) as one,
        Seated(house.url, laid.id, laid.tokens.values()) as two,
    ):
        told = await one.ask(t="gather", row=one.state["row"], picks=["yellow", "black", "done"])
        assert told["t"] == "ack"
        late = await two.ask(t="gather", row=two.state["row"] - 1, picks=["yellow", "black", "done"])
        assert late["key"] == "late"
        await two.until_state(lambda state: state["row"] == told["row"])
        await follow(two)
        await one.until_state(lambda state: state["lesson"]["answer"] == [])


async def test_a_lesson_goes_on_after_the_table_was_put_away(house: House, rest: httpx.AsyncClient) -> None:
    laid = await open_lesson(rest)
    async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
        await screen.ask(t="gather", row=screen.state["row"], picks=["black", "yellow", "done"])
        before = await screen.until_state(lambda state: state["lesson"]["number"] > 3)
    house.do(lambda: house.inn.put_away(float("inf")))
    assert laid.id not in house.inn.tables
    async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
        assert screen.state["lesson"] == before["lesson"]
        told = await screen.ask(t="undo", seat="frodo")
        assert told["t"] == "ack"
        await screen.until_state(lambda state: state["lesson"]["number"] == 3)
        await follow(screen)


async def test_a_lesson_that_is_gone_becomes_a_game(
    house: House, rest: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid = await open_lesson(rest)
    house.do(lambda: house.inn.put_away(float("inf")))
    monkeypatch.setattr(restore, "lessons", lambda _: {})
    async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
        assert "lesson" not in screen.state
        assert len(screen.state["ask"]["run"]) == 5


async def test_what_a_lesson_refuses(rest: httpx.AsyncClient) -> None:
    assert refused(await rest.post("/api/lessons", json={**WISH, "lesson": "none"}), "lesson-unknown")
    refused(await rest.post("/api/lessons", json={**WISH, "game": "none"}), "game-unknown")
    refused(await rest.post("/api/lessons", json={**WISH, "name": " "}), "name-empty")
    refused(await rest.post("/api/lessons", json={"game": "mordor"}), "form")
    laid = await open_lesson(rest)
    for seat in ("frodo", "sam"):
        refused(await act(rest, laid, seat, "free"), "lesson-seat")
        refused(await act(rest, laid, seat, "bot", bot="random"), "lesson-seat")
    refused(await rest.get(f"{laid.path}/save", headers=bearer(laid.tokens["frodo"])), "not-over")
    assert (await act(rest, laid, "frodo", "close")).status_code == 204
