"""The target of each army, and whether it may attack or go there."""

from typing import Final, NamedTuple

from bree.bots.war.armies.distances import APART
from bree.bots.war.armies.forces import may_attack, weakest_first
from bree.bots.war.queller.army_value import SORTIE, army_value, garrison_value
from bree.bots.war.queller.threats import Threat, guards, threats
from bree.games.war.board import REGIONS, STRONGHOLDS
from bree.games.war.figures import tally
from bree.games.war.map_queries import controller, figures_in, is_inside, units_in
from bree.games.war.state import FREE, SHADOW, Figures, War

# The kinds of targets. Of two targets at the same distance an army takes the one with the lower number.
LOST, THREAT, WEAK_SIEGE, AT_WAR, ACTIVE, PASSIVE, CITY = range(7)
CITIES: Final = tuple([name for name, place in REGIONS.items() if place.settlement == "city" and place.side == FREE])


class Target(NamedTuple):
    region: str
    kind: int


class ArmyTargets:
    """The targets of the Shadow in one position."""

    def __init__(self, s: War) -> None:
        self.s = s
        self.threats: list[Threat] = threats(s)
        self.all = self._targets()
        self.of: dict[str, Target] = {}  # region of an army -> its target
        for region in sorted(s.shadow):
            target = self._nearest(region)
            if units_in(s, SHADOW, region) and not is_inside(s, SHADOW, region) and target is not None:
                self.of[region] = target

    def _targets(self) -> list[Target]:
        s = self.s
        found = [Target(one.army, THREAT) for one in self.threats if not is_inside(s, FREE, one.army)]
        for home in STRONGHOLDS:
            if controller(s, home) != FREE:
                continue
            nation = REGIONS[home].nation
            if home in s.sieges:
                if not is_aggressive(s, home, home):
                    found.append(Target(home, WEAK_SIEGE))
            elif REGIONS[home].side == SHADOW:
                found.append(Target(home, LOST))
            else:
                found.append(
                    Target(home, AT_WAR if not s.steps[nation] else PASSIVE if nation in s.passive else ACTIVE)
                )
        return found + [Target(city, CITY) for city in CITIES if controller(s, city) == FREE]

    def _nearest(self, region: str) -> Target | None:
        """Return the siege of the army, otherwise the nearest target."""
        if region in self.s.sieges:
            return Target(region, WEAK_SIEGE)
        apart = APART[region]
        return min(self.all, key=lambda one: (apart[one.region], one.kind, one.region), default=None)

    def distance(self, region: str) -> int:
        return APART[region][self.of[region].region]

    def mobile(self) -> list[str]:
        """Return the regions of armies that may leave for their target, the nearest first, then the strongest."""
        s = self.s
        found = [region for region in self.of if region not in s.sieges and leaving(s, region)]
        return sorted(found, key=lambda one: (self.distance(one), -army_value(s, s.shadow[one]), one))


def leaving(s: War, region: str) -> Figures:
    """Return the units that may leave, without the guards that keep the stronghold safe."""
    return tuple(weakest_first(figures_in(s, SHADOW, region))[guards(s, region) :])


def attackers(s: War, region: str, target: str) -> Figures:
    """Return the figures that attack: all that may, without the guards."""
    may = list(may_attack(s, SHADOW, region))
    if region != target:
        units = tally(figures_in(s, SHADOW, region)).units
        stay = max(0, guards(s, region) - (units - tally(tuple(may)).units))
        for figure in weakest_first(tuple(may))[:stay]:
            may.remove(figure)
    return tuple(may) if tally(tuple(may)).units else ()


def is_aggressive(s: War, region: str, target: str) -> bool:
    """Is the army in the region at least as strong as the army that it would attack?"""
    who = attackers(s, region, target)
    if not who:
        return False
    mine = army_value(s, who) * (SORTIE if is_inside(s, SHADOW, region) else 1.0)
    return mine >= garrison_value(s, FREE, target)
