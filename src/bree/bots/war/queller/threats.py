"""Threats: armies of the Free Peoples near a stronghold of the Shadow that are stronger than its garrison."""

from typing import Final, NamedTuple

from bree.bots.war.armies.distances import APART
from bree.bots.war.armies.forces import weakest_first
from bree.bots.war.queller.army_value import SORTIE, army_value, at_war_part, defence_value
from bree.games.war.board import STRONGHOLDS
from bree.games.war.map_queries import controller, figures_in, is_inside
from bree.games.war.state import FREE, SHADOW, War

NEAR_BY: Final = 2  # regions


class Threat(NamedTuple):
    stronghold: str
    army: str  # its region
    value: float


def danger(s: War, home: str) -> tuple[float, str]:
    """Return the value of the strongest enemy army near a stronghold, and its region."""
    worst, where = 0.0, ""
    for region in sorted(s.free):
        if APART[home][region] > NEAR_BY:
            continue
        value = army_value(s, at_war_part(s, s.free[region])) * (SORTIE if is_inside(s, FREE, region) else 1.0)
        if value > worst:
            worst, where = value, region
    return worst, where


def threats(s: War) -> list[Threat]:
    """Return the threats, the greatest first."""
    found: list[Threat] = []
    for home in STRONGHOLDS:
        if controller(s, home) != SHADOW or home in s.sieges:
            continue
        value, army = danger(s, home)
        if value > defence_value(s, SHADOW, home, figures_in(s, SHADOW, home)):
            found.append(Threat(home, army, value))
    return sorted(found, key=lambda one: (-one.value, one.stronghold))


def guards(s: War, region: str) -> int:
    """Return how many units must stay, so that no threat opens when the others leave."""
    if region not in STRONGHOLDS or controller(s, region) != SHADOW:
        return 0
    units = weakest_first(figures_in(s, SHADOW, region))
    value, _ = danger(s, region)
    for stay in range(len(units)):
        if defence_value(s, SHADOW, region, tuple(units[:stay])) >= value:
            return stay
    return len(units)
