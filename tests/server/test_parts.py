"""Small parts, each alone: buckets, the outbox of a client, the restoring of a table."""

import asyncio
from collections.abc import Sequence
import json
from random import Random
import time
from typing import Any

from msgspec.structs import replace
import pytest
import tiny

from bree.core import CHANCE
from bree.core.find import games
from bree.server.guard import buckets
from bree.server.guard.buckets import Bucket, Buckets
from bree.server.show.audience import Audience
from bree.server.show.audiences import Audiences
from bree.server.show.clients import MOST, Client
from bree.server.show.published_state import PublishedState
from bree.server.store import Loaded, SeatRecord, TableRecord, TableRow
from bree.server.tables import broadcast, seats
from bree.server.tables.broadcast import Broadcast
from bree.server.tables.progress import ANSWER, BACK, MOVES, NO, WISH, WORD
from bree.server.tables.restore import restore, snapshot
from bree.server.tables.yielding import YIELD_EVERY
from bree.server.wire import messages
from bree.table import Chair, Sitting
from bree.table.undo import Request
from tests.server.clock import Clock
from tests.server.data import data_of, record
from tests.server.running import PATIENCE_S


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(buckets, "clock", made)
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


@pytest.mark.usefixtures("clock")
def test_an_address_in_use_is_not_forgotten_before_one_that_was_not_heard_of_for_longer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Buckets, "MOST", 2)
    many = Buckets(1.0, 1)
    assert [many.take(address) for address in ("a", "b", "a")] == [True, True, False]
    assert many.take("c")  # b is forgotten
    assert not many.take("a")
    assert many.take("b")


class SlowLine:
    """Takes messages only when it is let."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.free = False
        self.closed = 0

    def write(self, texts: Sequence[bytes]) -> None:
        assert self.free
        self.sent += map(json.loads, texts)

    def close(self, code: int) -> None:
        self.closed = code


def tiny_scene(audiences: Audiences, row: int) -> tuple[PublishedState, Any]:
    s = tiny.GAME.new({}, log=True)
    for _ in range(row):
        ask = tiny.GAME.waiting(s)
        tiny.GAME.apply(s, ask.picks[0].id)
    return PublishedState(tiny.GAME, s, tiny.GAME.waiting(s), row, row, audiences.lines(s.log), messages.raw([])), s.log


async def test_a_slow_line_gets_the_newest_state_and_the_whole_log() -> None:
    audiences, line = Audiences(), SlowLine()
    client = Client(line)
    audiences.enter(client, 0, None, *tiny_scene(audiences, 1))
    for row in range(1, 6):
        audiences.show(*tiny_scene(audiences, row))
        await asyncio.sleep(0)
    client.tell(messages.Pong())
    await asyncio.sleep(0)
    assert not line.sent
    line.free = True
    client.flush()
    assert [(told["t"], told.get("row")) for told in line.sent] == [("state", 5), ("pong", None)]
    assert len(line.sent[0]["log"]) == client.known_lines > 0
    audiences.show(*tiny_scene(audiences, 6))
    client.leave("stopping")
    await asyncio.wait_for(client.gone.wait(), 10)
    assert [told["t"] for told in line.sent] == ["state", "pong", "bye"], "who has been sent away sees nothing more"
    assert line.closed == 1000


async def test_all_that_is_said_in_one_turn_is_written_at_once() -> None:
    line = SlowLine()
    line.free = True
    client = Client(line)
    for _ in range(3):
        client.tell(messages.Pong())
    assert not line.sent
    await asyncio.sleep(0)
    assert len(line.sent) == 3
    assert not line.closed


async def test_a_client_that_never_reads_is_given_up() -> None:
    line = SlowLine()
    client = Client(line)
    for _ in range(MOST + 100):
        client.tell(messages.Pong())
        await asyncio.sleep(0)
    assert not client.gone.is_set()
    line.free = True
    client.flush()
    assert client.gone.is_set()
    assert len(line.sent) == MOST + 1
    assert line.closed == 1000


class Shown:
    """A table on a stage, with a client at each seat and one who watches; some seats are played by bots."""

    def __init__(self, *bots: str) -> None:
        self.data = data_of(*bots)
        self.sitting = self.data.sitting
        self.sitting.play_automatic()
        self.broadcast = Broadcast(self.data, Audiences(), 20.0)
        self.lines: dict[tuple[str, ...], SlowLine] = {}
        for own in (("ann",), ("bob",), ()):
            line = self.lines[own] = SlowLine()
            line.free = True
            client = Client(line)
            client.seats = own
            self.broadcast.audiences.enter(client, 0, None, self.broadcast.published(), self.sitting.state.log or ())

    async def answer(self) -> list[tuple[str, ...]]:
        """The next answer; says whose clients are shown it."""
        self.move()
        return await self.seen()

    def move(self) -> None:
        ask = self.sitting.ask
        assert ask is not None
        self.sitting.answer(ask.who, ask.picks[0].id)
        self.sitting.play_automatic()
        self.data.progress.moved += 1
        self.broadcast.show_move(() if self.sitting.chairs[ask.who].bot else (ask.who,))

    async def seen(self) -> list[tuple[str, ...]]:
        await asyncio.sleep(0)
        rows = {own: [told["row"] for told in line.sent] for own, line in self.lines.items()}
        for line in self.lines.values():
            line.sent.clear()
        return [own for own, found in rows.items() if found == [self.data.progress.moved]]


async def test_who_only_looks_on_sees_several_answers_in_one_state(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broadcast, "PACE_S", 1e6)
    table = Shown()
    table.broadcast._shown = -1e9
    assert await table.answer() == [("ann",), ("bob",), ()], "the first is shown to all at once"
    assert await table.answer() == [("ann",), ("bob",)], "he who answers and he who is asked"
    assert await table.answer() == [("ann",), ("bob",)]
    table.data.stale = True
    table.broadcast._catch_up()
    assert await table.seen() == [], "what is not durable yet is shown to nobody"
    table.data.stale = False
    table.broadcast._catch_up()
    assert await table.seen() == [("ann",), ("bob",), ()]
    table.broadcast.show_soon(())
    assert await table.seen() == [()], "who comes is shown the table at once"
    while table.sitting.ask is not None:
        last = await table.answer()
    assert last == [("ann",), ("bob",), ()], "all see the end"
    lines = len([entry for entry in table.sitting.state.log or () if entry.visible_to(None)])
    assert {client.known_lines for client in table.broadcast.audiences.clients if not client.seats} == {lines}
    assert table.broadcast._timer is None
    table.broadcast.close()


async def test_a_bot_beside_people_is_seen_to_think_by_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broadcast, "PACE_S", 1e6)
    table = Shown("bob")
    table.broadcast.show()
    await table.seen()
    thoughts = 0
    while (ask := table.sitting.ask) is not None:
        shown = await table.answer()
        after = table.sitting.ask
        if after is not None and after.who == "bob":
            thoughts += 1
            assert shown == [("ann",), ("bob",), ()], "however quickly it follows on the last state"
        elif after is not None:
            assert () not in shown, f"after {ask.who} nobody waits for a bot: the pace holds"
    assert thoughts > 2
    table.broadcast.close()


async def test_bots_alone_are_shown_at_the_pace_of_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broadcast, "PACE_S", 1e6)
    table = Shown("ann", "bob")
    table.broadcast._shown = -1e9
    assert () in await table.answer()
    while table.sitting.ask is not None:
        shown = await table.answer()
        assert (() in shown) == (table.sitting.ask is None), "who watches sees the first state and the last"
    table.broadcast.close()


async def test_the_others_are_shown_it_when_the_pace_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broadcast, "PACE_S", 0.001)
    monkeypatch.setattr(broadcast, "clock", Clock())  # which stands: nothing is shown early because the machine is busy
    table = Shown()
    table.broadcast.show()
    await table.seen()
    table.move()
    assert table.broadcast._timer is not None, "somebody is still to be shown it"
    shown = set(await table.seen())
    async with asyncio.timeout(PATIENCE_S):
        while () not in shown:
            await asyncio.sleep(0.001)
            shown.update(await table.seen())
    assert table.broadcast._timer is None


def test_eyes_forget_what_was_taken_back() -> None:
    audiences, audience = Audiences(), Audience(("ann",))
    scene, log = tiny_scene(audiences, 5)
    audience.update(scene, log)
    before = len(audience.lines)
    left = audience.truncate(3)
    assert left == audience.count(3) < before
    audience.update(scene, log)
    assert len(audience.lines) == before
    told = json.loads(audience.state_message(left))
    assert told["from"] == left
    assert len(told["log"]) == before - left


# Recalling


def random_rows(seed: int) -> tuple[Sitting, list[TableRow]]:
    """A sitting with steps back and talk about them, and the rows that tell of it."""
    rng = Random(seed)
    sitting = Sitting(tiny.GAME, {}, {"ann": Chair("ann"), "bob": Chair("bob")}, seed)
    rows: list[TableRow] = []

    def note(*said: Any) -> None:
        rows.append(TableRow(len(rows) + 1, *said, float(len(rows))))

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
async def test_rows_alone_and_a_snapshot_with_rows_give_the_same_table(seed: int) -> None:
    sitting, rows = random_rows(seed)
    whole = await restore(tiny.GAME, Loaded(record(), None, rows))
    assert whole.sitting.state == sitting.state
    assert whole.sitting.answers == sitting.answers
    last = [row for row in rows if row.kind in MOVES][-1]
    assert (whole.progress.rows, whole.progress.moved, whole.progress.at) == (len(rows), last.number, last.at)
    assert whole.sitting.request == sitting.request
    for at in (1, len(rows) // 2, len(rows)):
        half = await restore(tiny.GAME, Loaded(record(), None, rows[:at]))
        kept = snapshot(half.sitting, half.progress)
        kept = type(kept)(kept.number, json.loads(json.dumps(kept.state)))
        again = await restore(tiny.GAME, Loaded(record(), kept, rows[at:]))
        assert again.sitting.state == sitting.state
        assert again.sitting.state.log == sitting.state.log
        assert again.sitting.answers == sitting.answers
        assert again.sitting.request == sitting.request
        assert again.progress == whole.progress


async def test_the_cut_is_the_lowest_there_ever_was() -> None:
    _, rows = random_rows(3)
    lengths = []
    for count, row in enumerate(rows, 1):
        if row.kind == BACK:
            lengths.append(
                len((await restore(tiny.GAME, Loaded(record(), None, rows[:count]))).sitting.state.log or [])
            )
    assert lengths
    assert (await restore(tiny.GAME, Loaded(record(), None, rows))).progress.cut == min(lengths)


async def test_the_dice_of_a_recalled_table_are_new_ones() -> None:
    seeds = {(await restore(tiny.GAME, Loaded(record(), None, []))).sitting.seed for _ in range(3)}
    assert len(seeds) == 3
    assert (await restore(tiny.GAME, Loaded(record(), None, []))).sitting.ask is not None
    assert (await restore(tiny.GAME, Loaded(record(), None, []))).sitting.ask.who == CHANCE  # type: ignore[union-attr]


async def test_others_have_their_turns_while_a_long_game_is_recalled() -> None:
    sitting = Sitting(games()["mordor"], {}, {"frodo": Chair("ann"), "sam": Chair("bob")}, 7)
    rng, rows = Random(7), list[TableRow]()
    while (ask := sitting.ask) is not None:
        sitting.answer(ask.who, rng.choice(ask.picks).id)
        rows.append(TableRow(len(rows) + 1, ANSWER, ask.who, sitting.answers[-1].pick, 0, 0.0))
    assert len(rows) > 2 * YIELD_EVERY
    seats = [SeatRecord(seat, "me", name, "", "", "") for seat, name in (("frodo", "ann"), ("sam", "bob"))]
    table = replace(record(), game="mordor", options=sitting.options, seats=seats)
    task = asyncio.create_task(restore(sitting.game, Loaded(table, None, rows)))
    turns = 0
    while not task.done():
        await asyncio.sleep(0)
        turns += 1
    assert turns > len(rows) // YIELD_EVERY
    assert (await task).sitting.answers == sitting.answers


# Seats


def test_a_seat_goes_to_a_bot_and_back() -> None:
    seat = SeatRecord("ann", "me", "Ania", "", seats.hashed("token"), "")
    bot = seats.handed_to(seat, "random")
    assert (bot.kind, bot.token_hash) == ("bot", "")
    assert seats.chair(bot).bot == "random"
    again = seats.given_back(seats.handed_to(bot, "greedy"))
    assert (again.token_hash, again.name, again.bot) == (seat.token_hash, "Ania", "")
    table = TableRecord("t", "tiny", 1, {}, None, seats.hashed("host"), False, None, False, time.time(), [bot])
    assert seats.held(table, [seats.hashed("token")]) == ("ann",)
    assert seats.held(table, [""]) == ()
    assert not seats.is_host(table, [seats.hashed("token")])


def test_tokens_are_long_and_never_the_same() -> None:
    tokens = {seats.new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert all(len(token) >= 43 for token in tokens)
