"""Worked examples of the rulebook: the engine makes them from the lessons, and they are short."""

import re

import pytest

from bree.core.find import find, games
from bree.core.rulebook import rulebook
from bree.lang import LANGUAGES, Voice
from bree.table.example import examples
from bree.table.lesson_file import lessons

WRITTEN = [(game.name, one.name) for game in games().values() for one in examples(game)]
LEAST = 2  # examples of a game
WORDS = 25  # of a sentence


@pytest.mark.parametrize("game", games())
def test_every_game_has_examples_with_names_of_their_own(game: str) -> None:
    names = [one.name for one in examples(find(game))]
    assert len(names) >= LEAST
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(("game", "name"), WRITTEN)
def test_the_engine_asks_the_learner_and_carries_the_answers_out(game: str, name: str) -> None:
    table = find(game)
    example = next(one for one in examples(table) if one.name == name)
    lesson = lessons(table)[example.lesson]
    assert example.rule in rulebook(table.package)
    assert example.start < example.end <= len(lesson.picks)
    s = example.position(table)
    ask = table.waiting(s)
    assert ask is not None
    assert ask.who == lesson.seat
    assert lesson.picks[example.start] in {pick.id for pick in ask.picks}
    lines = [entry for entry in example.play(table, s) if entry.visible_to(ask.who)]
    assert lines, "something happens"
    for language in LANGUAGES:
        voice = Voice(language, table, strict=True)
        assert all(voice.line(entry) for entry in lines)


@pytest.mark.parametrize(("game", "name"), WRITTEN)
def test_the_sentences_of_an_example_are_short(game: str, name: str) -> None:
    example = next(one for one in examples(find(game)) if one.name == name)
    assert set(example.title) == set(example.text) == set(LANGUAGES)
    for text in example.text.values():
        for sentence in re.split(r"[.!?;]", text):
            assert len(sentence.split()) <= WORDS, sentence


def test_an_example_shows_what_its_lesson_says() -> None:
    table = find("war")
    hunt = next(one for one in examples(table) if one.name == "hunt")
    s = hunt.position(table)
    ask = table.waiting(s)
    assert ask is not None
    assert [pick.id for pick in ask.picks] == ["flocks_of_crebain", "pass"]
    voice = Voice("en", table)
    told = [voice.line(entry) for entry in hunt.play(table, s)]
    assert told == [
        "The Shadow uses “Flocks of Crebain” from the table.",
        "Hunt roll: 5, 3 (success on 5+); one success.",
        "Hunt tile drawn: 2, reveal.",
        "Hunt damage: 2.",
    ]
