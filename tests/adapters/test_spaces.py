"""The action space behaves like Gymnasium's own, and samples faster."""

from gymnasium.spaces import Discrete
import numpy as np

from bree.adapters.spaces import AnswerSpace


def test_what_a_mask_allows_is_drawn_and_all_of_it() -> None:
    space, mask = AnswerSpace(6, seed=1), np.array([0, 1, 0, 1, 1, 0], np.int8)
    drawn = [space.sample(mask) for _ in range(3000)]
    counts = np.bincount(drawn, minlength=6)
    assert counts[mask == 0].sum() == 0
    assert counts[mask == 1].min() > 900
    assert isinstance(drawn[0], np.int64)
    assert space.contains(drawn[0])


def test_the_rest_is_gymnasiums_own() -> None:
    space = AnswerSpace(6, seed=1)
    assert space == Discrete(6)
    assert space.sample(np.zeros(6, np.int8)) == Discrete(6).sample(np.zeros(6, np.int8)) == 0
    assert [space.sample() for _ in range(5)] == [plain.sample() for plain in [Discrete(6, seed=1)] for _ in range(5)]
    assert space.sample(probability=np.array([0, 0, 1.0, 0, 0, 0])) == 2
