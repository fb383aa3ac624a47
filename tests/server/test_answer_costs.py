"""What answers cost: how long the work goes on, and which answers are named."""

from collections.abc import Callable
from typing import Any

import pytest

from bree.server.bots.thinking import Estimate
from bree.server.routes import answer_costs
from bree.server.routes.answer_costs import LEAST_PAIRS, MOST_PAIRS, SCREENED, AnswerComparison, AnswerCosts, OwnMove
from tests.server.clock import Clock

NONE = Estimate({})


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(answer_costs, "clock", found)
    return found


def comparison(n: int) -> AnswerComparison:
    nothing: Any = None
    return AnswerComparison(OwnMove(n, "frodo", ("a",), nothing, 0), ("b",))


def shares(frodo: float) -> Estimate:
    return Estimate({"frodo": frodo, "sam": 1 - frodo})


def worked(
    clock: Clock,
    costs: AnswerCosts,
    count: int,
    seconds: float,
    result: Callable[[AnswerComparison, int], tuple[float, float]],
) -> int:
    """Compare until the work ends. `result`: the shares of the given and of the better answer."""
    costs.begin()
    number = 0
    for one in costs.work([comparison(n) for n in range(count)]):
        given, better = result(one, number)
        one.add(shares(given), shares(better))
        clock.now += seconds
        number += 1
    costs.close()
    return number


def test_the_three_worst_answers_are_named_the_most_expensive_first(clock: Clock) -> None:
    costs = AnswerCosts(1e6)
    worked(clock, costs, 6, 0.1, lambda one, _: (1 - one.move.n / 10, 1.0))
    assert [one.move.n for one in costs.named()] == [5, 4, 3]
    worst = costs.named()[0]
    assert worst.cost == pytest.approx(0.5)
    assert len(worst.differences) == MOST_PAIRS, "the pairs of the selection do not count"
    assert 0 < worst.interval.low < 0.5 < worst.interval.high
    assert costs.compared == 6


def test_an_answer_that_may_have_cost_nothing_is_not_named(clock: Clock) -> None:
    costs = AnswerCosts(1e6)
    worked(clock, costs, 2, 0.1, lambda one, number: (0.0, 1.0) if number % 9 else (1.0, 0.0) if one.move.n else (1, 1))
    named = [one.move.n for one in costs.named()]
    assert named
    for one in costs._final:
        assert (one.move.n in named) == (one.interval.low > 0)
    even = AnswerCosts(1e6)
    worked(clock, even, 2, 0.1, lambda _, number: (0.0, 1.0) if number // 2 % 2 else (1.0, 0.0))
    assert even.named() == []
    same = AnswerCosts(1e6)
    worked(clock, same, 2, 0.1, lambda *_: (1.0, 1.0))
    assert same.named() == []


def test_the_work_ends_in_time_and_gives_no_name_to_few_pairs(clock: Clock) -> None:
    costs = AnswerCosts(40.0)
    number = worked(clock, costs, 8, 4.0, lambda *_: (0.0, 1.0))
    assert number == 10
    assert clock.now <= 44.0
    assert costs.named() == [], f"less than {LEAST_PAIRS} pairs of each"


def test_the_selection_leaves_time_for_the_intervals(clock: Clock) -> None:
    costs = AnswerCosts(100.0)
    begun = clock.now
    worked(clock, costs, 8, 1.0, lambda *_: (0.0, 1.0))
    assert clock.now - begun == pytest.approx(100.0)
    assert [len(one.differences) for one in costs.named()] == [17, 17, 16]


def test_nothing_to_compare_is_no_cost(clock: Clock) -> None:
    costs = AnswerCosts(40.0)
    assert worked(clock, costs, 0, 1.0, lambda *_: (0.0, 1.0)) == 0
    assert (costs.named(), costs.compared, costs.done) == ([], 0, 1.0)


def test_pairs_without_a_result_do_not_count(clock: Clock) -> None:
    costs = AnswerCosts(1e6)
    costs.begin()
    for one in costs.work([comparison(1)]):
        one.add(shares(0.0), NONE)
        clock.now += 1
    costs.close()
    assert (costs.named(), costs.compared) == ([], 0)


def test_nothing_is_named_before_the_end(clock: Clock) -> None:
    costs = AnswerCosts(1e6)
    costs.begin()
    for number, one in enumerate(costs.work([comparison(1)])):
        one.add(shares(0.0), shares(1.0))
        clock.now += 0.1
        assert costs.named() == []
        assert costs.done < 1
        if number > SCREENED + LEAST_PAIRS:
            break


def test_a_few_equal_differences_have_a_wide_interval() -> None:
    one = comparison(1)
    for _ in range(LEAST_PAIRS):
        one.add(shares(0.5), shares(1.0))
    low, high = one.interval
    assert one.cost == 0.5
    assert high - low > 0.3
    for _ in range(200):
        one.add(shares(0.5), shares(1.0))
    assert one.interval.low > 0.45
