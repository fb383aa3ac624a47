"""The rules, by sections of the catalogue. Importing one writes it into the book; so do deeds and the code of cards."""

from importlib import import_module
from pkgutil import iter_modules

from bree.core.cards import folder
from bree.games.war import deeds
from bree.games.war.facts import PACKAGE
from bree.games.war.rules.book import book
from bree.games.war.rules.moments import open_moments

for home in (__name__, deeds.__name__):
    for module in iter_modules(import_module(home).__path__, home + "."):
        import_module(module.name)
folder(PACKAGE + ".cards")
open_moments()
book.check()

__all__ = ["book"]
