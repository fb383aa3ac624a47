"""Odds of the whole journey, compared with calculations by hand and with a program that draws every tile."""

from functools import lru_cache

import pytest

from bree.games.war.facts import STANDARD, TILES
from bree.games.war.odds.walk import FellowshipWalk, walk


def test_nobody_hunts_outside_mordor_without_dice() -> None:
    turns = walk(FellowshipWalk(4, dice=2, level=0), 2)
    assert [turn.corruption for turn in turns] == [0, 0]
    assert walk(FellowshipWalk(4, dice=2, level=0), 3)[2].in_mordor == pytest.approx(1)


def test_one_step_from_the_crack_of_doom_on_paper() -> None:
    # On the track with one step to go and one tile in the pool: a 3 ends it either way.
    def last(corruption: int) -> tuple[float, float]:
        end = walk(FellowshipWalk(1, dice=1, track=True, corruption=corruption, pool=("three",)), 1)[-1]
        return end.destroyed, end.corrupted

    assert last(8) == (1, 0)
    assert last(9) == (0, 1)  # 12 comes before the Crack of Doom


def test_a_companion_takes_the_damage_upon_himself() -> None:
    end = walk(FellowshipWalk(1, dice=1, track=True, corruption=11, guides=(3,), pool=("three",)), 1)[-1]
    assert end.destroyed == 1
    end = walk(FellowshipWalk(1, dice=1, track=True, corruption=9, guides=(3,), pool=("two",)), 1)[-1]
    assert end.destroyed == 1  # two damage is less than the level of a companion of level three: 11
    assert walk(FellowshipWalk(1, dice=1, track=True, corruption=10, guides=(3,), pool=("two",)), 1)[-1].corrupted == 1


def test_a_stop_keeps_it_where_it_is() -> None:
    way = FellowshipWalk(1, dice=1, track=True, pool=("elven_rope", "on_on_they_went"))
    turns = walk(way, 2)
    assert [turn.destroyed for turn in turns] == [0.5, 1]


def test_an_eye_on_the_track_is_worth_all_dice_of_the_box() -> None:
    # Three dice of the Shadow. The second move of a turn also meets one die of the Free Peoples.
    turns = walk(FellowshipWalk(9, dice=1, level=3, track=True, pool=("eye", "eye")), 1)
    assert turns[0].corruption == 3
    # The first Eye reveals it. The second die hides, the third moves, and one die of the Free Peoples is in the box.
    assert walk(FellowshipWalk(9, dice=3, level=3, track=True, pool=("eye", "eye")), 1)[0].corruption == 3 + 4


def test_a_revealed_fellowship_hides_first() -> None:
    way = FellowshipWalk(1, dice=1, hidden=False, track=True, pool=("one",))
    assert [turn.destroyed for turn in walk(way, 2)] == [0, 1]


def test_eyes_and_special_tiles_come_into_the_pool_at_the_gate() -> None:
    # Outside Mordor no Eye is in the pool. At the gate four return, and the rope joins the last 1: six tiles.
    end = walk(FellowshipWalk(0, dice=1, level=0, pool=("one",), specials=("elven_rope",)), 1)[0]
    assert end.in_mordor == pytest.approx(1)
    assert end.corruption == pytest.approx(1 / 6)


def test_it_is_the_same_as_every_tile_drawn_by_itself() -> None:
    """Two steps on the track, one die per turn: a recursion over every tile."""

    @lru_cache(None)
    def wins(left: int, hidden: bool, corruption: int, pool: tuple[str, ...]) -> float:
        if corruption >= 12:
            return 0.0
        if not left:
            return 1.0
        if not hidden:
            return wins(left, True, corruption, pool)
        found = 0.0
        for at, name in enumerate(pool):
            tile = TILES[name]
            damage = 2 if tile.eye else tile.value
            found += wins(left - 1, not tile.reveal, corruption + damage, (*pool[:at], *pool[at + 1 :]))
        return found / len(pool)

    end = walk(FellowshipWalk(3, dice=1, level=2, track=True, corruption=6), 10)[-1]
    assert end.destroyed == pytest.approx(wins(3, True, 6, STANDARD))
    assert end.destroyed + end.corrupted == pytest.approx(1)


def test_the_whole_way_ends() -> None:
    end = walk(FellowshipWalk(3, dice=2, level=1, rerolls=1), 30)[-1]
    assert end.destroyed + end.corrupted == pytest.approx(1)
