"""Coming back: after a broken line, after an undo, and from the store alone."""

import asyncio
from pathlib import Path
from random import Random

import httpx
import pytest

from bree.server.store import Store
from bree.server.tables import player_actions, snapshots
from tests.server.running import PATIENCE_S, House, running, settings
from tests.server.seated import Seated
from tests.server.setting import ME, OPEN, RANDOM, act, claim, lay


async def test_a_client_that_comes_back_gets_only_what_it_does_not_hold(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, ME)
    async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
        await screen.play(Random(1), most=4)
        held = len(screen.log)
    async with Seated(house.url, laid.id, laid.tokens.values(), after=held - 2) as again:
        assert again.state["from"] == held - 2
        assert again.log[held - 2 :] == screen.log[held - 2 :]
        assert len(again.log) == held
        assert again.state["row"] == screen.state["row"]
    async with Seated(house.url, laid.id, laid.tokens.values()) as fresh:
        assert fresh.log == screen.log


async def test_whoever_says_it_holds_more_than_there_is_is_put_right(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, ME)
    async with Seated(house.url, laid.id, laid.tokens.values(), after=1000) as screen:
        assert screen.state["from"] == len(screen.log) < 1000


async def test_an_undo_that_nobody_has_learned_from_is_done_at_once(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, ME)
    async with (
        Seated(house.url, laid.id, [laid.tokens["ann"]]) as ann,
        Seated(house.url, laid.id, [laid.tokens["bob"]]) as bob,
    ):
        before = {**ann.state}
        await ann.answer(before["ask"]["picks"][0]["id"])
        assert ann.state["ask"]["who"] == "bob"
        told = await ann.ask(t="undo", seat="ann")
        assert told["t"] == "ack"
        assert told["row"] == before["row"] + 2, "an undo is a row more"
        assert ann.state["n"] == before["n"]
        assert ann.state["views"] == before["views"]
        assert ann.state["ask"] == before["ask"]
        await bob.until_state(lambda state: state["row"] == told["row"])
        assert len(bob.log) == bob.state["from"] + len(bob.state["log"])
        assert not [line for line in bob.log if line["key"] == "sealed"], "what was taken back is not told any more"
        assert (await bob.ask(t="undo", seat="bob"))["key"] == "nothing-to-undo"


async def sealed_by_both(ann: Seated, bob: Seated) -> None:
    await ann.until_asked()
    await ann.answer(ann.state["ask"]["picks"][0]["id"])
    await bob.until_asked()
    told = await bob.answer(bob.state["ask"]["picks"][0]["id"])
    await ann.until_state(lambda state: state["row"] == told["row"])


async def test_the_others_are_asked_where_something_was_revealed(
    house: House, rest: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player_actions, "PAUSE_S", 0.0)  # after a no the same wish may be put at once
    laid = await lay(rest, "tiny", ME, ME, OPEN)
    async with (
        Seated(house.url, laid.id, [laid.tokens["ann"]]) as ann,
        Seated(house.url, laid.id, [laid.tokens["bob"]]) as bob,
        Seated(house.url, laid.id, [await claim(rest, laid, "cob")]) as cob,
    ):
        await ann.answer(ann.state["ask"]["picks"][0]["id"])
        n = ann.state["n"]
        await sealed_by_both(bob, cob)
        await ann.until_state(lambda state: state["n"] > n + 1)
        row = ann.state["row"]
        assert (await ann.ask(t="undo", seat="ann"))["t"] == "ack"
        assert ann.state["request"] == {"seat": "ann", "waiting": ["bob", "cob"]}
        assert ann.state["row"] == row
        assert (await ann.ask(t="consent", seat="ann", agree=True))["key"] == "nothing-to-grant"
        await bob.until_state(lambda state: state["request"] is not None)
        assert (await bob.ask(t="consent", seat="bob", agree=False))["t"] == "ack"
        await ann.until_state(lambda state: state["request"] is None)
        assert ann.state["row"] == row
        await ann.ask(t="undo", seat="ann")
        await bob.until_state(lambda state: state["request"] is not None)
        assert (await bob.ask(t="consent", seat="bob", agree=True))["row"] == row, "Cob has not agreed yet"
        await cob.until_state(lambda state: state["request"] == {"seat": "ann", "waiting": ["cob"]})
        told = await cob.ask(t="consent", seat="cob", agree=True)
        assert told["row"] > row
        await ann.until_state(lambda state: state["row"] == told["row"])
        assert ann.asked
        assert ann.state["n"] == n - 1
        assert ann.state["request"] is None


async def test_lines_from_before_an_undo_are_not_taken_for_those_after_it(
    house: House, rest: httpx.AsyncClient
) -> None:
    laid = await lay(rest, "tiny", ME, RANDOM, practice=True)
    async with Seated(house.url, laid.id, [laid.tokens["ann"]]) as ann:
        await ann.play(Random(1), most=2)
        await ann.until_state(lambda state: ann.asked or state["over"])
        held, old = len(ann.log), ann.log
    async with Seated(house.url, laid.id, [laid.tokens["ann"]]) as other:
        for _ in range(2):
            await other.ask(t="undo", seat="ann")
        rng = Random(7)
        while len(other.log) < held:
            assert await other.play(rng, most=1), "the game ended sooner than the lines that were taken back"
            await other.until_state(lambda state: other.asked or state["over"])
    async with Seated(house.url, laid.id, [laid.tokens["ann"]], after=held) as ann:
        first = ann.state["from"]
        assert first < held
        assert old[:first] == other.log[:first]
        assert ann.log[first:] == other.log[first:]


async def forgotten(house: House, table: str) -> None:
    """The table leaves the memory, and so do others at which nothing happens."""

    async def put_away() -> None:
        while not house.inn.tables[table].idle:
            await asyncio.sleep(0.01)
        await house.inn.put_away(float("inf"))

    await asyncio.to_thread(house.do, put_away)


async def test_a_table_comes_back_from_the_store_as_it_was(house: House, rest: httpx.AsyncClient) -> None:
    """From a snapshot and rows, with an undo before and after the snapshot."""
    laid = await lay(rest, "mordor", ME, ME)
    rng = Random(5)
    async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
        for _ in range(14):
            await screen.play(rng, most=5)
            await screen.ask(t="undo", seat=rng.choice(screen.seats))
            if screen.state["request"]:
                other = screen.state["request"]["waiting"][0]
                await screen.ask(t="consent", seat=other, agree=True)
            if screen.state["over"]:
                break
    loaded = house.do(lambda: house.inn.services.store.load(laid.id))
    assert loaded is not None
    assert loaded.snapshot is not None, "the game was too short to have a snapshot"
    await forgotten(house, laid.id)
    assert laid.id not in house.inn.tables
    async with Seated(house.url, laid.id, laid.tokens.values()) as again:
        assert again.log == screen.log
        same = {name: value for name, value in again.state.items() if name not in ("from", "log")}
        assert same == {name: value for name, value in screen.state.items() if name not in ("from", "log")}
        await again.play(rng, most=3)


async def test_bots_go_on_when_a_table_is_brought_back(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, ME)
    async with Seated(house.url, laid.id, [laid.tokens["bob"]]) as bob:
        await act(rest, laid, "ann", "bot", bot="random")
        await bob.until_asked()
        n = bob.state["n"]
    await forgotten(house, laid.id)
    async with Seated(house.url, laid.id, [laid.tokens["bob"]], after=0) as bob:
        assert bob.state["n"] == n
        await bob.play(Random(2))
        assert bob.state["over"]


async def test_of_too_many_tables_the_oldest_leave_the_memory(tmp_path: Path) -> None:
    with running(settings(f"sqlite:///{tmp_path}/t.sqlite", tables_in_memory=3)) as small:
        async with httpx.AsyncClient(base_url=small.url, timeout=PATIENCE_S) as rest:
            laid = [await lay(rest, "tiny", ME, ME) for _ in range(6)]
            async with Seated(small.url, laid[0].id, laid[0].tokens.values()) as screen:
                await asyncio.to_thread(small.do, lambda: small.inn.put_away(0.0))
                assert set(small.inn.tables) == {laid[0].id, laid[4].id, laid[5].id}
                await screen.play(Random(1))
            assert (await rest.get(laid[1].path)).status_code == 200


@pytest.mark.parametrize("each", [10, 1000])
async def test_only_a_snapshot_that_may_be_there_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, each: int
) -> None:
    """Also by a server that did not put it there."""
    dropped: set[str] = set()
    drop = Store.drop_snapshot

    async def watched(store: Store, table_id: str) -> None:
        dropped.add(table_id)
        await drop(store, table_id)

    monkeypatch.setattr(Store, "drop_snapshot", watched)
    with running(settings(f"sqlite:///{tmp_path}/t.sqlite"), {"snapshot_rows": each}) as house:
        async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE_S) as rest:
            laid = await lay(rest, "tiny", ME, ME)
        async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
            while screen.state["row"] < 15:
                await screen.play(Random(1), most=1)
            assert not screen.state["over"]
        await forgotten(house, laid.id)
        async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
            await screen.play(Random(1))
            assert screen.state["over"]
    assert dropped == ({laid.id} if each == 10 else set())


@pytest.mark.parametrize(("short", "kept"), [(1000, False), (20, True)])
async def test_an_ended_game_needs_a_snapshot_only_if_it_is_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, short: int, kept: bool
) -> None:
    monkeypatch.setattr(snapshots, "SHORT", short)
    with running(settings(f"sqlite:///{tmp_path}/t.sqlite"), {"snapshot_rows": 10}) as house:
        async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE_S) as rest:
            laid = await lay(rest, "tiny", ME, ME)

        async def has_snapshot() -> bool:
            await asyncio.gather(*house.inn.tables[laid.id]._snapshots._tasks)
            loaded = await house.inn.services.store.load(laid.id)
            assert loaded is not None
            return loaded.snapshot is not None

        async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
            while screen.state["row"] < 15:
                await screen.play(Random(1), most=1)
            assert not screen.state["over"]
            assert house.do(has_snapshot)
            await screen.play(Random(1))
            assert screen.state["over"]
            assert screen.state["row"] > 20
            assert house.do(has_snapshot) is kept
        await forgotten(house, laid.id)
        async with Seated(house.url, laid.id, laid.tokens.values()) as again:
            assert again.log == screen.log
            assert again.state["score"] == screen.state["score"]
