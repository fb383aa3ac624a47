"""Effects on the hunt: special tiles, additional hunts, less damage."""

from typing import Final

from bree.core.cards.file import OneOf
from bree.games.war.facts import TILES
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import OFFER, TILE_DRAW
from bree.games.war.rules.fellowship.declaring import is_refuge
from bree.games.war.rules.fellowship.hunt import current_hunt
from bree.games.war.state import BY_LOT, EYES, HARMLESS, NEVER, NO_TRACK, Hunt, War

SPECIAL: Final = tuple([name for name, tile in TILES.items() if tile.special])
ALWAYS: Final = "always"  # the damage can be reduced as in any hunt


@book.effect(tile=OneOf(SPECIAL))
def lay_tile(s: War, card: str, tile: str) -> None:
    """Set a special tile aside for Mordor (WAR-23.11). If the Fellowship is there already, it goes into the pool."""
    if s.track == NO_TRACK:
        s.specials = tuple(sorted((*s.specials, tile)))
        s.tell("tile-waits", "WAR-23.11", tile="tile-" + tile)
    else:
        s.tiles = tuple(sorted((*s.tiles, tile)))
        s.tell("tile-added", "WAR-23.11", tile="tile-" + tile)


@book.effect(void=OneOf((EYES, HARMLESS)), lessened=OneOf((ALWAYS, NEVER, BY_LOT)))
def search(s: War, card: str, void: str, lessened: str) -> None:
    """Draw a tile without a roll (WAR-23.12).

    It does not reveal a Fellowship in a free city or stronghold (WAR-21.6).
    """
    blind = s.track == NO_TRACK and is_refuge(s, s.bearers)
    hunt_by(s, Hunt(card, void=void, lessened="" if lessened == ALWAYS else lessened, blind=blind))


def hunt_by(s: War, hunt: Hunt) -> None:
    s.hunt = hunt
    s.then(OFFER[TILE_DRAW], ("draw_tile",), ("hunt_over",))


@book.effect(by=int)
def lessen_damage(s: War, card: str, by: int) -> None:
    h = current_hunt(s)
    s.hunt = h._replace(damage=max(0, h.damage - by))
    s.tell("damage-less", "WAR-24.2", card="card-" + card, damage=max(0, h.damage - by))


@book.can
def can_lessen_damage(s: War, card: str, by: int) -> bool:
    """Can the damage be reduced? Some cards forbid it, and sometimes the number of a tile is not damage."""
    h = current_hunt(s)
    return h.damage > 0 and h.lessened != NEVER and not h.breaks
