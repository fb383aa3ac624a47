"""Morgul Wound."""

from typing import Final

from bree.games.war.rules.book import book
from bree.games.war.rules.fellowship.damage import corrupt
from bree.games.war.state import War

RULE: Final = "WAR-6.6"


@book.effect(most=int, fresh=int, worn=int)
def wound(s: War, card: str, most: int, fresh: int, worn: int) -> None:
    """So much for those whose corruption is at most `most`, else less."""
    corrupt(s, fresh if s.corruption <= most else worn, RULE)
