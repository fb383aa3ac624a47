"""Fire and shadow (LME-9.7): the path of the Fellowship touches the region of the Balrog."""

from typing import Final

from bree.games.war.facts import TILES
from bree.games.war.figures import BALROG, GOLLUM
from bree.games.war.map_queries import region_of_balrog, remove_figures
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import OFFER, TILE_DRAW
from bree.games.war.rules.characters.companions import eliminate
from bree.games.war.rules.fellowship.hunt import current_hunt
from bree.games.war.state import SHADOW, Hunt, War

FIRE: Final = "balrog"  # the reason of the hunt


@book.step
def fire_and_shadow(s: War) -> None:
    """Draw a tile without a roll. Its Reveal icon has no effect, and there is only one tile for any path (LME-9.29)."""
    s.tell("balrog-tile", "LME-9.7")
    s.hunt = Hunt(FIRE, blind=True)
    s.then(OFFER[TILE_DRAW], ("draw_tile",), ("hunt_over",))


def strike_balrog(s: War) -> bool:
    """Handle an Eye that was drawn for the Balrog. Return True if it was one."""
    h = current_hunt(s)
    if h.why != FIRE or not TILES[h.tile].eye:
        return False
    s.then(("balrog_falls",))
    return True


@book.step
def balrog_falls(s: War) -> None:
    """Eliminate the Balrog and the Guide, even Sméagol (LME-9.8). With Gollum as Guide both stay (LME-9.30)."""
    if s.guide == GOLLUM:
        s.tell("balrog-shuns", "LME-9.8")
        return
    s.tell("balrog-falls", "LME-9.8")
    remove_figures(s, SHADOW, region_of_balrog(s), (BALROG,))
    eliminate(s, s.guide, "LME-9.8")
