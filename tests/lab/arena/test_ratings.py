"""Ratings: exact where the answer is known, true where the strengths are, finite always."""

from math import exp, log
from random import Random

import pytest

from bree.lab.arena.ratings import ELO, Rating, Ratings, Shares, rate

Game = tuple[tuple[int, ...], tuple[float, ...]]
WON, LOST, DRAWN = (1.0, 0.0), (0.0, 1.0), (0.5, 0.5)


def games(*shares: tuple[float, float]) -> list[Shares]:
    """Games of two bots with the shares of the first one, each in a separate block."""
    return [[((0, 1), share)] for share in shares]


@pytest.mark.parametrize(
    ("results", "odds"),
    [
        ([WON] * 3 + [LOST], 3.5 / 1.5),
        ([WON, LOST], 1.0),
        ([WON] * 20, 20.5 / 0.5),
        ([DRAWN, DRAWN, WON, WON], 3.5 / 1.5),
        ([], 1.0),
    ],
)
def test_two_bots_differ_by_the_odds_of_their_victories_with_half_a_one_added(
    results: list[tuple[float, float]], odds: float
) -> None:
    ratings = rate(2, games(*results))
    assert ratings.between(0, 1).rating == pytest.approx(400 * log(odds) / log(10))
    assert ratings.of(0).rating == pytest.approx(-ratings.of(1).rating)


def test_the_interval_of_many_games_of_their_own_is_that_of_their_odds() -> None:
    """Var of the logarithm of odds is 1/won + 1/lost."""
    found = rate(2, games(*[WON] * 3000, *[LOST] * 1000)).between(0, 1)
    spread = 1.959964 * (1 / 3000 + 1 / 1000) ** 0.5 * ELO
    assert found.high - found.rating == pytest.approx(spread, rel=0.01)
    assert found.rating - found.low == pytest.approx(spread, rel=0.01)


def test_a_ring_of_victories_leaves_all_equal() -> None:
    ring: list[Shares] = [[((0, 1), WON), ((1, 2), WON), ((2, 0), WON)]] * 10
    assert [rate(3, ring).of(bot).rating for bot in range(3)] == pytest.approx([0.0] * 3, abs=1e-9)


def test_at_a_table_of_three_strengths_are_shares_of_the_victories() -> None:
    """Luce: 6 : 3 : 1, and two halves against each of the others beside many games."""
    table = (0, 1, 2)
    shares = [(1.0, 0.0, 0.0)] * 6000 + [(0.0, 1.0, 0.0)] * 3000 + [(0.0, 0.0, 1.0)] * 1000
    ratings = rate(3, [[(table, share)] for share in shares])
    assert ratings.between(0, 1).rating == pytest.approx(ELO * log(2), abs=1)
    assert ratings.between(1, 2).rating == pytest.approx(ELO * log(3), abs=1)


def test_a_bot_at_two_places_is_no_better_for_it() -> None:
    """It wins two of three games at two of three places: nobody is better."""
    shares = [(1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)]
    ratings = rate(2, [[((0, 0, 1), share)] for share in shares * 5])
    assert ratings.between(0, 1).rating == pytest.approx(0, abs=1e-9)


def test_pairs_in_which_luck_cancels_make_the_interval_narrower() -> None:
    """Each seat wins in half of the games, and both have had both: that they are equal is nearly certain."""
    paired: list[Shares] = [[((0, 1), WON), ((1, 0), WON)]] * 50
    alone = [[game] for block in paired for game in block]
    narrow, wide = (rate(2, blocks).between(0, 1) for blocks in (paired, alone))
    assert narrow.rating == wide.rating == pytest.approx(0)
    assert 0 < narrow.high < wide.high / 5


def test_order_is_by_strength_and_then_by_name() -> None:
    assert rate(3, [[((0, 2), LOST)]]).order() == [2, 1, 0]
    assert rate(3, []).order() == [0, 1, 2]


def simulated(strengths: list[float], places: int, blocks: int, rng: Random) -> Ratings:
    """Bots of known strength. In half of the blocks luck favours one place in all games alike."""
    found: list[Shares] = []
    for _ in range(blocks):
        seated = tuple(rng.sample(range(len(strengths)), places))
        shared = rng.random() if rng.random() < 0.5 else None
        found.append([winner(seat, strengths, rng.random() if shared is None else shared) for seat in rotated(seated)])
    return rate(len(strengths), found)


def rotated(seated: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [seated[at:] + seated[:at] for at in range(len(seated))]


def winner(seated: tuple[int, ...], strengths: list[float], luck: float) -> Game:
    weights = [exp(strengths[bot]) for bot in seated]
    left = luck * sum(weights)
    for at, weight in enumerate(weights):
        left -= weight
        if left < 0 or at == len(weights) - 1:
            return seated, tuple(float(place == at) for place in range(len(seated)))
    raise AssertionError


def holds(rating: Rating, true: float) -> bool:
    return rating.low <= ELO * true <= rating.high


@pytest.mark.parametrize(
    ("strengths", "places", "blocks"),
    [([0.0, 0.0], 2, 12), ([1.2, 0.0], 2, 25), ([1.0, 0.0, -1.0], 2, 40), ([0.7, 0.0, -0.7], 3, 40)],
)
def test_the_interval_holds_the_true_difference_as_often_as_it_says(
    strengths: list[float], places: int, blocks: int
) -> None:
    """Of 120 trials 114 are expected, and fewer than 105 would be a wonder."""
    rng = Random(f"coverage {strengths} {places} {blocks}")
    trials = [simulated(strengths, places, blocks, rng) for _ in range(120)]
    held = sum(holds(ratings.between(0, 1), strengths[0] - strengths[1]) for ratings in trials)
    assert 105 <= held <= 120
    assert sum(ratings.between(0, 1).rating for ratings in trials) / 120 == pytest.approx(
        ELO * (strengths[0] - strengths[1]), abs=25
    )
