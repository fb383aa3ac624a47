"""What a game offers to make and to check puzzles."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, NamedTuple

from bree.core import Value
from bree.table.puzzle import PuzzleReason

Reasons = dict[str, tuple[PuzzleReason, ...]]


def no_reasons(_s: Any, _values: Mapping[str, float]) -> Reasons:
    return {}


class Exact(NamedTuple):
    options: tuple[Mapping[str, Value], ...]  # of the games from which puzzles are taken
    bot: str  # plays these games
    values: Callable[[Any], dict[str, float]]  # position -> the value of every answer; empty: they are not known
    reasons: Callable[[Any, Mapping[str, float]], Reasons] = no_reasons  # what is certain after each wrong answer
    open_hands: bool = False


def exact(game: str) -> Exact:
    found: Exact = import_module(f"bree.lab.puzzles.{game}").EXACT
    return found
