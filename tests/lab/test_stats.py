"""Intervals, against figures computed by hand with z = 1.959964."""

from hypothesis import given, strategies as st
import pytest

from bree.lab.stats import wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (8, 10, 0.490162, 0.943318),  # (0.8 + 0.192073 -+ 0.313617) / 1.384146
        (50, 100, 0.403832, 0.596168),
        (0, 10, 0.0, 0.277533),  # z² / (n + z²)
        (10, 10, 0.722467, 1.0),  # n / (n + z²)
        (1, 1, 0.206549, 1.0),  # 1 / (1 + z²)
        (2.5, 5, 0.170424, 0.829576),  # halves count: 0.5 -+ 1.959964 sqrt(0.05 + 0.038415) / 1.768292
    ],
)
def test_the_interval_is_wilsons(successes: float, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-7)


def test_without_trials_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@given(data=st.data(), trials=st.integers(1, 100_000))
def test_the_interval_holds_the_share_and_lies_between_none_and_all(data: st.DataObject, trials: int) -> None:
    successes = data.draw(st.integers(0, trials))
    low, high = wilson(successes, trials)
    assert 0 <= low <= high <= 1
    assert low - 1e-12 <= successes / trials <= high + 1e-12
    assert high - low < 1


@given(trials=st.integers(1, 10_000), data=st.data())
def test_failures_mirror_successes(trials: int, data: st.DataObject) -> None:
    successes = data.draw(st.integers(0, trials))
    low, high = wilson(successes, trials)
    assert wilson(trials - successes, trials) == pytest.approx((1 - high, 1 - low))


@given(trials=st.integers(1, 1000), share=st.fractions(0, 1))
def test_more_trials_narrow_the_interval(trials: int, share: float) -> None:
    few = wilson(float(share * trials), trials)
    many = wilson(float(share * trials * 4), trials * 4)
    assert many[1] - many[0] < few[1] - few[0]
