"""Nothing that reaches a seat or a spectator holds what they cannot know.

Every message of random games with hidden cards is kept as it came. Afterwards the games are played again from their
rows, and each message is searched for the cards that were hidden from its reader at that moment. How many games:
BREE_LEAK_GAMES, 20 by default; of a long game a tenth of that, and only their beginnings.
"""

import asyncio
from itertools import islice
import json
from math import inf
import os
from random import Random
from typing import Any

import httpx
import pytest
from tiny import GAME as TINY

from bree.core import Game
from bree.core.find import find
from bree.server.show.audience import Audience
from bree.server.show.audiences import Audiences
from bree.server.show.published_state import PUBLIC, PublishedState
from bree.server.store import TableRow
from bree.server.tables.progress import BACK, MOVES
from bree.server.wire import messages
from tests.contract.canaries import WITNESSES, Witness
from tests.contract.variants import pace, random_game, watchers
from tests.server.running import House
from tests.server.seated import PATIENCE_S, Seated
from tests.server.setting import ME, RANDOM, Laid, bearer, lay

GAMES = int(os.environ.get("BREE_LEAK_GAMES", "20"))
AT_ONCE = 5
ROWS = 100  # of a long game
Reader = str | None  # a seat, or the public
Secrets = dict[Reader, list[str]]  # the cards that each must not hear of
Truth = dict[int, tuple[Secrets, int]]  # row -> what is secret after it, and how many answers led there
HIDDEN = [TINY, *(find(name) for name in WITNESSES if name != TINY.name)]
hidden_hands = pytest.mark.parametrize("game", HIDDEN, ids=[game.name for game in HIDDEN])


def is_long(game: Game) -> bool:
    return pace(game).short is not None


def games_of(game: Game) -> int:
    return max(1, GAMES // 10) if is_long(game) else GAMES


def options_of(game: Game, number: int) -> dict[str, Any]:
    """Another table each time: chapters and players change."""
    if game is TINY:
        return {"tokens": 2, "players": 2 + number % 2}
    if is_long(game):
        return ({"players": 4, "lords": "whole"}, {})[number % 2]
    return {"chapter": str(1 + number % 18), "players": (4, 3, 2)[number % 3], "loss": "end"}


def secrets_by_row(game: Game, rows: list[TableRow], options: dict[str, Any]) -> Truth:
    told: list[tuple[str, Secrets]] = []  # answers, and what was secret after each
    state, witness, first = opened(game, options)
    found: Truth = {0: (first, 0)}
    for row in rows:
        if row.kind == BACK:
            answers = [pick for pick, _ in told[: row.to]]
            state, witness, _ = opened(game, options)
            for pick in answers:
                secrets_after(game, state, witness, pick)
            told = told[: row.to]
        elif row.kind in MOVES:
            told.append((row.pick, secrets_after(game, state, witness, row.pick)))
        found[row.number] = (told[-1][1] if told else first, len(told))
    return found


def opened(game: Game, options: dict[str, Any]) -> tuple[Any, Witness, Secrets]:
    state, witness = game.new(options), WITNESSES[game.name]()
    witness.look(state)
    return state, witness, {reader: witness.secrets(reader) for reader in watchers(state)}


def secrets_after(game: Game, state: Any, witness: Witness, pick: str) -> Secrets:
    game.apply(state, pick)
    witness.look(state)
    return {reader: witness.secrets(reader) for reader in watchers(state)}


class Overheard:
    """What each reader got, with the rows it may belong to."""

    def __init__(self) -> None:
        self.texts: list[tuple[Reader, range, str]] = []
        self.hints: dict[tuple[Reader, int], int] = {}  # by reader and id: the row at which it was asked for
        self.frames: list[tuple[Reader, int, list[Any]]] = []  # asked for at that row


async def frames(rest: httpx.AsyncClient, laid: Laid, reader: Reader, overheard: Overheard) -> None:
    headers = bearer(laid.tokens[reader]) if reader else {}
    before = (await rest.get(laid.path)).json()
    async with asyncio.timeout(PATIENCE_S):
        while (answer := await rest.get(f"{laid.path}/frames?beats=true", headers=headers)).status_code == 429:
            await asyncio.sleep(0.01)  # from one address one at a time
    told = answer.json()
    after = (await rest.get(laid.path)).json()
    if before["rows"] == after["rows"] and not after["over"]:  # nothing moved meanwhile
        overheard.frames.append((reader, after["rows"], told))


async def person(
    rest: httpx.AsyncClient,
    client: Seated,
    laid: Laid,
    cards: list[str],
    rng: Random,
    overheard: Overheard,
    last: float,
) -> None:
    """Plays, asks for hints, takes back, grants, looks at frames, tries what is not allowed."""
    (seat,) = client.seats
    while not left(client.state, last):
        await client.until_state(
            lambda state: left(state, last) or client.asked or seat in (state["request"] or {}).get("waiting", [])
        )
        request = client.state["request"]
        if request and seat in request["waiting"]:
            await client.ask(t="consent", seat=seat, agree=rng.random() < 0.5)
            await client.until_state(lambda state: state["request"] is None or seat not in state["request"]["waiting"])
        elif client.asked:
            if rng.random() < 0.2:
                await client.ask(t="undo", seat=seat)
            if rng.random() < 0.1:
                await client.ask(t="answer", row=client.state["row"], pick=rng.choice(cards))
            if rng.random() < 0.01 and client.asked:
                row = client.state["row"]
                overheard.hints[seat, (await client.ask(t="hint", seat=seat))["id"]] = row
            if rng.random() < 0.1:
                await frames(rest, laid, seat, overheard)
                await frames(rest, laid, None, overheard)
            ask = client.state["ask"]
            if client.asked and ask.get("picks"):
                await client.answer(rng.choice(ask["picks"])["id"])


def left(state: dict[str, Any], last: float) -> bool:
    """Over, or followed as far as we want."""
    return bool(state["over"]) or state["row"] >= last


async def watch(client: Seated, last: float) -> None:
    await client.until_state(lambda state: left(state, last))


async def one_game(game: Game, house: House, rest: httpx.AsyncClient, number: int) -> None:
    """Two persons, who are no teammates, as many bots between them as are missing, and a spectator."""
    rng, overheard, options = Random(number), Overheard(), options_of(game, number)
    names, last = game.seats(game.choose(options)), ROWS if is_long(game) else inf
    seats = [ME, *[RANDOM] * (len(names) - 2), {"kind": "me", "name": "Bilbo"}]
    laid = await lay(rest, game.name, *seats, watch=True, options=options)
    cards = opened(game, options)[2][None] or ["r1", "h1"]  # before the deal nothing is hidden
    async with (
        Seated(house.url, laid.id, [laid.tokens[names[0]]], sees=True) as one,
        Seated(house.url, laid.id, [laid.tokens[names[-1]]]) as other,
        Seated(house.url, laid.id, sees=True) as public,
    ):
        await asyncio.gather(
            person(rest, one, laid, cards, Random(rng.random()), overheard, last),
            person(rest, other, laid, cards, Random(rng.random()), overheard, last),
            watch(public, last),
        )
        for reader, client in ((names[0], one), (names[-1], other), (None, public)):
            keep(reader, client, overheard)
    options = (await rest.get(laid.path)).json()["options"]
    rows = await asyncio.to_thread(house.do, lambda: house.inn.services.store.all_rows(laid.id))
    search(overheard, secrets_by_row(game, rows, options), WITNESSES[game.name].gathered)
    assert any('"beats"' in text for _, _, text in overheard.texts)


def keep(reader: Reader, client: Seated, overheard: Overheard) -> None:
    """Every message with the rows that it may speak of: all since the one before, for its log tells of them too."""
    row = 0
    for text in client.heard:
        told = json.loads(text)
        before, row = row, told.get("row", row)
        since = overheard.hints[reader, told["id"]] if told["t"] == "hint" else before
        overheard.texts.append((reader, range(max(1, min(since, row)), row + 1), text))


def search(overheard: Overheard, truth: Truth, gathered: str = "") -> None:
    for reader, rows, heard in overheard.texts:
        message = json.loads(heard)
        text = json.dumps(within_a_deal(message, gathered), ensure_ascii=False)
        if not rows or message["t"] not in ("state", "hint", "ack"):  # a `no` repeats the reader's own word
            continue
        shown = json.dumps([message.get("views"), message.get("ask")])
        for card in truth[rows[-1]][0][reader]:
            assert card not in shown, f"{reader} learns of {card} at row {rows[-1]}"
        for card in set.intersection(*(set(truth[row][0][reader]) for row in rows)):
            assert card not in text, f"{reader} learns of {card} in the rows {rows}"
    for reader, row, told in overheard.frames:
        for frame in (within_a_deal(frame, gathered) for frame in told[1:]):
            search_frame(reader, frame, secrets_at(truth, frame["n"] - 1, row), secrets_at(truth, frame["n"], row))


def within_a_deal(told: dict[str, Any], gathered: str) -> dict[str, Any]:
    """Without beats, if all cards were shown, gathered and dealt again on the way: those are the last round's."""
    again = any(line["key"] == gathered for line in told.get("log", ()))
    return {name: part for name, part in told.items() if name != "beats"} if again else told


def search_frame(reader: Reader, frame: dict[str, Any], before: Secrets, after: Secrets) -> None:
    """Pick and log tell of what happened on the way: of cards that are secret before and after they say nothing."""
    shown = json.dumps([frame.get("view"), frame.get("views"), frame.get("fixed"), frame.get("ask")])
    for card in after[reader]:
        assert card not in shown, f"{reader} learns of {card} in frame {frame['n']}"
    told = json.dumps([frame.get("pick"), frame.get("log"), frame.get("beats")])
    for card in set(before[reader]) & set(after[reader]):
        assert card not in told, f"{reader} hears of {card} in frame {frame['n']}"


def secrets_at(truth: Truth, n: int, row: int) -> Secrets:
    """Return those of the newest position of a frame, before the row after this many answers."""
    return next(secrets for number in range(row, -1, -1) for secrets, count in [truth[number]] if count == n)


@hidden_hands
async def test_nobody_hears_what_he_cannot_know(game: Game, house: House, rest: httpx.AsyncClient) -> None:
    for first in range(0, games_of(game), AT_ONCE):
        numbers = range(first, min(first + AT_ONCE, games_of(game)))
        await asyncio.gather(*(one_game(game, house, rest, number) for number in numbers))


def told(game: Game, s: Any, seat: Reader, lines: list[Any]) -> str:
    audiences, audience = Audiences(), Audience((seat,) if seat else PUBLIC)
    scene = PublishedState(game, s, game.waiting(s), 1, 1, audiences.lines(lines), messages.raw([]))
    audience.update(scene, lines)
    return audience.state_message(0).decode()


@hidden_hands
def test_twin_worlds_give_a_seat_the_same_message(game: Game) -> None:
    """The server sends a client the same bytes in every world that its seat cannot tell from the true one."""
    for seed in range(games_of(game)):
        rng, before = Random(seed), 0
        for s, _, _ in islice(random_game(game, options_of(game, seed), seed), pace(game).short):
            new, before = s.log[before:], len(s.log)
            for seat in watchers(s):
                assert told(game, game.imagine(s, seat, rng), seat, new) == told(game, s, seat, new)


@hidden_hands
def test_the_search_would_find_a_leak(game: Game) -> None:
    state, witness, _ = opened(game, {})
    for s, _, answer in random_game(game, {}, "leak"):
        if all(witness.secrets(reader) for reader in watchers(s)):
            break
        secrets_after(game, state, witness, answer)
    seat = state.seats[0]
    secrets: Secrets = {seat: witness.secrets(seat)}
    secret = secrets[seat][0]
    overheard, line = Overheard(), {"key": "told", "facts": {"card": secret}}
    for message in ({"t": "state", "log": [line]}, {"t": "state", "views": secret}, {"t": "state", "beats": secret}):
        overheard.texts = [(seat, range(1, 2), json.dumps(message))]
        with pytest.raises(AssertionError, match="learns of"):
            search(overheard, {1: (secrets, 1)})
    overheard.texts.clear()
    for part in ("view", "views", "fixed", "ask", "pick", "log", "beats"):
        overheard.frames = [(seat, 1, [{"n": 0}, {"n": 1, part: [line] if part == "log" else secret}])]
        with pytest.raises(AssertionError, match="in frame 1"):
            search(overheard, {0: (secrets, 0), 1: (secrets, 1)})
