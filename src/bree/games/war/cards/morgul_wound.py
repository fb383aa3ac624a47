"""Morgul Wound."""

from typing import Final

from bree.games.war.rules.book import book
from bree.games.war.rules.fellowship.damage import corrupt
from bree.games.war.state import War

RULE: Final = "WAR-6.6"


@book.effect(most=int, fresh=int, worn=int)
def wound(s: War, card: str, most: int, fresh: int, worn: int) -> None:
    """Add `fresh` corruption if there are at most `most` points, otherwise `worn`."""
    corrupt(s, fresh if s.corruption <= most else worn, RULE)
