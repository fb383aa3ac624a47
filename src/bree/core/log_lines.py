"""The lines of a game's log, declared once: their keys, their weight when they are shown, and what they touch.

    LOG_LINES = (
        line("turn", "turn", weight=LARGE, turn=True),
        line("moved", "figure:{figure}", "space:{space}", "the acting die"),
        line("placed", "the dice of the side", weight=SILENT),
    )

Any module of the game may hold `LOG_LINES`, so the module of a card can declare the lines of that card. The
browser's list is made from them (`scripts/shapes.py`). A line touches things of the board, named as in `Pick.on`,
with facts of the line in it (`card:{card}`). The board itself works out a name that begins with `the`.
"""

from typing import Final, NamedTuple

from bree.core.answers import modules_of
from bree.core.game import Game

NAME: Final = "LOG_LINES"
LARGE: Final = "large"  # gets a banner and a longer stay
PLAIN: Final = "plain"
SILENT: Final = "silent"  # shown together with the next line


class LogLine(NamedTuple):
    key: str
    about: tuple[str, ...] = ()
    weight: str = PLAIN
    turn: bool = False  # begins somebody's turn


def line(key: str, *about: str, weight: str = PLAIN, turn: bool = False) -> LogLine:
    return LogLine(key, about, weight, turn)


def lines_of(game: Game) -> tuple[LogLine, ...]:
    """All that the game declares, in the order of its modules."""
    return tuple([found for module in modules_of(game) for found in vars(module).get(NAME, ())])
