"""A review names the answers that cost most, and knows the rounds of a game."""

from typing import Any

import httpx
import pytest

from bree.bots.hint import Hint
from bree.core import Game, State
from bree.core.saves.state_json import to_plain
from bree.games.fellowship import GAME
from bree.server.bots import thinking
from bree.server.bots.thinking import Estimate, EstimateTask
from bree.server.routes.answer_costs import CANDIDATES, MOST_PAIRS
from bree.server.routes.played_rounds import PlayedRound, played_rounds
from bree.table import Sitting
from tests.browser.fellowship import SEATS, SEED, asks, dealt, played
from tests.server.running import House
from tests.server.setting import ME, Laid, bearer, bring, lay
from tests.server.test_rest import refused
from tests.solve.test_lost_round import lost

EVEN, NONE = dict.fromkeys(SEATS, 0.5), dict.fromkeys(SEATS, 0.0)
WHOLE = dict.fromkeys(SEATS, 1.0)


class FakeBots:
    """They know at once that the last pick is better, or that it makes no difference."""

    def __init__(self, better: dict[str, float]) -> None:
        self.better = better
        self.compared: list[tuple[str, tuple[str, ...], tuple[str, ...]]] = []

    async def advise(self, game: Game, state: State, _seat: str, _caller: str) -> tuple[str, Hint]:
        ask = game.waiting(state)
        assert ask is not None
        return "careful", Hint((ask.picks[-1].id,))

    async def play_out(self, task: EstimateTask, _caller: str) -> Estimate:
        assert (task.seat, task.round) == (None, 1)
        return Estimate(EVEN)

    async def compare(
        self, task: EstimateTask, given: tuple[str, ...], better: tuple[str, ...], _caller: str
    ) -> tuple[Estimate, Estimate]:
        assert task.seat is not None
        self.compared.append((task.seat, given, better))
        return Estimate(NONE), Estimate(self.better)


@pytest.fixture
def fakes(house: House, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> FakeBots:
    made, bots = FakeBots(getattr(request, "param", WHOLE)), house.app.state.inn.services.bots
    for name in ("advise", "play_out", "compare"):
        monkeypatch.setattr(bots, name, getattr(made, name))
    return made


async def reviewed(rest: httpx.AsyncClient, laid: Laid) -> dict[str, Any]:
    while True:
        answer = await rest.get(f"{laid.path}/review", headers=bearer(laid.tokens["north"]))
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        if found["done"] == 1:
            return found
        assert found["costs"] == [], "nothing is named before the end"


async def test_the_three_answers_that_cost_most_are_named(rest: httpx.AsyncClient, fakes: FakeBots) -> None:
    sitting = lost(SEED)
    laid = await bring(rest, sitting.save(), *[ME] * 4)
    found = await reviewed(rest, laid)
    last = len(sitting.answers)
    assert found["rounds"] == [{"round": 1, "n": last, "won": False, "solvable": True}]
    assert found["chances"][-1] == {"n": last, **NONE}
    assert found["compared"] == CANDIDATES
    assert len(found["costs"]) == 3
    for cost in found["costs"]:
        answer = sitting.answers[cost["n"]]
        ask = GAME.waiting(sitting.position(cost["n"]))
        assert ask is not None
        assert (cost["seat"], cost["round"], cost["games"]) == (answer.who, 1, MOST_PAIRS)
        assert (answer.who, (answer.pick,), (ask.picks[-1].id,)) in fakes.compared
        assert cost["given"]["en"] != cost["better"]["en"]
        assert cost["given"]["pl"] != cost["better"]["pl"]
        assert cost["question"]["en"] != cost["question"]["pl"]
        assert 0.9 < cost["low"] < cost["cost"] == 1.0


@pytest.mark.parametrize("fakes", [NONE], indirect=True)
@pytest.mark.usefixtures("fakes")
async def test_answers_that_cost_nothing_are_not_named(rest: httpx.AsyncClient) -> None:
    found = await reviewed(rest, await bring(rest, lost(SEED).save(), *[ME] * 4))
    assert (found["costs"], found["compared"]) == ([], CANDIDATES)


@pytest.mark.usefixtures("house")
async def test_a_running_or_unknown_table_has_no_review(rest: httpx.AsyncClient) -> None:
    running = await lay(rest, "fellowship", ME, ME, options={"players": 2})
    refused(await rest.get(f"{running.path}/review", headers=bearer(running.tokens["north"])), "not-over")
    refused(await rest.get("/api/tables/AAAAAAAAAAAA/review"), "no-table")


async def test_every_round_is_found_with_its_first_and_last_answer() -> None:
    sitting = dealt(SEED, chapter="1")
    ends: list[int] = []
    while len(ends) < 3:
        sitting.play_automatic()
        ask = sitting.ask
        assert ask is not None
        if ask.key == "onward":
            ends.append(len(sitting.answers))
            sitting.answer(ask.who, "again")
        else:
            sitting.answer(ask.who, ask.picks[0].id)
    found = await played_rounds(sitting)
    firsts = [0, *(end + 1 for end in ends[:2])]
    assert found == [PlayedRound(n, *span, False) for n, span in enumerate(zip(firsts, ends, strict=True), 1)]


def test_a_move_is_estimated_for_its_round_in_the_world_of_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting.load(played(asks("play")))
    monkeypatch.setitem(thinking._games, "fellowship", GAME)
    ask = sitting.ask
    assert ask is not None
    task = EstimateTask("fellowship", to_plain(sitting.state), SEATS, "random", 1, 60.0, seat=ask.who, round=1)
    found = [thinking.estimate(task._replace(picks=(pick.id,)), 60.0) for pick in ask.picks]
    again = [thinking.estimate(task._replace(picks=(pick.id,)), 60.0) for pick in ask.picks]
    assert found == again
    for estimate in found:
        assert isinstance(estimate, Estimate)
        assert estimate.shares in (NONE, WHOLE)
    assert thinking.estimate(task._replace(picks=("nothing",)), 60.0) == Estimate({})
