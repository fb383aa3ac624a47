"""Odds of hunts, compared with calculations by hand and with all results of the dice."""

from itertools import product

import pytest

from bree.games.war.facts import STANDARD
from bree.games.war.odds.hunt import hunt, hunt_roll, tile_in_mordor

POOL = {name: STANDARD.count(name) for name in dict.fromkeys(STANDARD)}


def test_one_die_on_paper() -> None:
    assert hunt_roll(1) == pytest.approx((5 / 6, 1 / 6))
    assert hunt_roll(1, 1) == pytest.approx((4 / 6, 2 / 6))  # 5 or 6
    assert hunt_roll(1, 1, 1) == pytest.approx((4 / 9, 5 / 9))  # the bonus counts for the re-roll too
    assert hunt_roll(1, 9) == pytest.approx((1 / 6, 5 / 6))  # a 1 fails whatever is added


def test_no_dice_no_hunt() -> None:
    assert hunt(0, 3, 2, POOL) == (0, {}, {0: 1.0}, 0, 0)


def test_one_die_at_the_full_pool_on_paper() -> None:
    # 16 tiles: 4 Eyes (one success: 1), two 0, four 1, three 2, three 3; nine of them reveal.
    found = hunt(1, 0, 0, POOL)
    assert found.tile == pytest.approx(1 / 6)
    assert found.damage == pytest.approx({0: 5 / 6 + 2 / 96, 1: 8 / 96, 2: 3 / 96, 3: 3 / 96})
    assert found.reveal == pytest.approx(9 / 96)
    assert found.mean == pytest.approx((8 + 6 + 9) / 96)
    assert found.tiles["eye"] == pytest.approx(4 / 96)


def test_gollum_hides_from_numbers_but_not_from_eyes() -> None:
    assert hunt(1, 0, 0, POOL, gollum=True).reveal == pytest.approx(4 / 96)


def test_an_eye_is_worth_the_successes() -> None:
    found = hunt(2, 0, 0, {"eye": 1})
    assert found.damage == pytest.approx({0: 25 / 36, 1: 10 / 36, 2: 1 / 36})


def test_in_mordor_a_tile_is_drawn_in_any_case() -> None:
    found = tile_in_mordor(4, {"eye": 1, "shelobs_lair": 1, "phial_of_galadriel": 2})
    assert found.tile == 1
    assert found.damage == pytest.approx(
        {-2: 1 / 2, 1: 1 / 24, 2: 1 / 24, 3: 1 / 24, 4: 1 / 24 + 1 / 4, 5: 1 / 24, 6: 1 / 24}
    )
    assert (found.reveal, found.stop) == (0.25, 0.25)


def test_an_empty_box_in_mordor_still_draws() -> None:
    assert tile_in_mordor(0, {"eye": 1}).damage == {0: 1.0}


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("bonus", [0, 2])
@pytest.mark.parametrize("rerolls", [0, 1, 3])
def test_as_all_dice_counted_one_by_one(level: int, bonus: int, rerolls: int) -> None:
    found: dict[int, float] = {}
    for first in product(range(1, 7), repeat=level):
        missed = sum(face == 1 or face + bonus < 6 for face in first)
        for again in product(range(1, 7), repeat=min(missed, rerolls)):
            successes = level - missed + sum(face > 1 and face + bonus >= 6 for face in again)
            found[successes] = found.get(successes, 0.0) + 1 / 6 ** (level + len(again))
    assert dict(enumerate(hunt_roll(level, bonus, rerolls))) == pytest.approx(
        {n: found.get(n, 0.0) for n in range(level + 1)}
    )
