"""Could a lost round have been won? Asked over HTTP."""

from typing import Any

import httpx
import pytest

from bree.bots.host import Host
from bree.solve.round_solver import NO, UNSURE, YES, SolvedRound
from tests.browser.fellowship import SEED, dealt
from tests.browser.games import ended
from tests.server.running import House
from tests.server.setting import ME, Laid, bearer, bring, lay
from tests.server.test_rest import refused

pytestmark = pytest.mark.xdist_group("solver")  # only one test process compiles the solver


async def lost(rest: httpx.AsyncClient) -> Laid:
    sitting = dealt(SEED, loss="end")
    for _ in Host(sitting).serve():
        pass
    return await bring(rest, sitting.save(), ME, ME, ME, ME)


async def asked(rest: httpx.AsyncClient, laid: Laid, number: object = 1) -> httpx.Response:
    return await rest.get(f"{laid.path}/rounds/{number}/line", headers=bearer(laid.tokens["north"]))


async def answered(rest: httpx.AsyncClient, laid: Laid) -> dict[str, Any]:
    """Ask again until the search is over."""
    while not (told := (await asked(rest, laid)).json())["answer"]:
        pass
    found: dict[str, Any] = told
    return found


async def test_a_lost_round_has_a_line_that_wins(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lost(rest)
    found = await answered(rest, laid)
    assert found["answer"] == YES
    keys = [line["key"] for line in found["log"]]
    assert keys[-1] == "chapter-won"
    assert "round-lost" not in keys
    assert await answered(rest, laid) == found, "solved once"
    assert len(house.app.state.solved_rounds._known) == 1


@pytest.mark.parametrize("answer", [NO, UNSURE])
async def test_other_answers_come_without_a_line(
    house: House, rest: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    async def solved(*_: object) -> SolvedRound:
        return SolvedRound(answer)

    laid = await lost(rest)
    monkeypatch.setattr(house.app.state.inn.services.bots, "solve_round", solved)
    assert await answered(rest, laid) == {"answer": answer, "log": []}


@pytest.mark.usefixtures("house")
async def test_a_round_that_was_not_lost_is_refused(rest: httpx.AsyncClient) -> None:
    laid = await lost(rest)
    for number in (2, 2**31):
        refused(await asked(rest, laid, number), "no-lost-round")
    for odd in (0, -1, 2**31 + 1, "first", "1e3"):
        refused(await asked(rest, laid, odd), "form")


@pytest.mark.usefixtures("house")
async def test_a_running_or_unknown_table_is_refused(rest: httpx.AsyncClient) -> None:
    running = await lay(rest, "fellowship", ME, ME, options={"players": 2})
    refused(await asked(rest, running), "not-over")
    unknown = running._replace(id="A" * len(running.id))
    refused(await asked(rest, unknown), "no-table")
    laid = await lost(rest)
    refused(await rest.get(f"{laid.path}/rounds/1/line", headers=bearer("x")), "token")


@pytest.mark.usefixtures("house")
async def test_a_game_without_a_solver_is_refused(rest: httpx.AsyncClient) -> None:
    laid = await bring(rest, ended(), ME, ME)
    answer = await rest.get(f"{laid.path}/rounds/1/line", headers=bearer(laid.tokens["frodo"]))
    refused(answer, "no-solver")
