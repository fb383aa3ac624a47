"""Gestures reach everybody at the table, are few, and leave no trace."""

import json

import httpx
import pytest

from tests.server.running import House
from tests.server.seated import Seated
from tests.server.setting import ME, OPEN, bearer, claim, lay

AT_ONCE = 3


async def test_everybody_at_the_table_sees_a_gesture_and_nothing_keeps_it(
    house: House, rest: httpx.AsyncClient
) -> None:
    laid = await lay(rest, "mordor", ME, OPEN, watch=True)
    token = await claim(rest, laid, "sam")
    before = (await rest.get(f"{laid.path}/save", headers=bearer(token))).json()
    async with (
        Seated(house.url, laid.id, laid.tokens.values()) as frodo,
        Seated(house.url, laid.id, [token]) as sam,
        Seated(house.url, laid.id) as watcher,
    ):
        await sam.send({"t": "gesture", "id": 1, "seat": "sam", "gesture": "cheers"})
        for one in (frodo, sam, watcher):
            told = await one.until(lambda message: message["t"] == "gesture")
            assert told == {"t": "gesture", "seat": "sam", "gesture": "cheers"}
        face = (await rest.get(laid.path)).json()
        assert (face["rows"], face["n"]) == (frodo.state["row"], frodo.state["n"])
    after = (await rest.get(f"{laid.path}/save", headers=bearer(token))).json()
    assert before == after
    async with Seated(house.url, laid.id, [token]) as again:
        assert not [text for text in again.heard if "cheers" in text]


async def test_a_seat_has_few_at_a_time(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "mordor", ME, OPEN)
    async with Seated(house.url, laid.id, laid.tokens.values()) as frodo:
        for number in range(1, AT_ONCE + 2):
            await frodo.send({"t": "gesture", "id": number, "seat": "frodo", "gesture": "well"})
        told = await frodo.until(lambda message: message["t"] == "no")
        assert (told["key"], told["id"]) == ("gestures", AT_ONCE + 1)
        assert len([text for text in frodo.heard if json.loads(text)["t"] == "gesture"]) == AT_ONCE


@pytest.mark.parametrize(
    ("message", "key"),
    [
        ({"seat": "sam", "gesture": "well"}, "no-seat"),
        ({"seat": "nobody", "gesture": "well"}, "no-seat"),
        ({"seat": "frodo", "gesture": "play your Ring"}, "message"),
        ({"seat": "frodo", "gesture": ["well"]}, "message"),
        ({"seat": "frodo", "gesture": "well", "text": "hello"}, "message"),
        ({"seat": "frodo"}, "message"),
    ],
)
async def test_others_than_ours_are_refused(
    house: House, rest: httpx.AsyncClient, message: dict[str, object], key: str
) -> None:
    laid = await lay(rest, "mordor", ME, OPEN)
    async with Seated(house.url, laid.id, laid.tokens.values()) as frodo:
        await frodo.send({"t": "gesture", "id": 1, **message})
        assert (await frodo.until(lambda told: told["t"] == "no"))["key"] == key


async def test_who_watches_makes_none(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "mordor", ME, OPEN, watch=True)
    async with Seated(house.url, laid.id) as watcher:
        await watcher.send({"t": "gesture", "id": 1, "seat": "frodo", "gesture": "thanks"})
        assert (await watcher.until(lambda told: told["t"] == "no"))["key"] == "no-seat"
