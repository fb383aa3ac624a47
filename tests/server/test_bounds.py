"""Rows have bounds: wishes that are repeated, seats that go to a bot and back, games that do not end."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from bree.server.guard import buckets
from bree.server.tables import player_actions, progress
from bree.server.tables.live import SIDE_ROWS_A_SECOND, SIDE_ROWS_AT_ONCE, LiveTable
from tests.server.clock import Clock
from tests.server.running import PATIENCE_S, House, running, settings, wait_until
from tests.server.seated import Seated
from tests.server.setting import ME, RANDOM, Laid, act, bearer, lay
from tests.server.test_rest import refused

OVER_QUICK = 200  # more than any table takes at once


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(buckets, "clock", found)
    monkeypatch.setattr(player_actions, "clock", found)
    return found


@pytest.fixture
def house(clock: Clock, tmp_path: Path) -> Iterator[House]:
    assert clock.now == 0.0
    with running(settings(f"sqlite:///{tmp_path}/t.sqlite"), static=tmp_path / "none") as found:
        yield found


@pytest.fixture
async def rest(house: House) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE_S) as client:
        yield client


def live(house: House, laid: Laid) -> LiveTable:
    return house.inn.tables[laid.id]


async def both_answered(ann: Seated, bob: Seated) -> None:
    """One answer each, so that neither may take back without the other."""
    for one in (ann, bob):
        await one.until_asked()
        told = await one.answer(one.state["ask"]["picks"][0]["id"])
        await ann.until_state(lambda state, told=told: state["row"] >= told["row"])


async def test_a_wish_that_is_pending_makes_no_new_row(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, ME, options={"tokens": 0})
    async with (
        Seated(house.url, laid.id, [laid.tokens["ann"]]) as ann,
        Seated(house.url, laid.id, [laid.tokens["bob"]]) as bob,
    ):
        await both_answered(ann, bob)
        assert (await ann.ask(t="undo", seat="ann"))["t"] == "ack"
        rows = live(house, laid).progress.rows
        for _ in range(OVER_QUICK):
            assert (await ann.ask(t="undo", seat="ann"))["t"] == "ack"
        assert live(house, laid).progress.rows == rows
        await bob.until_state(lambda state: state["request"] is not None)
        assert (await bob.ask(t="consent", seat="bob", agree=True))["t"] == "ack"
        await ann.until_state(lambda state: state["request"] is None)


async def test_after_a_no_the_same_wish_waits(house: House, rest: httpx.AsyncClient, clock: Clock) -> None:
    laid = await lay(rest, "tiny", ME, ME, options={"tokens": 0})
    async with (
        Seated(house.url, laid.id, [laid.tokens["ann"]]) as ann,
        Seated(house.url, laid.id, [laid.tokens["bob"]]) as bob,
    ):
        await both_answered(ann, bob)
        assert (await ann.ask(t="undo", seat="ann"))["t"] == "ack"
        assert (await bob.ask(t="consent", seat="bob", agree=False))["t"] == "ack"
        rows = live(house, laid).progress.rows
        for _ in range(5):
            told = await ann.ask(t="undo", seat="ann")
            assert (told["key"], told["facts"]) == ("undo-declined", {"seconds": 30})
        assert live(house, laid).progress.rows == rows
        assert live(house, laid).sitting.request is None
        clock.now += player_actions.PAUSE_S
        assert (await ann.ask(t="undo", seat="ann"))["t"] == "ack"
        assert live(house, laid).progress.rows == rows + 1


async def test_two_who_wish_in_turns_are_stopped(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, ME, options={"tokens": 0})
    async with (
        Seated(house.url, laid.id, [laid.tokens["ann"]]) as ann,
        Seated(house.url, laid.id, [laid.tokens["bob"]]) as bob,
    ):
        await both_answered(ann, bob)
        rows = live(house, laid).progress.rows
        told = []
        for _ in range(OVER_QUICK // 2):
            told += [(await ann.ask(t="undo", seat="ann")), (await bob.ask(t="undo", seat="bob"))]
        assert [one["t"] for one in told[:SIDE_ROWS_AT_ONCE]] == ["ack"] * SIDE_ROWS_AT_ONCE
        later = [one.get("key") for one in told[SIDE_ROWS_AT_ONCE:]]
        assert later == ["flood", None] * (len(later) // 2), "Bob's wish is the one that is pending"
        assert live(house, laid).progress.rows == rows + SIDE_ROWS_AT_ONCE


async def test_a_seat_goes_to_a_bot_and_back_only_so_often(house: House, rest: httpx.AsyncClient, clock: Clock) -> None:
    laid = await lay(rest, "mordor", ME, ME, watch=True)
    async with Seated(house.url, laid.id) as watcher:
        before = len(watcher.log)
        done = []
        for _ in range(OVER_QUICK // 2):
            done += [await act(rest, laid, "sam", "bot", bot="random"), await act(rest, laid, "sam", "back")]
        codes = [answer.status_code for answer in done]
        assert codes[:SIDE_ROWS_AT_ONCE] == [204] * SIDE_ROWS_AT_ONCE
        assert 204 not in codes[SIDE_ROWS_AT_ONCE:]
        refused(await act(rest, laid, "sam", "bot", bot="random"), "flood")
        clock.now += 1 / SIDE_ROWS_A_SECOND
        assert (await act(rest, laid, "sam", "bot", bot="random")).status_code == 204
        lines = before + SIDE_ROWS_AT_ONCE + 1
        await watcher.until_state(lambda _state: len(watcher.log) >= lines)
        assert len([line for line in watcher.log if line["key"].startswith("seat-")]) == SIDE_ROWS_AT_ONCE + 1


async def test_a_table_has_a_largest_number_of_rows(
    house: House, rest: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was acknowledged stays; nothing is added."""
    monkeypatch.setattr(progress, "MOST_ROWS", 20)
    laid, rng = await lay(rest, "mordor", ME, ME), Random(1)
    async with Seated(house.url, laid.id, laid.tokens.values()) as both:
        row = 0
        while True:
            await both.until_state(lambda _state: both.asked)
            told = await both.answer(rng.choice(both.state["ask"]["picks"])["id"])
            if told["t"] == "no":
                break
            row = told["row"]
            await both.until_state(lambda state, row=row: state["row"] >= row)
        assert (told["key"], told["facts"]) == ("table-full", {"most": 20})
        assert row >= 20
        for seat in both.seats:
            assert (await both.ask(t="undo", seat=seat))["key"] == "table-full"
        refused(await act(rest, laid, "sam", "bot", bot="random"), "table-full")
        n = both.state["n"]
    house.do(lambda: house.inn.put_away(float("inf")))
    assert laid.id not in house.inn.tables
    async with Seated(house.url, laid.id, laid.tokens.values()) as both:
        assert (both.state["row"], both.state["n"]) == (row, n)
        frames = (await rest.get(f"{laid.path}/frames", headers=bearer(laid.tokens["sam"]))).json()
        assert frames[-1]["n"] == n
    assert (await act(rest, laid, "sam", "close")).status_code == 204


async def test_bots_stop_at_a_table_that_is_full(
    house: House, rest: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "MOST_ROWS", 20)
    laid = await lay(rest, "mordor", RANDOM, RANDOM, watch=True)
    wait_until(lambda: live(house, laid).progress.full and live(house, laid).idle, "the bots have stopped")
    assert not live(house, laid).over


async def test_what_a_table_answers_is_kept_by_nobody(house: House, rest: httpx.AsyncClient) -> None:
    """Tokens, and what a seat alone may see."""
    laid = await lay(rest, "tiny", ME, {"kind": "open"}, watch=True)
    opened = await rest.post("/api/tables", json={"game": "tiny", "seats": [ME, ME]})
    claimed = await rest.post(f"{laid.path}/seats/bob/claim", json={"name": "Bilbo"})
    tokens = [laid.tokens["ann"], claimed.json()["token"]]
    async with Seated(house.url, laid.id, tokens) as screen:
        await screen.play(Random(1))
    saved = await rest.get(f"{laid.path}/save", headers=bearer(tokens[0]))
    brought = await rest.post("/api/tables/import", json={"save": saved.text, "seats": [ME, ME]})
    branched = await rest.post(f"{laid.path}/branch", json={"at": 0, "seats": [ME, ME]}, headers=bearer(tokens[0]))
    face = await rest.get(laid.path, headers=bearer(tokens[0]))
    for answer, code in ((opened, 201), (claimed, 200), (saved, 200), (brought, 201), (branched, 201), (face, 200)):
        assert answer.status_code == code
        assert answer.headers["cache-control"] == "no-store"
    assert "cache-control" not in (await rest.get("/api/games")).headers
