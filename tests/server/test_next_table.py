"""After a game: one more table for the same people."""

import asyncio
from random import Random
from typing import Any

import httpx
import pytest

from bree.core.find import find
from bree.games.fellowship import next_options
from bree.games.fellowship.state import ENDLESS
from bree.server.store import SeatRecord
from bree.server.tables.next_game import kinds_of_next, options_of_next, seats_of_next
from tests.server.running import House
from tests.server.seated import Seated
from tests.server.setting import ME, OPEN, RANDOM, Laid, act, bearer, claim, lay
from tests.server.test_replay import played
from tests.server.test_rest import refused


async def ask(rest: httpx.AsyncClient, laid: Laid, token: str, kind: str = "again") -> httpx.Response:
    return await rest.post(f"{laid.path}/next", json={"kind": kind}, headers=bearer(token) if token else {})


async def opened(rest: httpx.AsyncClient, laid: Laid, token: str, kind: str = "again") -> dict[str, Any]:
    answer = await ask(rest, laid, token, kind)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def test_the_same_people_sit_down_again_with_their_tokens(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, OPEN, watch=True, clock=600)
    bob = await claim(rest, laid, "bob", "Bob")
    async with (
        Seated(house.url, laid.id, [laid.tokens["ann"], bob]) as screen,
        Seated(house.url, laid.id) as public,
    ):
        assert "next" not in screen.state, "not before the end"
        await screen.play(Random(1))
        assert screen.state["next"] == {"kinds": ["again"], "table": ""}
        told = await opened(rest, laid, bob)
        assert told["seats"] == {"ann": "ann", "bob": "bob"}
        for client in (screen, public):
            await client.until_state(lambda state: state.get("next", {}).get("table") == told["table"])
    old, new = [(await rest.get(f"/api/tables/{name}")).json() for name in (laid.id, told["table"])]
    assert (old["over"], new["over"], new["origin"]) == (True, False, "")
    for name in ("game", "options", "watch", "clock", "practice"):
        assert new[name] == old[name]
    assert [(chair["seat"], chair["name"]) for chair in new["seats"]] == [("ann", "Ania"), ("bob", "Bob")]
    async with Seated(house.url, told["table"], [bob, laid.tokens["ann"]]) as screen:
        assert screen.seats == ["ann", "bob"]
        await screen.play(Random(2))
    async with Seated(house.url, told["table"], [laid.host]) as host:
        assert host.welcome["host"]


async def test_bots_sit_down_again(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, RANDOM)
    async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
        await screen.play(Random(1))
    told = await opened(rest, laid, laid.tokens["ann"])
    assert told["seats"] == {"ann": "ann"}
    seats = (await rest.get(f"/api/tables/{told['table']}")).json()["seats"]
    assert [chair["bot"] for chair in seats] == ["", "random"]
    async with Seated(house.url, told["table"], laid.tokens.values()) as screen:
        await screen.play(Random(2))


async def test_a_table_has_one_next_table(house: House, rest: httpx.AsyncClient) -> None:
    laid = await played(house, rest, "tiny")
    answers = await asyncio.gather(*[opened(rest, laid, token) for token in [*laid.tokens.values()] * 4])
    assert len({told["table"] for told in answers}) == 1
    async with Seated(house.url, laid.id, laid.tokens.values()) as late:
        assert late.state["next"]["table"] == answers[0]["table"], "who comes later learns it too"


async def test_a_closed_next_table_is_replaced(house: House, rest: httpx.AsyncClient) -> None:
    laid = await played(house, rest, "tiny")
    first = await opened(rest, laid, laid.tokens["ann"])
    assert (await act(rest, Laid(first["table"], laid.host, {}), "ann", "close")).status_code == 204
    second = await opened(rest, laid, laid.tokens["ann"])
    assert second["table"] != first["table"]
    assert (await opened(rest, laid, laid.tokens["bob"]))["table"] == second["table"]


async def test_only_those_who_sit_at_an_ended_table_open_another(house: House, rest: httpx.AsyncClient) -> None:
    running = await lay(rest, "tiny", ME, ME, watch=True)
    refused(await ask(rest, running, running.tokens["ann"]), "not-over")
    laid = await played(house, rest, "tiny", watch=True)
    own = laid.tokens["ann"]
    refused(await ask(rest, laid, ""), "token")
    refused(await ask(rest, laid, "wrong"), "token")
    refused(await ask(rest, laid, running.tokens["ann"]), "token")
    refused(await ask(rest, laid, laid.host), "not-seated")
    refused(await ask(rest, laid, own, "sides"), "no-next-game")
    refused(await ask(rest, laid, own, "onward"), "no-next-game")
    refused(await ask(rest, laid, own, "everything"), "form")
    refused(await rest.post("/api/tables/nothing-here/next", json={"kind": "again"}), "no-table")
    assert (await act(rest, laid, "bob", "free")).status_code == 204
    refused(await ask(rest, laid, laid.tokens["bob"]), "token")
    assert (await act(rest, laid, "ann", "close")).status_code == 204
    refused(await ask(rest, laid, own), "table-closed")
    async with Seated(house.url, running.id, running.tokens.values()) as screen:
        assert not screen.state["over"]


async def test_the_next_table_outlives_the_memory_of_the_server(house: House, rest: httpx.AsyncClient) -> None:
    laid = await played(house, rest, "tiny")
    told = await opened(rest, laid, laid.tokens["ann"])
    house.do(lambda: house.inn.put_away(float("inf")))
    assert laid.id not in house.inn.tables
    assert await opened(rest, laid, laid.tokens["bob"]) == told


def seat(name: str, token: str = "", bot: str = "") -> SeatRecord:
    return SeatRecord(name, "bot" if bot else "me", name.title(), bot, token, "")


def test_two_equal_teams_may_change_sides() -> None:
    war = find("war")
    two, three, four = [war.choose({"players": count}) for count in (2, 3, 4)]
    state = war.new(two)
    assert kinds_of_next(war, two, state) == (), "not before the end"
    state.todo = ()
    assert [kinds_of_next(war, options, state) for options in (two, three, four)] == [
        ("again", "sides"), ("again",), ("again", "sides")
    ]  # fmt: skip
    before = [seat("free", "a"), seat("shadow", bot="random")]
    after = seats_of_next("sides", war, two, before)
    assert [(one.seat, one.token_hash, one.bot) for one in after] == [("free", "", "random"), ("shadow", "a", "")]
    assert seats_of_next("again", war, two, before) == before
    names = war.seats(four)
    moved = seats_of_next("sides", war, four, [seat(name, name) for name in names])
    assert [one.seat for one in moved] == list(names)
    assert {one.token_hash for one in moved} == set(names)
    for team in war.teams(four):
        assert not {one.token_hash for one in moved if one.seat in team} & set(team)


@pytest.mark.parametrize(("chapter", "over", "onward"), [
    (1, "won", "2"), (17, "won", "18"), (18, "won", None), (ENDLESS, "won", None), (3, "lost", None),
])  # fmt: skip
def test_after_a_won_chapter_comes_the_next(chapter: int, over: str, onward: str | None) -> None:
    fellowship = find("fellowship")
    options = fellowship.choose({"chapter": "1", "players": 3})
    state = fellowship.new(options)
    state.todo, state.chapter, state.over = (), chapter, over
    assert ("onward" in kinds_of_next(fellowship, options, state)) == (onward is not None)
    if onward is not None:
        assert options_of_next("onward", fellowship, options, state) == options | {"chapter": onward}
    state.campaign = True
    assert next_options(state) == {}
