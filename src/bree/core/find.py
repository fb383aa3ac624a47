"""Find games: every package in `bree.games` that has a GAME, and the games of plugins."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

from bree.core.entry_points import DEFECTS, GAMES, NAME, Plugin, plugins, reject, rejection
from bree.core.game import Game
from bree.core.option_check import check_options
from bree.core.refusal import Refusal
from bree.core.rulebook import rulebook
from bree.core.text_check import check_texts

HOME = "bree.games"
PLAYERS = "players"  # the option for the number of players, if a game has it


@cache
def own_games() -> dict[str, Game]:
    """The games of Bree by name."""
    names = [module.name for module in iter_modules(import_module(HOME).__path__)]
    return {name: game for name in names if (game := own_game(name)) is not None}


@cache
def own_game(name: str) -> Game | None:
    """One of Bree's games. The others are not imported."""
    if NAME.fullmatch(name) is None or not has_package(HOME, name):
        return None
    game: Game | None = getattr(import_module(f"{HOME}.{name}"), "GAME", None)
    if game is not None:
        game.rules.check()
        check_options(game)
    return game


@cache
def games() -> dict[str, Game]:
    """The games of Bree and all plugins that can be played."""
    found = dict(own_games())
    for plugin in plugins(GAMES):
        game = _game_of_plugin(plugin, found)
        if game is not None:
            found[game.name] = game
    return found


def find(name: str) -> Game:
    game = own_game(name) or games().get(name)  # looks for plugins only if Bree has no such game
    if game is None:
        raise rejection(GAMES, name) or Refusal("game-unknown", game=name, known=tuple(games()))
    return game


def _game_of_plugin(plugin: Plugin, known: dict[str, Game]) -> Game | None:
    """The game of a plugin if it can be used; any error in it only skips this plugin."""
    if plugin.name in known:
        reject(plugin, "why-name-ours" if plugin.name in own_games() else "why-name-taken")
    elif NAME.fullmatch(plugin.name) is None:
        reject(plugin, "why-name-odd")
    else:
        try:
            game = game_of(plugin.module)
            if game.name == plugin.name:
                return game
            reject(plugin, "why-name-other")
        except DEFECTS as fault:
            reject(plugin, fault)
    return None


def game_of(module: str) -> Game:
    """The game of a module. Reads everything that programs will need, so that errors show now."""
    game = import_module(module).GAME
    if not isinstance(game, Game):
        raise TypeError(f"GAME of {module} is no Game")
    game.rules.check()
    check_options(game)
    game.new({})
    for option in game.options:
        if option.name == PLAYERS:
            for count in option.values:
                game.seats(game.choose({PLAYERS: count}))
    rulebook(game.package)
    check_texts(game)
    return game


def has_package(home: str, name: str) -> bool:
    """Whether a package such as `bree.bots` contains a package of this name. A module does not count."""
    spec = find_spec(f"{home}.{name}")
    return spec is not None and spec.submodule_search_locations is not None
