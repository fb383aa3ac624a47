"""Tables over HTTP: create one, describe it, take a seat, and the actions of the host."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from bree.core import Refusal
from bree.server.guard.refusals import refused_with
from bree.server.guard.request_guard import address_of
from bree.server.routes.create_table import create_table, known_bot, plan_table
from bree.server.routes.forms import Claim, Face, NewTable, SeatAction, TableWish, Token, WatchWish
from bree.server.routes.lobby import inn_of
from bree.server.show.published_state import PUBLIC, Seats
from bree.server.tables import seat_changes, seats as seating
from bree.server.tables.expiry import kept_until
from bree.server.tables.live import LiveTable

router = APIRouter(prefix="/api/tables")
bearer = HTTPBearer(auto_error=False, description="The token of a seat, or the host's.")
OR_NOBODY: dict[str, Any] = {"security": [{}]}  # for the OpenAPI description: the token is optional
Bearer = Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]


async def live_table(request: Request, table: str) -> LiveTable:
    return await inn_of(request).table(table)


Live = Annotated[LiveTable, Depends(live_table)]


def keys(given: HTTPAuthorizationCredentials | None) -> list[str]:
    return [seating.hashed(given.credentials)] if given is not None else []


def must_be_host(live: LiveTable, given: HTTPAuthorizationCredentials | None) -> None:
    if given is None:
        raise Refusal("token")
    if not seating.is_host(live.record, keys(given)):
        raise Refusal("not-host")


def looking(live: LiveTable, given: HTTPAuthorizationCredentials | None) -> Seats:
    """The seats whose views the caller gets: those of the token, or the public view if watching is allowed."""
    own = seating.held(live.record, keys(given))
    if own:
        return own
    if given is not None and not seating.is_host(live.record, keys(given)):
        raise Refusal("token")
    if not seating.may_watch(live.record, keys(given)):
        raise Refusal("watching")
    return PUBLIC


@router.post("", status_code=201, responses=refused_with(404))
async def new_table(request: Request, wish: TableWish) -> NewTable:
    """A new table, with a token for every seat of the caller and one for the host."""
    inn = inn_of(request)
    wanted = plan_table(inn.services.game(wish.game), dict(wish.options), len(wish.seats))
    wanted = wanted._replace(watch=wish.watch, clock=wish.clock, practice=wish.practice)
    wanted = wanted._replace(offered=wish.offered)
    return await create_table(inn, wanted, wish.seats, address_of(request.scope))


@router.get("/{table}", responses=refused_with(404), openapi_extra=OR_NOBODY)
async def face(live: Live, given: Bearer) -> Face:
    """The public facts about a table. Also whose turn it is, with a token or if watching is allowed."""
    async with live.at_rest() as sitting:
        record = live.record
        looks_on = bool(seating.held(record, keys(given))) or seating.may_watch(record, keys(given))
        return Face(
            table=record.id, game=record.game, options=record.options, seats=live.broadcast.chairs(),
            watch=record.watch, clock=record.clock, over=live.over, closed=record.closed,
            asked=sitting.ask.who if sitting.ask is not None and looks_on else None, rows=live.progress.moved,
            n=len(sitting.answers), origin=record.origin, practice=record.practice, lesson=record.lesson,
            daily=record.daily, offered=record.offered, at=live.progress.at, until=kept_until(live),
        )  # fmt: skip


@router.post("/{table}/seats/{seat}/claim", responses=refused_with(404, 409))
async def claim(live: Live, seat: str, wish: Claim) -> Token:
    return Token(token=await seat_changes.claim(live, seat, wish.name))


@router.post("/{table}/seats/{seat}", status_code=204, responses=refused_with(401, 403, 404, 409))
async def act(live: Live, seat: str, wish: SeatAction, given: Bearer) -> Response:
    """The host frees a seat, hands it to a bot, gives it back, or closes the table."""
    must_be_host(live, given)
    if wish.action == "close":
        seating.find(live.record, seat)
        await seat_changes.close_table(live)
    elif wish.action == "free":
        await seat_changes.free(live, seat)
    elif wish.action == "back":
        await seat_changes.give_back(live, seat)
    else:
        await seat_changes.hand_to(live, seat, known_bot(live.game, wish.bot))
    return Response(status_code=204)


@router.post("/{table}/watch", status_code=204, responses=refused_with(401, 403, 404, 409))
async def watch(live: Live, wish: WatchWish, given: Bearer) -> Response:
    must_be_host(live, given)
    await seat_changes.set_watch(live, wish.watch)
    return Response(status_code=204)
