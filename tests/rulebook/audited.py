"""What an audit finds in a position that was meddled with, on both builds."""

from collections.abc import Callable
from typing import Any

from bree.cli import build
from bree.core import Game

TYPED = ["a value of another type"]


def found(game: Game, s: Any, meddle: Callable[[], object]) -> list[str]:
    """The compiled build does not even take or read a value of another type, so a file that holds one is refused."""
    try:
        meddle()
        broken: list[str] = game.audit(s)
    except TypeError:
        assert build() == "compiled"
        return TYPED
    return broken


def swap_term(s: Any, name: str, odd: object) -> None:
    s.terms = s.terms._replace(**{name: odd})


def is_one(value: object) -> bool:
    """Compiled code does not tell the truth value from the number 1, where it reads a number."""
    return value is True and build() == "compiled"
