"""A next table for the people of a finished game."""

from fastapi import APIRouter, Request
from msgspec.structs import replace

from bree.core import Refusal
from bree.server.guard.refusals import refused_with
from bree.server.guard.request_guard import address_of
from bree.server.routes.create_table import TablePlan, open_table
from bree.server.routes.forms import NextTable, NextWish
from bree.server.routes.lobby import inn_of
from bree.server.routes.replay import must_be_over
from bree.server.routes.tables import Bearer, Live, keys
from bree.server.store import SeatRecord, TableRecord
from bree.server.tables import next_game, seats as seating
from bree.server.tables.inn import Inn
from bree.server.tables.live import LiveTable

router = APIRouter(prefix="/api/tables")


@router.post("/{table}/next", responses=refused_with(401, 403, 404, 409))
async def open_next(request: Request, live: Live, wish: NextWish, given: Bearer) -> NextTable:
    """Open the table of the next game. The tokens of the finished table open the seats of the same people there.

    A finished table has one next table. Further requests get the same table, unless it is closed or gone.
    """
    own = keys(given)
    async with live.in_play():
        _must_be_seated(live.record, own)
        must_be_over(live)
        found = await _next_of(live)
        if found is None:
            found = await _open(inn_of(request), live, wish.kind, address_of(request.scope))
        return NextTable(table=found.id, seats=_places(live.record.seats, found.seats))


def _must_be_seated(record: TableRecord, own: list[str]) -> None:
    if not seating.held(record, own):
        raise Refusal("not-seated" if seating.is_host(record, own) else "token")


async def _next_of(live: LiveTable) -> TableRecord | None:
    """The next table, if somebody has opened it and it is still open."""
    name = live.record.next_table
    found = await live.services.store.table(name) if name else None
    return None if found is None or found.closed else found


async def _open(inn: Inn, live: LiveTable, kind: str, caller: str) -> TableRecord:
    record, state = live.record, live.sitting.state
    if kind not in next_game.kinds_of_next(live.game, record.options, state):
        raise Refusal("no-next-game")
    options = next_game.options_of_next(kind, live.game, record.options, state)
    chairs = next_game.seats_of_next(kind, live.game, record.options, record.seats)
    plan = TablePlan(
        live.game, options, watch=record.watch, clock=record.clock, practice=record.practice and not record.lesson
    )
    opened = await open_table(inn, plan, chairs, record.host_hash, caller)
    await live.write_as_owner(live.services.store.set_next_table(live.id, opened))
    live.set_record(replace(live.record, next_table=opened))
    live.broadcast.show()
    found = await live.services.store.table(opened)
    if found is None:
        raise Refusal("no-table")
    return found


def _places(before: list[SeatRecord], after: list[SeatRecord]) -> dict[str, str]:
    """The seats of the persons of a table at the next table."""
    there = {key: seat.seat for seat in after if (key := seat.token_hash or seat.person_hash)}
    return {seat.seat: there[key] for seat in before if (key := seat.token_hash or seat.person_hash) in there}
