"""Círdan's Ships."""

from bree.games.war.map_queries import at_war
from bree.games.war.rules.book import book
from bree.games.war.state import War


@book.requirement
def elves_at_war(s: War, card: str) -> bool:
    return at_war(s, "elves")
