"""Several seats of one screen look back together: each sees what it saw, and nobody else's seat comes with them."""

import json
from random import Random
from typing import Any

import httpx
import pytest
from tiny import GAME
from tiny.state import Tiny
from tiny.view import hidden

from bree.server.tables import seats as seating
from bree.server.wire import messages
from tests.server.running import House
from tests.server.seated import Seated
from tests.server.setting import ME, OPEN, Laid, bearer, claim, lay
from tests.server.test_rest import refused

Frames = list[dict[str, Any]]


async def frames(rest: httpx.AsyncClient, laid: Laid, *tokens: str) -> Frames:
    answer = await rest.get(f"{laid.path}/frames", headers=bearer(",".join(tokens)))
    assert answer.status_code == 200, answer.text
    found: Frames = answer.json()
    return found


def seen_by(seat: str, told: Frames) -> Frames:
    """The views of one of the seats."""
    return [frame.get("views", {}).get(seat, frame["view"]) for frame in told]


async def test_each_seat_of_a_screen_sees_what_it_saw(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, ME)
    async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
        await screen.play(Random(1), most=5)
        together = await frames(rest, laid, *laid.tokens.values())
        assert {seat: seen_by(seat, together)[-1] for seat in laid.tokens} == screen.state["views"]
        assert together[-1]["ask"] == screen.state["ask"]
        assert [line for frame in together for line in frame["log"]] == screen.log
    for seat, token in laid.tokens.items():
        alone = await frames(rest, laid, token)
        assert seen_by(seat, together) == [frame["view"] for frame in alone]
        assert all("views" not in frame for frame in alone)
    assert all(("pick" in frame) == (frame["who"] in laid.tokens) for frame in together), "the picks of both"


async def test_where_all_see_the_same_it_is_said_once(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "mordor", ME, ME, options={"starter": "frodo"})
    async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
        await screen.play(Random(1), most=4)
    together = await frames(rest, laid, *laid.tokens.values())
    assert all("views" not in frame for frame in together)
    assert {frame["ask"]["who"] for frame in together if frame["ask"] and "picks" in frame["ask"]} <= set(laid.tokens)


async def test_two_seats_learn_nothing_of_a_third(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, ME, OPEN)
    third = await claim(rest, laid, "cob")
    async with Seated(house.url, laid.id, [*laid.tokens.values(), third]) as screen:
        await screen.play(Random(2), most=9)
    told = await frames(rest, laid, *laid.tokens.values())
    everything = await frames(rest, laid, *laid.tokens.values(), third)
    assert "cob" not in {seat for frame in told for seat in frame.get("views", ())}
    hands = [seen_by("cob", everything)[frame["n"]]["hand"] for frame in told]
    known: set[str] = set()
    for frame, hand in zip(told, hands, strict=True):
        known |= {card for seat in laid.tokens for card in seen_by(seat, everything)[frame["n"]]["hand"]}
        assert not [card for card in set(hand) - known if card in json.dumps(frame)]


async def test_an_ended_game_is_open_to_all_its_seats(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, ME)
    async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
        await screen.play(Random(3))
    told = await frames(rest, laid, *laid.tokens.values())
    state: Tiny = GAME.new((await rest.get(laid.path)).json()["options"])
    for frame in told:
        if frame["n"]:
            GAME.apply(state, frame["pick"])
        for seat in laid.tokens:
            assert seen_by(seat, [frame])[0]["hand"] == list(state.hands[seat])
            assert not set(hidden(state, seat)) & set(state.hands[seat])


async def test_tokens_that_open_nothing(rest: httpx.AsyncClient) -> None:
    laid, other = await lay(rest, "tiny", ME, ME), await lay(rest, "tiny", ME, ME)
    path, ann = f"{laid.path}/frames", laid.tokens["ann"]
    for wrong in ("wrong,worse", ",", ",".join(other.tokens.values())):
        refused(await rest.get(path, headers=bearer(wrong)), "token")
    alone = await frames(rest, laid, ann)
    for more in ("wrong", "", ann, other.tokens["bob"]):
        assert await frames(rest, laid, ann, more) == alone


async def test_more_tokens_than_a_hello_takes_are_not_even_looked_at(
    rest: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid = await lay(rest, "tiny", ME, ME)
    path, ann = f"{laid.path}/frames", laid.tokens["ann"]
    alone = await frames(rest, laid, ann)
    assert await frames(rest, laid, *["a"] * (messages.TOKENS - 1), ann) == alone
    looked_at: list[str] = []
    hashed = seating.hashed
    monkeypatch.setattr(seating, "hashed", lambda token: looked_at.append(token) or hashed(token))  # type: ignore[func-returns-value]
    for many in (",".join(["a"] * messages.TOKENS + [ann]), "a," * 1000 + ann, "," * messages.TOKENS, "a" * 4000):
        refused(await rest.get(path, headers=bearer(many)), "too-large")
    assert looked_at == []
