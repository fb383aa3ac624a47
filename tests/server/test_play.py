"""Whole games over the wire."""

import asyncio
from itertools import combinations
from random import Random
import sys
import threading

import httpx
import pytest

from bree.core import Ask, Game, State
from bree.server.bots.pool import BotPool
from bree.server.tables.progress import ANSWER
from tests.seeds import SEEDS
from tests.server.running import PATIENCE_S, House
from tests.server.seated import Seated
from tests.server.setting import ME, OPEN, RANDOM, act, bearer, claim, lay
from tests.tree import SEEDED, environment


async def test_two_persons_and_a_bot_play_a_whole_game_of_mordor(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "mordor", ME, OPEN, {"kind": "bot", "bot": "greedy"})
    token = await claim(rest, laid, "sam")
    async with (
        Seated(house.url, laid.id, [laid.tokens["frodo"]]) as frodo,
        Seated(house.url, laid.id, [token]) as sam,
    ):
        assert frodo.welcome["seats"] == ["frodo"]
        assert not frodo.welcome["host"]
        await asyncio.gather(frodo.play(Random(1)), sam.play(Random(2)))
        assert frodo.state["over"]
        assert frodo.state["score"] == sam.state["score"]
        won = bool(frodo.state["views"]["frodo"]["winners"])  # the dice may let nobody win
        assert sum(frodo.state["score"].values()) == pytest.approx(1.0 if won else 0.0)
        assert frodo.state["ask"] is None
        assert frodo.log == sam.log
        for screen in (frodo, sam):
            thinking = [text for text in screen.heard if '"thinking":"merry"' in text]
            assert thinking, "the table never showed that the bot thinks"
    face = (await rest.get(laid.path)).json()
    assert face["over"]
    assert face["rows"] == frodo.state["row"]


async def test_the_same_seed_and_answers_are_the_same_game_bots_and_all(house: House, rest: httpx.AsyncClient) -> None:
    games = []
    for _ in range(2):
        with SEEDS.of("the same"):
            laid = await lay(rest, "tiny", ME, RANDOM, RANDOM)
        async with Seated(house.url, laid.id, [laid.tokens["ann"]]) as ann:
            await ann.play(Random(1))
            games.append(ann.log)
    assert games[0] == games[1]


async def test_the_tiny_game_with_hidden_hands(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, ME, RANDOM)
    async with (
        Seated(house.url, laid.id, [laid.tokens["ann"]]) as ann,
        Seated(house.url, laid.id, [laid.tokens["bob"]]) as bob,
    ):
        assert list(ann.state["views"]) == ["ann"]
        assert ann.state["views"]["ann"]["hand"]
        assert ann.state["ask"]["who"] == "ann"
        assert ann.state["ask"]["picks"]
        assert bob.state["ask"] == {"who": "ann", "key": "seal"}
        await asyncio.gather(ann.play(Random(1)), bob.play(Random(2)))
        assert ann.log != bob.log


async def test_several_seats_at_one_screen(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, {"kind": "me", "name": "Bob"})
    async with Seated(house.url, laid.id, [*laid.tokens.values(), laid.host]) as screen:
        assert screen.seats == ["ann", "bob"]
        assert screen.welcome["host"]
        assert set(screen.state["views"]) == {"ann", "bob"}
        drawn = [line for line in screen.log if line["key"] == "drew"]
        assert len(drawn) == 4, "the log is the union of what the seats may read"
        await screen.play(Random(3))
        assert screen.state["over"]
    async with Seated(house.url, laid.id, laid.tokens.values()) as again:
        assert again.log == screen.log


async def test_a_late_answer_is_refused(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, ME)
    async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
        row, pick = screen.state["row"], screen.state["ask"]["picks"][0]["id"]
        told = await screen.ask(t="answer", row=row, pick=pick)
        assert told == {"t": "ack", "id": told["id"], "row": row + 1}
        again = await screen.ask(t="answer", row=row, pick=pick)
        assert (again["t"], again["key"]) == ("no", "late")
        assert screen.state["row"] == row + 1


async def test_what_is_not_offered_or_not_ones_turn_is_refused(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, ME)
    async with (
        Seated(house.url, laid.id, [laid.tokens["ann"]]) as ann,
        Seated(house.url, laid.id, [laid.tokens["bob"]]) as bob,
    ):
        row = ann.state["row"]
        told = await ann.answer("no such card")
        assert (told["key"], told["rule"]) == ("not-offered", "TINY-3")
        assert told["facts"] == {"answer": "no such card"}
        told = await bob.answer(ann.state["ask"]["picks"][0]["id"])
        assert (told["key"], told["facts"]) == ("not-asked", {"seat": "bob", "who": "ann"})
        assert (await rest.get(laid.path)).json()["rows"] == row


async def test_a_bots_answer_to_a_question_that_was_taken_back_is_not_given_to_another(
    house: House, rest: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought_out = threading.Event()
    picks: list[list[str]] = []

    async def choose(_bots: BotPool, _game: Game, _state: State, ask: Ask, _bot: str, _seed: int) -> str:
        """The first time long and the first pick; then at once and the last one."""
        picks.append([pick.id for pick in ask.picks])
        if len(picks) > 1:
            return picks[-1][-1]
        while not thought_out.is_set():
            await asyncio.sleep(0.01)
        return picks[0][0]

    monkeypatch.setattr(BotPool, "choose", choose)
    laid = await lay(rest, "tiny", ME, RANDOM)
    async with Seated(house.url, laid.id, [laid.tokens["ann"]]) as ann:
        await ann.until_asked()
        first, second = (pick["id"] for pick in ann.state["ask"]["picks"][:2])
        await ann.answer(first)
        async with asyncio.timeout(PATIENCE_S):
            while not picks:
                await asyncio.sleep(0.01)
        await ann.until_state(lambda state: state["thinking"] == "bob")
        assert (await ann.ask(t="undo", seat="ann"))["t"] == "ack"
        await ann.until_asked()
        told = await ann.answer(second)
        thought_out.set()
        await ann.until_state(lambda state: state["row"] > told["row"] and ann.asked)
    rows = await asyncio.to_thread(house.do, lambda: house.inn.services.store.all_rows(laid.id))
    of_bob = [row.pick for row in rows if row.kind == ANSWER and row.who == "bob"]
    assert of_bob[0] == picks[0][-1] != picks[0][0]
    assert picks[0] == picks[1], "the word fits the other question too"


async def test_a_run_is_gathered_all_or_nothing(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "mordor", ME, ME, options={"starter": "frodo"})
    async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
        ask = screen.state["ask"]
        assert ask["many"]
        assert {pick["id"] for pick in ask["picks"]} - {"done"} <= {pick["id"] for pick in ask["run"]}
        row = screen.state["row"]
        wrong = await screen.ask(t="gather", row=row, picks=[ask["run"][0]["id"], "no such die"])
        assert wrong["key"] == "not-offered"
        assert (await rest.get(laid.path)).json()["rows"] == row
        ids = [pick["id"] for pick in ask["run"]]
        wishes = [[second, first] for first, second in combinations(ids, 2)] + [[one] for one in ids]
        told = wrong
        for picks in wishes:  # not every set is legal with every throw
            if told["t"] == "no":
                told = await screen.ask(t="gather", row=row, picks=picks)
        assert told["t"] == "ack"
        assert told["row"] > row


async def test_a_hint_is_a_set_of_the_strongest_bot_with_its_reasons(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "mordor", ME, ME, options={"starter": "frodo"})
    async with Seated(house.url, laid.id, [laid.tokens["frodo"]]) as frodo:
        told = await frodo.ask(t="hint", seat="frodo")
        assert told["t"] == "hint", told
        assert set(told) == {"t", "id", "picks", "bot", "says", "worth"}
        assert told["bot"] == "perfect"
        assert told["says"][0]["key"] == "share"
        assert (await frodo.ask(t="hint", seat="sam"))["key"] == "no-seat"
    async with Seated(house.url, laid.id, [laid.tokens["sam"]]) as sam:
        assert (await sam.ask(t="hint", seat="sam"))["key"] == "no-hint"
    async with Seated(house.url, laid.id, [laid.tokens["frodo"]]) as frodo:
        done = await frodo.ask(t="gather", row=frodo.state["row"], picks=told["picks"])
        assert done["t"] == "ack", "a hint may be followed"


async def test_spectators_come_only_where_the_host_allows_it(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, ME)
    async with Seated(house.url, laid.id) as nobody:
        assert await nobody.closed() == "watching"
    assert (await rest.post(f"{laid.path}/watch", json={"watch": True}, headers=bearer(laid.host))).status_code == 204
    async with Seated(house.url, laid.id) as watcher:
        assert watcher.seats == []
        assert list(watcher.state["views"]) == [""]
        assert watcher.state["views"][""]["hand"] == []
        assert (await watcher.answer("swap"))["key"] == "not-seated"
        assert (await watcher.ask(t="undo", seat="ann"))["key"] == "no-seat"
        await rest.post(f"{laid.path}/watch", json={"watch": False}, headers=bearer(laid.host))
        assert await watcher.closed() == "watching"
    async with Seated(house.url, laid.id, [laid.host]) as host:
        assert host.welcome["host"]
        assert host.seats == []
        assert list(host.state["views"]) == [""]


async def test_chairs_show_who_is_here(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, OPEN)
    async with Seated(house.url, laid.id, [laid.tokens["ann"]]) as ann:
        chairs = {chair["seat"]: chair for chair in ann.state["chairs"]}
        assert chairs["ann"] == {
            "seat": "ann", "kind": "me", "name": "Ania", "bot": "", "stars": 0, "taken": True, "here": True,
        }  # fmt: skip
        assert not chairs["bob"]["taken"]
        token = await claim(rest, laid, "bob", "  Bilbo   Baggins ")
        await ann.until_state(lambda state: state["chairs"][1]["name"] == "Bilbo Baggins")
        async with Seated(house.url, laid.id, [token]):
            await ann.until_state(lambda state: state["chairs"][1]["here"])
        await ann.until_state(lambda state: not state["chairs"][1]["here"])


async def test_the_clock_shows_a_deadline(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, ME, clock=3600)
    async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
        clock = screen.state["clock"]
        assert (clock["seat"], clock["seconds"]) == ("ann", 3600)
        assert 0 < clock["left"] <= 3600
        row = house.do(lambda: house.inn.services.store.all_rows(laid.id))[-1]
        assert clock["deadline"] == row.at + 3600


async def test_a_bot_takes_over_and_gives_back(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, ME)
    async with (
        Seated(house.url, laid.id, [laid.tokens["ann"]]) as ann,
        Seated(house.url, laid.id, [laid.tokens["bob"]]) as bob,
    ):
        assert (await act(rest, laid, "ann", "bot", bot="random")).status_code == 204
        await bob.until_state(lambda state: state["ask"]["who"] == "bob")
        assert bob.state["chairs"][0]["kind"] == "bot"
        assert bob.state["chairs"][0]["bot"] == "random"
        await ann.until_state(lambda state: state["row"] == bob.state["row"])
        assert (await ann.ask(t="undo", seat="ann"))["key"] == "bot-plays"
        assert (await act(rest, laid, "ann", "back")).status_code == 204
        await ann.until_state(lambda state: not state["chairs"][0]["bot"])
        await asyncio.gather(ann.play(Random(1)), bob.play(Random(2)))
        assert ann.state["over"]


async def test_the_example_bot_plays_to_the_end(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, OPEN)
    command = [sys.executable, SEEDED, "examples.bot", house.url, laid.id, "bob"]
    bot = await asyncio.create_subprocess_exec(*command, env=environment())
    async with Seated(house.url, laid.id, [laid.tokens["ann"]]) as ann:
        await ann.play(Random(1))
        assert ann.state["chairs"][1]["name"] == "Example bot"
    assert await asyncio.wait_for(bot.wait(), PATIENCE_S) == 0


async def test_a_line_for_one_of_two_seats_at_a_screen_says_who_may_read_it(
    house: House, rest: httpx.AsyncClient
) -> None:
    laid = await lay(rest, "tiny", ME, ME)
    async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
        drawn = [line["to"] for line in screen.log if line["key"] == "drew"]
        assert drawn == [["ann"], ["bob"], ["ann"], ["bob"]]
        assert [line["to"] for line in screen.log if line["key"] == "drew-hidden"] == [
            ["bob"],
            ["ann"],
            ["bob"],
            ["ann"],
        ]
        assert all("to" not in line for line in screen.log if line["key"] == "buried")
