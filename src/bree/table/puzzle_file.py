"""The puzzles of a game: `puzzles.toml` in its package. `scripts/make_puzzles.py` writes it.

Puzzles of one game share their first answers: `after` names the puzzle whose answers come before the own ones.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
import tomllib
from typing import Any, Final

from bree.core import Game
from bree.table.puzzle import Puzzle, PuzzleReason

FILE: Final = "puzzles.toml"


def puzzles(game: Game, file: str = FILE) -> dict[str, Puzzle]:
    """The puzzles of a game by name, in the order of their file: the easier ones first."""
    return _puzzles(game.package, file)


@cache
def _puzzles(package: str, name: str) -> dict[str, Puzzle]:
    file = files(package) / name
    if not file.is_file():
        return {}
    tables = {table["name"]: table for table in tomllib.loads(file.read_text(encoding="utf-8"))["puzzle"]}
    return {name: _puzzle(table, tables) for name, table in tables.items()}


def _answers(table: Mapping[str, Any], tables: Mapping[str, Mapping[str, Any]]) -> tuple[str, ...]:
    before = _answers(tables[table["after"]], tables) if "after" in table else ()
    return (*before, *table["answers"].split())


def _puzzle(table: Mapping[str, Any], tables: Mapping[str, Mapping[str, Any]]) -> Puzzle:
    reasons = {pick: tuple([_reason(one) for one in said]) for pick, said in table["reasons"].items()}
    return Puzzle(
        table["name"],
        table["grade"],
        table["open_hands"],
        table["options"],
        _answers(table, tables),
        table["right"],
        table["values"],
        reasons,
    )


def _reason(said: dict[str, Any]) -> PuzzleReason:
    facts = {name: tuple(fact) if isinstance(fact, list) else fact for name, fact in said.items() if name != "key"}
    return PuzzleReason(said["key"], facts)
