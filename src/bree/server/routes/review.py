"""Reviews: the win chances during an ended game, estimated by the strongest bot.

The bot plays the game to its end for all seats, from several positions. If it estimates chances itself and all seats
win together, its estimates are used instead. A review grows while a client reads it.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from functools import partial

from fastapi import APIRouter, Request

from bree.bots.find import strong
from bree.core import Refusal
from bree.server import clock
from bree.server.guard.fair_queue import LONG_CALLS, FairQueue
from bree.server.guard.refusals import refused_with
from bree.server.guard.request_guard import address_of
from bree.server.routes.forms import Chances
from bree.server.routes.replay import must_be_over
from bree.server.routes.tables import OR_NOBODY, Bearer, Live, looking
from bree.server.routes.win_chances import MAX_POINTS, Point, WinChances
from bree.server.services import Services
from bree.server.tables.live import LiveTable
from bree.server.tables.yielding import run_yielding
from bree.table import Sitting
from bree.table.undo import start_of_move

router = APIRouter(prefix="/api/tables")
REMEMBERED = 200  # reviews
SECONDS = 40.0  # for the review of one game
LOOK_S = 2.0  # how long an answer waits for the end of the work before it reports the results so far
GONE_S = 10.0  # a review that nobody has requested for this time is stopped ...
LEFT_S = 1.0  # ... or for this time, if the same caller requests another review
GAME_S = 30.0  # the time limit of one game


class Review:
    """The win chances of one game and the task that computes them. It runs as long as somebody reads it."""

    def __init__(self, chances: WinChances, work: Coroutine[None, None, None], caller: str) -> None:
        self.chances = chances
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
        return self.chances.shown()

    @property
    def left(self) -> bool:
        """Has nobody read it for `LEFT_S`? A client that goes on asks again at once."""
        return not self._readers and clock.monotonic() - self._left >= LEFT_S


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
        chances = WinChances(strong(live.game.name), SECONDS)
        begun = self._known[live.id] = Review(chances, self._in_turn(live, chances, caller), caller)
        begun.task.add_done_callback(partial(self._forget_failure, live.id))
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return begun

    def _forget_failure(self, table_id: str, task: asyncio.Task[None]) -> None:
        """Drop a failed review, so that it can be tried again and its exception does not keep the table in memory."""
        failed = task.cancelled() or task.exception() is not None
        if failed and table_id in self._known and self._known[table_id].task is task:
            del self._known[table_id]

    async def _in_turn(self, live: LiveTable, chances: WinChances, caller: str) -> None:
        if not chances.bot:
            raise Refusal("no-estimate")
        async with self._turns.turn(caller):
            async with live.at_rest() as sitting:
                last, end = len(sitting.answers), live.game.score(sitting.state) or {}
                points, seats = await _points(sitting), tuple(sitting.chairs)
            bots, seconds = self._services.bots, max(GAME_S, SECONDS)
            for point in chances.work(points, last, end):
                point.add(await bots.estimate(live.game, point.state, seats, chances.bot, seconds, caller))
        chances.close(points)


async def _points(sitting: Sitting) -> list[Point]:
    """Positions at which a seat begins a move, evenly spread over the game."""
    await run_yielding(sitting.add_checkpoints())
    answers = sitting.answers
    asked = [n for n, answer in enumerate(answers) if not answer.automatic and start_of_move(n, answers) == n]
    found: list[Point] = []
    for n in asked[:: max(1, -(-len(asked) // MAX_POINTS))]:
        found.append(Point(n, sitting.position(n).clone()))  # a clone has no log
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
