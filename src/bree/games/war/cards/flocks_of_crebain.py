"""Flocks of Crebain."""

from bree.games.war.rules.book import book
from bree.games.war.rules.fellowship.hunt import current_hunt
from bree.games.war.state import War


@book.effect(by=int)
def sharpen(s: War, card: str, by: int) -> None:
    """Every die of the hunt that is rolled now, and rolled again, gets more."""
    s.hunt = current_hunt(s)._replace(bonus=current_hunt(s).bonus + by)


@book.can
def can_sharpen(s: War, card: str, by: int) -> bool:
    """WAR-23.2: without a die in the box nothing is rolled."""
    return s.box_shadow > 0
