"""`bree resume`."""

from pathlib import Path
from typing import Annotated

from bree.bots.outside import is_outside
from bree.cli.arguments import LangOption, PlainFlag
from bree.cli.parameters import Argument, CommandOption
from bree.cli.terminal_table import play_in_terminal
from bree.core import Refusal
from bree.core.saves.malformed import MALFORMED_ERRORS
from bree.lang.locale import own_language
from bree.table import Sitting, user_files


def resume(
    file: Annotated[Path | None, Argument()] = None,
    lang: LangOption = "",
    plain: PlainFlag = False,
    outside: Annotated[bool, CommandOption("--outside")] = False,
) -> None:
    """Continue a saved game: the newest one, or the one in FILE."""
    path = file or user_files.newest()
    sitting = Sitting.load(user_files.read(path))
    programs = [chair.bot for chair in sitting.chairs.values() if is_outside(chair.bot)]
    if programs and not outside:  # a file from somebody else must not start programs here
        raise Refusal("outside-file", command="'" + programs[0])
    try:
        play_in_terminal(sitting, path, lang or own_language(), plain)
    except MALFORMED_ERRORS as fault:
        if sitting.start is None:
            raise  # a defect of Bree
        raise Refusal("save-position") from fault  # the position in the file is invalid
