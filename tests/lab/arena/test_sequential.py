"""It stops when the order is clear, and hardly ever when it is not."""

from itertools import combinations
from random import Random

import pytest

from bree.lab.arena.sequential import ERROR, Order

TRIALS, ROUNDS = 80, 120


def rounds_until_clear(bots: tuple[str, ...], edges: tuple[float, ...], rng: Random) -> tuple[int, Order]:
    """Each round gives a whole victory, a draw or a defeat to each two; an edge is how much more often one wins."""
    order = Order(bots)
    for number in range(1, ROUNDS + 1):
        shown = {}
        for one, other in combinations(range(len(bots)), 2):
            edge, luck = edges[one] - edges[other], rng.random()
            shown[bots[one], bots[other]] = 1.0 if luck < 0.3 + edge / 2 else -1.0 if luck > 0.7 + edge / 2 else 0.0
        order.add(shown)
        if order.clear:
            return number, order
    return 0, order


@pytest.mark.parametrize("bots", [("a", "b"), ("a", "b", "c")])
def test_equal_bots_are_called_different_no_more_often_than_said(bots: tuple[str, ...]) -> None:
    rng = Random("equal")
    stopped = [rounds_until_clear(bots, (0.0,) * len(bots), rng)[0] for _ in range(TRIALS)]
    assert sum(map(bool, stopped)) <= TRIALS * ERROR


def test_the_better_one_is_found_and_hardly_ever_the_worse() -> None:
    rng = Random("better")
    found = [rounds_until_clear(("a", "b"), (0.4, 0.0), rng) for _ in range(TRIALS)]
    assert sum(("a", "b") in order.decided for _, order in found) >= TRIALS * 0.95
    assert sum(("b", "a") in order.decided for _, order in found) <= TRIALS * ERROR
    assert sum(number for number, _ in found) / TRIALS < 60


def test_an_order_of_three_needs_each_to_be_better_than_the_next() -> None:
    rng = Random("three")
    found = [rounds_until_clear(("b", "a", "c"), (0.0, 0.5, -0.5), rng)[1] for _ in range(20)]
    assert all(order.decided >= {("a", "b"), ("b", "c")} for order in found if order.clear)
    assert sum(order.clear for order in found) >= 18
    tied = [rounds_until_clear(("a", "b", "c"), (0.5, 0.5, -0.5), rng)[0] for _ in range(40)]
    assert sum(map(bool, tied)) <= 40 * ERROR


def test_the_wealth_is_that_of_a_fair_game() -> None:
    """On every way of three rounds of +1 and -1 it is one in the mean; victories alone multiply it soonest."""
    ways = [(a, b, c) for a in (1.0, -1.0) for b in (1.0, -1.0) for c in (1.0, -1.0)]
    wealth = []
    for way in ways:
        order = Order(("a", "b"))
        for by in way:
            order.add({("a", "b"): by})
        wealth.append(sum(order.wealth["a", "b"]) / len(order.wealth["a", "b"]))
    assert sum(wealth) / len(ways) == pytest.approx(1)
    assert max(wealth) == wealth[0]


@pytest.mark.parametrize(("bots", "rounds"), [("ab", 8), ("abc", 10), ("abcd", 11)])
def test_the_error_is_shared_out_among_all_ordered_pairs(bots: str, rounds: int) -> None:
    """A bot that wins every round is better when the mean stake has grown by the number of pairs
    divided by the error.
    """
    order, pairs = Order(tuple(bots)), len(bots) * (len(bots) - 1)
    wealth = [sum((1 + stake / 20) ** number for stake in range(1, 20)) / 19 for number in range(rounds + 1)]
    assert wealth[-2] < pairs / ERROR <= wealth[-1]
    for number in range(1, rounds + 1):
        assert not order.decided
        order.add({(bots[0], bots[1]): 1.0})
        assert bool(order.decided) == (number == rounds)
    assert order.decided == {(bots[0], bots[1])}


def test_nothing_is_clear_before_the_first_round() -> None:
    assert not Order(("a", "b")).clear
