"""A game of the arena: luck does not count as skill, and a failing bot is named."""

from time import perf_counter, process_time

import pytest

from bree.core import LogEntry
from bree.core.find import find
from bree.games.mordor import GAME
from bree.lab.arena.bout import Result, clock_for, play_bout
from bree.lab.arena.pairings import pair
from bree.lab.playing import ending, play_one, seat_bots

pytestmark = pytest.mark.usefixtures("company")


def bouts(game: str, *bots: str, number: int = 0, seed: str = "0") -> list[Result]:
    table = find(game)
    pairings = pair(table, {}, bots)
    return [play_bout(table, {}, pairings, bout, seed) for bout in pairings.bouts(number)]


@pytest.mark.parametrize("twins", [("random", "twin"), ("first", "wasteful")])
@pytest.mark.parametrize("number", range(3))
def test_twins_that_exchange_their_seats_play_the_same_game(twins: tuple[str, str], number: int) -> None:
    """So what a bot does with its own luck changes no dice."""
    one, other = bouts("mordor", *twins, number=number)
    assert (one.scores, one.answers, one.end) == (other.scores, other.answers, other.end)
    assert one.bout.seating == other.bout.seating[::-1]


def test_another_seed_or_round_gives_another_game() -> None:
    assert (
        len({bouts("mordor", "twin", "first", number=n, seed=seed)[0].answers for n in range(3) for seed in "01"}) > 3
    )


def test_a_bout_says_who_won_and_how_it_ended_and_what_it_took() -> None:
    result = bouts("mordor", "greedy", "random")[0]
    assert len(result.scores) == 2
    assert (result.end, sum(result.scores)) in (("won", 1.0), ("all-out", 0.0))
    assert (result.fault, result.culprit) == ("", "")
    assert set(result.spent) == {"greedy", "random"}
    assert 0 < sum(spent.answers for spent in result.spent.values()) < result.answers
    assert all(spent.seconds >= 0 for spent in result.spent.values())


@pytest.mark.parametrize(
    ("scores", "shares"), [((1.0, 0.0), (1.0, 0.0)), ((0.0, 0.0), (0.5, 0.5)), ((0.5, 0.5, 0.0), (0.5, 0.5, 0.0))]
)
def test_where_nobody_wins_nobody_did_better(scores: tuple[float, ...], shares: tuple[float, ...]) -> None:
    assert bouts("mordor", "first", "random")[0]._replace(scores=scores).shares == shares


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("raising", "ZeroDivisionError: too clever after "),
        ("leaving", "SystemExit: no more after "),
        ("odd", "Illegal: not-offered "),
    ],
)
def test_whoever_fails_is_named_and_has_no_score(bot: str, told: str) -> None:
    for result in bouts("mordor", "first", bot):
        assert result.fault.startswith(told)
        assert (result.culprit, result.scores) == (bot, ())


def test_lines_tell_how_a_game_ended() -> None:
    over, last, secret = (
        LogEntry("over-despair", "DOOM-1.3", "all", {}, False),
        LogEntry("best-player", "WAR-27.21", "all", {}, False),
        LogEntry("sealed", "X-1", "frodo", {}, False),
    )
    assert ending([last, over, last, secret]) == "over-despair"
    assert ending([last, secret]) == "best-player"
    assert ending([secret]) == ending([]) == ""


def test_a_told_game_is_the_same_game() -> None:
    bots = seat_bots(GAME, {}, ("random",))
    plain, told = (play_one(GAME, {}, bots, "0", 17, 0, told=told) for told in (False, True))
    assert (plain.end, told._replace(end="")) == ("", plain)
    assert told.end in ("won", "all-out")


def test_a_program_outside_is_timed_by_the_clock_for_its_processor_time_is_not_ours() -> None:
    assert (clock_for("greedy"), clock_for("outside:python bot.py")) == (process_time, perf_counter)
