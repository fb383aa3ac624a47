"""What event cards require of companions (WAR-6.5), and when those on the table leave it (WAR-6.8)."""

from bree.games.war.board import NEAR, REGIONS
from bree.games.war.figures import ARAGORN, GREY, IS_COMPANION, NAZGUL, STRIDER, WHITE, has
from bree.games.war.map_queries import figures_in, find, in_play, units_in, version, where
from bree.games.war.rules.book import book
from bree.games.war.state import FREE, SHADOW, War

BOROMIR, GIMLI, LEGOLAS = "boromir", "gimli", "legolas"


def king(s: War) -> str:
    """Strider or Aragorn, whoever of them is on the map."""
    return ARAGORN if where(s, ARAGORN) else version(s, STRIDER)


def nation_of(region: str) -> str:
    """To which nation the region of a companion belongs; none, if he is not on the map."""
    return REGIONS[region].nation if region else ""


# In the Fellowship.


@book.requirement
def companion_in_fellowship(s: War, card: str) -> bool:
    return bool(s.companions)


@book.requirement
def gimli_or_legolas_in_fellowship(s: War, card: str) -> bool:
    return has(s.companions, GIMLI) or has(s.companions, LEGOLAS)


@book.requirement
def boromir_in_fellowship(s: War, card: str) -> bool:
    return has(s.companions, BOROMIR)


@book.requirement
def grey_in_fellowship(s: War, card: str) -> bool:
    return has(s.companions, GREY)


# On the map.


@book.requirement
def boromir_in_gondor(s: War, card: str) -> bool:
    return nation_of(find(s, BOROMIR)) == "gondor"


@book.requirement
def king_in_rohan(s: War, card: str) -> bool:
    """Inside a besieged stronghold too (WAR-6.15)."""
    return nation_of(where(s, king(s))) == "rohan"


@book.requirement
def king_with_army(s: War, card: str) -> bool:
    return units_in(s, FREE, where(s, king(s))) > 0


@book.requirement
def king_with_army_in_gondor_or_rohan(s: War, card: str) -> bool:
    return king_with_army(s, card) and nation_of(where(s, king(s))) in ("gondor", "rohan")


@book.requirement
def ents_are_roused(s: War, card: str) -> bool:
    """Gandalf the White is in play, and a companion, be it himself, is in Fangorn."""
    return in_play(s, WHITE) and not IS_COMPANION.isdisjoint(figures_in(s, FREE, "fangorn"))


def hunted(s: War) -> list[str]:
    """Regions of Shadow armies with Nazgûl in or beside that of an army with a companion; no Witch-king is meant."""
    return sorted([region for region, army in s.shadow.items() if NAZGUL in army and is_hunted(s, region)])


def is_hunted(s: War, region: str) -> bool:
    if not units_in(s, SHADOW, region):
        return False
    near = [place for place in [region, *NEAR[region]] if units_in(s, FREE, place)]
    return any(not IS_COMPANION.isdisjoint(s.free[place]) for place in near)


@book.requirement
def nazgul_near_companion(s: War, card: str) -> bool:
    return bool(hunted(s))
