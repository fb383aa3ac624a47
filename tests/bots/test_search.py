"""`search` in `doom`: it makes playouts and takes the best pick."""

from random import Random

import pytest

from bree.bots.bot import Sight
from bree.bots.doom.outlook import outlook
from bree.bots.doom.search import Search
from bree.bots.find import strongest
from bree.games.doom import GAME
from bree.lab.simulate import Study
from bree.lab.stats import wilson
from tests.rulebook.doom.doom_story import Journey


def chosen(j: Journey, seed: int = 1, budget: int = 24) -> str:
    return Search(budget).choose(Sight(GAME, j.s, j.ask.who, j.ask), Random(seed))


def test_it_is_the_one_that_is_asked_for_a_hint() -> None:
    assert strongest("doom") == "search"


def test_where_there_is_one_pick_nothing_is_played() -> None:
    j = Journey.of()
    bot = Search()
    assert bot.choose(Sight(GAME, j.s, j.ask.who, j.ask), Random(1)) == "pass"
    assert bot.playouts == 0


def test_the_same_dice_give_the_same_choice_and_the_position_is_left_alone() -> None:
    j = Journey.of().go()
    before = GAME.write(j.s)
    assert chosen(j, 7) == chosen(j, 7)
    assert GAME.write(j.s) == before


def test_the_budget_is_kept() -> None:
    j = Journey.of().go()
    bot = Search(40)
    bot.choose(Sight(GAME, j.s, j.ask.who, j.ask), Random(1))
    assert 30 <= bot.playouts <= 40


@pytest.mark.parametrize("budget", [0, -5])
def test_a_budget_of_nothing_tries_every_promising_pick_once_a_round(budget: int) -> None:
    j = Journey.of().go()
    bot = Search(budget)
    assert j.ask.offers(bot.choose(Sight(GAME, j.s, j.ask.who, j.ask), Random(1)))
    assert 2 <= bot.playouts < 2 * len(j.ask.picks)


def test_it_spends_a_card_rather_than_lose_the_game() -> None:
    j = Journey.of(held="gandalfs_wrath", courage=1, ring_bearers=7, gimli=0, aragorn=0, legolas=0, merry_pippin=0)
    j.board(2, "orange", 1, 2, "red", 1).fight("gandalf").until("spend_gandalf")
    assert chosen(j) == "gandalfs_wrath"


def test_it_does_not_waste_galadriel_on_a_courage_that_is_high() -> None:
    j = Journey.of(stage="minas_morgul", held="rohan_galadriel", courage=11, ring_bearers=39, aragorn=39, gimli=39)
    j.board(2, "orange", 1, 3, "red", 1).until("offer", "battle")
    assert chosen(j, budget=60) == "pass"


def test_it_brings_the_ring_bearers_home_when_they_can_be() -> None:
    """On the last spaces it can choose between two black dice, one of which loses the game."""
    j = Journey.of(stage="minas_morgul", courage=2, ring_bearers=39, track="- - morgul_haradrim - - -")
    j.decline().take("orange", "red").roll(black1=3, black2=2, orange=1, red=1).decline()
    assert chosen(j) == "black2"


def test_the_outlook_rises_with_courage_and_falls_with_nazgul() -> None:
    low, high = (outlook(Journey.of(stage="gondor", courage=courage).s) for courage in (4, 12))
    few, many = (outlook(Journey.of(stage="gondor", nazgul=nazgul).s) for nazgul in (1, 7))
    assert low < high
    assert many < few


def test_greedy_wins_journeys_that_random_never_wins() -> None:
    shares = []
    for bot in ("greedy", "random"):
        study = Study("doom", {"players": 1}, (bot,), 120, seed="strength")
        study.run()
        assert study.faults == []
        shares.append(wilson(sum(one.score["star"] for one in study.played), 120))
    assert shares[0][0] > shares[1][1]
