"""Grond, Hammer of the Underworld."""

from bree.games.war.effects.attacks import BLACK_CAPTAIN, storming
from bree.games.war.rules.book import book
from bree.games.war.state import War


@book.requirement
def witch_king_storms(s: War, card: str) -> bool:
    return bool(storming(s, BLACK_CAPTAIN))
