"""Games are found, not listed: every package in `bree.games` that has a GAME, and what other packages offer as such."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

from bree.core.entry_points import DEFECTS, GAMES, NAME, Offer, leave_out, left_out, offers
from bree.core.game import Game
from bree.core.option_check import check_options
from bree.core.refusal import Refusal
from bree.core.rulebook import rulebook
from bree.core.text_check import check_texts

HOME = "bree.games"
PLAYERS = "players"  # the option that says how many sit down, where a game has it


@cache
def own() -> dict[str, Game]:
    """The games of this house, by name."""
    found: dict[str, Game] = {}
    for module in iter_modules(import_module(HOME).__path__, HOME + "."):
        game: Game | None = getattr(import_module(module.name), "GAME", None)
        if game is not None:
            game.rules.check()
            check_options(game)
            found[game.name] = game
    return found


@cache
def games() -> dict[str, Game]:
    """All games: ours, and those of other packages that can be played."""
    found = dict(own())
    for offer in offers(GAMES):
        game = _offered(offer, found)
        if game is not None:
            found[game.name] = game
    return found


def find(name: str) -> Game:
    game = own().get(name) or games().get(name)  # nobody else is asked where it is ours
    if game is None:
        raise left_out(GAMES, name) or Refusal("game-unknown", game=name, known=tuple(games()))
    return game


def _offered(offer: Offer, known: dict[str, Game]) -> Game | None:
    """The game, if it can be used. Whatever is wrong with it is its package's fault and stops nobody."""
    if offer.name in known:
        leave_out(offer, "why-name-ours" if offer.name in own() else "why-name-taken")
    elif NAME.fullmatch(offer.name) is None:
        leave_out(offer, "why-name-odd")
    else:
        try:
            game = game_of(offer.module)
            if game.name == offer.name:
                return game
            leave_out(offer, "why-name-other")
        except DEFECTS as fault:
            leave_out(offer, fault)
    return None


def game_of(module: str) -> Game:
    """The game of a module, with all that the doors will read of it, read once."""
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


def has_room(home: str, name: str) -> bool:
    """Has a house (of bots, boards, solvers) a room of this name? A mere file called so is none."""
    spec = find_spec(f"{home}.{name}")
    return spec is not None and spec.submodule_search_locations is not None
