"""Worked examples of the rulebook: `examples.toml` in the package of a game.

An example is a position of a lesson and the answers that follow it there. The engine makes everything that a reader
sees of it: the board, what may be done, and what happens.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
import tomllib
from typing import Any, Final, NamedTuple

from bree.core import Game, LogEntry, State
from bree.table.lesson_file import lessons

FILE: Final = "examples.toml"


class Example(NamedTuple):
    name: str
    rule: str  # it stands behind this rule in the book
    title: Mapping[str, str]  # language -> text
    text: Mapping[str, str]
    names: Mapping[str, str]  # seat -> a name, where the names of the seats say little
    lesson: str
    start: int  # answers of the lesson before the position
    end: int  # answers of the lesson after what the example shows

    def position(self, game: Game) -> State:
        """The position before the example, with its log."""
        lesson = lessons(game)[self.lesson]
        s: State = game.new(lesson.options, log=True)
        for pick in lesson.picks[: self.start]:
            game.apply(s, pick)
        return s

    def play(self, game: Game, s: State) -> list[LogEntry]:
        """Carry the example out at its position. Returns the lines that this adds to the log."""
        assert s.log is not None, "a position of an example has its log"
        before = len(s.log)
        for pick in lessons(game)[self.lesson].picks[self.start : self.end]:
            game.apply(s, pick)
        return s.log[before:]


def examples(game: Game) -> tuple[Example, ...]:
    """The examples of a game, in the order of their file."""
    return _examples(game)


@cache
def _examples(game: Game) -> tuple[Example, ...]:
    file = files(game.package) / FILE
    if not file.is_file():
        return ()
    found = tomllib.loads(file.read_text(encoding="utf-8"))["example"]
    return tuple([_example(game, one) for one in found])


def _example(game: Game, table: Mapping[str, Any]) -> Example:
    step = next(one for one in lessons(game)[table["lesson"]].steps if one.number == table["step"])
    start = step.start + table.get("given", 0)
    return Example(
        table["name"], table["rule"], table["title"], table["text"], table.get("names", {}),
        table["lesson"], start, start + table["answers"],
    )  # fmt: skip
