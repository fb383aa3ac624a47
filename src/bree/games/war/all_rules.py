"""Imports every module that writes rules into the book, the code of the cards too; then reads the cards and checks."""

from importlib import import_module
from pkgutil import walk_packages

from bree.core.cards.file import folder
from bree.games.war import effects, lords, players, rules
from bree.games.war.facts import PACKAGE
from bree.games.war.lords import additions as of_lords
from bree.games.war.players import additions as of_players
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import open_windows

for home in (rules, effects, lords, players):
    for module in walk_packages(home.__path__, home.__name__ + "."):
        import_module(module.name)
for place in ("cards", "combat"):
    folder(f"{PACKAGE}.{place}")
of_lords.add()
of_players.add()
open_windows()
book.check()

__all__ = ["book"]
