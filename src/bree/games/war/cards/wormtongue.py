"""Wormtongue."""

from bree.games.war.rules.book import book
from bree.games.war.state import War


@book.requirement
def rohan_active(s: War, card: str) -> bool:
    return "rohan" not in s.passive
