"""Plugins: games and bots that other packages offer by entry points. Each group of entry points is read once.

A package with an error is skipped, and everything else works. `unreported` returns the refusals that the user has not
seen yet, and the command line shows them in the user's language.
"""

from functools import cache
import re
from typing import TYPE_CHECKING, Final, NamedTuple

from bree.core.refusal import Refusal

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GAMES: Final = "bree.games"  # name -> a module whose GAME has this name
BOTS: Final = "bree.bots"  # NAME, or GAME.NAME for one game -> a module with a BOT
FORMER_BOTS: Final = "bree.guests"  # the name of this group before 1.0, for modules with a GUEST
NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
DEFECTS: Final = (Exception, SystemExit)  # errors in a plugin; they must not stop Bree, but Ctrl-C must


class Plugin(NamedTuple):
    group: str
    name: str
    module: str
    package: str  # the name under which it was installed

    def refusal(self, why: str) -> Refusal:
        if self.group == GAMES:
            return Refusal("plugin-game", package=self.package, name=self.name, why=why)
        return Refusal("plugin-bot", package=self.package, name=self.name, why=why)


_rejected: dict[Plugin, Refusal] = {}
_reported: set[Plugin] = set()


@cache
def plugins(group: str) -> tuple[Plugin, ...]:
    """All plugins of a group, sorted by name."""
    from importlib.metadata import entry_points  # a fifth of the time of a short call, so only if it is needed

    try:
        found = [_plugin_of(entry) for entry in entry_points(group=group)]
    except Exception:  # one unreadable list makes this call fail for all packages
        found = _one_by_one(group)
    return tuple(sorted(found))


def _one_by_one(group: str) -> list[Plugin]:
    from importlib.metadata import distributions

    found: list[Plugin] = []
    for package in distributions():
        try:
            found += [_plugin_of(entry) for entry in package.entry_points if entry.group == group]
        except Exception as fault:
            if group in (package.read_text("entry_points.txt") or ""):
                reject(Plugin(group, "?", "", package.metadata["Name"]), fault)
    return found


def _plugin_of(entry: "EntryPoint") -> Plugin:
    return Plugin(entry.group, entry.name, entry.module, entry.dist.name if entry.dist is not None else entry.value)


def reject(plugin: Plugin, why: BaseException | str) -> None:
    """Skip this plugin. A text is the key of the reason."""
    _rejected[plugin] = plugin.refusal(why if isinstance(why, str) else error_line(why))


def error_line(fault: BaseException) -> str:
    """An error of a plugin as one line, with the type of the error."""
    words = one_line(str(fault))
    return f"{type(fault).__name__}: {words}" if words else type(fault).__name__


def one_line(said: str) -> str:
    """Text from outside in one line, without control characters."""
    return "".join([sign if sign.isprintable() else "\ufffd" for sign in " ".join(said.split())])


def rejection(group: str, name: str) -> Refusal | None:
    """Why this plugin was skipped; None if no package offers it. The caller shows the refusal."""
    for plugin, why in _rejected.items():
        if (plugin.group, plugin.name) == (group, name):
            _reported.add(plugin)
            return why
    return None


def unreported() -> list[Refusal]:
    """The skipped plugins that the user has not seen yet."""
    new = [plugin for plugin in _rejected if plugin not in _reported]
    _reported.update(new)
    return [_rejected[plugin] for plugin in new]
