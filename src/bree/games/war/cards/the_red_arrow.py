"""The Red Arrow."""

from bree.games.war.rules.book import book
from bree.games.war.state import War


@book.requirement
def gondor_active(s: War, card: str) -> bool:
    return "gondor" not in s.passive
