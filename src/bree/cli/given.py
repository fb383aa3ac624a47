"""What several commands take."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from bree.core import Game, Refusal, Value
from bree.table import user_files

Lang = Annotated[str, typer.Option("--lang")]
OptionList = Annotated[list[str] | None, typer.Option("--option", "-o")]
Plain = Annotated[bool, typer.Option("--plain")]
Json = Annotated[bool, typer.Option("--json")]


def read_options(game: Game, given: Sequence[str]) -> dict[str, Value]:
    """NAME=VALUE words; an option that takes a data file takes its path."""
    files = {option.name for option in game.options if option.file}
    options: dict[str, Value] = {}
    for word in given:
        name, sign, value = word.partition("=")
        if not sign:
            raise Refusal("option-form", text=word)
        if name in files and Path(value).suffix[1:].islower():  # text may end in dots and capitals
            value = user_files.read(Path(value))
        options[name] = value
    return options
