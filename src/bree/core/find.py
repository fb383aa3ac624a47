"""Games are found, not listed: every package in `bree.games` that has a GAME."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from bree.core.game import Game
from bree.core.refusal import Refusal

HOME = "bree.games"


@cache
def games(home: str = HOME) -> dict[str, Game]:
    """All games of a package, by name."""
    found: dict[str, Game] = {}
    for module in iter_modules(import_module(home).__path__, home + "."):
        game: Game | None = getattr(import_module(module.name), "GAME", None)
        if game is not None:
            game.rules.check()
            found[game.name] = game
    return found


def find(name: str) -> Game:
    try:
        return games()[name]
    except KeyError:
        raise Refusal("game-unknown", game=name, known=tuple(games())) from None
