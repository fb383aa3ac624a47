"""Axe and Bow."""

from bree.games.war.effects.companions import GIMLI, LEGOLAS
from bree.games.war.figures import has
from bree.games.war.rules.book import book
from bree.games.war.state import War


@book.requirement
def gimli_or_legolas_in_fellowship(s: War, card: str) -> bool:
    return has(s.companions, GIMLI) or has(s.companions, LEGOLAS)
