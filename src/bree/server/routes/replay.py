"""Replays: frames, saves, a table from a save, and a table from any position of an ended game."""

import asyncio
from bisect import bisect_right
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.security import HTTPAuthorizationCredentials
from msgspec import UNSET, json

from bree.core import Ask, Game, LogEntry, Refusal, State
from bree.core.recorder import Recorder
from bree.core.saves.save import FROM_BRANCH
from bree.server.guard.fair_queue import FairQueue
from bree.server.guard.refusals import refused_with
from bree.server.guard.request_guard import address_of
from bree.server.routes import save_upload
from bree.server.routes.create_table import TablePlan, create_table, plan_from_save
from bree.server.routes.forms import BranchWish, NewTable, SaveShown
from bree.server.routes.gzip import response
from bree.server.routes.lobby import inn_of
from bree.server.routes.openapi import inline_schema
from bree.server.routes.save_upload import JSON
from bree.server.routes.tables import OR_NOBODY, Bearer, Live, looking
from bree.server.show.published_state import Seats, may_read, shown_ask, shown_line
from bree.server.show.steps import RecordedStep, VisibleStep, without_duplicate
from bree.server.tables import seats as seating
from bree.server.tables.live import LiveTable
from bree.server.tables.yielding import run_yielding
from bree.server.wire import messages
from bree.server.wire.schema import AskShown, BeatShown, FrameShown
from bree.table.pick_set import pick_set_of
from bree.table.sitting import Answer
from bree.table.undo import start_of_move

router = APIRouter(prefix="/api/tables")
FRAMES, FRAMES_BYTES = 500, 2 * 1024 * 1024  # in one answer; the size is approximate
QueryNumber = Annotated[int, Query(ge=0, le=2**31)]
MANY = 2**31


@router.get(
    "/{table}/frames",
    openapi_extra=OR_NOBODY,
    response_class=Response,
    responses={**refused_with(401, 403, 404), 200: {"content": {JSON: {"schema": inline_schema(list[FrameShown])}}}},
)
async def frames(
    request: Request,
    live: Live,
    given: Bearer,
    first: Annotated[QueryNumber, Query(alias="from")] = 0,
    count: QueryNumber = MANY,
    beats: bool = False,
) -> Response:
    """The positions of the game as the caller may see them, as many as fit into one answer. The first has number 0.

    The next request begins after the last `n` of this answer; an answer without frames ends the game. The first frame
    has the static view (`fixed`). Several seats of one screen send their tokens with commas between them. With `beats`,
    each frame has the steps since the position before it.
    """
    seats = _looking_from(live, given)
    async with long_call(request, given):
        async with live.at_rest() as sitting:
            await run_yielding(sitting.add_checkpoints())
            answers, over = list(sitting.answers), live.over
            state = sitting.position(max(0, min(first, len(answers)) - 1))
        numbers = range(first, min(first + min(count, FRAMES), len(answers) + 1))
        found, size = [], 0
        async for frame in _frames(live.game, state, answers, seats, over, numbers, beats):
            found.append(json.encode(frame))
            size += len(found[-1])
            if size >= FRAMES_BYTES:
                break
    return await response(request.headers, b"[" + b",".join(found) + b"]", JSON)


def _looking_from(live: LiveTable, given: HTTPAuthorizationCredentials | None) -> Seats:
    """The seats of all tokens together, with the same limits as a hello."""
    together = given.credentials if given is not None else ""
    if len(together) > messages.TOKENS * (messages.WORD + 1) or together.count(",") >= messages.TOKENS:
        raise Refusal("too-large")
    tokens = together.split(",") if given is not None else []
    return seating.held(live.record, [seating.hashed(token) for token in tokens]) or looking(live, given)


async def _frames(
    game: Game, state: State, answers: list[Answer], seats: Seats, over: bool, numbers: range, beats: bool
) -> AsyncIterator[FrameShown]:
    """Play on from the position before the first frame. Changes `state`."""
    told = len(state.log or ()) if numbers.start else 0
    for n in numbers:
        way = _go_on(game, state, answers[n - 1].pick, seats, beats) if n else []
        log = state.log or []
        lines = [shown_line(entry) for entry in log[told:] if may_read(seats, entry)]
        who = answers[n - 1].who if n else ""
        pick = answers[n - 1].pick if n and (over or who in seats) else UNSET
        make = game.dynamic_views(state)
        seen = {seat: make(seat or None) for seat in seats or ("",)}
        view, *others = seen.values()
        views = {seat: other for seat, other in zip(seats[1:], others, strict=True) if other != view}
        fixed = (game.static_view(state) or UNSET) if n == numbers.start else UNSET
        if way:
            way = without_duplicate(way, len(lines), {seat: messages.raw(one) for seat, one in seen.items()})
        yield FrameShown(n, who, view, lines, _ask(game, state, seats), pick, views or UNSET, fixed, way or UNSET)
        told = len(log)
        await asyncio.sleep(0)  # a view may take milliseconds, so other tasks run after each


def _go_on(game: Game, state: State, pick: str, seats: Seats, beats: bool) -> list[BeatShown]:
    """Give the answer. Returns its steps if the caller wants them."""
    if not beats:
        game.apply(state, pick)
        return []
    told = len(state.log or ())
    found: list[VisibleStep] = []

    def record(lines: list[LogEntry]) -> None:
        beat = RecordedStep(game, state, lines, len(state.log or ())).visible_to(seats)
        if beat is not None:
            found.append(beat)

    game.rules.play(state, pick, recorder=Recorder(state, record))
    heard = [place for place, line in enumerate(state.log or (), 1) if place > told and may_read(seats, line)]
    return [BeatShown(bisect_right(heard, beat.at), beat.views) for beat in found]


def _ask(game: Game, state: State, seats: Seats) -> AskShown | None:
    ask: Ask | None = game.waiting(state)
    if ask is None or ask.automatic:
        return None
    if ask.who not in seats:
        return AskShown(ask.who, ask.key)
    return shown_ask(game, state, ask, pick_set_of(game, state, ask))


@router.get(
    "/{table}/save",
    openapi_extra=OR_NOBODY,
    response_class=Response,
    responses={**refused_with(401, 403, 404, 409), 200: {"model": SaveShown}},
)
async def save(request: Request, live: Live, given: Bearer) -> Response:
    """The save of an ended game. The save of a running game would reveal all secrets."""
    looking(live, given)
    async with long_call(request, given), live.at_rest() as sitting:
        must_be_over(live)
        text = sitting.save()
    return await response(request.headers, text.encode(), JSON)


def must_be_over(live: LiveTable) -> None:
    if not live.over:
        raise Refusal("not-over")


@router.post("/import", status_code=201, responses=refused_with(404), openapi_extra=save_upload.request_schema())
async def bring(request: Request) -> NewTable:
    """A new table that continues a saved game."""
    inn = inn_of(request)
    body = await save_upload.read_body(request)  # before the queue, so that nobody waits for a slow connection
    async with long_call(request):
        wish = save_upload.parse_form(body)
        checking = inn.services.bots.check_save(wish.save, address_of(request.scope))
        checked = await save_upload.while_connected(request, checking)
        return await create_table(inn, plan_from_save(inn.services, checked), wish.seats, address_of(request.scope))


@router.post("/{table}/branch", status_code=201, openapi_extra=OR_NOBODY, responses=refused_with(401, 403, 404, 409))
async def branch(request: Request, live: Live, wish: BranchWish, given: Bearer) -> NewTable:
    """A new table from the position after `at` answers of an ended game. Inside a pick set, from its beginning."""
    looking(live, given)
    async with live.at_rest() as sitting:
        must_be_over(live)
        if wish.at > len(sitting.answers):
            raise Refusal("no-moment", at=wish.at, last=len(sitting.answers))
        first = start_of_move(wish.at, sitting.answers)
        picks = [answer.pick for answer in sitting.answers[:first]]
    record = live.record
    plan = TablePlan(live.game, record.options, record.start, picks, record.watch, origin=FROM_BRANCH, practice=True)
    async with long_call(request, given):
        return await create_table(inn_of(request), plan, wish.seats, address_of(request.scope))


def long_call(
    request: Request, given: HTTPAuthorizationCredentials | None = None
) -> AbstractAsyncContextManager[object]:
    """A turn for a long call: one at a time for each address and each token. Further calls are refused."""
    turns: FairQueue = request.app.state.long_calls
    tokens = [seating.hashed(given.credentials)] if given is not None else []
    return turns.turn(address_of(request.scope), *tokens)
