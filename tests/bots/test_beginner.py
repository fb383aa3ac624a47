"""`beginner`: overlooks the best pick now and then, but never for a pick that costs too much."""

from random import Random

import pytest

from bree.bots.beginner import HABITS, Habit, taken
from bree.bots.find import bots, stars, strongest
from bree.core.find import games
from bree.lab.simulate import Study
from bree.lab.stats import wilson

HABIT = Habit(overlooks=0.25, most=1.0)


class Thrown(Random):
    """Always throws the same number."""

    def __init__(self, number: float) -> None:
        super().__init__(0)
        self.number = number

    def random(self) -> float:
        return self.number


@pytest.mark.parametrize(
    ("found", "attentive", "inattentive"),
    [
        ({"a": 1.0, "b": 2.0, "c": 1.5}, "b", "c"),
        ({"a": 2.0, "b": 2.0, "c": 1.0}, "a", "c"),  # it overlooks both of the best
        ({"a": 2.0, "b": 0.9}, "a", "a"),  # that mistake would cost too much
        ({"a": 2.0, "b": 2.0}, "a", "a"),  # no pick is a mistake
        ({"a": 1.0, "b": float("-inf")}, "a", "a"),
    ],
)
def test_a_mistake_is_the_best_of_the_other_picks_and_costs_a_bounded_amount(
    found: dict[str, float], attentive: str, inattentive: str
) -> None:
    assert taken(found, HABIT, Thrown(0.25)) == attentive
    assert taken(found, HABIT, Thrown(0.24)) == inattentive


def test_it_makes_mistakes_as_often_as_its_habit_says() -> None:
    rng = Random(7)
    made = sum(taken({"a": 1.0, "b": 0.5}, HABIT, rng) == "b" for _ in range(4000))
    low, high = wilson(made, 4000)
    assert low < HABIT.overlooks < high


@pytest.mark.parametrize("game", games())
def test_every_game_has_it_with_one_star_and_no_hints(game: str) -> None:
    assert game in HABITS
    assert "beginner" in bots(game)
    assert stars(game)["beginner"] == 1
    assert strongest(game) != "beginner"


def test_other_games_have_no_beginner() -> None:
    assert "beginner" not in bots("tiny")


@pytest.mark.parametrize(("stronger", "weaker"), [("careful", "beginner"), ("beginner", "random")])
def test_in_fellowship_it_is_better_than_chance_and_worse_than_careful(stronger: str, weaker: str) -> None:
    """The rounds of three chapters with three players."""
    won = {stronger: 0.0, weaker: 0.0}
    for bot in won:
        for chapter in ("1", "4", "13"):
            study = Study("fellowship", {"chapter": chapter, "players": 3, "loss": "end"}, (bot,), 20, seed="beginner")
            study.run()
            assert study.faults == []
            won[bot] += sum(one.score["north"] for one in study.played)
    assert won[stronger] > won[weaker]
