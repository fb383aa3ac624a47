"""The Last Battle."""

from bree.games.war.board import REGIONS
from bree.games.war.figures import ARAGORN
from bree.games.war.map_queries import region_of, units_in
from bree.games.war.rules.book import book
from bree.games.war.state import FREE, War


@book.requirement
def aragorn_abroad(s: War, card: str) -> bool:
    region = region_of(s, ARAGORN)
    return bool(region) and units_in(s, FREE, region) > 0 and REGIONS[region].side != FREE
