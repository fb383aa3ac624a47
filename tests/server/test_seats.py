"""Changes of seats during a game: everybody learns of each one, and nobody can use one to see secrets."""

from random import Random

import httpx
import pytest

from bree.core.find import games
from bree.lang import LANGUAGES, Voice
from tests.server.running import House
from tests.server.seated import Seated, Told
from tests.server.setting import ME, OPEN, RANDOM, Laid, act, bearer, claim, lay
from tests.server.test_rest import refused


def seat_lines(client: Seated) -> list[tuple[str, str, str]]:
    return [
        (line["key"], line["facts"]["seat"], line["facts"]["who"])
        for line in client.log
        if line["key"].startswith("seat-")
    ]


async def until_told(client: Seated, count: int) -> None:
    """Wait until the log has this many changes of seats."""
    while len(seat_lines(client)) < count:
        await client.next()


@pytest.mark.parametrize("sitter", ["a person", "a bot"])
async def test_where_hands_are_secret_a_seat_that_was_held_goes_to_nobody_else(
    rest: httpx.AsyncClient, sitter: str
) -> None:
    """The host would only have to free it, take it and look."""
    laid = await lay(rest, "fellowship", ME, OPEN if sitter == "a person" else RANDOM, RANDOM)
    if sitter == "a person":
        await claim(rest, laid, "east")
    refused(await act(rest, laid, "east", "free"), "seat-secret")
    refused(await rest.post(f"{laid.path}/seats/east/claim", json={"name": "Host"}), "seat-taken")
    face = (await rest.get(laid.path)).json()
    assert face["seats"][1]["taken"]


async def test_a_bot_may_play_on_and_the_person_comes_back_and_everybody_is_told(
    house: House, rest: httpx.AsyncClient
) -> None:
    laid = await lay(rest, "fellowship", ME, OPEN, RANDOM, watch=True)
    async with Seated(house.url, laid.id) as watcher:
        token = await claim(rest, laid, "east", "Bilbo")
        assert (await act(rest, laid, "east", "bot", bot="random")).status_code == 204
        assert (await act(rest, laid, "east", "back")).status_code == 204
        await until_told(watcher, 3)
        assert seat_lines(watcher) == [
            ("seat-taken", "east", "'Bilbo"), ("seat-bot", "east", "bot-random"), ("seat-back", "east", "'Bilbo"),
        ]  # fmt: skip
        for line in watcher.log:
            if line["key"].startswith("seat-"):
                assert line["rule"] == ""
                for language in LANGUAGES:
                    voice = Voice(language, games()["fellowship"])
                    assert voice.say("log-" + line["key"], line["facts"])
    async with Seated(house.url, laid.id, [token]) as bilbo:
        assert bilbo.seats == ["east"]
        assert len(seat_lines(bilbo)) == 3, "who comes later can read it too"


async def test_where_nothing_is_secret_a_seat_is_freed_and_taken_and_the_log_says_so(
    house: House, rest: httpx.AsyncClient
) -> None:
    laid = await lay(rest, "mordor", ME, OPEN)
    old = await claim(rest, laid, "sam", "Bilbo")
    async with Seated(house.url, laid.id, [laid.tokens["frodo"]]) as ania:
        assert (await act(rest, laid, "sam", "free")).status_code == 204
        new = await claim(rest, laid, "sam", "Frodo")  # a name that is a word of the game stays a name
        await until_told(ania, 3)
        assert [key for key, _, _ in seat_lines(ania)] == ["seat-taken", "seat-freed", "seat-taken"]
        assert seat_lines(ania)[-1] == ("seat-taken", "sam", "'Frodo")
    refused(await rest.get(f"{laid.path}/frames", headers=bearer(old)), "token")
    async with Seated(house.url, laid.id, [new, old]) as frodo:
        assert frodo.seats == ["sam"]


async def test_the_lines_outlive_an_undo_and_the_server(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, OPEN)
    async with Seated(house.url, laid.id, [laid.tokens["ann"]]) as ann:
        await ann.until_asked()
        await ann.answer(ann.state["ask"]["picks"][0]["id"])
        await claim(rest, laid, "bob")
        await until_told(ann, 1)
        told = await ann.ask(t="undo", seat="ann")
        await ann.until_state(lambda state: state["row"] == told["row"])
        assert seat_lines(ann) == [("seat-taken", "bob", "'Bilbo")]
        kept = list(ann.log)
    await _forget(house, laid)
    async with Seated(house.url, laid.id, [laid.tokens["ann"]]) as ann:
        assert ann.log == kept


async def _forget(house: House, laid: Laid) -> None:
    """Out of memory: it comes back from the store."""
    house.do(lambda: house.inn.put_away(float("inf")))
    assert laid.id not in house.inn.tables


async def undo_wanted(ann: Seated, bob: Seated) -> Told:
    """Ann asks for a step back after something was revealed, so that Bob must agree."""
    await ann.answer(ann.state["ask"]["picks"][0]["id"])
    await bob.until_asked()
    await bob.answer(bob.state["ask"]["picks"][0]["id"])
    await ann.until_state(lambda state: state["n"] > 6)
    assert (await ann.ask(t="undo", seat="ann"))["t"] == "ack"
    return await ann.until_state(lambda state: state["request"] is not None)


async def test_whoever_sits_behind_a_bot_is_asked_before_a_step_back(house: House, rest: httpx.AsyncClient) -> None:
    """Else the host would hand the seat to a bot, take back, and hand it back."""
    laid = await lay(rest, "tiny", ME, ME, options={"tokens": 0})
    async with (
        Seated(house.url, laid.id, [laid.tokens["ann"]]) as ann,
        Seated(house.url, laid.id, [laid.tokens["bob"]]) as bob,
    ):
        await ann.until_asked()
        await ann.answer(ann.state["ask"]["picks"][0]["id"])
        while True:  # Bob seals, and stows a card if he was the lowest; then the next round begins with Ann
            await bob.until_asked()
            told = await bob.answer(bob.state["ask"]["picks"][0]["id"])
            await ann.until_state(lambda state, told=told: state["row"] >= told["row"])
            if ann.asked:
                break
        row = ann.state["row"]
        await act(rest, laid, "bob", "bot", bot="random")
        assert (await ann.ask(t="undo", seat="ann"))["t"] == "ack"
        state = await ann.until_state(lambda state: state["request"] is not None)
        assert state["request"] == {"seat": "ann", "waiting": ["bob"]}
        assert state["row"] == row, "nothing is taken back yet"
        await bob.until_state(lambda state: state["request"] is not None)
        assert (await bob.ask(t="consent", seat="bob", agree=False))["t"] == "ack"
        await ann.until_state(lambda state: state["request"] is None)
        assert ann.state["row"] == row


async def test_a_change_of_seats_ends_a_wish_for_a_step_back(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, ME)
    async with (
        Seated(house.url, laid.id, [laid.tokens["ann"]]) as ann,
        Seated(house.url, laid.id, [laid.tokens["bob"]]) as bob,
    ):
        await ann.until_asked()
        await undo_wanted(ann, bob)
        await act(rest, laid, "bob", "bot", bot="random")
        await ann.until_state(lambda state: state["request"] is None)
        assert (await bob.ask(t="consent", seat="bob", agree=True))["key"] == "nothing-to-grant"
    await _forget(house, laid)
    async with Seated(house.url, laid.id, [laid.tokens["ann"]]) as ann:
        assert ann.state["request"] is None


async def test_dice_are_scouted_only_at_a_table_for_practice(house: House, rest: httpx.AsyncClient) -> None:
    for practice in (False, True):
        laid = await lay(rest, "mordor", ME, RANDOM, options={"starter": "frodo"}, practice=practice)
        assert (await rest.get(laid.path)).json()["practice"] is practice
        async with Seated(house.url, laid.id, [laid.tokens["frodo"]]) as ania:
            await ania.until_asked()
            while ania.state["ask"]["key"] == "keep":  # a whole turn, to its last throw
                pick = next(pick["id"] for pick in ania.state["ask"]["picks"] if pick["id"] != "done")
                told = await ania.answer(pick)
                await ania.until_state(lambda state, told=told: state["row"] >= told["row"])
                await ania.until_asked()
                if len([line for line in ania.log if line["key"] == "rolled"]) > 1:
                    break
            told = await ania.ask(t="undo", seat="frodo")
            assert told.get("key") == (None if practice else "undo-seen")


async def test_after_the_end_nothing_is_taken_back(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, ME)
    async with Seated(house.url, laid.id, list(laid.tokens.values())) as both:
        await both.play(Random(1))
        assert both.state["over"]
        assert (await both.ask(t="undo", seat="ann"))["key"] == "game-over"


async def test_nobody_who_has_just_sat_down_can_grant_a_step_back(house: House, rest: httpx.AsyncClient) -> None:
    """The host frees a seat, takes it under another name, and would agree with himself."""
    laid = await lay(rest, "mordor", ME, OPEN, options={"starter": "frodo"})
    await claim(rest, laid, "sam", "Ola")
    async with Seated(house.url, laid.id, [laid.tokens["frodo"]]) as ania:
        await ania.until_asked()
        while len([line for line in ania.log if line["key"] == "rolled"]) < 2:
            pick = next(pick["id"] for pick in ania.state["ask"]["picks"] if pick["id"] != "done")
            told = await ania.answer(pick)
            await ania.until_state(lambda state, told=told: state["row"] >= told["row"])
            await ania.until_state(lambda state: state["ask"] is not None)
        assert (await ania.ask(t="undo", seat="frodo"))["t"] == "ack", "Ola can be asked"
        await act(rest, laid, "sam", "free")
        await claim(rest, laid, "sam", "Ola")
        await until_told(ania, 3)
        assert (await ania.ask(t="undo", seat="frodo"))["key"] == "undo-seats"
