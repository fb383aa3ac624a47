"""The deal of the day: opening its table, and its result.

A browser keeps a secret key. The server computes the id and the tokens of the table from the key, the day and the game.
So a browser gets one table for each deal of the day, even if several windows ask for it.
"""

from base64 import urlsafe_b64encode
from contextlib import suppress
from functools import lru_cache
from hashlib import sha256
from secrets import token_urlsafe

from fastapi import APIRouter, Request

from bree.core import Game, Refusal
from bree.core.saves.save import FROM_DAILY
from bree.server import clock
from bree.server.bots.pool import bots_of
from bree.server.guard.refusals import refused_with
from bree.server.guard.request_guard import address_of
from bree.server.routes.create_table import TablePlan, create_table
from bree.server.routes.forms import DailyAnswer, DailyList, DailyResult, DailyVerdict, DailyWish, NewTable, SeatWish
from bree.server.routes.lobby import inn_of
from bree.server.routes.tables import OR_NOBODY, Bearer, Live, looking
from bree.server.store import Conflict
from bree.table.daily import OPEN, PAST, day_of, days, deal_of, deal_on, deals, result_of

router = APIRouter(prefix="/api/daily")
ID_LENGTH = 24


@router.get("", responses=refused_with())
async def listed(request: Request) -> DailyList:
    """The days whose deals can be played, today first, and the games that have one."""
    games = [game.name for game in inn_of(request).services.games.values() if deals(game)]
    return DailyList(days=days(clock.now()), games=games)


@router.post("", status_code=201, responses=refused_with(404))
async def open_daily(request: Request, wish: DailyWish) -> NewTable:
    """Open the table of a deal. The same browser gets the same table of a deal for a whole day, and it counts."""
    inn, now = inn_of(request), clock.now()
    game = inn.services.game(wish.game)
    deal = deal_of(game, wish.day, now)
    today = wish.day == day_of(now)
    key = f"{wish.person}/{wish.day}/{wish.game}/{'' if today else token_urlsafe(12)}"
    table = _derived("table", key)[:ID_LENGTH]
    token, host = _derived("seat", key), _derived("host", key)
    if await inn.services.store.table(table) is None:
        options, bot = game.choose(dict(deal.options)), bots_of(game)[-1]
        me, other = SeatWish(kind="me", name=wish.name), SeatWish(kind="bot", bot=bot)
        seats = [me if seat == deal.seat else other for seat in game.seats(options)]
        plan = TablePlan(game, options, picks=deal.answers, origin=FROM_DAILY, daily=wish.day, id=table)
        with suppress(Conflict):  # another window has opened the table at the same time
            await create_table(inn, plan, seats, address_of(request.scope), (host, token))
    return NewTable(table=table, host_token=host, tokens={deal.seat: token})


def _derived(part: str, key: str) -> str:
    return urlsafe_b64encode(sha256(f"bree/daily/{part}/{key}".encode()).digest()).decode().rstrip("=")


@router.get("/{table}", responses=refused_with(401, 403, 404), openapi_extra=OR_NOBODY)
async def result(live: Live, given: Bearer) -> DailyResult:
    """How the deal ended at this table, and whether the attempt counts."""
    looking(live, given)
    record = live.record
    if not record.daily:
        raise Refusal("daily-not", table=live.id)
    async with live.at_rest() as sitting:
        deal = deal_on(live.game, record.daily)
        found = result_of(live.game, deal, sitting.state, sitting.answers)
        answered = sitting.answers[len(deal.answers)].pick if deal.puzzle and found.outcome != OPEN else ""
    return DailyResult(
        game=record.game, day=record.daily, counted=day_of(record.created) == record.daily,
        outcome=found.outcome, unit=found.unit, count=found.steps,
        verdict=_verdict(live.game, record.daily).model_copy(update={"given": answered}) if answered else None,
    )  # fmt: skip


@lru_cache(maxsize=PAST + 1)
def _verdict(game: Game, day: str) -> DailyVerdict:
    """What each answer is worth; the given one is still missing."""
    puzzle = deal_on(game, day).puzzle
    assert puzzle is not None
    ask = game.waiting(puzzle.position(game))
    assert ask is not None, "a puzzle asks a seat"
    on = {pick.id: list(pick.on) for pick in ask.picks}
    answers = [DailyAnswer(pick=pick, on=on[pick], value=round(100 * value)) for pick, value in puzzle.values.items()]
    answers.sort(key=lambda answer: (answer.pick != puzzle.right, -answer.value))
    facts = {name: list(fact) if isinstance(fact, tuple) else fact for name, fact in ask.facts.items()}
    return DailyVerdict(who=ask.who, key=ask.key, facts=facts, given="", answers=answers)
