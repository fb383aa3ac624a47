"""The deal of the day: which deal a day has, its seed, its result, and that each can be won or decided."""

from datetime import date
from random import Random
from typing import Any

import pytest

from bree.core import Refusal
from bree.core.find import find, games
from bree.solve.fellowship.setup_choices import ShuffledDecks, win_round
from bree.table.daily import (
    LOST,
    OPEN,
    WON,
    DailyDeal,
    DealResult,
    day_of,
    days,
    deal_of,
    deal_on,
    deals,
    result_of,
    seed_of,
)
from bree.table.puzzle_file import puzzles
from bree.table.sitting import Answer

GAMES = ("mordor", "doom", "fellowship", "war")
NOON = 1_795_089_600.0  # 2026-11-19 12:00 UTC
DAY = 24 * 60 * 60


def test_four_games_have_a_deal_of_the_day() -> None:
    assert {game.name for game in games().values() if deals(game)} == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_each_deal_asks_its_player_or_a_bot(game: str) -> None:
    table = find(game)
    for deal in deals(table):
        s = table.new(deal.options)
        for answer in deal.answers:
            table.apply(s, answer)
        assert deal.seat in table.seats(table.choose(deal.options))
        assert table.waiting(s) is not None


@pytest.mark.parametrize("deal", deals(find("fellowship")), ids=lambda deal: str(deal.options["chapter"]))
def test_each_deal_of_fellowship_can_be_won(deal: DailyDeal) -> None:
    table = find("fellowship")
    s = table.new(deal.options)
    for answer in deal.answers:
        table.apply(s, answer)
    assert win_round(s, ShuffledDecks("deal"), Random(1), 20, 4000).won is not None


def test_two_months_of_war_pass_without_a_second_time_and_without_a_listed_puzzle() -> None:
    table = find("war")
    found = [deal.puzzle for deal in deals(table)]
    names = {one.name for one in found if one is not None}
    assert len(names) == len(found) >= 62
    assert names.isdisjoint(puzzles(table))
    days = [deal_on(table, date.fromordinal(day).isoformat()) for day in range(739_000, 739_000 + len(found))]
    assert len({deal.puzzle.name for deal in days if deal.puzzle is not None}) == len(found)


def test_a_deal_of_war_is_a_puzzle() -> None:
    table = find("war")
    deal = deals(table)[0]
    assert deal.puzzle is not None
    s = deal.puzzle.position(table)
    before = [Answer("chance", pick, 0) for pick in deal.answers]
    assert result_of(table, deal, s, before).outcome == OPEN
    for pick in deal.puzzle.values:
        wanted = WON if pick == deal.puzzle.right else LOST
        assert result_of(table, deal, s, [*before, Answer(deal.seat, pick, 0)]).outcome == wanted


@pytest.mark.parametrize(
    ("over", "turns", "found"),
    [
        ("", 7, DealResult(OPEN)),
        ("won", 7, DealResult(WON, "turns", 7)),
        ("despair", 3, DealResult(LOST, "turns", 3)),
        ("won", 0, DealResult(WON, "answers", 2)),
    ],
)
def test_a_game_is_won_or_lost_in_its_turns_or_else_in_the_players_answers(
    over: str, turns: int, found: DealResult
) -> None:
    table = find("doom")
    s: Any = table.new({})
    deal = DailyDeal({}, "star")
    s.over, s.turns = over, turns
    if over:
        s.end()
    answers = [Answer("star", "pass", 0), Answer("chance", "3", 0), Answer("star", "pass", 0)]
    assert result_of(table, deal, s, answers) == found


def test_the_days_are_those_of_utc() -> None:
    assert day_of(NOON) == "2026-11-19"
    assert (day_of(NOON + DAY / 2 - 1), day_of(NOON + DAY / 2)) == ("2026-11-19", "2026-11-20")
    assert days(NOON)[0] == "2026-11-19"
    assert days(NOON)[-1] == "2026-11-12"


@pytest.mark.parametrize(
    ("day", "key"),
    [("2026-11-20", "daily-tomorrow"), ("2999-99-99", "daily-tomorrow"), ("2026-11-11", "daily-past")],
)
def test_other_days_are_refused(day: str, key: str) -> None:
    with pytest.raises(Refusal) as refused:
        deal_of(find("doom"), day, NOON)
    assert refused.value.key == key


def test_a_game_without_deals_is_refused() -> None:
    tiny = next((game for game in games().values() if not deals(game)), None)
    if tiny is not None:
        with pytest.raises(Refusal) as refused:
            deal_of(tiny, "2026-11-19", NOON)
        assert refused.value.key == "daily-none"


def test_tomorrow_differs() -> None:
    assert seed_of("doom", "2026-11-19") == seed_of("doom", "2026-11-19")
    assert len({seed_of("doom", "2026-11-19"), seed_of("doom", "2026-11-20"), seed_of("mordor", "2026-11-19")}) == 3
    for game in ("mordor", "fellowship", "war"):
        assert deal_on(find(game), "2026-11-19") != deal_on(find(game), "2026-11-20")
