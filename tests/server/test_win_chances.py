"""The curve of win chances: with little time it has fewer points, not fewer games per point."""

from typing import Any

import pytest

from bree.core import Refusal
from bree.server.bots.thinking import Estimate
from bree.server.routes import win_chances
from bree.server.routes.win_chances import MAX_GAMES, MAX_POINTS, MIN_POINTS, WANTED_GAMES, Point, WinChances
from tests.server.clock import Clock

WON = Estimate({"frodo": 1.0, "sam": 0.0})
LOST = Estimate({"frodo": 0.0, "sam": 1.0})
LAST, END = 10 * MAX_POINTS, {"frodo": 1.0, "sam": 0.0}
RECKONED = Estimate({"frodo": 0.25, "sam": 0.25}, played=False)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(win_chances, "clock", found)
    return found


def points(count: int = MAX_POINTS) -> list[Point]:
    nothing: Any = None
    return [Point(10 * n, nothing) for n in range(count)]


def worked(clock: Clock, seconds: float, given: float, *found: Estimate) -> tuple[WinChances, list[Point], int]:
    """A review in which a game from the start takes this long, and later ones less."""
    all_points, told, number = points(), WinChances("turn", given), 0
    for point in told.work(all_points, LAST, END):
        point.add(found[number % len(found)])
        clock.now += seconds * (1 - point.n / (10 * MAX_POINTS))
        number += 1
    told.close(all_points)
    return told, all_points, number


def test_quick_games_are_played_from_every_point_as_often_as_is_of_use(clock: Clock) -> None:
    told, all_points, number = worked(clock, 0.001, 40.0, WON)
    assert [point.games for point in all_points] == [MAX_GAMES] * MAX_POINTS
    assert number == MAX_POINTS * MAX_GAMES
    assert told.shown().games == MAX_GAMES


def test_where_games_take_long_there_are_fewer_points_and_not_fewer_games(clock: Clock) -> None:
    told, all_points, _ = worked(clock, 0.4, 40.0, WON, LOST)
    played = [point.games for point in all_points if point.games]
    assert MIN_POINTS <= len(played) < MAX_POINTS
    assert min(played) >= WANTED_GAMES - 4
    assert max(played) - min(played) <= 1
    assert clock.now <= 40.4
    assert told.shown().games == min(played)


def test_however_long_a_game_takes_a_few_points_have_one(clock: Clock) -> None:
    told, all_points, number = worked(clock, 100.0, 40.0, WON)
    assert [point.games for point in all_points if point.games] == [1] * (MIN_POINTS + 1), "and the last point"
    assert number == MIN_POINTS + 1
    assert all_points[0].games == 1
    assert len(told.shown().chances) == MIN_POINTS + 2


def test_a_reckoning_is_made_once_for_every_point(clock: Clock) -> None:
    told, _, number = worked(clock, 5.0, 40.0, RECKONED)
    found = told.shown()
    assert (number, found.games, found.done) == (MAX_POINTS, 0, 1.0)
    assert [chance.n for chance in found.chances] == [10 * n for n in range(MAX_POINTS + 1)]
    assert {chance.model_dump()["frodo"] for chance in found.chances[:-1]} == {0.25}


def test_chances_are_the_shares_of_the_games_and_the_end_is_certain(clock: Clock) -> None:
    told, all_points, _ = worked(clock, 0.001, 40.0, WON, LOST, LOST)
    games = {point.n: point.games for point in all_points}
    for chance in told.shown().chances[:-1]:
        shares = chance.model_dump()
        assert shares["frodo"] + shares["sam"] == pytest.approx(1)
        assert (shares["frodo"] * games[shares["n"]]) % 1 == pytest.approx(0, abs=1e-9)
    assert told.shown().chances[-1].model_dump() == {"n": 10 * MAX_POINTS, "frodo": 1.0, "sam": 0.0}


@pytest.mark.usefixtures("clock")
@pytest.mark.parametrize("found", [WON, RECKONED])
def test_the_whole_course_is_there_early_and_becomes_denser(found: Estimate) -> None:
    told, all_points = WinChances("turn", 40.0), points()
    work = told.work(all_points, LAST, END)
    assert told.shown().chances == [], "nothing is known yet"
    seen: list[list[int]] = []
    for _ in range(5):
        next(work).add(found)
        seen.append([chance.n for chance in told.shown().chances])
    end = [10 * (MAX_POINTS - 1), LAST]
    assert seen == [[], end, [0, *end], [0, 80, *end], [0, 80, 160, *end]]
    for _ in range(MAX_POINTS - 5):
        next(work).add(found)
    next(work, None)
    assert [chance.n for chance in told.shown().chances] == [10 * n for n in range(MAX_POINTS + 1)]


def test_what_is_done_grows_to_one(clock: Clock) -> None:
    told, all_points, seen = WinChances("turn", 10.0), points(), [0.0]
    for point in told.work(all_points, LAST, END):
        point.add(WON)
        clock.now += 0.05
        shown = told.shown()
        seen.append(shown.done)
        assert bool(shown.chances) == (len(seen) > 2), "from the second estimate on, the first is shown"
    told.close(all_points)
    assert seen == sorted(seen)
    assert max(seen) < 1 == told.shown().done


def test_a_first_game_that_does_not_end_is_no_estimate(clock: Clock) -> None:
    with pytest.raises(Refusal) as refusal:
        worked(clock, 1.0, 40.0, Estimate({}))
    assert refusal.value.key == "no-estimate"


def test_a_later_point_without_a_game_is_left_out(clock: Clock) -> None:
    told, all_points, _ = worked(clock, 100.0, 40.0, WON, WON, Estimate({}))
    known = [point.n for point in all_points if point.games]
    assert [chance.n for chance in told.shown().chances] == [*known, 240]
    assert len(known) < MIN_POINTS
