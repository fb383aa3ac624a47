"""Wizard's Staff."""

from bree.games.war.figures import GREY, has
from bree.games.war.rules.book import book
from bree.games.war.rules.fellowship.hunt import current_hunt
from bree.games.war.state import War


@book.requirement
def grey_in_fellowship(s: War, card: str) -> bool:
    return has(s.companions, GREY)


@book.effect()
def forgo_tile(s: War, card: str) -> None:
    """Prevent the draw of the tile (WAR-24.14). No other tile is drawn."""
    s.hunt = current_hunt(s)._replace(spared=True)
