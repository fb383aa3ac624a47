"""`bree resume`."""

from pathlib import Path
from typing import Annotated

import typer

from bree.bots.outside import is_outside
from bree.cli.given import Lang, Plain
from bree.cli.seating import sit_down
from bree.core import Refusal
from bree.core.saves.malformed import MALFORMED_ERRORS
from bree.lang.locale import own_language
from bree.table import Sitting, user_files


def resume(
    file: Annotated[Path | None, typer.Argument()] = None,
    lang: Lang = "",
    plain: Plain = False,
    outside: Annotated[bool, typer.Option("--outside")] = False,
) -> None:
    """Go on with a saved game: the newest, or the one in FILE."""
    path = file or user_files.newest()
    sitting = Sitting.load(user_files.read(path))
    programs = [chair.bot for chair in sitting.chairs.values() if is_outside(chair.bot)]
    if programs and not outside:  # whoever wrote the file has no say over this machine
        raise Refusal("outside-file", command="'" + programs[0])
    try:
        sit_down(sitting, path, lang or own_language(), plain)
    except MALFORMED_ERRORS as fault:
        if sitting.start is None:
            raise  # a defect of ours
        raise Refusal("save-position") from fault  # a bot or a board could make nothing of the file's position
