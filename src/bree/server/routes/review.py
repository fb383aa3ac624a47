"""Reviews: the win chances during an ended game, estimated by the strongest bot, and the answers that cost most.

The bot plays the game, or its round, to the end for all seats, from several positions. If it estimates chances itself
and all seats win together, its estimates are used instead. A review grows while a client reads it.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from functools import partial

from fastapi import APIRouter, Request

from bree.bots.find import strong
from bree.core import Refusal, State
from bree.core.saves.state_json import to_plain
from bree.server import clock
from bree.server.bots.pool import BotPool
from bree.server.bots.thinking import EstimateTask
from bree.server.guard.fair_queue import LONG_CALLS, FairQueue
from bree.server.guard.refusals import refused_with
from bree.server.guard.request_guard import address_of
from bree.server.routes.answer_costs import CANDIDATES, AnswerComparison, AnswerCosts, OwnMove
from bree.server.routes.forms import Chances, RoundEnd
from bree.server.routes.own_moves import own_moves, same_picks, shown_cost, without_done
from bree.server.routes.played_rounds import PlayedRound, played_rounds
from bree.server.routes.replay import must_be_over
from bree.server.routes.tables import OR_NOBODY, Bearer, Live, looking
from bree.server.routes.win_chances import MAX_POINTS, Point, WinChances, chance
from bree.server.services import Services
from bree.server.tables.live import LiveTable
from bree.server.tables.yielding import run_yielding
from bree.solve.round_solver import has_round_solver
from bree.table import Sitting
from bree.table.undo import start_of_move

router = APIRouter(prefix="/api/tables")
REMEMBERED = 200  # reviews
SECONDS = 40.0  # for the course of the chances; twice as long for the answers that cost
ADVISING = 0.25  # the part of the time for the bot's opinion about answers
LOOK_S = 0.5  # how long an answer waits for the end of the work before it reports the results so far
GONE_S = 10.0  # a review that nobody has requested for this time is stopped ...
LEFT_S = 1.0  # ... or for this time, if the same caller requests another review
GAME_S = 30.0  # the time limit of one game


class Review:
    """What is known of one game, and the task that finds out more. It runs as long as somebody reads it."""

    def __init__(self, shown: Callable[[], Chances], work: Coroutine[None, None, None], caller: str) -> None:
        self.shown = shown
        self.caller = caller
        self.task = asyncio.create_task(work)
        self._readers = 0
        self._left = 0.0  # when the last reader left
        self._stop: asyncio.TimerHandle | None = None

    async def read(self) -> Chances:
        self._readers += 1
        if self._stop is not None:
            self._stop.cancel()
        try:
            await asyncio.wait({self.task}, timeout=LOOK_S)
        finally:
            self._readers -= 1
            if not self._readers and not self.task.done():
                self._left = clock.monotonic()
                self._stop = asyncio.get_running_loop().call_later(GONE_S, self.task.cancel)
        if self.task.cancelled():
            raise Refusal("busy")  # the client may ask again
        if self.task.done():
            self.task.result()  # raises if the task was refused
        return self.shown()

    def freeze(self) -> None:
        """Keep the result, and let the table and its positions go."""
        final = self.shown()
        self.shown = lambda: final

    @property
    def left(self) -> bool:
        """Has nobody read it for `LEFT_S`? A client that goes on asks again at once."""
        return not self._readers and clock.monotonic() - self._left >= LEFT_S


class ReviewWork:
    """The work of one review: first the course of the chances, then the answers that cost most."""

    def __init__(self, live: LiveTable, bots: BotPool, caller: str) -> None:
        self._live = live
        self._bots = bots
        self._caller = caller
        self._bot = strong(live.game.name)
        self._seats = tuple(live.sitting.chairs)
        self._names = {one.seat: one.name for one in live.broadcast.chairs()}
        self._rounds: list[PlayedRound] = []
        self._solvable = has_round_solver(live.game.name)
        self._costs = AnswerCosts(2 * SECONDS)
        self.chances = WinChances(self._bot, SECONDS)

    def shown(self) -> Chances:
        found, costs = self.chances.shown(), self._costs
        found.done = (self.chances.done + costs.done) / 2
        found.rounds = [
            RoundEnd(round=one.number, n=one.last, won=one.won, solvable=not one.won and self._solvable)
            for one in self._rounds
        ]
        found.costs = [shown_cost(self._live.game, self._names, one) for one in costs.named()]
        found.compared = costs.compared
        return found

    async def do(self) -> None:
        if not self._bot:
            raise Refusal("no-estimate")
        async with self._live.at_rest() as sitting:
            last, end = len(sitting.answers), self._live.game.score(sitting.state) or {}
            self._rounds = await played_rounds(sitting)
            points = await _points(sitting)
        if not points:
            raise Refusal("no-estimate")
        results = [chance(one.last, dict.fromkeys(self._seats, float(one.won))) for one in self._rounds]
        for point in self.chances.work(points, last, end, results):
            task = self._task(point.state, max(GAME_S, SECONDS), point.round)
            point.add(await self._bots.play_out(task, self._caller))
        self.chances.close(points)
        await self._find_costs()
        self._costs.close()

    def _task(self, state: State, seconds: float, number: int, seat: str | None = None) -> EstimateTask:
        seed, game = self._bots.seed(), self._live.game.name
        return EstimateTask(game, to_plain(state), self._seats, self._bot, seed, seconds, seat=seat, round=number)

    async def _find_costs(self) -> None:
        self._costs.begin()
        async with self._live.at_rest() as sitting:
            moves = await own_moves(sitting, self.chances.course)
        for one in self._costs.work(await self._candidates(moves)):
            seconds = max(1.0, self._costs.left)
            task = self._task(one.move.state, seconds, one.move.round, one.move.seat)
            one.add(*await self._bots.compare(task, one.move.picks, one.better, self._caller))

    async def _candidates(self, moves: list[OwnMove]) -> list[AnswerComparison]:
        """The moves to which the bot prefers others."""
        found: list[AnswerComparison] = []
        for move in moves:
            if len(found) == CANDIDATES or self._costs.passed(ADVISING):
                break
            try:
                _, hint = await self._bots.advise(self._live.game, move.state, move.seat, self._caller)
            except Refusal as refusal:
                if refusal.key != "no-hint":
                    raise
                continue
            better = without_done(hint.picks)
            if not same_picks(better, move.picks):
                found.append(AnswerComparison(move, better))
        return found


class Reviews:
    """All reviews. Each game is reviewed once, and several readers share the review."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._known: OrderedDict[str, Review] = OrderedDict()
        self._turns = FairQueue(LONG_CALLS, services.settings.allowed.long_calls_an_address)

    async def of(self, live: LiveTable, caller: str) -> Chances:
        found = self._known.get(live.id)
        if found is None:
            await self._stop(lambda one: one.caller == caller and one.left)
            found = self._known.get(live.id) or self._begin(live, caller)
        return await found.read()

    async def close(self) -> None:
        await self._stop(lambda _: True)

    async def _stop(self, wanted: Callable[[Review], bool]) -> None:
        tasks = [one.task for one in self._known.values() if not one.task.done() and wanted(one)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, live: LiveTable, caller: str) -> Review:
        work = ReviewWork(live, self._services.bots, caller)
        begun = self._known[live.id] = Review(work.shown, self._in_turn(work, caller), caller)
        begun.task.add_done_callback(partial(self._forget_failure, live.id))
        begun.task.add_done_callback(lambda _: begun.freeze())
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return begun

    def _forget_failure(self, table_id: str, task: asyncio.Task[None]) -> None:
        """Drop a failed review, so that it can be tried again and its exception does not keep the table in memory."""
        failed = task.cancelled() or task.exception() is not None
        if failed and table_id in self._known and self._known[table_id].task is task:
            del self._known[table_id]

    async def _in_turn(self, work: ReviewWork, caller: str) -> None:
        async with self._turns.turn(caller):
            await work.do()


async def _points(sitting: Sitting) -> list[Point]:
    """Positions at which a seat begins a move, evenly spread over the game. In a game of rounds, within rounds."""
    await run_yielding(sitting.add_checkpoints())
    answers, rounds = sitting.answers, sitting.game.rounds
    asked = [n for n, answer in enumerate(answers) if not answer.automatic and start_of_move(n, answers) == n]
    found: list[Point] = []
    for n in asked[:: max(1, -(-len(asked) // MAX_POINTS))]:
        state = sitting.position(n).clone()  # a clone has no log
        number = 0 if rounds is None else rounds.number(state)
        if rounds is None or (number and rounds.won(state, number) is None):
            found.append(Point(n, state, number))
        await asyncio.sleep(0)
    return found


@router.get("/{table}/review", openapi_extra=OR_NOBODY, responses=refused_with(401, 403, 404, 409))
async def review(request: Request, live: Live, given: Bearer) -> Chances:
    """The win chances during an ended game, as far as they are known."""
    looking(live, given)
    async with live.at_rest():
        must_be_over(live)
    reviews: Reviews = request.app.state.reviews
    return await reviews.of(live, address_of(request.scope))
