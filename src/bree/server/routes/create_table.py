"""Opening a table: from a wish, from a save, or from a position of an ended game."""

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
from bree.server.tables.restore import Restored, answer_rows, new_sitting, snapshot
from bree.table import Sitting

BREATH = 16  # answers of a record between two looks at what else the server has to do
MARK = 5  # hex digits of the hash of an address


class TablePlan(NamedTuple):
    """What a table is to be, apart from who sits there."""

    game: Game
    options: Options
    start: dict[str, object] | None = None
    picks: Sequence[str] = ()  # answers already given
    watch: bool = False
    clock: int | None = None
    origin: str = ""
    practice: bool = False


def plan_table(game: Game, options: dict[str, Value], places: int) -> TablePlan:
    """The options checked; the number of seats says how many play."""
    if any(option.name == PLAYERS for option in game.options):
        options = {PLAYERS: places, **options}
    return TablePlan(game, game.choose(options))


def plan_from_save(services: Services, save: Save) -> TablePlan:
    """A save that was checked: its answers alone, from the game's own setup."""
    return TablePlan(services.game(save.game), save.options, picks=save.answers, origin=FROM_SAVE, practice=True)


async def create_table(inn: Inn, wanted: TablePlan, wishes: Sequence[SeatWish], caller: str) -> NewTable:
    """Make it, keep it, put it into memory; the tokens are shown this once.

    What is refused is not kept, and what is kept is not refused: should it be another worker's as soon as it is there,
    whoever comes finds it.
    """
    places = wanted.game.seats(wanted.options)
    if len(places) != len(wishes):
        raise Refusal("seats-count", players=len(places), found=len(wishes))
    tokens = {place: seating.new_token() for place, wish in zip(places, wishes, strict=True) if wish.kind == seating.ME}
    seats = [_seat(wanted.game, place, wish, tokens) for place, wish in zip(places, wishes, strict=True)]
    opened_by = await _room_for(inn, caller)
    host = seating.new_token()
    now, worker = clock.now(), inn.ownership.worker
    record = TableRecord(
        token_urlsafe(12), wanted.game.name, wanted.game.version, wanted.options, wanted.start,
        seating.hashed(host), wanted.watch, wanted.clock, False, now, seats, wanted.origin, wanted.practice,
        opened_by,
    )  # fmt: skip
    sitting = new_sitting(wanted.game, record, inn.services.seeds())
    await _play(sitting, wanted.picks)
    progress = await _keep(inn.services, record, sitting)
    with suppress(Refusal):
        await inn.seat(LiveTable(inn.services, record, Restored(sitting, progress), inn.ownership), worker)
    return NewTable(table=record.id, host_token=host, tokens=tokens)


async def _room_for(inn: Inn, caller: str) -> str:
    """Nobody fills the house. Of the address only a few bits of its hash are kept, which thousands share."""
    opened_by, most = sha256(caller.encode()).hexdigest()[:MARK], inn.services.settings.allowed.tables_an_address
    if not inn.openings.take(caller):
        raise Refusal("flood")
    if await inn.services.store.count_opened(opened_by) >= most:
        raise Refusal("tables-many", most=most)
    return opened_by


async def _play(sitting: Sitting, picks: Sequence[str]) -> None:
    """In slices: other tables do not wait for a long record."""
    for number in sitting.replay(picks):
        if number % BREATH == 0:
            await asyncio.sleep(0)
    sitting.play_automatic()


async def _keep(services: Services, record: TableRecord, sitting: Sitting) -> Progress:
    rows = answer_rows(sitting.answers, 0, record.created)  # as old as the table: nobody has answered here yet
    progress = Progress(len(rows), len(rows), record.created)
    long = len(rows) >= snapshots.EACH  # it must not be played again at once when it is recalled
    await services.store.create(record, rows, snapshot(sitting, progress) if long else None)
    return progress


def _seat(game: Game, place: str, wish: SeatWish, tokens: dict[str, str]) -> SeatRecord:
    if wish.kind == seating.BOT:
        return SeatRecord(place, seating.BOT, "", known_bot(game, wish.bot), "", "")
    if wish.kind == seating.OPEN:
        return SeatRecord(place, seating.OPEN, "", "", "", "")
    return SeatRecord(place, seating.ME, clean_name(wish.name), "", seating.hashed(tokens[place]), "")


def known_bot(game: Game, name: str) -> str:
    if is_outside(name):  # a stranger starts no programs here
        raise Refusal("outside-forbidden")
    if name not in bots_of(game):
        raise Refusal("bot-unknown", bot=name, known=tuple(sorted(bots_of(game))))
    return name
