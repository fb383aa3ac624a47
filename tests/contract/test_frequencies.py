"""`imagine` reveals nothing by the worlds that it returns, nor by their frequencies.

At small positions, all possible worlds are counted (`worlds.py`) and compared with the results of `imagine`. At all
other positions, worlds that look the same to a seat must be imagined in the same way (`laws/secrets.py`). All random
numbers have a seed.
"""

from random import Random
from typing import Any

import pytest
from tiny import GAME as TINY
from tiny.state import Tiny
from tiny.view import imagine

from bree.contract.frequencies import measured
from bree.core.saves.state_json import to_plain
from tests.contract.frequencies import FELLOWSHIP, MOMENTS, TINY_MOMENTS, find_moment, find_tiny
from tests.contract.war_worlds import WAR, WAR_MOMENTS, find_war, low_guide


@pytest.mark.parametrize("name", TINY_MOMENTS)
def test_every_world_of_the_tiny_game_comes_as_often_as_it_should(name: str) -> None:
    report = measured(find_tiny(name), TINY.imagine)
    assert report.fair, report


@pytest.mark.parametrize("name", MOMENTS)
def test_every_world_of_the_fellowship_comes_as_often_as_it_should(name: str) -> None:
    report = measured(find_moment(name), FELLOWSHIP.imagine)
    assert report.fair, report


@pytest.mark.parametrize("name", WAR_MOMENTS)
def test_every_world_of_the_war_comes_as_often_as_it_should(name: str) -> None:
    report = measured(find_war(name), WAR.imagine)
    assert report.fair, report


@pytest.mark.parametrize("seat", ["shadow", None])
def test_no_version_above_a_low_guide_comes_and_the_others_as_often_as_they_should(seat: str | None) -> None:
    report = measured(low_guide(seat), WAR.imagine)
    assert report.fair, report
    assert report.worlds == 4


# These faults do not show in single imagined states.


def never_true(s: Tiny, seat: str | None, rng: Random) -> Tiny:
    """Avoids the truth, so that the missing world is the secret."""
    twin = imagine(s, seat, rng)
    while to_plain(twin) == to_plain(s):
        twin = imagine(s, seat, rng)
    return twin


def often_true(s: Tiny, seat: str | None, rng: Random) -> Tiny:
    """Begins with the truth and does not always change it."""
    return s.clone() if rng.random() < 0.2 else imagine(s, seat, rng)


def lazily_sealed(s: Tiny, seat: str | None, rng: Random) -> Tiny:
    """Always seals the lowest card: the cards are right, but the choice is not random."""
    twin = imagine(s, seat, rng)
    twin.sealed |= {other: min(twin.hands[other]) for other in s.sealed if other != seat}
    return twin


@pytest.mark.parametrize("mutant", [never_true, often_true, lazily_sealed])
def test_the_law_catches_what_looks_right_each_time(mutant: Any) -> None:
    found = find_tiny("a sealed card")
    for number in range(100):  # the law of twin worlds finds no fault
        twin = mutant(found.s, found.seat, Random(number))
        assert TINY.view(twin, found.seat) == TINY.view(found.s, found.seat)
        assert TINY.audit(twin) == []
    assert measured(found, imagine).fair
    assert not measured(found, mutant).fair
