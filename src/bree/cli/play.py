"""`bree play`."""

from typing import Annotated

import typer

from bree.cli.given import Lang, OptionList, Plain, read_options
from bree.cli.seating import seat_all, sit_down
from bree.core.find import find
from bree.lang import Voice
from bree.lang.locale import own_language
from bree.table import user_files


def play(
    game: str,
    seats: Annotated[str, typer.Option()] = "me,greedy",
    option: OptionList = None,
    lang: Lang = "",
    plain: Plain = False,
    seed: Annotated[int | None, typer.Option()] = None,
) -> None:
    """Play a game in the terminal."""
    lang = lang or own_language()
    Voice(lang)
    table = find(game)
    sitting = seat_all(table, read_options(table, option or []), seats)
    if seed is not None:
        sitting.seed = seed
    sit_down(sitting, user_files.new_file(game), lang, plain)
