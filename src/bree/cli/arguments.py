"""Options that several commands share."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from bree.cli.parameters import CommandOption
from bree.core import Game, Refusal, Value
from bree.table import user_files

LangOption = Annotated[str, CommandOption("--lang")]
GameOptions = Annotated[list[str] | None, CommandOption("--option", "-o")]
PlainFlag = Annotated[bool, CommandOption("--plain")]
JsonFlag = Annotated[bool, CommandOption("--json")]


def read_options(game: Game, given: Sequence[str]) -> dict[str, Value]:
    """Read words of the form NAME=VALUE. For an option that takes a data file, the value may be its path."""
    files = {option.name for option in game.options if option.file}
    options: dict[str, Value] = {}
    for word in given:
        name, sign, value = word.partition("=")
        if not sign:
            raise Refusal("option-form", text=word)
        if name in files and Path(value).suffix[1:].islower():  # a path; data itself has no lower-case suffix
            value = user_files.read(Path(value))
        options[name] = value
    return options
