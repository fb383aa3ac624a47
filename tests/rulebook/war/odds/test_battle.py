"""Odds of battles, compared with calculations by hand and with a slow program that uses every roll."""

from fractions import Fraction
from functools import lru_cache
from itertools import product

import pytest

from bree.games.war.odds.battle import (
    CITY,
    ELITES_FIRST,
    KEEP_DICE,
    PLAIN,
    REGULARS_FIRST,
    SIEGE,
    Army,
    Tactics,
    after_hits,
    battle,
    by_round,
)

Ends = tuple[Fraction, Fraction, Fraction, Fraction]  # won, lost, both, ceased


def test_one_against_one_on_paper() -> None:
    # Each hits with 1/3. The round ends the battle except for 4/9. Only the attacker hits with 2/9: 2/9 of 5/9.
    found = battle(Army(1), Army(1))
    assert found[:4] == pytest.approx((2 / 5, 2 / 5, 1 / 5, 0))
    assert (found.attacker_units, found.defender_units) == pytest.approx((2 / 5, 2 / 5))


def test_one_against_one_in_a_city_on_paper() -> None:
    # First round: 1/6 against 1/3. Won 1/9, lost 5/18, both 1/18; 5/9 continue as in the field.
    found = battle(Army(1), Army(1), CITY)
    assert found[:4] == pytest.approx((1 / 9 + 2 / 9, 5 / 18 + 2 / 9, 1 / 18 + 1 / 9, 0))


def test_a_siege_has_one_round() -> None:
    # One regular against one: 1/6 against 1/3. A battle that is not over has ceased.
    assert battle(Army(1), Army(1), SIEGE)[:4] == pytest.approx((1 / 9, 5 / 18, 1 / 18, 5 / 9))


def test_an_elite_gives_a_siege_another_round() -> None:
    # An elite takes two hits. Round one: it wins with 1/6, hit (1/3) or not. Otherwise (5/6) a hit elite is a regular
    # and cannot continue. Not hit (5/6 * 2/3) it is reduced and fights a second round: 1/9 won of that.
    found = battle(Army(0, 1), Army(1), SIEGE)
    on = 5 / 6 * 2 / 3
    assert found.won == pytest.approx(1 / 6 + on / 9)
    assert found.lost == pytest.approx(on * 5 / 18)
    assert found.ceased == pytest.approx(5 / 6 / 3 + on * 5 / 9)
    assert battle(Army(0, 1), Army(1), SIEGE, Tactics(extensions=0)).won == pytest.approx(1 / 6)


def test_leaders_throw_again() -> None:
    # With a leader one die hits with 5/9.
    hit, struck = Fraction(5, 9), Fraction(1, 3)
    over = 1 - (1 - hit) * (1 - struck)
    assert battle(Army(1, 0, 1), Army(1)).won == pytest.approx(float(hit * (1 - struck) / over))


def test_a_captain_is_a_die_more() -> None:
    assert battle(Army(1, 0, 0, 1), Army(1), PLAIN, Tactics(rounds=1)).won == pytest.approx(5 / 9 * 2 / 3)


def test_elites_lead_while_saruman_is_in_play() -> None:
    one_round = Tactics(rounds=1)
    led = battle(Army(0, 1, 0, 0, True), Army(1), PLAIN, one_round)
    assert led == battle(Army(0, 1, 1), Army(1), PLAIN, one_round)
    reduced = battle(Army(1, 0, 0, 0, True), Army(1), PLAIN, one_round)
    assert reduced == battle(Army(1), Army(1), PLAIN, one_round)


@pytest.mark.parametrize(
    ("manner", "hits", "left"),
    [
        (KEEP_DICE, 1, (5, 1)),  # seven units: the sixth gives no die, so a regular is lost
        (KEEP_DICE, 2, (4, 1)),
        (KEEP_DICE, 3, (5, 0)),  # five units: now the elite is reduced
        (KEEP_DICE, 4, (4, 0)),
        (REGULARS_FIRST, 6, (0, 1)),
        (REGULARS_FIRST, 7, (1, 0)),
        (ELITES_FIRST, 1, (7, 0)),
        (KEEP_DICE, 99, (0, 0)),
    ],
)
def test_losses(manner: str, hits: int, left: tuple[int, int]) -> None:
    after = after_hits(Army(6, 1), hits, manner)
    assert (after.regulars, after.elites) == left


def test_the_attacker_may_cease() -> None:
    # Two against one. The attacker stops with one left, so both would have to fall in one round, which one die cannot
    # do.
    found = battle(Army(2), Army(1), PLAIN, Tactics(stop_below=2))
    win = Fraction(5, 9)  # one hit of two dice
    struck = Fraction(1, 3)
    over = 1 - (1 - win) * (1 - struck)
    assert found.lost == 0
    assert found.ceased == pytest.approx(float((1 - win) * struck / over))


def test_by_round_adds_up_to_the_end() -> None:
    fight = (Army(5, 2, 2), Army(3, 1), CITY, Tactics())
    rounds = by_round(*fight, 60)
    assert rounds[0].won == pytest.approx(battle(*fight[:3], Tactics(rounds=1)).won)
    assert rounds[-1] == pytest.approx(battle(*fight))
    assert [one.won for one in rounds] == sorted(one.won for one in rounds)
    assert len(by_round(Army(5, 2), Army(3), SIEGE, Tactics(), 60)) == 3  # two elites: two more rounds


def test_everything_adds_up_to_one() -> None:
    for ground in (PLAIN, CITY, SIEGE):
        for stop in (0, 3):
            found = battle(Army(6, 3, 3), Army(4, 2, 1, 1), ground, Tactics(stop_below=stop))
            assert sum(found[:4]) == pytest.approx(1)


@lru_cache
def thrown(dice: int, needs: int, leadership: int) -> dict[int, Fraction]:
    """Return the hits of one roll, for all dice."""
    found: dict[int, Fraction] = {}
    for first in product(range(1, 7), repeat=dice):
        missed = sum(face < needs for face in first)
        for again in product(range(1, 7), repeat=min(missed, leadership)):
            hits = dice - missed + sum(face >= needs for face in again)
            found[hits] = found.get(hits, Fraction(0)) + Fraction(1, 6 ** (dice + len(again)))
    return found


def slowly(units: int, leadership: int, against: int, against_led: int, ground: str, rounds: int) -> Ends:
    """Return the result for regulars only after a number of rounds, by every roll."""
    now = {(units, against): Fraction(1)}
    won = lost = both = Fraction(0)
    for number in range(1, rounds + 1):
        after: dict[tuple[int, int], Fraction] = {}
        for (mine, yours), share in now.items():
            needs = 6 if ground == SIEGE or (ground == CITY and number == 1) else 5
            for dealt, one in thrown(min(mine, 5), needs, leadership).items():
                for taken, other in thrown(min(yours, 5), 5, against_led).items():
                    left = (max(mine - taken, 0), max(yours - dealt, 0))
                    weight = share * one * other
                    if not any(left):
                        both += weight
                    elif not left[1]:
                        won += weight
                    elif not left[0]:
                        lost += weight
                    else:
                        after[left] = after.get(left, Fraction(0)) + weight
        now = after
    return won, lost, both, sum(now.values(), Fraction(0))


@pytest.mark.parametrize("ground", [PLAIN, CITY])
@pytest.mark.parametrize(
    ("units", "led", "against", "against_led"), [(2, 0, 1, 1), (3, 1, 2, 0), (4, 2, 3, 1), (6, 1, 2, 2)]
)
def test_as_every_throw_by_itself(ground: str, units: int, led: int, against: int, against_led: int) -> None:
    for rounds in (1, 2, 4):
        found = battle(Army(units, 0, led), Army(against, 0, against_led), ground, Tactics(rounds=rounds))
        expected = slowly(units, led, against, against_led, ground, rounds)
        assert found[:4] == pytest.approx([float(part) for part in expected])
