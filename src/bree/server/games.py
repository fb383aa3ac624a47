"""Which games a server plays: our own, and those of modules named in its settings."""

from importlib import import_module

from bree.core import Game
from bree.core.find import games as own_games


def all_games(more: tuple[str, ...]) -> dict[str, Game]:
    added = (import_module(module).GAME for module in more)
    return {**own_games(), **{game.name: game for game in added}}
