"""Tables that their hosts offer to everybody."""

from fastapi import APIRouter, Request, Response

from bree.core import Refusal
from bree.server import clock
from bree.server.guard.refusals import refused_with
from bree.server.routes.forms import OfferWish, OpenTable
from bree.server.routes.lobby import inn_of
from bree.server.routes.tables import Bearer, Live, must_be_host
from bree.server.store import TableRecord
from bree.server.tables import seat_changes, seats as seating
from bree.server.tables.expiry import DAY_S
from bree.table.bot_names import bot_names

router = APIRouter(prefix="/api")
MOST = 20  # tables in the list


@router.get("/open-tables", responses=refused_with())
async def open_tables(request: Request) -> list[OpenTable]:
    """The newest tables of the last day that are offered to everybody and have a free seat."""
    services = inn_of(request).services
    found = await services.store.offered(clock.now() - DAY_S, MOST)
    return [shown(record) for record in found if record.game in services.games]


def shown(record: TableRecord) -> OpenTable:
    """The public facts of a table, without tokens, hashes and answers of the game."""
    bots = bot_names({one.seat: seating.chair(one) for one in record.seats}, record.id)
    names = [bots.get(one.seat, one.name) for one in record.seats if seating.taken(one)]
    free = sum(not seating.taken(one) for one in record.seats)
    return OpenTable(table=record.id, game=record.game, names=names, free=free, clock=record.clock)


@router.post("/tables/{table}/offer", status_code=204, responses=refused_with(401, 403, 404, 409))
async def offer(live: Live, wish: OfferWish, given: Bearer) -> Response:
    """The host offers the table to everybody, or withdraws the offer."""
    must_be_host(live, given)
    if wish.offered and all(seating.taken(one) for one in live.record.seats):
        raise Refusal("nothing-free")
    await seat_changes.set_offered(live, wish.offered)
    return Response(status_code=204)
