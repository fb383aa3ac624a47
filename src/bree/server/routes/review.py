"""After the game: how the chances to win went, estimated by playing on from the positions it went through."""

import asyncio
from collections import OrderedDict
from functools import partial

from fastapi import APIRouter, Request

from bree.core import Refusal, State
from bree.server.guard.door import address_of
from bree.server.guard.refusals import refused_with
from bree.server.guard.turns import Turns
from bree.server.routes.forms import Chance, Chances
from bree.server.routes.replay import must_be_over
from bree.server.routes.tables import OR_NOBODY, Bearer, Live, looking
from bree.server.services import Services
from bree.server.tables.breath import breathing
from bree.server.tables.live import LiveTable
from bree.table import Sitting

router = APIRouter(prefix="/api/tables")
POINTS = 24  # positions estimated
REMEMBERED = 200  # reviews


class Reviews:
    """Each game is reviewed once; whoever asks meanwhile waits for the same."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._known: OrderedDict[str, asyncio.Task[list[Chance]]] = OrderedDict()
        self._turns = Turns(
            services.settings.long_calls, services.settings.long_calls_an_address, services.settings.callers_waiting
        )

    async def of(self, live: LiveTable, caller: str) -> list[Chance]:
        task = self._known.get(live.id)
        if task is None:
            task = self._known[live.id] = asyncio.create_task(self._in_turn(live, caller))
            task.add_done_callback(partial(self._forget_failure, live.id))
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return await asyncio.shield(task)

    def _forget_failure(self, table_id: str, task: asyncio.Task[list[Chance]]) -> None:
        """It may be tried again, and a fault would keep the table in memory."""
        if (task.cancelled() or task.exception() is not None) and self._known.get(table_id) is task:
            del self._known[table_id]

    async def _in_turn(self, live: LiveTable, caller: str) -> list[Chance]:
        async with self._turns.turn(caller):
            return await self._estimate(live, caller)

    async def _estimate(self, live: LiveTable, caller: str) -> list[Chance]:
        """One position after the other: between two of them somebody else may get his hint."""
        services = self._services
        async with live.at_rest() as sitting:
            last, end = len(sitting.answers), live.game.score(sitting.state) or {}
            moments = await _moments(sitting)
        seconds = services.settings.review_seconds / max(1, len(moments))
        found = [await services.bots.estimate(live.game, state, seconds, caller) for _, state in moments]
        chances = [_chance(n, shares) for (n, _), shares in zip(moments, found, strict=True) if shares]
        if not chances:
            raise Refusal("no-estimate")
        return [*chances, _chance(last, end)]


def _chance(n: int, shares: dict[str, float]) -> Chance:
    return Chance.model_validate({**shares, "n": n})


async def _moments(sitting: Sitting) -> list[tuple[int, State]]:
    """Positions at which a seat is asked, spread over the game."""
    await breathing(sitting.retrace())
    asked = [n for n, answer in enumerate(sitting.answers) if not answer.idle]
    step = max(1, -(-len(asked) // POINTS))
    found: list[tuple[int, State]] = []
    for n in asked[::step]:
        found.append((n, sitting.position(n).clone()))  # without its log
        await asyncio.sleep(0)
    return found


@router.get("/{table}/review", openapi_extra=OR_NOBODY, responses=refused_with(401, 403, 404, 409))
async def review(request: Request, live: Live, given: Bearer) -> Chances:
    """The course of the win chances of an ended game."""
    looking(live, given)
    async with live.at_rest():
        must_be_over(live)
    reviews: Reviews = request.app.state.reviews
    return Chances(chances=await reviews.of(live, address_of(request.scope)))
