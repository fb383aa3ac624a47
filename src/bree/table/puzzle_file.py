"""The puzzles of a game: `puzzles.toml` in its package. `scripts/make_puzzles.py` writes it."""

from functools import cache
from importlib.resources import files
import tomllib
from typing import Any, Final

from bree.core import Game
from bree.table.puzzle import Puzzle, PuzzleReason

FILE: Final = "puzzles.toml"


def puzzles(game: Game) -> dict[str, Puzzle]:
    """The puzzles of a game by name, in the order of their file: the easier ones first."""
    return _puzzles(game.package)


@cache
def _puzzles(package: str) -> dict[str, Puzzle]:
    file = files(package) / FILE
    if not file.is_file():
        return {}
    return {one.name: one for one in map(_puzzle, tomllib.loads(file.read_text(encoding="utf-8"))["puzzle"])}


def _puzzle(table: dict[str, Any]) -> Puzzle:
    reasons = {pick: tuple([_reason(one) for one in said]) for pick, said in table["reasons"].items()}
    return Puzzle(
        table["name"],
        table["grade"],
        table["open_hands"],
        table["options"],
        tuple(table["answers"].split()),
        table["right"],
        table["values"],
        reasons,
    )


def _reason(said: dict[str, Any]) -> PuzzleReason:
    facts = {name: tuple(fact) if isinstance(fact, list) else fact for name, fact in said.items() if name != "key"}
    return PuzzleReason(said["key"], facts)
