"""Nothing that reaches a seat or a spectator holds what they cannot know.

Every message of random games of the tiny hidden-card game is kept as it came. Afterwards the games are played again
from their rows, and each message is searched for the cards that were hidden from its reader at that moment. How many
games: BREE_LEAK_GAMES, 20 by default.
"""

import asyncio
import json
import os
from random import Random
from typing import Any

import httpx
import pytest
import tiny
from tiny.view import hidden

from bree.server import wire
from bree.server.eyes import PUBLIC, Eyes, Scene
from bree.server.gallery import Gallery
from bree.server.recall import BACK, MOVES
from bree.server.store import Row
from tests.contract.tables import random_game, watchers
from tests.server.running import House
from tests.server.seated import Seated
from tests.server.setting import ME, RANDOM, Laid, bearer, lay

GAMES = int(os.environ.get("BREE_LEAK_GAMES", "20"))
AT_ONCE = 5
Reader = str | None  # a seat, or the public


def states_by_row(rows: list[Row], options: dict[str, Any]) -> dict[int, tuple[Any, int]]:
    """The position after every row, and how many answers led there."""
    answers: list[str] = []
    found = {}
    for row in rows:
        if row.kind in MOVES:
            answers = answers[: row.to] if row.kind == BACK else [*answers, row.pick]
        state = tiny.GAME.new(options)
        for pick in answers:
            tiny.GAME.apply(state, pick)
        found[row.number] = (state, len(answers))
    return found


class Overheard:
    """What each reader got, with the rows it may belong to."""

    def __init__(self) -> None:
        self.texts: list[tuple[Reader, range, str]] = []
        self.hints: dict[tuple[Reader, int], int] = {}  # by reader and id: the row at which it was asked for
        self.frames: list[tuple[Reader, int, list[Any]]] = []  # asked for at that row


async def frames(rest: httpx.AsyncClient, laid: Laid, reader: Reader, overheard: Overheard) -> None:
    headers = bearer(laid.tokens[reader]) if reader else {}
    before = (await rest.get(laid.path)).json()
    told = (await rest.get(f"{laid.path}/frames", headers=headers)).json()
    after = (await rest.get(laid.path)).json()
    if before["rows"] == after["rows"] and not after["over"]:  # nothing moved meanwhile
        overheard.frames.append((reader, after["rows"], told))


async def person(rest: httpx.AsyncClient, client: Seated, laid: Laid, rng: Random, overheard: Overheard) -> None:
    """Plays, asks for hints, takes back, grants, looks at frames, tries what is not allowed."""
    (seat,) = client.seats
    while not client.state["over"]:
        await client.until_state(
            lambda state: state["over"] or client.asked or seat in (state["request"] or {}).get("waiting", [])
        )
        request = client.state["request"]
        if request and seat in request["waiting"]:
            await client.ask(t="consent", seat=seat, agree=rng.random() < 0.5)
            await client.until_state(lambda state: state["request"] is None or seat not in state["request"]["waiting"])
        elif client.asked:
            if rng.random() < 0.2:
                await client.ask(t="undo", seat=seat)
            if rng.random() < 0.1:
                await client.ask(t="answer", row=client.state["row"], pick=rng.choice(tiny.state.CARDS))
            if rng.random() < 0.01 and client.asked:
                row = client.state["row"]
                overheard.hints[seat, (await client.ask(t="hint", seat=seat))["id"]] = row
            if rng.random() < 0.1:
                await frames(rest, laid, seat, overheard)
                await frames(rest, laid, None, overheard)
            ask = client.state["ask"]
            if client.asked and ask.get("picks"):
                await client.answer(rng.choice(ask["picks"])["id"])


async def watch(client: Seated) -> None:
    await client.until_state(lambda state: state["over"])


async def one_game(house: House, rest: httpx.AsyncClient, number: int) -> None:
    rng, overheard = Random(number), Overheard()
    seats = [ME, {"kind": "me", "name": "Bilbo"}, *([RANDOM] if number % 2 else [])]
    laid = await lay(rest, "tiny", *seats, watch=True, options={"tokens": 2})
    async with (
        Seated(house.url, laid.id, [laid.tokens["ann"]]) as ann,
        Seated(house.url, laid.id, [laid.tokens["bob"]]) as bob,
        Seated(house.url, laid.id) as public,
    ):
        await asyncio.gather(
            person(rest, ann, laid, Random(rng.random()), overheard),
            person(rest, bob, laid, Random(rng.random()), overheard),
            watch(public),
        )
        for reader, client in (("ann", ann), ("bob", bob), (None, public)):
            row = 0
            for text in client.heard:
                told = json.loads(text)
                row = told.get("row", row)
                # The table may have moved while a hint was thought of.
                since = overheard.hints[reader, told["id"]] if told["t"] == "hint" else row
                overheard.texts.append((reader, range(since, row + 1), text))
    options = (await rest.get(laid.path)).json()["options"]
    rows = await asyncio.to_thread(house.do, lambda: house.inn.house.store.all_rows(laid.id))
    search(overheard, states_by_row(rows, options))


def search(overheard: Overheard, truth: dict[int, tuple[Any, int]]) -> None:
    for reader, rows, text in overheard.texts:
        if rows[0] and json.loads(text)["t"] in ("state", "hint", "ack"):  # a `no` repeats the reader's own word
            for card in set.intersection(*(set(hidden(truth[row][0], reader)) for row in rows)):
                assert card not in text, f"{reader} learns of {card} at row {rows[-1]}"
    for reader, row, told in overheard.frames:
        for frame in told[1:]:
            for card in hidden(state_of(truth, frame["n"], row), reader):
                assert card not in json.dumps(frame), f"{reader} learns of {card} in frame {frame['n']}"


def state_of(truth: dict[int, tuple[Any, int]], n: int, row: int) -> Any:
    """The position of a frame: the newest one before the row that so many answers led to."""
    return next(state for number in range(row, 0, -1) for state, count in [truth[number]] if count == n)


async def test_nobody_hears_what_he_cannot_know(house: House, rest: httpx.AsyncClient) -> None:
    for first in range(0, GAMES, AT_ONCE):
        await asyncio.gather(*(one_game(house, rest, number) for number in range(first, min(first + AT_ONCE, GAMES))))


def told(s: Any, seat: Reader, lines: list[Any]) -> str:
    gallery, eyes = Gallery(), Eyes((seat,) if seat else PUBLIC)
    scene = Scene(tiny.GAME, s, tiny.GAME.waiting(s), 1, 1, gallery.lines(lines), wire.raw([]))
    eyes.look(scene, lines)
    return eyes.text(0).decode()


def test_twin_worlds_give_a_seat_the_same_message() -> None:
    """What a client is sent is the same, byte for byte, in every world that its seat cannot tell from the true one."""
    for seed in range(GAMES):
        rng = Random(seed)
        for s, _, _ in random_game(tiny.GAME, {"players": 3, "tokens": 2}, seed):
            for seat in watchers(s):
                assert told(tiny.GAME.imagine(s, seat, rng), seat, s.log) == told(s, seat, s.log)


def test_the_search_would_find_a_leak() -> None:
    s = next(iter(random_game(tiny.GAME, {}, "leak")))[0]
    overheard = Overheard()
    overheard.texts.append(("ann", range(1, 2), json.dumps({"t": "state", "card": hidden(s, "ann")[0]})))
    with pytest.raises(AssertionError, match="learns of"):
        search(overheard, {1: (s, 0)})
    overheard.texts.clear()
    overheard.frames.append(("ann", 1, [{"n": 0}, {"n": 1, "card": hidden(s, "ann")[0]}]))
    with pytest.raises(AssertionError, match="in frame 1"):
        search(overheard, {1: (s, 1)})
