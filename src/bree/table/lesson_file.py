"""Lesson files: `lessons/NAME.toml` in the package of a game. A malformed file is refused with its line."""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
import re
import tomllib
from typing import Any, Final

from bree.core import Game, Refusal
from bree.core.cards.file import fault_line
from bree.table.lesson import Lesson, LessonLine, LessonStep

FOLDER: Final = "lessons"
ENDING: Final = ".toml"
LANGUAGES: Final = ("pl", "en")
HEAD: Final = {"title": dict, "seat": str, "options": dict, "step": list}
STEP: Final = {"before": list, "answer": str, "beside": str, "say": dict, "wrong": dict}


def lessons(game: Game) -> dict[str, Lesson]:
    """The lessons of a game by name, sorted by name."""
    return _lessons(game.package)


@cache
def _lessons(package: str) -> dict[str, Lesson]:
    home = files(package) / FOLDER
    found = sorted(_files(home), key=lambda file: file.name) if home.is_dir() else []
    return {
        name: read_lesson(name, file.read_text(encoding="utf-8"))
        for file in found
        for name in [file.name.removesuffix(ENDING)]
    }


def _files(home: Traversable) -> Iterable[Traversable]:
    return (file for file in home.iterdir() if file.name.endswith(ENDING))


def read_lesson(name: str, source: str) -> Lesson:
    return _LessonReader(name, source).lesson()


class _LessonReader:
    def __init__(self, name: str, source: str) -> None:
        self._name = name
        self._lines = source.splitlines()
        try:
            self._data: dict[str, Any] = tomllib.loads(source)
        except tomllib.TOMLDecodeError as fault:
            raise self._refuse(fault_line(fault, source), str(fault), "why-not-toml") from fault

    def lesson(self) -> Lesson:
        self._check(self._data, HEAD, 1)
        for key in ("title", "seat", "step"):
            if not self._data.get(key):
                raise self._refuse(1, key, "why-missing-fact")
        picks, steps = self._read_steps(self._data["step"])
        title = self._sentence(self._data["title"], "title", 1)
        return Lesson(self._name, title, self._data["seat"], self._data.get("options", {}), picks, steps)

    def _read_steps(self, tables: list[Any]) -> tuple[tuple[str, ...], tuple[LessonStep, ...]]:
        picks: list[str] = []
        steps: list[LessonStep] = []
        says: list[LessonLine] = []
        for number, table in enumerate(tables, 1):
            line = self._line_of_step(number)
            self._check(table, STEP, line)
            if says and "before" in table:  # nothing moves between two sentences that are only read
                raise self._refuse(line, "before", "why-lesson-reading")
            picks += self._split(table.get("before", []), line)
            says.append(LessonLine(table.get("beside", ""), self._sentence(table.get("say"), "say", line)))
            answer = tuple(table.get("answer", "").split())
            if bool(answer) != ("wrong" in table):
                raise self._refuse(line, "wrong" if answer else "answer", "why-missing-fact")
            if answer or number == len(tables):
                wrong = self._sentence(table["wrong"], "wrong", line) if answer else {}
                steps.append(LessonStep(len(picks), number, tuple(says), answer, wrong))
                says = []
            picks += answer
        return tuple(picks), tuple(steps)

    def _split(self, written: list[Any], line: int) -> list[str]:
        if not all(isinstance(one, str) for one in written):
            raise self._refuse(line, "before", "why-wrong-type")
        return [pick for one in written for pick in one.split()]

    def _sentence(self, found: Any, word: str, line: int) -> Mapping[str, str]:
        written = found if isinstance(found, dict) else {}
        for language in LANGUAGES:
            if not isinstance(written.get(language), str) or not written[language].strip():
                raise self._refuse(line, f"{word}.{language}", "why-missing-fact")
        for language in written:
            if language not in LANGUAGES:
                raise self._refuse(line, f"{word}.{language}", "why-unknown-fact")
        return written

    def _check(self, table: Any, known: Mapping[str, type], line: int) -> None:
        if not isinstance(table, dict):
            raise self._refuse(line, "step", "why-wrong-type")
        for key, value in table.items():
            if key not in known:
                raise self._refuse(self._line_of(key, line), key, "why-unknown-fact")
            if not isinstance(value, known[key]):
                raise self._refuse(self._line_of(key, line), key, "why-wrong-type")

    def _line_of_step(self, number: int) -> int:
        heads = [at for at, line in enumerate(self._lines, 1) if re.match(r"\s*\[\[\s*step\s*\]\]", line)]
        return heads[number - 1] if number <= len(heads) else 1

    def _line_of(self, key: str, first: int) -> int:
        """The first line from there on that gives the key."""
        for at, line in enumerate(self._lines[first - 1 :], first):
            if re.split(r"[.=]", line.strip().strip("[]"))[0].strip() == key:
                return at
        return first

    def _refuse(self, line: int, word: str, why: str) -> Refusal:
        return Refusal("card-file", file=self._name + ENDING, line=line, word=word, why=why)
