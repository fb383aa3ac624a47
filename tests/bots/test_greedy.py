"""The bot that looks one step ahead."""

from random import Random

import pytest

from bree.bots.bot import Sight
from bree.bots.greedy import Greedy, worth_of
from bree.bots.mordor.worth import LOST, standing, worth
from bree.core import NO_EFFECT, Ask
from bree.games.mordor import GAME
from tests.rulebook.mordor.mordor_story import Turn


def choice(t: Turn) -> str:
    return Greedy().choose(Sight(GAME, t.s, t.ask.who, t.ask), Random(0))


def best_by_hand(t: Turn) -> str:
    """Return the first of the picks that lead to the best position."""
    worths = {}
    for pick in t.ask.picks:
        after = t.s.clone()
        GAME.apply(after, pick.id)
        worths[pick.id] = worth(after, t.ask.who)
    return max(worths, key=lambda name: worths[name])


@pytest.mark.parametrize(
    "dice", ["kR yG rO bW gW", "kT yR rG bN gO", "kN yN rN bN gN", "kO yO rO bO gO", "kW yG rR bW gG"]
)
def test_it_takes_the_pick_that_looks_best_at_once(dice: str) -> None:
    t = Turn.of("frodo").roll(dice)
    assert choice(t) == best_by_hand(t)


def test_a_ring_looks_better_than_an_orc() -> None:
    assert choice(Turn.of("frodo").roll("kO yO rR bO gO")) == "red"


def test_it_ends_a_run_before_an_orc_without_a_weapon() -> None:
    t = Turn.of("frodo").roll("kO yO rR bO gO").answer("red")
    assert t.picks == ["black", "yellow", "blue", "green", "done"]
    assert choice(t) == "done"


def test_the_win_at_hand_is_taken() -> None:
    t = Turn.of("frodo", frodo="8 circles", arrival="instant_win").use("yW rW bW gW").roll("kR")
    assert choice(t) == "black"
    assert t.answer("black").s.winners == ("frodo",)


def test_of_equally_good_picks_one_without_effect_comes_last() -> None:
    t = Turn.of("frodo").roll("kO yO rO bO gO")
    assert choice(t) == "black"
    first, *others = t.ask.picks
    ask = Ask(t.ask.who, t.ask.key, t.ask.rule, (first._replace(on=(NO_EFFECT,)), *others))
    assert Greedy().choose(Sight(GAME, t.s, ask.who, ask), Random(0)) == "yellow"


def test_a_single_pick_needs_no_thought() -> None:
    t = Turn.of("frodo").use("yW rW bW gW").roll("kO")
    assert choice(t) == "black"


def test_the_worth_of_a_game_is_found_in_its_folder() -> None:
    assert worth_of("mordor") is worth


def test_circles_and_fields_are_worth_something_and_to_be_out_is_worst() -> None:
    plain = standing(Turn.of("frodo").s, 0)
    assert standing(Turn.of("frodo", frodo="1 circles").s, 0) == plain + 1
    assert standing(Turn.of("frodo", frodo="0 circles 4 left").s, 0) == plain - 1
    assert standing(Turn.of("sam", frodo="5 circles 0 left").s, 0) == LOST
