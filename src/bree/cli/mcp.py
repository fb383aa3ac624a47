"""`bree mcp`."""

from typing import TYPE_CHECKING, Annotated

import typer

from bree.cli.given import Lang, OptionList, read_options
from bree.cli.seating import seat_all
from bree.core import Refusal
from bree.core.find import find
from bree.lang import Voice
from bree.lang.locale import own_language
from bree.table import user_files

if TYPE_CHECKING:
    from bree.adapters.mcp.local_table import LocalTable

NAME = "Bilbo"  # of a language model that gave none


def mcp(
    game: Annotated[str, typer.Argument()] = "",
    seats: Annotated[str, typer.Option()] = "me,greedy",
    option: OptionList = None,
    server: Annotated[str, typer.Option()] = "",
    table: Annotated[str, typer.Option()] = "",
    seat: Annotated[str, typer.Option()] = "",
    token: Annotated[str, typer.Option(envvar="BREE_TOKEN")] = "",
    name: Annotated[str, typer.Option()] = NAME,
    lang: Lang = "",
    seed: Annotated[int | None, typer.Option()] = None,
    port: Annotated[int | None, typer.Option()] = None,
) -> None:
    """A seat for a language model."""
    lang = lang or own_language()
    Voice(lang)
    if bool(game) == bool(server) or (server and not (table and seat)):
        raise Refusal("mcp-which")
    try:
        from bree.adapters.mcp.remote_table import RemoteTable
        from bree.adapters.mcp.serve import run
    except ImportError:
        raise Refusal("missing-library", extra="mcp") from None
    away = RemoteTable(server, table, seat, token, name, lang) if server else None
    run(away or at_home(game, seats, option or [], seed), lang, port)


def at_home(game: str, seats: str, option: list[str], seed: int | None) -> "LocalTable":
    """A table of its own; the game is on the shelf after every answer, as with `bree play`."""
    from bree.adapters.mcp.local_table import LocalTable

    played = find(game)
    sitting = seat_all(played, read_options(played, option), seats)
    if seed is not None:
        sitting.seed = seed
    path = user_files.new_file(game)
    return LocalTable(sitting, lambda: user_files.write(path, sitting.save()))
