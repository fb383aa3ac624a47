"""Which games a server plays: all that are found, and those of modules named in its settings."""

from bree.core import Game, Refusal
from bree.core.entry_points import error_line
from bree.core.find import game_of, games


def all_games(more: tuple[str, ...]) -> dict[str, Game]:
    added = [_named(module) for module in more]
    return {**games(), **{game.name: game for game in added}}


def _named(module: str) -> Game:
    """The game of a module; whatever is wrong with it, the host hears its name and one sentence."""
    try:
        return game_of(module)
    except Exception as fault:
        raise Refusal("module-unknown", module=module, why=error_line(fault)) from fault
