"""Flocks of Crebain."""

from bree.games.war.rules.book import book
from bree.games.war.rules.fellowship.hunt import current_hunt
from bree.games.war.state import War


@book.effect(by=int)
def sharpen(s: War, card: str, by: int) -> None:
    """Add to each die of this hunt roll and of its re-roll."""
    s.hunt = current_hunt(s)._replace(bonus=current_hunt(s).bonus + by)


@book.can
def can_sharpen(s: War, card: str, by: int) -> bool:
    """Without a die in the box there is no roll (WAR-23.2)."""
    return s.box_shadow > 0
