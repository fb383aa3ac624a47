"""The Gates Are Closed."""

from bree.core.cards.file import OneOf
from bree.games.war.effects.hunt import hunt_by
from bree.games.war.figures import GOLLUM, GREY, VERSIONS
from bree.games.war.rules.book import book
from bree.games.war.state import EYES, HARMLESS, Hunt, War


@book.requirement
def gandalf_or_gollum_guides(s: War, card: str) -> bool:
    return s.guide == GOLLUM or s.guide in VERSIONS[GREY]


@book.effect(void=OneOf((EYES, HARMLESS)))
def search_blindly(s: War, card: str, void: str) -> None:
    """Draw a tile without a roll. Reveal icons have no effect."""
    hunt_by(s, Hunt(card, void=void, blind=True))
