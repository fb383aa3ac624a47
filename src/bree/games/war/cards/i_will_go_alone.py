"""I Will Go Alone."""

from bree.games.war.rules.book import book
from bree.games.war.state import War


@book.requirement
def companion_in_fellowship(s: War, card: str) -> bool:
    return bool(s.companions)
