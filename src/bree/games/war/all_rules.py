"""Imports all modules with rules and the code of all cards, then reads the card files and checks the book."""

from importlib import import_module
from pkgutil import walk_packages

from bree.core.cards.file import read_folder
from bree.games.war.facts import PACKAGE
from bree.games.war.lords.additions import add as add_lords
from bree.games.war.players.additions import add as add_players
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import open_windows

for home in ("rules", "effects", "lords", "players"):
    package = f"{PACKAGE}.{home}"
    for module in walk_packages(import_module(package).__path__, package + "."):
        import_module(module.name)
for place in ("cards", "combat"):
    read_folder(f"{PACKAGE}.{place}")
add_lords()
add_players()
open_windows()
book.check()

__all__ = ["book"]
