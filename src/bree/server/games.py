"""The games of a server: all that are found, and the games of modules named in its settings."""

from bree.core import Game, Refusal
from bree.core.entry_points import error_line
from bree.core.find import game_of, games


def all_games(more: tuple[str, ...]) -> dict[str, Game]:
    added = [_named(module) for module in more]
    return {**games(), **{game.name: game for game in added}}


def _named(module: str) -> Game:
    """The game of a module. Any error becomes a refusal with the name of the module."""
    try:
        return game_of(module)
    except Exception as fault:
        raise Refusal("module-unknown", module=module, why=error_line(fault)) from fault
