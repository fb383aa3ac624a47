"""All answers that a game can offer a seat: the picks that are constants of its modules, and the
answers of its shape.
"""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Any

from bree.core.ask import Pick
from bree.core.game import Game
from bree.core.vocabulary import shape_of


@cache
def answers_of(game: Game) -> tuple[str, ...]:
    """All answers, numbers first; empty if the game has no shape."""
    shape = shape_of(game)
    if shape is None:
        return ()
    words = {pick.id for module in modules_of(game) for value in vars(module).values() for pick in picks_in(value)}
    return tuple(sorted(words.union(shape.answers), key=in_order))


def modules_of(game: Game) -> list[ModuleType]:
    """Every module of a game's package."""
    home = import_module(game.package)
    return [home, *[import_module(found.name) for found in walk_packages(home.__path__, game.package + ".")]]


def picks_in(value: Any) -> Iterator[Pick]:
    if isinstance(value, Pick):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from picks_in(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from picks_in(one)


def in_order(word: str) -> tuple[bool, int, str]:
    """A sort key: numbers by value, then words."""
    return (not word.isdigit(), int(word) if word.isdigit() else 0, word)
