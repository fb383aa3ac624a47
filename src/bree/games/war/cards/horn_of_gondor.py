"""Horn of Gondor."""

from bree.games.war.effects.companions import BOROMIR
from bree.games.war.figures import has
from bree.games.war.rules.book import book
from bree.games.war.state import War


@book.requirement
def boromir_in_fellowship(s: War, card: str) -> bool:
    return has(s.companions, BOROMIR)
