"""Lessons: every file of every game, how a table follows one, and malformed files."""

from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest

from bree.core import Refusal
from bree.core.find import find, games
from bree.lang import LANGUAGES
from bree.table.lesson import Lesson
from bree.table.lesson_file import lessons, read_lesson
from bree.table.lesson_sitting import LessonSitting, only_wanted, wanted_of
from bree.table.sitting import Chair
from tests.seeds import SEEDS

WRITTEN = [(game.name, name) for game in games().values() for name in lessons(game)]
LONGEST = 26  # words of a sentence


def begun(game: str, name: str) -> LessonSitting:
    table = find(game)
    lesson = lessons(table)[name]
    seats = table.seats(table.choose(lesson.options))
    chairs = {seat: Chair("Ania") if seat == lesson.seat else Chair("random", "random") for seat in seats}
    sitting = LessonSitting(table, lesson.options, chairs, SEEDS())
    sitting.follow(lesson)
    sitting.play_automatic()
    return sitting


def lesson_of(sitting: LessonSitting) -> Lesson:
    assert sitting.lesson is not None, f"the lesson does not fit the rules after {len(sitting.answers)} answers"
    return sitting.lesson


def answer(sitting: LessonSitting) -> None:
    """What the lesson wants next, as a client says it."""
    ask, seat = sitting.ask, lesson_of(sitting).seat
    assert ask is not None
    if ask.many:
        run = only_wanted(sitting, sitting.pick_set)
        named = [pick.id for pick in run.picks for _ in range(pick.copies)]
        assert sitting.selection(seat, named).ready, f"{named} is no whole set"
        sitting.gather(seat, [*reversed(named), "done"])
    else:
        sitting.answer(seat, wanted_of(sitting)[0])
    sitting.play_automatic()


def test_only_the_toml_files_of_the_folder_are_lessons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mordor = find("mordor")
    text = (files(mordor.package) / "lessons" / "first.toml").read_text(encoding="utf-8")
    folder = tmp_path / "game_with_notes" / "lessons"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    for name in ("second.toml", "first.toml", "notes.md"):
        (folder / name).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert list(lessons(replace(mordor, package="game_with_notes"))) == ["first", "second"]


@pytest.mark.parametrize(("game", "name"), WRITTEN)
def test_a_lesson_can_be_played_to_its_end(game: str, name: str) -> None:
    sitting = begun(game, name)
    while wanted_of(sitting):
        before = len(sitting.answers)
        answer(sitting)
        assert len(sitting.answers) > before
    lesson = lesson_of(sitting)
    assert [given.pick for given in sitting.answers] == list(lesson.picks)
    last = lesson.step(len(sitting.answers))
    assert last is not None, "the last sentence is said before anything moves"
    assert not last.answer
    assert sitting.ask is None or sitting.ask.who == lesson.seat, "nobody else moves while it is read"


@pytest.mark.parametrize(("game", "name"), WRITTEN)
def test_a_sentence_is_short(game: str, name: str) -> None:
    lesson = lessons(find(game))[name]
    texts = [said.text for step in lesson.steps for said in step.says] + [step.wrong for step in lesson.steps]
    for language in LANGUAGES:
        assert lesson.title[language]
        for text in texts:
            words = text.get(language, "").split()
            assert len(words) <= LONGEST, " ".join(words)


def test_a_wrong_try_changes_nothing() -> None:
    sitting = begun("mordor", "first")
    before = (len(sitting.answers), find("mordor").write(sitting.state))
    for picks in (["red"], ["red", "black"], ["yellow"], ["yellow", "black", "green"]):
        with pytest.raises(Refusal):
            sitting.gather("frodo", [*picks, "done"])
        assert (len(sitting.answers), find("mordor").write(sitting.state)) == before
    with pytest.raises(Refusal, match="lesson-other"):
        sitting.answer("frodo", "red")
    with pytest.raises(Refusal, match="lesson-other"):
        sitting.selection("frodo", ["red"])
    assert (len(sitting.answers), find("mordor").write(sitting.state)) == before


def test_an_undo_goes_back_in_the_lesson() -> None:
    sitting = begun("mordor", "first")
    with pytest.raises(Refusal, match="nothing-to-undo"):
        sitting.undo("frodo")
    starts = []
    while wanted_of(sitting):
        starts.append(len(sitting.answers))
        answer(sitting)
    for start in reversed(starts):
        assert sitting.undo("frodo")
        assert len(sitting.answers) == start
        assert wanted_of(sitting)
    answer(sitting)
    assert len(sitting.answers) == starts[1]


def test_after_the_lesson_the_game_goes_on() -> None:
    sitting = begun("mordor", "first")
    while wanted_of(sitting):
        answer(sitting)
    end = len(sitting.answers)
    sitting.gather("frodo", ["blue", "done"])
    sitting.play_automatic()
    assert sitting.lesson is not None
    assert sitting.lesson.step(len(sitting.answers)) is None
    assert sitting.undo("frodo")
    assert len(sitting.answers) == end
    assert sitting.undo("frodo"), "back into the lesson"
    assert wanted_of(sitting)


def test_a_game_leaves_a_lesson_that_does_not_fit() -> None:
    game = find("mordor")
    lesson = lessons(game)["first"]
    other = LessonSitting(game, lesson.options, {"frodo": Chair("Ania"), "sam": Chair("Bob")}, SEEDS())
    for _ in other.replay(["orc", "orc"]):
        pass
    other.follow(lesson)
    assert other.lesson is None
    broken = lesson._replace(picks=("ring", "tree", *lesson.picks[2:]))
    sitting = LessonSitting(game, lesson.options, {"frodo": Chair("Ania"), "sam": Chair("Bob")}, SEEDS())
    sitting.follow(broken)
    sitting.play_automatic()
    assert sitting.lesson is None
    assert sitting.ask is not None
    assert sitting.ask.who == "frodo", "chance has gone on"


GOOD = """\
seat = "frodo"
title.pl = "Lekcja"
title.en = "Lesson"

[[step]]
before = ["ring ring ring ring ring"]
answer = "black"
say.pl = "Zdanie."
say.en = "A sentence."
wrong.pl = "Nie."
wrong.en = "No."

[[step]]
say.pl = "Koniec."
say.en = "The end."
"""


@pytest.mark.parametrize(
    ("old", "new", "line", "word"),
    [
        ('seat = "frodo"\n', "", 1, "seat"),
        ('seat = "frodo"', "seat = 3", 1, "seat"),
        ('title.en = "Lesson"\n', "", 1, "title.en"),
        ('answer = "black"', "answer = 3", 7, "answer"),
        ('answer = "black"', 'answr = "black"', 7, "answr"),
        ('answer = "black"\n', "", 5, "answer"),
        ('before = ["ring ring ring ring ring"]', "before = [3]", 5, "before"),
        ('wrong.pl = "Nie."\nwrong.en = "No."\n', "", 5, "wrong"),
        ('wrong.en = "No."', 'wrong.en = " "', 5, "wrong.en"),
        ('say.en = "The end."', 'say.de = "Ende."', 13, "say.en"),
        ('say.en = "The end."', 'say.en = "The end."\nsay.de = "Ende."', 13, "say.de"),
        ('say.pl = "Koniec."', 'answer "red"', 14, ""),
        (
            'say.en = "The end."\n',
            'say.en = "The end."\n[[step]]\nbefore = ["ring"]\nsay.pl = "Nie."\nsay.en = "No."',
            16,
            "before",
        ),
    ],
)
def test_a_malformed_file_is_refused_with_its_line(old: str, new: str, line: int, word: str) -> None:
    assert read_lesson("bad", GOOD).steps[0].answer == ("black",)
    assert old in GOOD
    with pytest.raises(Refusal) as caught:
        read_lesson("bad", GOOD.replace(old, new))
    facts = caught.value.facts
    assert (caught.value.key, facts["file"], facts["line"]) == ("card-file", "bad.toml", line)
    assert not word or facts["word"] == word
