"""We Shall Get It."""

from bree.games.war.figures import GOLLUM
from bree.games.war.rules.book import book
from bree.games.war.rules.fellowship.hunt import current_hunt
from bree.games.war.state import War


@book.effect()
def draw_instead(s: War, card: str) -> None:
    """Draw another tile. This one goes back into the pool."""
    s.hunt = current_hunt(s)._replace(anew=True)


@book.can
def can_draw_instead(s: War, card: str) -> bool:
    return s.guide == GOLLUM and bool(s.tiles)
