"""Mithril Coat and Sting."""

from bree.games.war.facts import TILES
from bree.games.war.rules.book import book
from bree.games.war.rules.fellowship.hunt import current_hunt
from bree.games.war.state import War


@book.effect()
def change_tile(s: War, card: str) -> None:
    """Nothing of the tile counts; another is drawn, and then the first goes back."""
    s.hunt = current_hunt(s)._replace(anew=True)


@book.can
def can_change_tile(s: War, card: str) -> bool:
    """A tile is changed when it is drawn, not when its die has been rolled."""
    h = current_hunt(s)
    return not (TILES[h.tile].die and h.damage)
