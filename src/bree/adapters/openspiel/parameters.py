"""Options as OpenSpiel's parameters, which it writes into one line: `bree_fellowship(chapter='3',players=3)`.

What looks like a number there is read as one, and commas and brackets part things. So a word that would be misread
stands in quotes, with `%2C` and the like for such signs.
"""

from collections.abc import Mapping
from typing import Final
from urllib.parse import quote, unquote

from bree.core import Game, Value

BOUND: Final = "max_game_length"  # the one parameter that is not an option of the game
PLAIN: Final = " :;|._#/+-"  # signs that part nothing


def specified(game: Game, longest: int) -> dict[str, Value]:
    """Every parameter with its default."""
    return {**{option.name: option.default for option in game.options}, BOUND: longest}


def read(value: Value) -> Value:
    """A parameter as the game knows it."""
    if isinstance(value, str) and len(value) > 1 and value[0] == value[-1] == "'":
        return unquote(value[1:-1])
    return value


def write(value: Value) -> Value:
    """The same parameter so that the library reads back what it wrote."""
    if not isinstance(value, str):
        return value
    coded = quote(value, safe=PLAIN)
    return value if coded == value and not misread(value) else f"'{coded}'"


def misread(word: str) -> bool:
    """Would it be taken for a number, a truth value or nothing?"""
    return word.strip("+-.0123456789") == "" or word.lower() in ("true", "false")


def chosen(given: Mapping[str, Value], defaults: Mapping[str, Value]) -> dict[str, Value]:
    """The parameters that are not the default, as the game knows them."""
    values = {name: read(value) for name, value in given.items()}
    return {name: value for name, value in values.items() if value != defaults.get(name)}
