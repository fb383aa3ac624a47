"""Through a Day and a Night."""

from bree.games.war.figures import IS_COMPANION, tally
from bree.games.war.rules.book import book
from bree.games.war.state import War


@book.requirement
def companion_leads(s: War, card: str) -> bool:
    return any(tally(here).units and not IS_COMPANION.isdisjoint(here) for here in s.free.values())
