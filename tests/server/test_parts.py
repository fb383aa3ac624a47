"""Small parts by themselves: buckets, the outbox of a client, what a table recalls."""

import asyncio
import json
from random import Random
import time
from typing import Any

import pytest
import tiny

from bree.core import CHANCE
from bree.server import bucket, seats, wire
from bree.server.bucket import Bucket, Buckets
from bree.server.clients import MOST, Client
from bree.server.eyes import Eyes, Scene
from bree.server.gallery import Gallery
from bree.server.recall import ANSWER, BACK, MOVES, NO, WISH, WORD, recall, snapshot, take_in
from bree.server.store import Loaded, Row, SeatRecord, TableRecord
from bree.table import Chair, Sitting
from bree.table.undo import Request


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(bucket, "time", made)
    return made


def test_a_bucket_gives_so_much_at_once_and_then_so_much_a_second(clock: Clock) -> None:
    one = Bucket(2.0, 3)
    assert [one.take() for _ in range(4)] == [True, True, True, False]
    clock.now = 0.5
    assert [one.take() for _ in range(2)] == [True, False]
    clock.now = 100
    assert sum(one.take() for _ in range(10)) == 3


@pytest.mark.usefixtures("clock")
def test_addresses_do_not_pay_for_each_other_and_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Buckets, "MOST", 2)
    many = Buckets(1.0, 1)
    assert many.take("a")
    assert not many.take("a")
    assert many.take("b")
    assert many.take("c")
    assert len(many._known) == 2


class SlowLine:
    """Takes a message only when it is let."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.free = asyncio.Event()
        self.closed = False

    async def send(self, text: str) -> None:
        await self.free.wait()
        self.sent.append(json.loads(text))

    async def close(self) -> None:
        self.closed = True


def tiny_scene(gallery: Gallery, row: int) -> tuple[Scene, Any]:
    s = tiny.GAME.new({}, log=True)
    for _ in range(row):
        ask = tiny.GAME.waiting(s)
        tiny.GAME.apply(s, ask.picks[0].id)
    return Scene(tiny.GAME, s, tiny.GAME.waiting(s), row, row, gallery.lines(s.log), wire.raw([])), s.log


async def test_a_slow_line_gets_the_newest_state_and_the_whole_log() -> None:
    gallery, line = Gallery(), SlowLine()
    client = Client(line.send, line.close)
    gallery.enter(client, 0, None, *tiny_scene(gallery, 1))
    writing = asyncio.create_task(client.write())
    for row in range(1, 6):
        gallery.show(*tiny_scene(gallery, row))
        await asyncio.sleep(0)
    client.tell(wire.Pong())
    line.free.set()
    while not line.sent or line.sent[-1]["t"] != "pong":
        await asyncio.sleep(0)
    gallery.show(*tiny_scene(gallery, 6))
    client.leave("stopping")
    await asyncio.wait_for(writing, 10)
    rows = [told["row"] for told in line.sent if told["t"] == "state"]
    assert rows[-1] == 5
    assert len(rows) <= 2
    assert [told["t"] for told in line.sent][-2:] == ["pong", "bye"]
    assert sum(len(told["log"]) for told in line.sent if told["t"] == "state") == client.held
    assert line.closed


async def test_a_client_that_never_reads_is_given_up() -> None:
    line = SlowLine()
    client = Client(line.send, line.close)
    writing = asyncio.create_task(client.write())
    for _ in range(MOST + 100):
        client.tell(wire.Pong())
        await asyncio.sleep(0)
    line.free.set()
    await asyncio.wait_for(writing, 10)
    assert line.closed


def test_eyes_forget_what_was_taken_back() -> None:
    gallery, eyes = Gallery(), Eyes(("ann",))
    scene, log = tiny_scene(gallery, 5)
    eyes.look(scene, log)
    before = len(eyes.lines)
    left = eyes.forget(3)
    assert left == eyes.count(3) < before
    eyes.look(scene, log)
    assert len(eyes.lines) == before
    told = json.loads(eyes.text(left))
    assert told["from"] == left
    assert len(told["log"]) == before - left


# Recalling


def record() -> TableRecord:
    chairs = [SeatRecord(seat, "me", seat, "", "x", "") for seat in ("ann", "bob")]
    options = tiny.GAME.choose({})
    return TableRecord("t", "tiny", 1, options, None, "", False, None, False, 1.0, chairs)


def random_rows(seed: int) -> tuple[Sitting, list[Row]]:
    """A sitting with steps back and talk about them, and the rows that tell of it."""
    rng = Random(seed)
    sitting = Sitting(tiny.GAME, {}, {"ann": Chair("ann"), "bob": Chair("bob")}, seed)
    rows: list[Row] = []

    def note(*said: Any) -> None:
        rows.append(Row(len(rows) + 1, *said, float(len(rows))))

    while (ask := sitting.ask) is not None and len(rows) < 60:
        luck = rng.random()
        if luck < 0.1 and sitting.answers:
            sitting.rewind(rng.randrange(len(sitting.answers)))
            note(BACK, "ann", "", len(sitting.answers))
        elif luck < 0.3 and sitting.answers:
            sitting.request = Request("ann", len(sitting.answers) - 1, frozenset({"bob"}))
            note(WISH, "ann", "", len(sitting.answers) - 1)
        elif luck < 0.35 and sitting.request:
            sitting.consent("bob", False)
            note(WORD, "bob", NO, 0)
        else:
            sitting.answer(ask.who, rng.choice(ask.picks).id)
            note(ANSWER, ask.who, sitting.answers[-1].pick, 0)
    return sitting, rows


@pytest.mark.parametrize("seed", range(12))
def test_rows_alone_and_a_snapshot_with_rows_give_the_same_table(seed: int) -> None:
    sitting, rows = random_rows(seed)
    whole = recall(tiny.GAME, Loaded(record(), None, rows))
    assert whole.sitting.state == sitting.state
    assert whole.sitting.answers == sitting.answers
    last = [row for row in rows if row.kind in MOVES][-1]
    assert (whole.book.rows, whole.book.moved, whole.book.at) == (len(rows), last.number, last.at)
    assert whole.sitting.request == sitting.request
    for at in (1, len(rows) // 2, len(rows)):
        half = recall(tiny.GAME, Loaded(record(), None, rows[:at]))
        kept = snapshot(half.sitting, half.book)
        kept = type(kept)(kept.number, json.loads(json.dumps(kept.state)))
        again = recall(tiny.GAME, Loaded(record(), kept, rows[at:]))
        assert again.sitting.state == sitting.state
        assert again.sitting.state.log == sitting.state.log
        assert again.sitting.answers == sitting.answers
        assert again.sitting.request == sitting.request
        assert again.book == whole.book


def test_the_cut_is_the_lowest_there_ever_was() -> None:
    sitting, rows = random_rows(3)
    lengths = []
    replayed = Sitting(tiny.GAME, {}, sitting.chairs, 1)
    for row in rows:
        take_in(replayed, [row])
        if row.kind == BACK:
            lengths.append(len(replayed.state.log or []))
    assert lengths
    assert recall(tiny.GAME, Loaded(record(), None, rows)).book.cut == min(lengths)


def test_the_dice_of_a_recalled_table_are_new_ones() -> None:
    seeds = {recall(tiny.GAME, Loaded(record(), None, [])).sitting.seed for _ in range(3)}
    assert len(seeds) == 3
    assert recall(tiny.GAME, Loaded(record(), None, [])).sitting.ask is not None
    assert recall(tiny.GAME, Loaded(record(), None, [])).sitting.ask.who == CHANCE  # type: ignore[union-attr]


# Seats


def test_a_seat_goes_to_a_bot_and_back() -> None:
    seat = SeatRecord("ann", "me", "Ania", "", seats.hashed("token"), "")
    bot = seats.handed_to(seat, "random")
    assert (bot.kind, bot.token_hash) == ("guest", "")
    assert seats.chair(bot).guest == "random"
    again = seats.given_back(seats.handed_to(bot, "greedy"))
    assert (again.token_hash, again.name, again.guest) == (seat.token_hash, "Ania", "")
    table = TableRecord("t", "tiny", 1, {}, None, seats.hashed("host"), False, None, False, time.time(), [bot])
    assert seats.held(table, [seats.hashed("token")]) == ("ann",)
    assert seats.held(table, [""]) == ()
    assert not seats.is_host(table, [seats.hashed("token")])


def test_tokens_are_long_and_never_the_same() -> None:
    tokens = {seats.new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert all(len(token) >= 43 for token in tokens)
