"""The boards of the games in the terminal. Bree finds them by the name of the game: `boards/GAME/`.

`board.py` has a `draw` function that uses only the view of the seat. It reads no state, knows no rule, and uses names
of styles instead of colours. `lines.py` has `lines(view, voice)`, the same table as text for pipes and screen readers.
In a game with long card texts, `card_words.py` explains the visible cards (`explained`), labels them in a menu
(`label`), and names the requirement of a refused card (`unmet`).
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from rich.text import Text

from bree.core import Ask, View
from bree.core.find import has_package
from bree.lang import Voice
from bree.term.boards import generic_board

Draw = Callable[[View, Voice, int, Ask | None, frozenset[str]], Text]
HOME = "bree.term.boards"


def board(game: str) -> Draw:
    """Return the game's own board, or the generic one."""
    own = part(game, "board")
    draw: Draw = own.draw if own else generic_board.draw
    return draw


@cache
def part(game: str, name: str) -> ModuleType | None:
    """Return a module from the game's folder, or None."""
    file = f"{HOME}.{game}.{name}"
    return import_module(file) if has_package(HOME, game) and find_spec(file) else None
