"""Recruits: Nazgûl up to six, then elites and regulars in turn, where they are nearest to a target."""

from typing import Final

from bree.bots.war.armies.distances import APART
from bree.bots.war.queller.targets import ArmyTargets
from bree.games.war.figures import IS_ELITE, NAZGUL, tally
from bree.games.war.map_queries import units_in
from bree.games.war.rules.armies.recruiting import recruitable_figures, recruiting_regions
from bree.games.war.state import SHADOW, War

WRAITHS: Final = 6  # Nazgûl on the map
FULL: Final = 10  # units in a region


def recruits(s: War, targets: ArmyTargets, only: str = "") -> list[tuple[str, str]]:
    """Return figures and regions, the best first; with `only`, those for this region."""
    found: list[tuple[int, int, str, str]] = []
    for figure in recruitable_figures(s, SHADOW, bool(s.recruited)):
        for region in recruiting_regions(s, figure):
            if only in ("", region) and not (figure == NAZGUL and only) and units_in(s, SHADOW, region) < FULL:
                found.append((turn_of(s, figure), front(targets, region), figure, region))  # noqa: PERF401
    return [(figure, region) for _, _, figure, region in sorted(found)]


def turn_of(s: War, figure: str) -> int:
    """Return the rank of a figure among the recruits; the lowest comes first."""
    if figure == NAZGUL:
        out = sum([tally(figures).nazgul for figures in s.shadow.values()])
        return 0 if out < WRAITHS else 3
    return 1 if (figure in IS_ELITE) == (s.turn % 2 == 0) else 2


def front(targets: ArmyTargets, region: str) -> int:
    """Return the distance to the nearest target."""
    return min([APART[region][one.region] for one in targets.all], default=0)
