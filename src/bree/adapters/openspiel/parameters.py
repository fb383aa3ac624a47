"""Options as OpenSpiel parameters, which it writes in one line: `bree_fellowship(chapter='3',players=3)`.

OpenSpiel reads anything that looks like a number as a number, and splits at commas and brackets. So such a word is
quoted, with `%2C` and similar codes for the special characters.
"""

from collections.abc import Mapping
from typing import Final
from urllib.parse import quote, unquote

from bree.core import Game, Value

BOUND: Final = "max_game_length"  # the one parameter that is not an option of the game
PLAIN: Final = " :;|._#/+-"  # characters that OpenSpiel does not split at


def specified(game: Game, longest: int) -> dict[str, Value]:
    """Return every parameter with its default."""
    return {**{option.name: option.default for option in game.options}, BOUND: longest}


def read(value: Value) -> Value:
    """Return the option value of a parameter."""
    if isinstance(value, str) and len(value) > 1 and value[0] == value[-1] == "'":
        return unquote(value[1:-1])
    return value


def write(value: Value) -> Value:
    """Return the parameter in a form that OpenSpiel reads back unchanged."""
    if not isinstance(value, str):
        return value
    coded = quote(value, safe=PLAIN)
    return value if coded == value and not misread(value) else f"'{coded}'"


def misread(word: str) -> bool:
    """Would OpenSpiel read this word as a number, a truth value or nothing?"""
    return word.strip("+-.0123456789") == "" or word.lower() in ("true", "false")


def chosen(given: Mapping[str, Value], defaults: Mapping[str, Value]) -> dict[str, Value]:
    """Return the parameters that differ from the default, as option values."""
    values = {name: read(value) for name, value in given.items()}
    return {name: value for name, value in values.items() if value != defaults.get(name)}
