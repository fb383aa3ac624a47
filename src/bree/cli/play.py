"""`bree play`."""

from typing import Annotated

from bree.cli.arguments import GameOptions, LangOption, PlainFlag, read_options
from bree.cli.parameters import CommandOption
from bree.cli.terminal_table import new_sitting, play_in_terminal
from bree.core.find import find
from bree.lang import Voice
from bree.lang.locale import own_language
from bree.table import user_files


def play(
    game: str,
    seats: Annotated[str, CommandOption()] = "me,greedy",
    option: GameOptions = None,
    lang: LangOption = "",
    plain: PlainFlag = False,
    seed: Annotated[int | None, CommandOption()] = None,
) -> None:
    """Play a game in the terminal."""
    lang = lang or own_language()
    Voice(lang)
    table = find(game)
    sitting = new_sitting(table, read_options(table, option or []), seats)
    if seed is not None:
        sitting.seed = seed
    play_in_terminal(sitting, user_files.new_file(game), lang, plain)
