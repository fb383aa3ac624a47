"""Fire and shadow: the Balrog on the way of the Fellowship (LME-9.7)."""

from typing import Final

from bree.games.war.facts import TILES
from bree.games.war.figures import BALROG, GOLLUM
from bree.games.war.map_queries import region_of_balrog, remove_figures
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import OFFER, TILE_DRAW
from bree.games.war.rules.characters.companions import eliminate
from bree.games.war.rules.fellowship.hunt import current_hunt
from bree.games.war.state import SHADOW, Hunt, War

FIRE: Final = "balrog"  # why the tile is drawn


@book.step
def fire_and_shadow(s: War) -> None:
    """A tile without a roll, whose Reveal icon does nothing; once, whatever the way was (LME-9.29)."""
    s.tell("balrog-tile", "LME-9.7")
    s.hunt = Hunt(FIRE, blind=True)
    s.then(OFFER[TILE_DRAW], ("draw_tile",), ("hunt_over",))


def strike_balrog(s: War) -> bool:
    """An Eye that was drawn for him."""
    h = current_hunt(s)
    if h.why != FIRE or not TILES[h.tile].eye:
        return False
    s.then(("balrog_falls",))
    return True


@book.step
def balrog_falls(s: War) -> None:
    """LME-9.8: an Eye. He and the Guide, be it Sméagol, fall together; with Gollum neither does (LME-9.30)."""
    if s.guide == GOLLUM:
        s.tell("balrog-shuns", "LME-9.8")
        return
    s.tell("balrog-falls", "LME-9.8")
    remove_figures(s, SHADOW, region_of_balrog(s), (BALROG,))
    eliminate(s, s.guide, "LME-9.8")
