"""Tables that lost touch with the store or with other workers: they find the truth by themselves."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from random import Random
from typing import Any

import httpx
import pytest

from bree.core import Ask, Game, Refusal, State
from bree.server.bots.pool import Bots
from bree.server.store import Row, Store
from bree.server.tables.live import LiveTable
from tests.server.running import PATIENCE_S, House, running, settings
from tests.server.seated import Seated
from tests.server.setting import ME, RANDOM, Laid, claim, lay


@pytest.fixture
def workers(postgres_url: str) -> Iterator[tuple[House, House]]:
    wanted = settings(postgres_url, bot_seconds=0.5, pace_seconds=0.5)
    with running(wanted) as one, running(wanted) as other:
        yield one, other


async def laid_at(house: House, *seats: dict[str, str], game: str = "tiny") -> Laid:
    async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE_S) as rest:
        return await lay(rest, game, *seats)


class Failing:
    """Calls of one store fail while it is told so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, store: Store, *names: str) -> None:
        self.gone = False
        self.refused = 0
        for name in names:
            monkeypatch.setattr(store, name, self._maybe(getattr(store, name)))

    def _maybe(self, real: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def call(*given: Any) -> Any:
            if self.gone:
                self.refused += 1
                raise Refusal("store-unreachable", why="too many connections")
            return await real(*given)

        return call


async def soon(wanted: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not wanted():
            await asyncio.sleep(0.01)


async def test_news_that_cannot_be_read_are_read_as_soon_as_they_can_be(
    workers: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = workers
    laid = await laid_at(one, ME, ME)
    store = Failing(monkeypatch, other.inn.services.store, "rows_after", "load", "table")
    async with (
        Seated(one.url, laid.id, [laid.tokens["ann"]]) as ann,
        Seated(other.url, laid.id, [laid.tokens["bob"]]) as bob,
    ):
        store.gone = True
        told = await ann.answer(ann.state["ask"]["picks"][0]["id"])
        await soon(lambda: store.refused > 2)  # the news, and more than one try to recall the table
        assert bob.state["row"] < told["row"]
        store.gone = False
        await bob.until_state(lambda state: state["row"] == told["row"])
        await bob.answer(bob.state["ask"]["picks"][0]["id"])


async def test_a_table_that_cannot_be_read_does_not_keep_others_from_hearing(
    workers: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = workers
    laid = [await laid_at(one, ME, ME) for _ in range(3)]
    here = [Seated(one.url, table.id, table.tokens.values()) for table in laid]
    there = [Seated(other.url, table.id, table.tokens.values()) for table in laid]
    for client in (*here, *there):
        await client.__aenter__()
    other.do(lambda: quiet(other))
    rows = [(await client.answer(client.state["ask"]["picks"][0]["id"]))["row"] for client in here]
    real = LiveTable._read_on

    async def read_on(live: LiveTable, **given: Any) -> None:
        if live.id == laid[0].id:
            raise RuntimeError("a defect")
        await real(live, **given)

    monkeypatch.setattr(LiveTable, "_read_on", read_on)
    other.do(lambda: other.inn._heard("", 0))  # "anything may have been missed"
    for client, row in list(zip(there, rows, strict=True))[1:]:
        await client.until_state(lambda state, row=row: state["row"] == row)
    for client in (*here, *there):
        await client.__aexit__(None, None, None)


async def quiet(house: House) -> None:
    """This worker hears of the others no more."""
    for listener in house.inn.services.store._listeners:
        await listener.close()


async def test_a_table_whose_append_failed_shows_the_truth_when_the_store_is_back(
    workers: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody comes, and nobody answers here: what others write is heard all the same."""
    one, other = workers
    laid = await laid_at(one, ME, ME)
    store = Failing(monkeypatch, other.inn.services.store, "append", "load", "rows_after", "table")
    async with (
        Seated(one.url, laid.id, laid.tokens.values()) as here,
        Seated(other.url, laid.id, laid.tokens.values()) as there,
    ):
        store.gone = True
        pick = there.state["ask"]["picks"][0]["id"]
        assert (await there.answer(pick))["key"] == "store-unreachable"
        for _ in range(3):
            await here.until_asked()
            await here.answer(here.state["ask"]["picks"][0]["id"])
        row = here.state["row"]
        store.gone = False
        await there.until_state(lambda state: state["row"] == row)
        told = await here.answer(here.state["ask"]["picks"][0]["id"])
        await there.until_state(lambda state: state["row"] == told["row"])


async def test_a_table_that_is_gone_sends_everybody_home_and_is_not_tried_for_ever(
    workers: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = workers
    laid = await laid_at(one, ME, ME, RANDOM)
    store = one.inn.services.store

    async def nothing(*_given: Any) -> None:
        return None

    async with Seated(one.url, laid.id, [laid.tokens["ann"]]) as ann:
        live = one.inn.tables[laid.id]
        monkeypatch.setattr(store, "load", nothing)
        monkeypatch.setattr(store, "table", nothing)
        one.do(lambda: live.hear(0))
        assert await ann.closed() == "table-gone"
        await soon(lambda: live._mending._task is None)


# Talk does not move the game


async def deaf_with_talk(workers: tuple[House, House], laid: Laid, ann: Seated) -> Row:
    """The second worker does not hear that Ann wishes to take back her answer at the first."""
    other = workers[1]
    other.do(lambda: quiet(other))
    assert (await ann.ask(t="undo", seat="ann"))["t"] == "ack"
    last = other.do(lambda: other.inn.services.store.all_rows(laid.id))[-1]
    assert last.kind == "wish"
    return last


async def test_an_answer_is_not_late_for_what_was_only_said(workers: tuple[House, House]) -> None:
    one, other = workers
    laid = await laid_at(one, ME, ME, ME)
    async with (
        Seated(one.url, laid.id, [laid.tokens["ann"]]) as ann,
        Seated(other.url, laid.id, laid.tokens.values()) as all_three,
    ):
        await all_three.play(Random(1), most=3)
        await ann.until_state(lambda state: state["row"] == all_three.state["row"])
        wish = await deaf_with_talk(workers, laid, ann)
        told = await all_three.answer(all_three.state["ask"]["picks"][0]["id"])
        assert told["t"] == "ack", told
        assert told["row"] > wish.number
        await ann.until_state(lambda state: state["row"] == told["row"])


async def test_a_word_is_not_late_for_what_was_only_said(workers: tuple[House, House]) -> None:
    one, other = workers
    laid = await laid_at(one, ME, ME, ME)
    async with (
        Seated(one.url, laid.id, [laid.tokens["ann"]]) as ann,
        Seated(other.url, laid.id, laid.tokens.values()) as all_three,
    ):
        await all_three.play(Random(1), most=3)
        await ann.until_state(lambda state: state["row"] == all_three.state["row"])
        wish = await deaf_with_talk(workers, laid, ann)
        told = await all_three.ask(t="undo", seat="bob")
        assert told["t"] == "ack", told
        rows = other.do(lambda: other.inn.services.store.all_rows(laid.id))
        assert [row.who for row in rows if row.number >= wish.number] == ["ann", "bob"]


async def test_an_answer_is_late_when_the_game_has_moved_and_a_newer_row_is_shown(
    workers: tuple[House, House],
) -> None:
    one, other = workers
    laid = await laid_at(one, ME, ME)
    async with (
        Seated(one.url, laid.id, laid.tokens.values()) as here,
        Seated(other.url, laid.id, laid.tokens.values()) as there,
    ):
        other.do(lambda: quiet(other))
        row = there.state["row"]
        pick = there.state["ask"]["picks"][0]["id"]
        await here.answer(pick)
        told = await there.ask(t="answer", row=row, pick=pick)
        assert (told["t"], told["key"]) == ("no", "late")
        await there.until_state(lambda state: state["row"] > row)


# Whoever comes from another worker


async def test_the_row_does_not_go_back_for_one_who_comes_from_another_worker(workers: tuple[House, House]) -> None:
    one, other = workers
    laid = await laid_at(one, ME, ME)
    async with Seated(other.url, laid.id, laid.tokens.values()):
        pass
    other.do(lambda: quiet(other))
    async with Seated(one.url, laid.id, laid.tokens.values()) as here:
        await here.play(Random(1), most=4)
        row = here.state["row"]
    async with Seated(other.url, laid.id, laid.tokens.values()) as there:
        first = next(text for text in there.heard if '"state"' in text)
        assert f'"row":{row},' in first


async def test_a_seat_taken_at_one_worker_is_known_at_another(workers: tuple[House, House]) -> None:
    one, other = workers
    laid = await laid_at(one, ME, {"kind": "open"})
    async with Seated(other.url, laid.id, [laid.tokens["ann"]]):
        other.do(lambda: quiet(other))
        async with httpx.AsyncClient(base_url=one.url, timeout=PATIENCE_S) as rest:
            token = await claim(rest, laid, "bob")
        async with Seated(other.url, laid.id, [token]) as bob:
            assert bob.seats == ["bob"]


# Bots


async def test_of_two_workers_whose_bots_think_the_slower_one_steps_back(
    workers: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = workers
    bots = [house.inn.services.bots for house in workers]
    thinking: list[tuple[int, str]] = []  # which worker, for which seat
    may_answer: set[tuple[int, str]] = set()

    async def choose(own: Bots, _game: Game, _state: State, ask: Ask, _guest: str, _seed: int) -> str:
        thinking.append((bots.index(own), ask.who))
        while (bots.index(own), ask.who) not in may_answer:
            await asyncio.sleep(0.01)
        return ask.picks[0].id

    monkeypatch.setattr(Bots, "choose", choose)
    laid = await laid_at(one, ME, RANDOM, RANDOM)
    async with Seated(one.url, laid.id, [laid.tokens["ann"]]) as ann:
        await ann.answer(ann.state["ask"]["picks"][0]["id"])
        await soon(lambda: (0, "bob") in thinking)
        async with Seated(other.url, laid.id, [laid.tokens["ann"]]):
            await soon(lambda: (1, "bob") in thinking)  # it cannot know that the first one thinks
            may_answer.add((1, "bob"))
            await soon(lambda: (1, "cob") in thinking)
            here, there = one.inn.tables[laid.id], other.inn.tables[laid.id]
            await soon(lambda: here.progress.moved == there.progress.moved)
            may_answer.add((0, "bob"))
            await soon(lambda: here._bot_turns._task is None)
            assert (0, "cob") not in thinking
            may_answer.update([(1, "cob"), (0, "cob")])
            row = ann.state["row"]
            await ann.until_state(lambda state: (state["row"] > row and ann.asked) or state["over"])
