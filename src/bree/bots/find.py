"""Finds bots by name: `bree/bots/NAME.py`, or `bree/bots/GAME/NAME.py` for one game. Each file has a BOT.

Other packages provide bots as entry points: `NAME`, or `GAME.NAME` for one game. The LEVEL of a bot says how strong it
plays; `stars` shows it to people. The bot with the highest LEVEL gives the hints, unless its file says `HINTS = False`.
A bot with `SERVED = False` needs more than the processes of a server allow, so a server does not offer it.
A bot for all games can have a function `plays(game)` that says whether it can play a game.

`outside:COMMAND` is an external program. A front end passes `outside=True` only if the name came from the person who
runs Bree on this machine, never from a file or a message.
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
WORTH = "worth"  # the file that rates positions of a game; it needs no BOT
UNRANKED = -1  # below every LEVEL
LUCK = 0  # the LEVEL of a bot that plays at random
MOST_STARS = 3


def bots(game: str) -> dict[str, Callable[[], Bot]]:
    """Return the bots that can play the game: name -> function that makes one."""
    return {name: file.BOT for name, file in _files(game).items()}


def _files(game: str) -> dict[str, Any]:
    """Return the modules of the bots: name -> module."""
    found: dict[str, Any] = {}
    for home in (HOME, f"{HOME}.{game}") if has_package(HOME, game) else (HOME,):
        for module in iter_modules(import_module(home).__path__, home + "."):
            file = import_module(module.name)
            if hasattr(file, "BOT") and getattr(file, "plays", _any_game)(game):
                found[module.name.rpartition(".")[2]] = file
    for offer, file in plugin_bots().items():
        whose, _, name = offer.name.rpartition(".")
        if not hasattr(file, "BOT") or whose not in ("", game) or not _can_play(offer, file, game):
            continue
        if name in found:
            reject(offer, "why-name-ours" if found[name].__name__.startswith(HOME + ".") else "why-name-taken")
        else:
            found[name] = file
    return found


def _can_play(offer: Plugin, file: Any, game: str) -> bool:
    try:
        return bool(getattr(file, "plays", _any_game)(game))
    except DEFECTS as fault:
        reject(offer, fault)
        return False


@cache
def plugin_bots() -> dict[Plugin, Any]:
    """Return the bots of other packages as modules. Skip a broken bot with a warning."""
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
    """Accept a package from before 1.0: it has the entry point group `bree.guests` and a GUEST."""
    said = f"{offer.package}: the entry point group bree.guests is now bree.bots, and GUEST is BOT"
    warn(said, FutureWarning, stacklevel=2)
    if not hasattr(file, "BOT") and hasattr(file, "GUEST"):
        file.BOT = file.GUEST


def part(game: str, name: str) -> Any | None:
    """Return a module from the game's folder of bots, or from a plugin, or None."""
    home = f"{HOME}.{game}.{name}"
    if has_package(HOME, game) and find_spec(home) is not None:
        return import_module(home)
    return next((file for offer, file in plugin_bots().items() if offer.name == f"{game}.{name}"), None)


def strongest(game: str) -> str:
    """Return the bot that gives hints. It has the highest LEVEL of all bots that give hints."""
    files = _files(game)
    return max(files, key=lambda name: (_gives_hints(files[name]), _level(files[name])))


def by_level(game: str) -> tuple[str, ...]:
    """Return the names of the bots of a game, the strongest last. Of equal bots, one that gives hints is the last."""
    files = _files(game)
    return tuple(sorted(files, key=lambda name: (_level(files[name]), _gives_hints(files[name]))))


def served(game: str) -> tuple[str, ...]:
    """Return the names of the bots that a server offers, the strongest last."""
    files = _files(game)
    return tuple(name for name in by_level(game) if getattr(files[name], "SERVED", True))


def stars(game: str) -> dict[str, int]:
    """Return how strong each bot of a game plays, for people: one to three stars, the strongest bot last."""
    files = _files(game)
    return {name: min(max(_level(files[name]), 0) + 1, MOST_STARS) for name in by_level(game)}


def strong(game: str) -> str:
    """Return the strongest bot, or "" if all bots play at random and so say nothing about the chances to win."""
    name = strongest(game)
    return name if _level(_files(game)[name]) > LUCK else ""


def _level(file: Any) -> int:
    return int(getattr(file, "LEVEL", UNRANKED))


def _gives_hints(file: Any) -> bool:
    return bool(getattr(file, "HINTS", True))


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
