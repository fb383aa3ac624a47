"""Creating a table: from a request, from a save, or from a position of an ended game."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from secrets import token_urlsafe
from typing import NamedTuple

from bree.bots.outside import is_outside
from bree.core import Game, Options, Refusal, Value
from bree.core.saves.save import FROM_SAVE, Save
from bree.server import clock
from bree.server.bots.pool import bots_of
from bree.server.guard.names import clean_name
from bree.server.routes.forms import NewTable, SeatWish
from bree.server.routes.lobby import PLAYERS
from bree.server.services import Services
from bree.server.store import SeatRecord, TableRecord
from bree.server.tables import seats as seating, snapshots
from bree.server.tables.inn import Inn
from bree.server.tables.live import LiveTable
from bree.server.tables.progress import Progress
from bree.server.tables.restore import Restored, answer_rows, follow_lesson, new_sitting, snapshot
from bree.table import Sitting

YIELD_EVERY = 16  # answers of a record; after them other tasks of the server run
HASH_DIGITS = 5  # hex digits of the hash of an address


class TablePlan(NamedTuple):
    """The properties of a new table, without its seats."""

    game: Game
    options: Options
    start: dict[str, object] | None = None
    picks: Sequence[str] = ()  # the answers of a game that continues here
    watch: bool = False
    clock: int | None = None
    origin: str = ""
    practice: bool = False
    lesson: str = ""
    daily: str = ""  # the day of the deal that it plays
    id: str = ""  # empty: a random one
    offered: bool = False


def plan_table(game: Game, options: dict[str, Value], places: int) -> TablePlan:
    """Check the options. The number of seats is the number of players."""
    if any(option.name == PLAYERS for option in game.options):
        options = {PLAYERS: places, **options}
    return TablePlan(game, game.choose(options))


def plan_from_save(services: Services, save: Save) -> TablePlan:
    """A table from a checked save: its answers, from the setup of the game."""
    return TablePlan(services.game(save.game), save.options, picks=save.answers, origin=FROM_SAVE, practice=True)


async def create_table(
    inn: Inn, wanted: TablePlan, wishes: Sequence[SeatWish], caller: str, keys: tuple[str, str] | None = None
) -> NewTable:
    """Create a table, store it and put it into memory. Only this answer contains the tokens.

    `keys` are the tokens of the host and of the only seat of the caller, if they are not random.

    A refused table is not stored, and a stored table is not refused. If another worker takes it at once, clients find
    it there.
    """
    places = wanted.game.seats(wanted.options)
    if len(places) != len(wishes):
        raise Refusal("seats-count", players=len(places), found=len(wishes))
    tokens = {
        place: keys[1] if keys else seating.new_token()
        for place, wish in zip(places, wishes, strict=True)
        if wish.kind == seating.ME
    }
    seats = [_seat(wanted.game, place, wish, tokens) for place, wish in zip(places, wishes, strict=True)]
    host = keys[0] if keys else seating.new_token()
    table = await open_table(inn, wanted, seats, seating.hashed(host), caller)
    return NewTable(table=table, host_token=host, tokens=tokens)


async def open_table(inn: Inn, wanted: TablePlan, seats: list[SeatRecord], host_hash: str, caller: str) -> str:
    """Store a table with these chairs and put it into memory; returns its id."""
    opened_by = await _room_for(inn, caller)
    now, worker = clock.now(), inn.ownership.worker
    record = TableRecord(
        wanted.id or token_urlsafe(12), wanted.game.name, wanted.game.version, wanted.options, wanted.start,
        host_hash, wanted.watch, wanted.clock, False, now, seats, wanted.origin, wanted.practice,
        opened_by, lesson=wanted.lesson, daily=wanted.daily, offered=wanted.offered,
    )  # fmt: skip
    sitting = new_sitting(wanted.game, record, inn.services.seeds())
    follow_lesson(sitting, record)
    await _play(sitting, wanted.picks)
    progress = await _keep(inn.services, record, sitting)
    with suppress(Refusal):
        await inn.add(LiveTable(inn.services, record, Restored(sitting, progress), inn.ownership), worker)
    return record.id


async def _room_for(inn: Inn, caller: str) -> str:
    """Check the limits for new tables of an address. Only a few bits of the hash of the address are stored."""
    opened_by, most = sha256(caller.encode()).hexdigest()[:HASH_DIGITS], inn.services.settings.allowed.tables_an_address
    if not inn.openings.take(caller):
        raise Refusal("flood")
    if await inn.services.store.count_opened(opened_by) >= most:
        raise Refusal("tables-many", most=most)
    return opened_by


async def _play(sitting: Sitting, picks: Sequence[str]) -> None:
    """Replay a record in slices, so that other tables do not wait for it."""
    for number in sitting.replay(picks):
        if number % YIELD_EVERY == 0:
            await asyncio.sleep(0)
    sitting.play_automatic()


async def _keep(services: Services, record: TableRecord, sitting: Sitting) -> Progress:
    rows = answer_rows(
        sitting.answers, 0, record.created
    )  # with the time of the table, because nobody has answered here yet
    progress = Progress(len(rows), len(rows), record.created)
    long = len(rows) >= snapshots.EACH  # with a snapshot, restoring it does not replay them
    await services.store.create(record, rows, snapshot(sitting, progress) if long else None)
    return progress


def _seat(game: Game, place: str, wish: SeatWish, tokens: dict[str, str]) -> SeatRecord:
    if wish.kind == seating.BOT:
        return SeatRecord(place, seating.BOT, "", known_bot(game, wish.bot), "", "")
    if wish.kind == seating.OPEN:
        return SeatRecord(place, seating.OPEN, "", "", "", "")
    return SeatRecord(place, seating.ME, clean_name(wish.name), "", seating.hashed(tokens[place]), "")


def known_bot(game: Game, name: str) -> str:
    if is_outside(name):  # clients must not start programs on the server
        raise Refusal("outside-forbidden")
    if name not in bots_of(game):
        raise Refusal("bot-unknown", bot=name, known=tuple(sorted(bots_of(game))))
    return name
