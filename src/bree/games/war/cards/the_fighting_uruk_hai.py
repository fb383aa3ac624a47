"""The Fighting Uruk-hai."""

from bree.games.war.effects.attacks import sieges_of
from bree.games.war.figures import SARUMAN
from bree.games.war.map_queries import in_play
from bree.games.war.rules.book import book
from bree.games.war.state import War


@book.requirement
def isengard_storms(s: War, card: str) -> bool:
    return in_play(s, SARUMAN) and bool(sieges_of(s, "isengard"))
