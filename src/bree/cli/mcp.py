"""`bree mcp`."""

from typing import TYPE_CHECKING, Annotated

from bree.cli.arguments import GameOptions, LangOption, read_options
from bree.cli.parameters import Argument, CommandOption
from bree.cli.terminal_table import new_sitting
from bree.core import Refusal
from bree.core.find import find
from bree.lang import Voice
from bree.lang.locale import own_language
from bree.table import user_files

if TYPE_CHECKING:
    from bree.adapters.mcp.local_table import LocalTable

NAME = "Bilbo"  # of a language model without a name


def mcp(
    game: Annotated[str, Argument()] = "",
    seats: Annotated[str, CommandOption()] = "me,greedy",
    option: GameOptions = None,
    server: Annotated[str, CommandOption()] = "",
    table: Annotated[str, CommandOption()] = "",
    seat: Annotated[str, CommandOption()] = "",
    token: Annotated[str, CommandOption(env="BREE_TOKEN")] = "",
    name: Annotated[str, CommandOption()] = NAME,
    lang: LangOption = "",
    seed: Annotated[int | None, CommandOption()] = None,
    port: Annotated[int | None, CommandOption()] = None,
) -> None:
    """Give a language model a seat at a table."""
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
    """A new local table. The game is saved after every answer, as with `bree play`."""
    from bree.adapters.mcp.local_table import LocalTable

    played = find(game)
    sitting = new_sitting(played, read_options(played, option), seats)
    if seed is not None:
        sitting.seed = seed
    path = user_files.new_file(game)
    return LocalTable(sitting, lambda: user_files.write(path, sitting.save()))
