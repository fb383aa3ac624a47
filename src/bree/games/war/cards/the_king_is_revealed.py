"""The King is Revealed."""

from bree.games.war.figures import ARAGORN
from bree.games.war.map_queries import in_play
from bree.games.war.rules.book import book
from bree.games.war.state import War


@book.requirement
def aragorn_in_play(s: War, card: str) -> bool:
    return in_play(s, ARAGORN)
