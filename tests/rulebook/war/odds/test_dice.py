"""A roll and its re-roll, compared with calculations by hand and with all results of the dice."""

from itertools import product

import pytest

from bree.games.war.odds.dice import chances, count_ways, good_faces, mean


def counted(dice: int, needs: int, again: int, bonus: int, bonus_again: int) -> list[int]:
    """Roll every die twice. The second roll counts for the first `again` dice that failed."""

    def hit(face: int, more: int) -> bool:
        return face == 6 or (face > 1 and face + more >= needs)

    found = [0] * (dice + 1)
    for first in product(range(1, 7), repeat=dice):
        failed = [at for at, face in enumerate(first) if not hit(face, bonus)][:again]
        hits = sum(hit(face, bonus) for face in first)
        for second in product(range(1, 7), repeat=dice):
            found[hits + sum(hit(second[at], bonus_again) for at in failed)] += 1
    return found


@pytest.mark.parametrize(
    ("needs", "bonus", "faces"),
    [(5, 0, 2), (6, 0, 1), (5, 1, 3), (6, 2, 3), (6, 5, 5), (5, 9, 5), (5, -1, 1), (9, 0, 1)],
)
def test_a_one_never_succeeds_and_a_six_always_does(needs: int, bonus: int, faces: int) -> None:
    assert good_faces(needs, bonus) == faces


def test_one_die_on_paper() -> None:
    assert count_ways(1, 5) == (24, 12)  # four faces miss, two hit, and the second roll does not count
    assert count_ways(1, 5, 1) == (16, 20)  # misses twice: 4 of 6 times 4 of 6
    assert count_ways(1, 6, 1) == (25, 11)


def test_five_dice_with_three_leaders_on_paper() -> None:
    assert sum(count_ways(5, 5, 3)) == 36**5
    # No hit: all five miss, then the three re-rolled dice miss: (2/3) ** 8.
    assert chances(5, 5, 3)[0] == pytest.approx((2 / 3) ** 8)
    # With as many leaders as dice every die has two rolls: 5/9 each.
    assert mean(chances(5, 5, 5)) == pytest.approx(5 * 5 / 9)


def test_more_than_five_dice_are_five() -> None:
    assert count_ways(9, 5, 9) == count_ways(5, 5, 5)


def test_no_dice_no_hits() -> None:
    assert count_ways(0, 5, 2) == (1,)


@pytest.mark.parametrize("dice", [1, 2, 3])
@pytest.mark.parametrize("again", [0, 1, 2])
@pytest.mark.parametrize(("needs", "bonus", "bonus_again"), [(5, 0, 0), (6, 0, 0), (5, 1, 0), (6, 2, 2), (5, 0, -1)])
def test_as_all_dice_counted_one_by_one(dice: int, again: int, needs: int, bonus: int, bonus_again: int) -> None:
    assert list(count_ways(dice, needs, again, bonus, bonus_again)) == counted(dice, needs, again, bonus, bonus_again)
