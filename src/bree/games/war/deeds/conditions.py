"""What event cards require before they may be played (WAR-6.5)."""

from bree.games.war.board import REGIONS
from bree.games.war.deeds.attacks import BLACK_CAPTAIN, storming
from bree.games.war.figures import (
    ARAGORN,
    BALROG,
    GOLLUM,
    GREY,
    IS_COMPANION,
    SARUMAN,
    VERSIONS,
    WHITE,
    WITCH_KING,
    tally,
)
from bree.games.war.map_queries import at_war, find, in_play, units_in, version, where
from bree.games.war.rules.book import book
from bree.games.war.rules.fellowship.declaring import is_refuge
from bree.games.war.state import FREE, NO_TRACK, SHADOW_NATIONS, War


@book.requirement
def gondor_active(s: War, card: str) -> bool:
    return "gondor" not in s.passive


@book.requirement
def elves_at_war(s: War, card: str) -> bool:
    return at_war(s, "elves")


@book.requirement
def rohan_at_war(s: War, card: str) -> bool:
    return at_war(s, "rohan")


@book.requirement
def isengard_at_war(s: War, card: str) -> bool:
    return at_war(s, "isengard")


@book.requirement
def sauron_at_war(s: War, card: str) -> bool:
    return at_war(s, "sauron")


@book.requirement
def southrons_at_war(s: War, card: str) -> bool:
    return at_war(s, "southrons")


@book.requirement
def shadow_at_war(s: War, card: str) -> bool:
    """All nations of the Shadow."""
    return all(at_war(s, nation) for nation in SHADOW_NATIONS)


@book.requirement
def saruman_in_play(s: War, card: str) -> bool:
    return in_play(s, SARUMAN)


@book.requirement
def witch_king_in_play(s: War, card: str) -> bool:
    """In whatever version (LME-10.18)."""
    return in_play(s, version(s, WITCH_KING))


@book.requirement
def aragorn_in_play(s: War, card: str) -> bool:
    return in_play(s, ARAGORN)


@book.requirement
def fellowship_revealed(s: War, card: str) -> bool:
    return not s.hidden


@book.requirement
def fellowship_on_its_way(s: War, card: str) -> bool:
    """The progress is 1 or more; on the Mordor Track there is none."""
    return s.track == NO_TRACK and s.progress > 0


@book.requirement
def aragorn_abroad(s: War, card: str) -> bool:
    """Aragorn is with an army in a region that belongs to no nation of the Free Peoples."""
    region = where(s, ARAGORN)
    return bool(region) and units_in(s, FREE, region) > 0 and REGIONS[region].side != FREE


@book.requirement
def companion_leads(s: War, card: str) -> bool:
    """A companion is with an army."""
    return any(tally(here).units and not IS_COMPANION.isdisjoint(here) for here in s.free.values())


@book.requirement
def isengard_storms(s: War, card: str) -> bool:
    """Saruman is in play, and an army with a unit of Isengard besieges a stronghold."""
    return in_play(s, SARUMAN) and bool(storming(s, "isengard"))


@book.requirement
def witch_king_storms(s: War, card: str) -> bool:
    """The Witch-king is with an army that besieges a stronghold."""
    return bool(storming(s, BLACK_CAPTAIN))


@book.requirement
def fellowship_in_the_wild(s: War, card: str) -> bool:
    """Not in a region with a settlement of the Free Peoples, whoever holds it now (WAR-1.15).

    On the Mordor Track it is in no region (WAR-25.4).
    """
    place = REGIONS[s.bearers]
    return s.track != NO_TRACK or not place.settlement or place.side != FREE


@book.requirement
def in_a_refuge(s: War, card: str) -> bool:
    """The Ring-bearers are in an unconquered city or stronghold of the Free Peoples."""
    return is_refuge(s, s.bearers)


@book.requirement
def in_a_free_stronghold(s: War, card: str) -> bool:
    """The Ring-bearers are in an unconquered stronghold of the Free Peoples."""
    return is_refuge(s, s.bearers) and REGIONS[s.bearers].settlement == "stronghold"


@book.requirement
def balrog_in_play(s: War, card: str) -> bool:
    return in_play(s, BALROG)


@book.requirement
def witch_king_without_gollum(s: War, card: str) -> bool:
    """The Witch-king is in play, whichever (LME-10.18), and Gollum is not the Guide."""
    return s.guide != GOLLUM and any(in_play(s, one) for one in VERSIONS[WITCH_KING])


@book.requirement
def gandalf_or_gollum_guides(s: War, card: str) -> bool:
    return s.guide == GOLLUM or s.guide in VERSIONS[GREY]


@book.requirement
def rohan_active(s: War, card: str) -> bool:
    return "rohan" not in s.passive


@book.requirement
def wise_in_minas_tirith(s: War, card: str) -> bool:
    """Gandalf, the Grey or the White, or Aragorn is there."""
    return any(find(s, one) == "minas_tirith" for one in (GREY, WHITE, ARAGORN))
