"""Could a lost round have been won? The solver of the game looks for a line of play that wins, with open hands."""

import asyncio
from collections import OrderedDict
from typing import Annotated

from fastapi import APIRouter, Path, Request

from bree.core import Refusal
from bree.server.guard.refusals import refused_with
from bree.server.guard.request_guard import address_of
from bree.server.routes.forms import WonLine, WonLineEntry
from bree.server.routes.played_rounds import played_rounds
from bree.server.routes.replay import must_be_over
from bree.server.routes.tables import OR_NOBODY, Bearer, Live, looking
from bree.server.tables.live import LiveTable
from bree.server.tables.yielding import run_yielding
from bree.solve.round_solver import SolvedRound, has_round_solver

router = APIRouter(prefix="/api/tables")
REMEMBERED = 200  # searches
LOOK_S = 2.0  # how long an answer waits for the end of a search
RoundNumber = Annotated[int, Path(ge=1, le=2**31)]


class SolvedRounds:
    """The searches for winning lines, so that each round is solved once. Several readers share a search."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[str, int], asyncio.Task[SolvedRound]] = OrderedDict()

    async def of(self, live: LiveTable, number: int, caller: str) -> SolvedRound | None:
        """None while the search goes on: the client asks again."""
        key = (live.id, number)
        task = self._known.get(key)
        if task is None:
            task = self._known[key] = asyncio.create_task(_solved(live, number, caller))
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        await asyncio.wait({task}, timeout=LOOK_S)
        if not task.done():
            return None
        if task.cancelled() or task.exception() is not None:
            self._known.pop(key, None)  # the client may try again
        return task.result()

    async def close(self) -> None:
        tasks = [task for task in self._known.values() if not task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _solved(live: LiveTable, number: int, caller: str) -> SolvedRound:
    async with live.at_rest() as sitting:
        await run_yielding(sitting.add_checkpoints())
        lost = {one.number: one for one in await played_rounds(sitting) if not one.won}
        if number not in lost:
            raise Refusal("no-lost-round", round=number)
        one = lost[number]
        state = sitting.position(one.first).clone()
        answers = tuple(answer.pick for answer in sitting.answers[one.first : one.last])
    return await live.services.bots.solve_round(live.game, state, answers, caller)


@router.get("/{table}/rounds/{number}/line", openapi_extra=OR_NOBODY, responses=refused_with(401, 403, 404, 409))
async def won_line(request: Request, live: Live, number: RoundNumber, given: Bearer) -> WonLine:
    """A line of play that would have won a lost round of an ended game, if there is one."""
    looking(live, given)
    async with live.at_rest():
        must_be_over(live)
    if not has_round_solver(live.game.name):
        raise Refusal("no-solver")
    solved: SolvedRounds = request.app.state.solved_rounds
    found = await solved.of(live, number, address_of(request.scope))
    if found is None:
        return WonLine(answer="", log=[])
    log = [WonLineEntry.model_validate({"key": one.key, "rule": one.rule, "facts": one.facts}) for one in found.log]
    return WonLine(answer=found.answer, log=log)
