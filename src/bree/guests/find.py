"""Guests by name: `bree/guests/NAME.py`, or `bree/guests/GAME/NAME.py` for one game. Each has a GUEST and a LEVEL.

A general guest that needs something of the game says with `plays(game)` whether it is there.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

from bree.core import Refusal
from bree.guests.guest import Guest

HOME = "bree.guests"


def guests(game: str) -> dict[str, Callable[[], Guest]]:
    """The guests that can play the game, each as a maker."""
    found: dict[str, Callable[[], Guest]] = {}
    for home in (HOME, f"{HOME}.{game}"):
        if find_spec(home) is None:
            continue
        for module in iter_modules(import_module(home).__path__, home + "."):
            file = import_module(module.name)
            if hasattr(file, "GUEST") and getattr(file, "plays", _any_game)(game):
                found[module.name.rpartition(".")[2]] = file.GUEST
    return found


def strongest(game: str) -> str:
    """The guest to ask for a hint: the one with the highest LEVEL."""
    return max(guests(game), key=lambda name: _level(game, name))


def _level(game: str, name: str) -> int:
    maker = guests(game)[name]
    return int(import_module(maker.__module__).LEVEL)


def _any_game(_game: str) -> bool:
    return True


def invite(game: str, name: str) -> Guest:
    known = guests(game)
    if name not in known:
        raise Refusal("guest-unknown", guest=name, known=tuple(sorted(known)))
    return known[name]()
