"""The declaration of a game's log lines: their keys, how they are shown, and what they touch on the board.

    LOG_LINES = (
        line("turn", "turn", weight=LARGE, turn=True),
        line("moved", "figure:{figure}", "space:{space}", "the acting die"),
        line("placed", "the dice of the side", weight=SILENT),
    )

Every module of a game may have a constant `LOG_LINES`; the module of a card can declare the lines of that card.
`scripts/gen_ts_types.py` generates the browser's list from them. The things that a line touches are named as in
`Pick.on`, with facts of the line (`card:{card}`). The code of the board resolves names that begin with `the`.
"""

from typing import Final, NamedTuple

from bree.core.answers import modules_of
from bree.core.game import Game

NAME: Final = "LOG_LINES"
LARGE: Final = "large"  # shown with a banner and for longer
PLAIN: Final = "plain"
SILENT: Final = "silent"  # shown together with the next line


class LogLine(NamedTuple):
    key: str
    about: tuple[str, ...] = ()
    weight: str = PLAIN
    turn: bool = False  # begins a seat's turn
    echo: bool = False  # repeats the answer of the acting player, who is not shown it


def line(key: str, *about: str, weight: str = PLAIN, turn: bool = False, echo: bool = False) -> LogLine:
    return LogLine(key, about, weight, turn, echo)


def lines_of(game: Game) -> tuple[LogLine, ...]:
    """All lines that the game declares, in the order of its modules."""
    return tuple([found for module in modules_of(game) for found in vars(module).get(NAME, ())])
