"""Mithril Coat and Sting."""

from bree.games.war.facts import TILES
from bree.games.war.rules.book import book
from bree.games.war.rules.fellowship.hunt import hunting
from bree.games.war.state import War


@book.effect()
def change_tile(s: War, card: str) -> None:
    """Nothing of the tile counts; another is drawn, and then the first goes back."""
    s.hunt = hunting(s)._replace(anew=True)


@book.can
def can_change_tile(s: War, card: str) -> bool:
    """A tile is changed when it is drawn, not when its die has been rolled."""
    h = hunting(s)
    return not (TILES[h.tile].die and h.damage)
