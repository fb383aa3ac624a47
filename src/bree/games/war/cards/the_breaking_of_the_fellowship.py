"""The Breaking of the Fellowship."""

from bree.games.war.effects.hunt import hunt_by
from bree.games.war.figures import GOLLUM
from bree.games.war.rules.book import book
from bree.games.war.rules.fellowship.damage import corrupt
from bree.games.war.state import HARMLESS, Hunt, War


@book.effect()
def break_fellowship(s: War, card: str) -> None:
    """Draw a tile; its number says how many companions leave. With Gollum as Guide add corruption."""
    if s.guide == GOLLUM:
        corrupt(s, 1, "WAR-6.6")
    else:
        hunt_by(s, Hunt(card, void=HARMLESS, breaks=True))
