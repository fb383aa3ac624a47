"""Guests by name: `bree/guests/NAME.py`, or `bree/guests/GAME/NAME.py` for one game. Each has a GUEST.

One that is good enough to be asked for hints has a LEVEL, the better the higher. A general guest that needs something
of the game says with `plays(game)` whether it is there.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

from bree.core import Refusal
from bree.guests.guest import Guest

HOME = "bree.guests"
UNRANKED = -1  # below all that have a LEVEL
LUCK = 0  # the LEVEL of one that looks at nothing


def guests(game: str) -> dict[str, Callable[[], Guest]]:
    """The guests that can play the game, each as a maker."""
    return {name: file.GUEST for name, file in _files(game).items()}


def _files(game: str) -> dict[str, Any]:
    """Where they live: name -> module."""
    found: dict[str, Any] = {}
    for home in (HOME, f"{HOME}.{game}"):
        if find_spec(home) is None:
            continue
        for module in iter_modules(import_module(home).__path__, home + "."):
            file = import_module(module.name)
            if hasattr(file, "GUEST") and getattr(file, "plays", _any_game)(game):
                found[module.name.rpartition(".")[2]] = file
    return found


def strongest(game: str) -> str:
    """The guest to ask for a hint: the one with the highest LEVEL."""
    files = _files(game)
    return max(files, key=lambda name: _level(files[name]))


def strong(game: str) -> str:
    """The strongest guest, if its play says something about chances to win; empty where all play by luck."""
    name = strongest(game)
    return name if _level(_files(game)[name]) > LUCK else ""


def _level(file: Any) -> int:
    return int(getattr(file, "LEVEL", UNRANKED))


def _any_game(_game: str) -> bool:
    return True


def invite(game: str, name: str) -> Guest:
    known = guests(game)
    if name not in known:
        raise Refusal("guest-unknown", guest=name, known=tuple(sorted(known)))
    return known[name]()
