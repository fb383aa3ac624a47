"""The boards: one drawing for each game, `boards/GAME.py` with a `draw`, found by the game's name.

A drawing is a pure function of what the seat may see: it reads no state and knows no rule. Pens, not colours.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from rich.text import Text

from bree.core import Ask, View
from bree.lang import Voice

Draw = Callable[[View, Voice, int, Ask | None, frozenset[str]], Text]
HOME = "bree.term.boards"


def board(game: str) -> Draw:
    """The game's own board, or the bare table."""
    name = game if find_spec(f"{HOME}.{game}") else "bare"
    draw: Draw = import_module(f"{HOME}.{name}").draw
    return draw
