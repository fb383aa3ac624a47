"""Which games a server plays: our own, and those of modules named in its settings."""

from importlib import import_module

from bree.core import Game, Refusal
from bree.core.find import games as own_games


def all_games(more: tuple[str, ...]) -> dict[str, Game]:
    added = [_game_of(module) for module in more]
    return {**own_games(), **{game.name: game for game in added}}


def _game_of(module: str) -> Game:
    """The game of a module; whatever is wrong with it, the host hears its name and one sentence."""
    try:
        game = import_module(module).GAME
    except Exception as fault:
        raise Refusal("module-unknown", module=module, why=str(fault) or type(fault).__name__) from fault
    if not isinstance(game, Game):
        raise Refusal("module-unknown", module=module, why="GAME")
    return game
