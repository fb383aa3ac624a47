"""The lines of a game's log, declared once: their keys, their weight when they are shown, and what they touch.

    LOG_LINES = (
        line("turn", "turn", weight=LARGE, turn=True),
        line("moved", "figure:{figure}", "space:{space}", "the acting die"),
        line("placed", "the dice of the side", weight=SILENT),
    )

Any module of the game may hold `LOG_LINES`: a card whose code lies in a file of its own declares its lines there. The
browser's list is made from them (`scripts/shapes.py`). What a line touches is a thing of the board, as a pick is on it,
with facts of the line in it (`card:{card}`). What begins with `the` the board works out from its view.
"""

from typing import Final, NamedTuple

from bree.core.answers import modules_of
from bree.core.game import Game

NAME: Final = "LOG_LINES"
LARGE: Final = "large"  # gets a banner and a longer stay
PLAIN: Final = "plain"
SILENT: Final = "silent"  # needs no moment of its own: it goes with the next one


class Line(NamedTuple):
    key: str
    about: tuple[str, ...] = ()
    weight: str = PLAIN
    turn: bool = False  # begins somebody's turn


def line(key: str, *about: str, weight: str = PLAIN, turn: bool = False) -> Line:
    return Line(key, about, weight, turn)


def lines_of(game: Game) -> tuple[Line, ...]:
    """All that the game declares, in the order of its modules."""
    return tuple([found for module in modules_of(game) for found in vars(module).get(NAME, ())])
