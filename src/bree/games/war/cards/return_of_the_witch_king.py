"""Return of the Witch-king."""

from typing import Final

from bree.core.log_lines import line
from bree.games.war.figures import WITCH_KING
from bree.games.war.map_queries import place_figures, region_of_person, take_figures, version_in_play
from bree.games.war.rules.book import book
from bree.games.war.state import SHADOW, War

LOG_LINES: Final = (line("rides"),)

ANGMAR: Final = "angmar"


@book.effect()
def ride_to_angmar(s: War, card: str) -> None:
    who, region = version_in_play(s, WITCH_KING), region_of_person(s, WITCH_KING)
    if region and region != ANGMAR:
        take_figures(s, SHADOW, region, (who,))
        place_figures(s, SHADOW, ANGMAR, (who,))
        s.tell("rides", "WAR-6.6", who="figure-" + who, region="region-" + ANGMAR)


@book.can
def can_ride_to_angmar(s: War, card: str) -> bool:
    return region_of_person(s, WITCH_KING) not in ("", ANGMAR)
