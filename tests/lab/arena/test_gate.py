"""The gate: the same luck for both bots, and a change that counts only against every opponent and all seeds."""

from dataclasses import replace
from typing import Any

import pytest

from bree.core import Refusal
from bree.lab.arena.bout import Result
from bree.lab.arena.contest import Contest
from bree.lab.arena.duels import differences, duel
from bree.lab.arena.gate import Gate, PairedGain
from bree.lab.executor import ThisProcess
from tests.lab.arena.company import Disorderly, played

pytestmark = pytest.mark.usefixtures("company")
GATE = Gate("mordor", {}, ("greedy", "random"), ("random", "first"), 40)


def compared(gate: Gate, executor: ThisProcess | Disorderly | None = None) -> tuple[list[PairedGain], list[Result]]:
    games: list[Result] = []
    gate.check()
    return list(gate.run(executor or ThisProcess(), games.extend)), games


def test_each_opponent_is_met_with_two_families_of_seeds() -> None:
    found, games = compared(GATE)
    rows = [(one.opponent, one.family, one.rounds) for one in found]
    assert rows == [(one, family, 20) for one in ("random", "first") for family in ("first", "second")]
    assert len(games) == GATE.total == 2 * 40 + 2 * 80  # `random` need not play against itself
    assert all(one.passed for one in found)
    assert [one.before for one in found[:2]] == [0.5, 0.5]
    assert found[0].gain != found[1].gain


def test_the_gain_is_that_of_the_contests_with_the_same_seeds() -> None:
    found, _ = compared(replace(GATE, opponents=("first",), seed="7"))
    leads = []
    for bot in GATE.bots:
        contest = Contest("mordor", {}, (bot, "first"), 40, "7/second")
        rounds = [played(contest)[at : at + 2] for at in range(0, 40, 2)]
        leads.append([differences(contest.bots, contest.pairings, games)[bot, "first"] for games in rounds])
    assert found[1].gain == duel([(mine - theirs) / 2 for mine, theirs in zip(*leads, strict=True)])
    assert found[1].score == 0.5 + sum(leads[0]) / 40


def test_a_bot_that_plays_the_same_moves_gains_exactly_nothing() -> None:
    found, _ = compared(Gate("mordor", {}, ("wasteful", "first"), ("first", "random"), 20))
    assert [(one.gain.by, one.passed) for one in found] == [(0.0, False)] * 4


def test_the_order_of_results_does_not_matter() -> None:
    gate = replace(GATE, games=6, opponents=("random",))
    assert compared(gate, Disorderly())[0] == compared(gate)[0]


def test_a_round_with_a_fault_does_not_count() -> None:
    found, games = compared(Gate("mordor", {}, ("broken", "random"), ("random",), 20))
    faulty = [{game.bout.round for game in games[at : at + 20] if game.fault} for at in (0, 20)]
    assert all(faulty)
    assert [one.rounds for one in found] == [10 - len(rounds) for rounds in faulty]


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"game": ""}, "arena-what"),
        ({"bots": ("greedy",)}, "arena-alone"),
        ({"bots": ("greedy", "random", "first")}, "gate-bots"),
        ({"opponents": ("random", "greedy")}, "gate-bots"),
        ({"opponents": ("random", "random")}, "gate-bots"),
        ({"opponents": ("random", "wizard")}, "bot-unknown"),
        ({"opponents": ("",)}, "bot-unknown"),
        ({"games": 0}, "arena-games"),
        ({"game": "doom"}, "gate-together"),
    ],
)
def test_a_gate_that_makes_no_sense_is_refused(changes: dict[str, Any], key: str) -> None:
    with pytest.raises(Refusal) as refusal:
        replace(GATE, **changes).check()
    assert refusal.value.key == key
