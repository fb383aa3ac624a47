"""Bilbo's Song."""

from bree.core.cards.file import OneOf
from bree.games.war.effects.corruption import GUIDES
from bree.games.war.figures import PERSON
from bree.games.war.rules.book import book
from bree.games.war.rules.fellowship.damage import heal
from bree.games.war.state import War


@book.effect(guide=OneOf(GUIDES), by=int)
def heal_if_led(s: War, card: str, guide: str, by: int) -> None:
    """Heal with this Guide only."""
    if PERSON[s.guide] == guide:
        heal(s, by, "WAR-6.6")


@book.can
def can_heal_if_led(s: War, card: str, guide: str, by: int) -> bool:
    return s.corruption > 0 and PERSON[s.guide] == guide
