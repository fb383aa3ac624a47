"""Requirements that several cards share (WAR-6.5, WAR-12.4)."""

from typing import Final

from bree.games.war.board import NEAR, REGIONS
from bree.games.war.effects.combat_dice import companions_in, owner_of
from bree.games.war.effects.combat_losses import minions_in
from bree.games.war.effects.companions import current_king
from bree.games.war.figures import IS_COMPANION, SARUMAN, WHITE, WITCH_KING, tally
from bree.games.war.lords.keepers import has_elrond
from bree.games.war.map_queries import at_war, figures_in, in_play, region_of, units_in, version_in_play
from bree.games.war.rules.battle.fighters import current_battle, fighters_of, nazgul_leadership
from bree.games.war.rules.book import book
from bree.games.war.rules.fellowship.declaring import is_refuge
from bree.games.war.state import FREE, NO_TRACK, SHADOW, SHADOW_NATIONS, War


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
    """All nations of the Shadow are at war."""
    return all(at_war(s, nation) for nation in SHADOW_NATIONS)


@book.requirement
def saruman_in_play(s: War, card: str) -> bool:
    return in_play(s, SARUMAN)


@book.requirement
def witch_king_in_play(s: War, card: str) -> bool:
    """Any version of the Witch-king is in play (LME-10.18)."""
    return in_play(s, version_in_play(s, WITCH_KING))


@book.requirement
def fellowship_revealed(s: War, card: str) -> bool:
    return not s.hidden


@book.requirement
def fellowship_on_its_way(s: War, card: str) -> bool:
    """Progress is at least 1. On the Mordor Track there is no progress."""
    return s.track == NO_TRACK and s.progress > 0


@book.requirement
def fellowship_in_the_wild(s: War, card: str) -> bool:
    """The Fellowship is in no region with a printed settlement of the Free Peoples (WAR-1.15).

    On the Mordor Track it is in no region (WAR-25.4).
    """
    place = REGIONS[s.bearers]
    return s.track != NO_TRACK or not place.settlement or place.side != FREE


@book.requirement
def in_a_refuge(s: War, card: str) -> bool:
    """The Ring-bearers are in an unconquered city or stronghold of the Free Peoples."""
    return is_refuge(s, s.bearers)


MORIA: Final = "moria"
ENTS: Final = ("fangorn", "orthanc")


def any_of(s: War, *names: str) -> bool:
    here = companions_in(s)
    return any(name in here for name in names)


@book.requirement
def companion_fights(s: War, card: str) -> bool:
    return bool(companions_in(s))


@book.requirement
def leader_fights(s: War, card: str) -> bool:
    """A Leader or a companion is in the battle. With Elrond there, Elven elites are Leaders (LME-7.7)."""
    b = current_battle(s)
    found = tally(fighters_of(s, b, FREE))
    if companions_in(s) or found.leaders:
        return True
    return found.elven_elites > 0 and has_elrond(s, b, FREE)


@book.requirement
def elite_fights(s: War, card: str) -> bool:
    return tally(fighters_of(s, current_battle(s), owner_of(card))).elites > 0


@book.requirement
def nazgul_fights(s: War, card: str) -> bool:
    return tally(fighters_of(s, current_battle(s), SHADOW)).nazgul > 0


@book.requirement
def nazgul_lead(s: War, card: str) -> bool:
    return nazgul_leadership(s, current_battle(s)) > 0


@book.requirement
def by_the_bearers(s: War, card: str) -> bool:
    """The defending army is in the region of the Fellowship. On the Mordor Track there is no such region (WAR-25.4)."""
    return s.track == NO_TRACK and current_battle(s).target == s.bearers


@book.requirement
def ents_near(s: War, card: str) -> bool:
    target = current_battle(s).target
    return REGIONS[target].nation == "rohan" or target in ENTS


@book.requirement
def moria_near(s: War, card: str) -> bool:
    """The battle is in Moria or at most two regions away."""
    target = current_battle(s).target
    return target == MORIA or any(target == one or target in NEAR[one] for one in NEAR[MORIA])


@book.requirement
def king_with_army(s: War, card: str) -> bool:
    return units_in(s, FREE, region_of(s, current_king(s))) > 0


@book.requirement
def ents_are_roused(s: War, card: str) -> bool:
    """Gandalf the White is in play, and a companion is in Fangorn, perhaps Gandalf."""
    return in_play(s, WHITE) and not IS_COMPANION.isdisjoint(figures_in(s, FREE, "fangorn"))


@book.requirement
def minion_fights(s: War, card: str) -> bool:
    return bool(minions_in(s))
