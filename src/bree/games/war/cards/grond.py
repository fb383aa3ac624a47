"""Grond, Hammer of the Underworld."""

from bree.games.war.effects.attacks import BLACK_CAPTAIN, sieges_of
from bree.games.war.rules.book import book
from bree.games.war.state import War


@book.requirement
def witch_king_storms(s: War, card: str) -> bool:
    return bool(sieges_of(s, BLACK_CAPTAIN))
