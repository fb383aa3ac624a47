"""Long games over the wire: the log in parts, and no more work for an answer than it needs."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from army import GAME as ARMY
import httpx
import pytest
from saga import GAME as SAGA

from bree.core import Game
from tests.server.running import PATIENCE_S, House, running, settings
from tests.server.seated import Seated
from tests.server.setting import ME, RANDOM, Laid, lay


@pytest.fixture(scope="module")
def long_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("long")
    wanted = settings(f"sqlite:///{folder}/tables.sqlite", more_games=("saga", "army"))
    with running(wanted, static=folder / "none") as house:
        yield house


@pytest.fixture
async def calls(long_house: House) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=long_house.url, timeout=PATIENCE_S) as client:
        yield client


async def played(house: House, calls: httpx.AsyncClient, answers: int) -> tuple[Laid, list[Any]]:
    """A table at which one screen holds both seats, and its log after some answers."""
    laid = await lay(calls, "saga", ME, ME, watch=True)
    async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
        await screen.play(Random(1), answers)
        return laid, screen.log


# The log in parts


async def test_whoever_joins_may_have_the_newest_lines_and_the_others_on_request(
    long_house: House, calls: httpx.AsyncClient
) -> None:
    laid, log = await played(long_house, calls, 30)
    async with Seated(long_house.url, laid.id, laid.tokens.values(), tail=10) as late:
        assert late.state["anew"] is True
        assert late.state["from"] == len(log) - 10
        assert late.state["log"] == log[-10:]
        first = late.state["from"]
        found: list[Any] = []
        while first:
            told = await late.ask(t="earlier", before=first, count=7)
            assert told["from"] == max(0, first - 7)
            found = told["log"] + found
            first = told["from"]
        assert found == log[:-10]
        assert (await late.ask(t="earlier", before=0, count=7))["log"] == []
        assert (await late.ask(t="earlier", before=10**9, count=3))["log"] == log[-3:]
        await late.play(Random(2), 1)
        assert "anew" not in late.state
        assert late.log[len(log) - 10 : len(log)] == log[-10:], "the log goes on where it was held"


async def test_who_lacks_little_or_does_not_say_gets_all_that_is_lacking(
    long_house: House, calls: httpx.AsyncClient
) -> None:
    laid, log = await played(long_house, calls, 20)
    for after, more in ((len(log) - 4, {"tail": 4}), (len(log) - 4, {}), (0, {}), (len(log), {"tail": 0})):
        async with Seated(long_house.url, laid.id, laid.tokens.values(), after, **more) as back:
            assert "anew" not in back.state
            assert (back.state["from"], back.state["log"]) == (after, log[after:])


async def test_where_a_step_back_was_taken_what_a_client_held_is_not_certain(
    long_house: House, calls: httpx.AsyncClient
) -> None:
    laid = await lay(calls, "saga", ME, ME, watch=True, practice=True)
    async with Seated(long_house.url, laid.id, laid.tokens.values()) as screen:
        await screen.play(Random(1), 3)
        seat = screen.state["ask"]["who"]
        await screen.play(Random(1), 1)
        told = await screen.ask(t="undo", seat=seat)
        if screen.state["request"]:
            for other in screen.state["request"]["waiting"]:
                told = await screen.ask(t="consent", seat=other, agree=True)
        assert told["t"] == "ack"
        await screen.play(Random(2), 20)
        log = screen.log
    async with Seated(long_house.url, laid.id, laid.tokens.values(), len(log), tail=5) as back:
        assert back.state["anew"] is True
        assert back.state["log"] == log[-5:]


async def test_a_secret_line_is_not_among_the_earlier_ones_of_others(
    long_house: House, calls: httpx.AsyncClient
) -> None:
    laid, log = await played(long_house, calls, 60)
    assert any(line["key"] == "drew" for line in log)
    async with Seated(long_house.url, laid.id, [], tail=0) as watcher:
        told = await watcher.ask(t="earlier", before=10**6, count=500)
        assert told["log"] == [line for line in log if line["key"] != "drew"]


@pytest.mark.parametrize(
    "wrong", [{"before": -1, "count": 1}, {"before": 1, "count": 0}, {"before": 1, "count": 501}, {"before": 1}]
)
async def test_odd_wishes_for_earlier_lines_are_refused(
    long_house: House, calls: httpx.AsyncClient, wrong: dict[str, int]
) -> None:
    laid, _ = await played(long_house, calls, 2)
    async with Seated(long_house.url, laid.id, laid.tokens.values()) as screen:
        await screen.send({"t": "earlier", "id": 1, **wrong})
        told = await screen.until(lambda told: told["t"] in ("no", "earlier"))
        assert (told["t"], told["key"]) == ("no", "message")


# One ask for an answer


@contextmanager
def counting(game: Game) -> Iterator[list[str]]:
    """Every ask that is made."""
    made: list[str] = []
    asks = dict(game.rules.asks)

    def counted(name: str) -> Callable[..., Any]:
        return lambda *given: made.append(name) or asks[name](*given)

    game.rules.asks.update({name: counted(name) for name in asks})
    try:
        yield made
    finally:
        game.rules.asks.update(asks)


@pytest.mark.parametrize("other", [ME, RANDOM], ids=["persons", "bot"])
async def test_an_answer_needs_one_ask(long_house: House, calls: httpx.AsyncClient, other: dict[str, str]) -> None:
    """However many look on: the ask that the answer leads to, and nothing twice."""
    laid = await lay(calls, "saga", ME, other, watch=True, options={"answers": 60})
    async with Seated(long_house.url, laid.id, []) as watcher:
        async with Seated(long_house.url, laid.id, laid.tokens.values()) as screen:
            await screen.until_asked()
            before = screen.state["n"]
            with counting(SAGA) as made:
                await screen.play(Random(1))
            assert screen.state["over"]
            assert len(made) == screen.state["n"] - before - 1, "each answer but the last leads to an ask"
        await watcher.until_state(lambda state: bool(state["over"]))


# Runs


async def test_a_run_is_told_with_its_copies_and_bounds_and_taken_as_a_multiset(
    long_house: House, calls: httpx.AsyncClient
) -> None:
    laid = await lay(calls, "army", ME, ME)
    async with Seated(long_house.url, laid.id, laid.tokens.values()) as screen:
        ask = screen.state["ask"]
        assert (ask["least"], ask["most"]) == (1, 10)
        assert {pick["id"]: pick.get("copies", 1) for pick in ask["run"]}["rohan-elite"] == 3
        row = screen.state["row"]
        wanted = ["gandalf", "rohan-elite", "gandalf", "rohan-elite", "elves-regular"]
        told = await screen.ask(t="gather", row=row, picks=[*wanted, "elves-regular", "elves-regular", "elves-regular"])
        assert (told["t"], told["rule"], told["facts"]) == ("no", "ARMY-2", {"answer": "elves-regular"})
        assert screen.state["row"] == row
        with counting(ARMY) as made:
            told = await screen.ask(t="gather", row=row, picks=wanted)
        assert told["t"] == "ack"
        assert made == ["march"] * 5 + ["losses"]
        ask = screen.state["ask"]
        assert (ask["key"], ask["least"], ask["most"]) == ("losses", 3, 3)
        assert {pick["id"]: pick.get("copies", 1) for pick in ask["run"]} == {"elves-regular": 1, "rohan-elite": 2}
