"""Marks of a run over the wire: what may still be added, what is enough, and what is refused."""

import httpx

from tests.server.running import House
from tests.server.seated import Seated, Told
from tests.server.setting import ME, OPEN, Laid, lay

COLOURS = ["orange", "purple", "blue", "green", "red"]


async def dice(rest: httpx.AsyncClient) -> Laid:
    """A table at which two of five dice are to be taken first."""
    return await lay(rest, "doom", ME, ME)


async def mark(screen: Seated, *picks: str) -> Told:
    return await screen.ask(t="marks", row=screen.state["row"], picks=list(picks))


def still(told: Told) -> list[str]:
    return [pick["id"] for pick in told["run"]]


async def test_marks_are_told_what_may_be_added_and_when_they_are_enough(house: House, rest: httpx.AsyncClient) -> None:
    laid = await dice(rest)
    async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
        ask = screen.state["ask"]
        assert (ask["key"], ask["many"], ask["least"], ask["most"]) == ("take", True, 2, 2)
        row = screen.state["row"]
        none = await mark(screen)
        assert (none["t"], still(none), none["least"], none["most"], none["ready"]) == ("marked", COLOURS, 2, 2, False)
        assert none["barred"] == {"battle": "DOOM-3.11", "done": "DOOM-3.2"}
        one = await mark(screen, "red")
        assert (still(one), one["least"], one["most"], one["ready"]) == (COLOURS[:-1], 1, 1, False)
        assert one["run"][0] == {"id": "orange", "on": ["die:orange"]}
        two = await mark(screen, "red", "blue")
        assert (still(two), two["least"], two["most"], two["ready"]) == ([], 0, 0, True)
        rest_of_them = dict.fromkeys(["orange", "purple", "green"], "DOOM-3.2")
        assert two["barred"] == {**rest_of_them, "battle": "DOOM-3.11"}
        assert (screen.state["row"], screen.state["ask"]) == (row, ask), "nothing has moved"
        short = await screen.ask(t="gather", row=row, picks=["red", "done"])
        assert (short["t"], short["rule"]) == ("no", "DOOM-3.2")
        assert (await rest.get(laid.path)).json()["rows"] == row
        whole = await screen.ask(t="gather", row=row, picks=["red", "blue", "done"])
        assert whole["t"] == "ack"


async def test_marks_that_no_set_holds_are_refused_with_the_rule(house: House, rest: httpx.AsyncClient) -> None:
    laid = await dice(rest)
    async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
        for picks, rule, answer in (
            (["red", "blue", "green"], "DOOM-3.2", "green"),
            (["battle"], "DOOM-3.11", "battle"),
            (["red", "done"], "DOOM-3.2", "done"),
            (["violet"] * 200, "DOOM-3.2", "violet"),
        ):
            told = await mark(screen, *picks)
            assert (told["t"], told["key"], told["rule"]) == ("no", "not-offered", rule)
            assert told["facts"] == {"answer": answer}
        await screen.send({"t": "marks", "id": 99, "row": screen.state["row"], "picks": ["red"] * 201})
        assert (await screen.until(lambda told: told["t"] == "no"))["key"] == "message"


async def test_only_whoever_is_asked_marks_and_only_what_is_asked_now(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "doom", ME, OPEN, watch=True)
    async with (
        Seated(house.url, laid.id, laid.tokens.values()) as screen,
        Seated(house.url, laid.id) as watcher,
    ):
        row = screen.state["row"]
        assert (await mark(watcher, "red"))["key"] == "not-seated"
        assert (await screen.ask(t="marks", row=row + 1, picks=["red"]))["key"] == "late"
        assert (await screen.ask(t="gather", row=row, picks=["red", "blue"]))["t"] == "ack"
        assert (await screen.ask(t="marks", row=row, picks=["red"]))["key"] == "late"
        await screen.until_state(lambda state: state["row"] > row)
        single = await mark(screen, "red")
        assert not screen.state["ask"]["many"]
        assert (single["t"], single["key"]) == ("no", "not-offered")


async def test_another_seat_has_nothing_to_mark(house: House, rest: httpx.AsyncClient) -> None:
    laid = await dice(rest)
    asked, other = laid.tokens
    async with Seated(house.url, laid.id, [laid.tokens[other]]) as screen:
        told = await mark(screen, "red")
        assert (told["key"], told["facts"]) == ("not-asked", {"seat": other, "who": asked})
