"""Chance answers by weight, and its odds are exact."""

from collections import Counter
from fractions import Fraction
from random import Random

from hypothesis import given, strategies as st
import pytest

from bree.core import CHANCE, Ask, Pick, odds, sample
from bree.core.chance import throw
from bree.games.mordor import GAME
from bree.games.mordor.state import DICE

WEIGHTED = (Pick("ring", (), 1), Pick("orc", (), 2), Pick("tree", (), 5))
PICKS = st.lists(st.integers(1, 1000), min_size=1, max_size=12).map(
    lambda weights: tuple(Pick(str(number), (), weight) for number, weight in enumerate(weights))
)


class Fixed(Random):
    """A random generator with a fixed result."""

    def __init__(self, value: float) -> None:
        super().__init__(0)
        self.value = value

    def random(self) -> float:
        return self.value


def test_samples_come_nearly_as_often_as_their_odds_say() -> None:
    rng, games = Random("frequencies"), 40_000
    counts = Counter(sample(WEIGHTED, rng) for _ in range(games))
    for name, chance in odds(WEIGHTED).items():
        spread = (float(chance * (1 - chance)) / games) ** 0.5
        assert abs(counts[name] / games - float(chance)) < 4 * spread


def test_the_same_seed_samples_the_same() -> None:
    def row(seed: int) -> list[str]:
        rng = Random(seed)
        return [sample(WEIGHTED, rng) for _ in range(50)]

    assert row(3) == row(3)
    assert row(3) != row(4)


@pytest.mark.parametrize(
    ("value", "picked"),
    [(0.0, "ring"), (0.1249, "ring"), (0.125, "orc"), (0.3749, "orc"), (0.375, "tree"), (1 - 2**-53, "tree")],
)
def test_the_line_is_cut_at_the_exact_weights(value: float, picked: str) -> None:
    assert sample(WEIGHTED, Fixed(value)) == picked


def test_a_crumb_left_by_rounding_falls_to_the_last_pick() -> None:
    assert sample(WEIGHTED, Fixed(1.0)) == "tree"


@given(picks=PICKS)
def test_odds_sum_to_exactly_one(picks: tuple[Pick, ...]) -> None:
    assert sum(odds(picks).values()) == 1
    assert all(chance > 0 for chance in odds(picks).values())


@given(picks=PICKS, seed=st.integers())
def test_a_sample_is_always_one_of_the_picks(picks: tuple[Pick, ...], seed: int) -> None:
    assert sample(picks, Random(seed)) in {pick.id for pick in picks}


def die_odds(wanted: str) -> dict[str, Fraction]:
    """The picks of a die of Journey to Mordor, from its chance ask."""
    s = GAME.new({"starter": "frodo"})
    for die in DICE:
        ask = GAME.waiting(s)
        assert ask is not None
        if die == wanted:
            return odds(ask.picks)
        GAME.apply(s, "ring")
    raise AssertionError(f"{wanted} was not thrown")


def test_the_black_die_has_six_different_faces() -> None:
    sixth = Fraction(1, 6)
    faces = ("ring", "gandalf", "weapon", "orc", "nazgul", "tree")
    assert die_odds("black") == dict.fromkeys(faces, sixth)


@pytest.mark.parametrize("die", ["yellow", "red", "blue", "green"])
def test_a_coloured_die_shows_a_ring_one_time_in_three(die: str) -> None:
    sixth = Fraction(1, 6)
    assert die_odds(die) == {
        "ring": Fraction(1, 3),
        "gandalf": sixth,
        "weapon": sixth,
        "orc": sixth,
        "nazgul": sixth,
    }


def test_every_hobbit_is_as_likely_to_start() -> None:
    ask = GAME.waiting(GAME.new({"players": 3}))
    assert ask is not None
    assert odds(ask.picks) == dict.fromkeys(("frodo", "sam", "merry"), Fraction(1, 3))


@given(picks=PICKS, seed=st.integers())
def test_an_ask_is_thrown_as_its_picks_are_sampled(picks: tuple[Pick, ...], seed: int) -> None:
    ask, rng, other = Ask(CHANCE, "throw", "TEST-1", picks), Random(seed), Random(seed)
    assert [throw(ask, rng) for _ in range(3)] == [sample(picks, other) for _ in range(3)]


@pytest.mark.parametrize("picks", [WEIGHTED, (Pick("ring"), Pick("orc"), Pick("tree"))])
def test_a_crumb_in_a_throw_falls_to_the_last_pick(picks: tuple[Pick, ...]) -> None:
    assert throw(Ask(CHANCE, "throw", "TEST-1", picks), Fixed(1.0)) == "tree"
