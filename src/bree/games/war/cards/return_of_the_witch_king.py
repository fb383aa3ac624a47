"""Return of the Witch-king."""

from typing import Final

from bree.games.war.figures import WITCH_KING
from bree.games.war.map_queries import find, put, take, version
from bree.games.war.rules.book import book
from bree.games.war.state import SHADOW, War

ANGMAR: Final = "angmar"


@book.effect()
def ride_to_angmar(s: War, card: str) -> None:
    who, region = version(s, WITCH_KING), find(s, WITCH_KING)
    if region and region != ANGMAR:
        take(s, SHADOW, region, (who,))
        put(s, SHADOW, ANGMAR, (who,))
        s.tell("rides", "WAR-6.6", who="figure-" + who, region="region-" + ANGMAR)


@book.can
def can_ride_to_angmar(s: War, card: str) -> bool:
    return find(s, WITCH_KING) not in ("", ANGMAR)
