"""Everybody meets everybody at every place, with the same luck."""

from collections import Counter
from math import comb

import pytest

from bree.core.find import find
from bree.lab.arena.pairings import Bout, Pairings, pair


def pairings(game: str, *bots: str, **options: int) -> Pairings:
    return pair(find(game), options, bots)


def test_two_bots_at_two_seats_exchange_them_with_the_same_luck() -> None:
    two = pairings("mordor", "greedy", "random")
    assert list(two.bouts(0)) == [Bout(0, 0, 0, 0, ("greedy", "random")), Bout(1, 0, 0, 0, ("random", "greedy"))]
    assert list(two.bouts(3)) == [Bout(6, 3, 0, 3, ("greedy", "random")), Bout(7, 3, 0, 3, ("random", "greedy"))]
    assert two.seated(("random", "greedy")) == {"frodo": "random", "sam": "greedy"}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bots", [("a", "b"), ("b", "a", "c"), ("a", "b", "c", "d")])
def test_a_round_has_every_assignment_of_at_least_two_bots_once(players: int, bots: tuple[str, ...]) -> None:
    found = pairings("mordor", *bots, players=players)
    bouts = list(found.bouts(2))
    assert len(bouts) == found.size == len(bots) ** players - len(bots)
    assert len({bout.seating for bout in bouts}) == len(bouts)
    assert [bout.number for bout in bouts] == list(range(2 * found.size, 3 * found.size))
    for seat in range(players):
        assert len(set(Counter(bout.seating[seat] for bout in bouts).values())) == 1, "each has each seat equally often"


def test_games_have_the_same_luck_only_where_the_same_bots_sit_elsewhere() -> None:
    found = pairings("mordor", "a", "b", "c", players=3)
    companies: dict[int, set[tuple[str, ...]]] = {}
    for number in range(3):
        for bout in found.bouts(number):
            companies.setdefault(bout.luck, set()).add(tuple(sorted(bout.seating)))
    assert all(len(company) == 1 for company in companies.values())
    assert sorted(companies) == list(range(3 * len(found.line_ups)))


@pytest.mark.parametrize(
    ("players", "places"),
    [
        (2, (("free",), ("shadow",))),
        (3, (("free",), ("witch_king_player", "saruman_player"))),
        (4, (("gondor_player", "rohan_player"), ("witch_king_player", "saruman_player"))),
    ],
)
def test_a_side_of_a_war_is_one_place_however_many_play_it(players: int, places: tuple[tuple[str, ...], ...]) -> None:
    found = pairings("war", "captain", "greedy", players=players)
    assert (found.places, found.size, found.together) == (places, 2, False)
    assert set(found.seated(("captain", "greedy"))) == set(find("war").seats(find("war").choose({"players": players})))


@pytest.mark.parametrize(("bots", "players"), [(2, 1), (2, 4), (3, 3)])
def test_where_all_play_together_there_are_teams_of_one_bot_and_all_mixtures(bots: int, players: int) -> None:
    names = tuple("abc"[:bots])
    found = pairings("fellowship", *names, players=players)
    assert found.together
    assert found.size == comb(bots + players - 1, players)
    bouts = list(found.bouts(5))
    assert {bout.luck for bout in bouts} == {5}, "all teams have the same cards"
    assert {(name,) * players for name in names} <= {bout.seating for bout in bouts}


def test_a_mixed_team_takes_all_its_seatings_in_turn() -> None:
    found = pairings("fellowship", "a", "b", players=3)
    index = found.line_ups.index(("a", "a", "b"))
    seatings = [bout.seating for number in range(3) for bout in found.bouts(number) if bout.line_up == index]
    assert sorted(seatings) == [("a", "a", "b"), ("a", "b", "a"), ("b", "a", "a")]


@pytest.mark.parametrize("game", ["mordor", "doom", "fellowship", "war"])
def test_teams_of_a_game_are_its_seats(game: str) -> None:
    table = find(game)
    options = table.choose({})
    assert tuple(seat for team in table.teams(options) for seat in team) == table.seats(options)
    assert (len(table.teams(options)) == 1) == table.cooperative
