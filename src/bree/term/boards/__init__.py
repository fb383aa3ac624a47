"""The games in the terminal: a room for each, `boards/GAME/`, found by the game's name.

`board.py` there has a `draw`: a pure function of what the seat may see. It reads no state and knows no rule. Pens, not
colours. `lines.py` has the same table in words, for pipes and screen readers: a `lines(view, voice)`. Where cards say
much, `card_words.py` explains those in sight (`explained`), names them in a menu (`label`), and says what one that was
refused requires (`unmet`).
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
    """The game's own board, or the bare table."""
    own = part(game, "board")
    draw: Draw = own.draw if own else generic_board.draw
    return draw


@cache
def part(game: str, name: str) -> ModuleType | None:
    """What the game's room has under this name, if it has a room."""
    file = f"{HOME}.{game}.{name}"
    return import_module(file) if has_package(HOME, game) and find_spec(file) else None
