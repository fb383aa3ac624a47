"""Bots by name: `bree/bots/NAME.py`, or `bree/bots/GAME/NAME.py` for one game. Each has a BOT.

Other packages offer theirs as entry points: `NAME`, or `GAME.NAME` for one game. One that is good enough to be asked
for hints has a LEVEL, the better the higher. A general bot that needs something of the game says with `plays(game)`
whether it is there. `outside:COMMAND` is a program: only who commands this machine may name one (`outside=True`), never
a file or a message that came from elsewhere.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any
from warnings import warn

from bree.bots.bot import Bot
from bree.bots.outside import PREFIX, Outside, is_outside
from bree.core import Refusal
from bree.core.entry_points import BOTS, DEFECTS, FORMER_BOTS, NAME, Plugin, plugins, reject, rejection
from bree.core.find import has_package

HOME = "bree.bots"
WORTH = "worth"  # the file that says what positions of a game are worth; it needs no BOT
UNRANKED = -1  # below all that have a LEVEL
LUCK = 0  # the LEVEL of one that looks at nothing


def bots(game: str) -> dict[str, Callable[[], Bot]]:
    """The bots that can play the game, each as a maker."""
    return {name: file.BOT for name, file in _files(game).items()}


def _files(game: str) -> dict[str, Any]:
    """Where they live: name -> module."""
    found: dict[str, Any] = {}
    for home in (HOME, f"{HOME}.{game}") if has_package(HOME, game) else (HOME,):
        for module in iter_modules(import_module(home).__path__, home + "."):
            file = import_module(module.name)
            if hasattr(file, "BOT") and getattr(file, "plays", _any_game)(game):
                found[module.name.rpartition(".")[2]] = file
    for offer, file in strangers().items():
        whose, _, name = offer.name.rpartition(".")
        if not hasattr(file, "BOT") or whose not in ("", game) or not _willing(offer, file, game):
            continue
        if name in found:
            reject(offer, "why-name-ours" if found[name].__name__.startswith(HOME + ".") else "why-name-taken")
        else:
            found[name] = file
    return found


def _willing(offer: Plugin, file: Any, game: str) -> bool:
    try:
        return bool(getattr(file, "plays", _any_game)(game))
    except DEFECTS as fault:
        reject(offer, fault)
        return False


@cache
def strangers() -> dict[Plugin, Any]:
    """The bots of other packages, as modules; whatever is wrong with one is its package's fault and stops nobody."""
    found: dict[Plugin, Any] = {}
    for offer in (*plugins(BOTS), *plugins(FORMER_BOTS)):
        if not all(NAME.fullmatch(word) for word in offer.name.split(".", 1)):
            reject(offer, "why-name-odd")
            continue
        try:
            file = import_module(offer.module)
            if offer.group == FORMER_BOTS:
                _accept_former_names(offer, file)
            if not callable(getattr(file, WORTH if offer.name.endswith(f".{WORTH}") else "BOT")):
                raise TypeError(f"BOT of {offer.module} makes nothing")
            _level(file)
            found[offer] = file
        except DEFECTS as fault:
            reject(offer, fault)
    return found


def _accept_former_names(offer: Plugin, file: Any) -> None:
    """A package written before 1.0 offers a GUEST to `bree.guests`."""
    said = f"{offer.package}: the entry point group bree.guests is now bree.bots, and GUEST is BOT"
    warn(said, FutureWarning, stacklevel=2)
    if not hasattr(file, "BOT") and hasattr(file, "GUEST"):
        file.BOT = file.GUEST


def part(game: str, name: str) -> Any | None:
    """A file of the game's room among the bots, ours or one that was offered; None where there is none."""
    home = f"{HOME}.{game}.{name}"
    if has_package(HOME, game) and find_spec(home) is not None:
        return import_module(home)
    return next((file for offer, file in strangers().items() if offer.name == f"{game}.{name}"), None)


def strongest(game: str) -> str:
    """The bot to ask for a hint: the one with the highest LEVEL."""
    files = _files(game)
    return max(files, key=lambda name: _level(files[name]))


def strong(game: str) -> str:
    """The strongest bot, if its play says something about chances to win; empty where all play by luck."""
    name = strongest(game)
    return name if _level(_files(game)[name]) > LUCK else ""


def _level(file: Any) -> int:
    return int(getattr(file, "LEVEL", UNRANKED))


def _any_game(_game: str) -> bool:
    return True


def invite(game: str, name: str, *, outside: bool = False) -> Bot:
    if is_outside(name):
        if not outside:
            raise Refusal("outside-forbidden")
        return Outside(name.removeprefix(PREFIX))
    known = bots(game)
    if name not in known:
        why = rejection(BOTS, name) or rejection(BOTS, f"{game}.{name}")
        raise why or Refusal("bot-unknown", bot=name, known=tuple(sorted(known)))
    return known[name]()
