"""After the game: how the chances to win went, by the strongest bot: it plays on for all from positions of the game.

Where it reckons with a chance itself and all win together, its reckoning is taken. A review grows while it is read.
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

router = APIRouter(prefix="/api/tables")
REMEMBERED = 200  # reviews
SECONDS = 40.0  # for the course of win chances of one game
LOOK_S = 2.0  # an answer waits so long for the end of the work, then it tells what is known by then
GONE_S = 10.0  # the server stops a review that nobody has asked for in this time ...
LEFT_S = 1.0  # ... or in this time, if the same caller asks for another one
GAME_S = 30.0  # one game may take so long, however little time was given


class Review:
    """A course and the work on it, which goes on as long as somebody wants to see it."""

    def __init__(self, course: WinChances, work: Coroutine[None, None, None], caller: str) -> None:
        self.course = course
        self.caller = caller
        self.task = asyncio.create_task(work)
        self._readers = 0
        self._left = 0.0  # when the last of them went
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
            raise Refusal("busy")  # it may be asked for again
        if self.task.done():
            self.task.result()  # a refusal is the answer, too
        return self.course.told()

    @property
    def left(self) -> bool:
        """Nobody reads it any more. A client that reads on asks again at once."""
        return not self._readers and clock.monotonic() - self._left >= LEFT_S


class Reviews:
    """Each game is reviewed once; whoever asks meanwhile sees the same review grow."""

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
        course = WinChances(strong(live.game.name), SECONDS)
        begun = self._known[live.id] = Review(course, self._in_turn(live, course, caller), caller)
        begun.task.add_done_callback(partial(self._forget_failure, live.id))
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return begun

    def _forget_failure(self, table_id: str, task: asyncio.Task[None]) -> None:
        """It may be tried again, and a fault would keep the table in memory."""
        failed = task.cancelled() or task.exception() is not None
        if failed and table_id in self._known and self._known[table_id].task is task:
            del self._known[table_id]

    async def _in_turn(self, live: LiveTable, course: WinChances, caller: str) -> None:
        if not course.bot:
            raise Refusal("no-estimate")
        async with self._turns.turn(caller):
            async with live.at_rest() as sitting:
                last, end = len(sitting.answers), live.game.score(sitting.state) or {}
                points, seats = await _points(sitting), tuple(sitting.chairs)
            bots, seconds = self._services.bots, max(GAME_S, SECONDS)
            for point in course.work(points):
                point.add(await bots.estimate(live.game, point.state, seats, course.bot, seconds, caller))
        course.close(points, last, end)


async def _points(sitting: Sitting) -> list[Point]:
    """Positions at which a seat is asked, spread over the game."""
    await run_yielding(sitting.add_checkpoints())
    asked = [n for n, answer in enumerate(sitting.answers) if not answer.automatic]
    found: list[Point] = []
    for n in asked[:: max(1, -(-len(asked) // MAX_POINTS))]:
        found.append(Point(n, sitting.position(n).clone()))  # without its log
        await asyncio.sleep(0)
    return found


@router.get("/{table}/review", openapi_extra=OR_NOBODY, responses=refused_with(401, 403, 404, 409))
async def review(request: Request, live: Live, given: Bearer) -> Chances:
    """The course of the win chances of an ended game, as far as it is known."""
    looking(live, given)
    async with live.at_rest():
        must_be_over(live)
    reviews: Reviews = request.app.state.reviews
    return await reviews.of(live, address_of(request.scope))
