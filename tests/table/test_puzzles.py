"""Puzzles: each is replayed, and the solver computes the values of its answers again."""

import pytest

from bree.core.find import find, games
from bree.lab.puzzles.exact import exact
from bree.lang import LANGUAGES, Voice
from bree.table.pick_set import answers_for, pick_set_of
from bree.table.puzzle import LEAST_GAP, Puzzle, of_the_day, written
from bree.table.puzzle_file import puzzles

GAMES = [game.name for game in games().values() if puzzles(game)]
DAILY = "daily_puzzles.toml"
LEAST = 12  # puzzles of a game


def every(game: str) -> dict[str, Puzzle]:
    """The puzzles of the list, and those of the deal of the day."""
    return {**puzzles(find(game)), **puzzles(find(game), DAILY)}


WRITTEN = [(game, name) for game in GAMES for name in every(game)]
DAY = 24 * 60 * 60


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_puzzles_of_every_grade(game: str) -> None:
    found = puzzles(find(game)).values()
    assert len(found) >= LEAST
    assert {one.grade for one in found} == {1, 2, 3}
    assert [one.grade for one in found] == sorted(one.grade for one in found)


@pytest.mark.parametrize(("game", "name"), WRITTEN)
def test_the_values_are_exact_and_one_answer_is_best(game: str, name: str) -> None:
    table = find(game)
    puzzle, task = every(game)[name], exact(game)
    s = puzzle.position(table)
    values = task.values(s)
    assert values == pytest.approx(dict(puzzle.values), abs=2e-6)
    assert task.grade(s, values) == puzzle.grade
    assert puzzle.gap >= LEAST_GAP, "the best answer is strictly best"
    assert task.reasons(s, puzzle.values) == puzzle.reasons
    assert puzzle.open_hands == task.open_hands


@pytest.mark.parametrize(("game", "name"), WRITTEN)
def test_the_answers_are_all_that_the_rules_allow(game: str, name: str) -> None:
    table = find(game)
    puzzle = every(game)[name]
    s = puzzle.position(table)
    ask = table.waiting(s)
    assert ask is not None
    if not ask.many:
        assert set(puzzle.values) == {pick.id for pick in ask.picks}
        return
    for answer in puzzle.values:
        whole = pick_set_of(table, s, ask)
        given = [pick for _, pick in answers_for(table, s, ask, whole, [*answer.split(), "done"])]
        assert written(given) == answer


@pytest.mark.parametrize(("game", "name"), WRITTEN)
def test_every_answer_is_explained_in_both_languages(game: str, name: str) -> None:
    puzzle = every(game)[name]
    for language in LANGUAGES:
        voice = Voice(language, find(game), strict=True)
        assert voice.say("puzzle-goal")
        for key in ("puzzle-right", "puzzle-wrong"):
            assert voice.say(key, {"value": 41, "best": 63})
        for said in puzzle.reasons.values():
            for reason in said:
                assert voice.say(reason.key, reason.facts)


def test_each_day_has_its_puzzle() -> None:
    found = puzzles(find("mordor"))
    names = [of_the_day(found, day * DAY + 5) for day in range(len(found))]
    assert names == list(found)
    assert of_the_day(found, DAY - 1) == of_the_day(found, 0)
    assert of_the_day(found, DAY) != of_the_day(found, DAY - 1)
    assert of_the_day({}, DAY) == ""


def test_a_pick_set_is_written_without_order_and_end() -> None:
    assert written(["yellow", "black", "done"]) == written(["black", "yellow"]) == "black yellow"
    assert written(["done"]) == "done"
