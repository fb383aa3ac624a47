"""A contest is the same with any executor, and its figures follow from its games."""

from dataclasses import replace
import json

import pytest

from bree.core import Refusal
from bree.lab.arena.bout import Result, Spent
from bree.lab.arena.contest import MOST, Contest
from bree.lab.arena.duels import differences, duel
from bree.lab.arena.figures import figures, times
from bree.lab.arena.pairings import Bout
from bree.lab.stats import wilson
from tests.lab.arena.company import Disorderly, played

MORDOR = Contest("mordor", {}, ("first", "random"), 40)


def contest(**changes: object) -> Contest:
    return replace(MORDOR, **changes)  # type: ignore[arg-type]


pytestmark = pytest.mark.usefixtures("company")


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"game": ""}, "arena-what"),
        ({"game": "chess"}, "game-unknown"),
        ({"bots": ("first", "wizard")}, "bot-unknown"),
        ({"bots": ()}, "arena-alone"),
        ({"bots": ("first",)}, "arena-alone"),
        ({"bots": ("first", "random", "first")}, "arena-twice"),
        ({"games": 0}, "arena-games"),
        ({"games": -3}, "arena-games"),
        ({"games": MOST + 1}, "arena-games"),
        ({"options": {"players": 9}}, "option-value"),
        ({"options": {"starter": "merry"}}, "starter-absent"),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(changes: dict[str, object], key: str) -> None:
    with pytest.raises(Refusal) as refusal:
        contest(**changes).check()
    assert refusal.value.key == key


def test_more_bots_than_a_round_can_hold_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bree.lab.arena.contest.MOST_SEATINGS", 8)
    with pytest.raises(Refusal) as refusal:
        contest(bots=("first", "random", "twin")).check()
    assert (refusal.value.key, refusal.value.facts) == ("arena-bots", {"found": 3})


def test_a_round_is_played_to_its_end() -> None:
    three = contest(bots=("first", "random", "twin"), games=7)
    assert (three.rounds, three.pairings.size) == (2, 6)
    assert [result.bout.number for result in played(three)] == list(range(12))


@pytest.mark.parametrize("stop", [False, True])
def test_figures_are_the_same_with_any_executor(stop: bool) -> None:
    alone, others = contest(stop=stop, bots=("greedy", "first")), contest(stop=stop, bots=("greedy", "first"))
    one, other = figures(alone, played(alone)), figures(others, played(others, Disorderly()))
    assert one == other
    assert json.loads(json.dumps(one)) == one


def test_a_contest_that_may_stop_stops_when_the_order_is_clear_and_not_before() -> None:
    long, short = (contest(bots=("greedy", "first"), games=60, stop=stop) for stop in (False, True))
    all_of_it, part = played(long), played(short)
    assert short.clear
    assert len(part) < len(all_of_it) == 60
    assert [one.scores for one in part] == [one.scores for one in all_of_it[: len(part)]]
    assert figures(short, part)["clear"] is True


def test_twins_are_never_told_apart() -> None:
    twins = contest(bots=("random", "twin"), games=60, stop=True)
    found = figures(twins, played(twins))
    assert (found["games"], found["clear"]) == (60, False)
    assert found["ratings"]["random"]["rating"] == found["ratings"]["twin"]["rating"] == 0
    assert found["duels"][0]["by"] == 0
    assert found["duels"][0]["low"] < 0 < found["duels"][0]["high"]


def test_a_bot_that_fails_is_counted_and_named_and_the_rest_goes_on() -> None:
    three = contest(bots=("first", "raising", "random"), games=12)
    results = played(three)
    found = figures(three, results)
    assert found["faults"] == {"raising": 8}
    assert (found["games"], found["ratings"]["raising"]["games"]) == (12, 0)
    assert found["ratings"]["first"]["games"] == 4
    pairs = {(one["one"], one["other"]): one["rounds"] for one in found["duels"]}
    assert sorted(pairs.values()) == [0, 0, 2]


def test_a_bot_without_a_game_that_counts_has_no_rating_and_no_rank() -> None:
    three = contest(bots=("first", "raising", "random"), games=12)
    two = contest(bots=("first", "random"), games=4)
    found, without = (figures(one, played(one)) for one in (three, two))
    assert sorted(found["order"]) == ["first", "random"]
    assert list(found["ratings"]) == [*found["order"], "raising"]
    assert found["ratings"]["raising"] == {"rating": None, "low": None, "high": None, "games": 0, "share": None}
    assert [(gap["better"], gap["worse"]) for gap in found["gaps"]] == [tuple(found["order"])]
    assert [one["by"] for one in found["duels"] if "raising" in (one["one"], one["other"])] == [None, None]
    assert sum(found["ratings"][name]["rating"] for name in found["order"]) == 0, "the mean is theirs alone"
    assert set(without["ratings"]) == {"first", "random"}


def test_a_team_without_a_game_that_counts_has_no_share_and_no_rank() -> None:
    team = contest(game="doom", options={"players": 2}, bots=("raising", "first"), games=3)
    found = figures(team, played(team))
    assert found["order"] == ["first"]
    assert [(one["bots"], one["share"], one["low"]) for one in found["teams"] if not one["games"]] == [
        (["raising", "raising"], None, None),
        (["raising", "first"], None, None),
    ]


def test_if_every_game_fails_the_figures_still_stand() -> None:
    broken = contest(bots=("raising", "odd"), games=4)
    found = figures(broken, played(broken))
    assert sum(found["faults"].values()) == 4
    assert (found["order"], found["ratings"]["odd"]["rating"], found["ratings"]["odd"]["share"]) == ([], None, None)
    assert {place["share"] for place in found["places"]} == {None}
    assert (found["ends"], set(found["lengths"].values())) == ([], {None})


def test_where_all_play_together_teams_have_shares_with_intervals_and_differences() -> None:
    doom = Contest("doom", {"players": 2}, ("first", "random"), 12)
    results = played(doom)
    found = figures(doom, results)
    assert found["rounds"] == 4
    assert sorted(team["bots"] for team in found["teams"]) == [["first"] * 2, ["first", "random"], ["random"] * 2]
    assert all((team["games"], team["low"]) == (4, round(wilson(0, 4)[0], 4)) for team in found["teams"])
    assert [(one["rounds"], one["by"]) for one in found["duels"]] == [(4, 0.0)]
    assert "ratings" not in found
    assert sum(end["games"] for end in found["ends"]) == 12
    assert sum(end["by"]["first"] for end in found["ends"]) == sum(end["by"]["random"] for end in found["ends"]) == 4
    assert {end["end"] for end in found["ends"]} <= {"over-despair", "over-nazgul"}


def won(number: int, seating: tuple[str, ...], scores: tuple[float, ...], end: str = "won") -> Result:
    return Result(
        Bout(number, number // 2, 0, number // 2, seating), scores, 10 + number, end, "", "", {"first": Spent(4, 0.002)}
    )


def test_the_figures_are_those_of_the_games() -> None:
    there, back = ("first", "random"), ("random", "first")
    results = [won(0, there, (1.0, 0.0)), won(1, back, (0.0, 1.0)), won(2, there, (1.0, 0.0))]
    results.append(won(3, back, (0.0, 0.0), "all-out"))
    found = figures(contest(games=4), results)
    assert found["order"] == ["first", "random"]
    assert found["ratings"]["first"]["share"] == 0.75
    assert found["ratings"]["random"]["share"] == 0
    assert [place["share"] for place in found["places"]] == [0.5, 0.25]
    assert found["ends"] == [
        {"end": "won", "games": 3, "by": {"first": 3.0, "random": 0.0}},
        {"end": "all-out", "games": 1, "by": {"first": 0.0, "random": 0.0}},
    ]
    assert found["lengths"] == {"mean": 11.5, "shortest": 10, "median": 11.5, "longest": 13}
    assert found["duels"][0]["by"] == 0.75
    assert found["gaps"][0]["rating"] == 240.8  # 3.5 + 0.5 against 0.5 + 0.5: 400 log(4)
    assert times(results) == {"first": {"answers": 16, "seconds": 0.008, "ms": 0.5}}
    assert "times" not in found


def test_a_difference_is_that_of_the_shares_of_each_place() -> None:
    three = contest(bots=("first", "random"), options={"players": 3})
    pairings = three.pairings
    index = pairings.line_ups.index(("first", "first", "random"))
    block = [
        won(0, seating, tuple(float(bot == "random") for bot in seating))._replace(bout=Bout(0, 0, index, 0, seating))
        for seating in pairings.seatings[index]
    ]
    assert differences(three.bots, pairings, block) == {("first", "random"): -1.0}
    shared = [game._replace(scores=(0.5, 0.5, 0.0)) for game in block]
    gain = differences(three.bots, pairings, shared)["first", "random"]
    assert gain == pytest.approx(((0.5 - 0) + (0.25 - 0.5) + (0.25 - 0.5)) / 3)


def test_the_interval_of_a_difference_is_that_of_agresti_and_min() -> None:
    """10 rounds won by the one alone, 4 by the other, 26 alike: (10 - 4) / 42 and its spread, by hand."""
    found = duel([1.0] * 10 + [-1.0] * 4 + [0.0] * 26)
    middle, variance = 6 / 42, (15 / 42 - (6 / 42) ** 2) / 42
    assert found.by == 6 / 40
    assert (found.low, found.high) == pytest.approx(
        (middle - 1.959964 * variance**0.5, middle + 1.959964 * variance**0.5)
    )
    assert duel([]) == (0, 0.0, -1.0, 1.0)
