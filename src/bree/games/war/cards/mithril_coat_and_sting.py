"""Mithril Coat and Sting."""

from bree.games.war.facts import TILES
from bree.games.war.rules.book import book
from bree.games.war.rules.fellowship.hunt import current_hunt
from bree.games.war.state import War


@book.effect()
def change_tile(s: War, card: str) -> None:
    """Ask for another tile. The current tile has no effect and goes back."""
    s.hunt = current_hunt(s)._replace(anew=True)


@book.can
def can_change_tile(s: War, card: str) -> bool:
    """This is possible after the draw of a tile, but not after the roll of its die."""
    h = current_hunt(s)
    return not (TILES[h.tile].die and h.damage)
