"""Cards on the table that shield the Fellowship from the hunt: no tile, another tile, or less damage (WAR-24.2)."""

from bree.games.war.facts import TILES
from bree.games.war.rules.book import book
from bree.games.war.rules.fellowship.hunt import hunting
from bree.games.war.state import NEVER, War


@book.effect()
def forgo_tile(s: War, card: str) -> None:
    """WAR-24.14: the tile that would be drawn now is not, and no other is in its place."""
    s.hunt = hunting(s)._replace(spared=True)


@book.effect()
def change_tile(s: War, card: str) -> None:
    """Nothing of the tile counts; another is drawn, and then the first goes back."""
    s.hunt = hunting(s)._replace(anew=True)


@book.can
def can_change_tile(s: War, card: str) -> bool:
    """A tile is changed when it is drawn, not when its die has been rolled."""
    h = hunting(s)
    return not (TILES[h.tile].die and h.damage)


@book.effect(by=int)
def lessen_damage(s: War, card: str, by: int) -> None:
    h = hunting(s)
    s.hunt = h._replace(damage=max(0, h.damage - by))
    s.tell("damage-less", "WAR-24.2", card="card-" + card, damage=max(0, h.damage - by))


@book.can
def can_lessen_damage(s: War, card: str, by: int) -> bool:
    """A card may say that it cannot be lessened; and where the number of a tile is no damage, there is none."""
    h = hunting(s)
    return h.damage > 0 and h.lessened != NEVER and not h.breaks
