"""The game that the stories play. While it has no door of its own yet, its rules are put into a bare one."""

from importlib import import_module
import json
from pkgutil import iter_modules
from typing import Any

from bree.core import Game
from bree.core.pile import Pile
from bree.core.plain import from_plain, to_plain
import bree.games.war
from bree.games.war.rules import moments
from bree.games.war.rules.book import book
from bree.games.war.state import SEATS, Battle, Hunt, Terms, War

RULES = "bree.games.war.rules"


def bare() -> Game:
    for module in iter_modules(import_module(RULES).__path__, RULES + "."):
        import_module(module.name)
    moments.open_moments()

    def write(s: Any) -> str:
        return json.dumps(to_plain(s))

    def read(line: str) -> Any:
        return from_plain(GAME, json.loads(line))

    def nothing(*_args: Any) -> Any:
        return []

    return Game(
        "war", "bree.games.war", 1, (), book, War, lambda _options: SEATS, nothing, nothing, nothing, nothing,
        nothing, write, read, (Battle, Hunt, Terms, Pile),
    )  # fmt: skip


GAME: Game = getattr(bree.games.war, "GAME", None) or bare()
