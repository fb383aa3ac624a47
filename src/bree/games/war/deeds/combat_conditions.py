"""What combat cards require (WAR-12.4): who takes part, and where. `card` is the title of the combat half."""

from typing import Final

from bree.games.war.board import NEAR, REGIONS
from bree.games.war.deeds.combat import companions_in, owner_of
from bree.games.war.figures import GANDALFS, HOBBITS, KINGS, tally
from bree.games.war.rules.battle.fighters import camp, dread, fought, house_of_elrond
from bree.games.war.rules.book import book
from bree.games.war.state import FREE, NO_TRACK, OTHER, SHADOW, SIEGE, War

MORIA: Final = "moria"
ENTS: Final = ("fangorn", "orthanc")


def any_of(s: War, *names: str) -> bool:
    here = companions_in(s)
    return any(name in here for name in names)


@book.requirement
def companion_fights(s: War, card: str) -> bool:
    return bool(companions_in(s))


@book.requirement
def hobbit_fights(s: War, card: str) -> bool:
    return any_of(s, *HOBBITS)


@book.requirement
def gandalf_fights(s: War, card: str) -> bool:
    return any_of(s, *GANDALFS)


@book.requirement
def strider_fights(s: War, card: str) -> bool:
    return any_of(s, *KINGS)


@book.requirement
def leader_fights(s: War, card: str) -> bool:
    """A Leader of the Free Peoples or a companion; an elite of Elrond's house is a Leader (LME-7.7)."""
    b = fought(s)
    found = tally(camp(s, b, FREE))
    if companions_in(s) or found.leaders:
        return True
    return found.elven_elites > 0 and house_of_elrond(s, b, FREE)


@book.requirement
def elite_fights(s: War, card: str) -> bool:
    return tally(camp(s, fought(s), owner_of(card))).elites > 0


@book.requirement
def southron_elite_fights(s: War, card: str) -> bool:
    return "southrons-elite" in camp(s, fought(s), SHADOW)


@book.requirement
def nazgul_fights(s: War, card: str) -> bool:
    return tally(camp(s, fought(s), SHADOW)).nazgul > 0


@book.requirement
def nazgul_lead(s: War, card: str) -> bool:
    return dread(s, fought(s)) > 0


@book.requirement
def nazgul_lead_well(s: War, card: str) -> bool:
    return dread(s, fought(s)) > 1


@book.requirement
def by_the_bearers(s: War, card: str) -> bool:
    """The defending army stands where the Fellowship is; on the Mordor Track that is nowhere (WAR-25.4)."""
    return s.track == NO_TRACK and fought(s).target == s.bearers


@book.requirement
def free_land(s: War, card: str) -> bool:
    """The defending army stands inside a nation of the Free Peoples."""
    return REGIONS[fought(s).target].side == FREE


@book.requirement
def ents_near(s: War, card: str) -> bool:
    target = fought(s).target
    return REGIONS[target].nation == "rohan" or target in ENTS


@book.requirement
def moria_near(s: War, card: str) -> bool:
    """In Moria, or two regions away at most."""
    target = fought(s).target
    return target == MORIA or any(target == one or target in NEAR[one] for one in NEAR[MORIA])


@book.requirement
def defends_field(s: War, card: str) -> bool:
    """A sortie is fought in the field, too (WAR-17.1)."""
    b = fought(s)
    return b.kind != SIEGE and OTHER[b.attacker] == owner_of(card)


@book.requirement
def isengard_besieges(s: War, card: str) -> bool:
    """A unit of Isengard takes part, and the defenders are in a stronghold."""
    b = fought(s)
    return b.kind == SIEGE and "isengard" in tally(camp(s, b, SHADOW)).nations
