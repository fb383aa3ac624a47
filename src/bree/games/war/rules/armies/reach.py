"""Searches on the map: which regions can figures reach? The results are cached.

The controller of a stronghold decides who can enter its region.
"""

from functools import lru_cache
from typing import Final

from bree.games.war.board import INNER_MORDOR, NEAR, REGIONS, STRONGHOLDS
from bree.games.war.state import FREE, NOBODY, OTHER, SHADOW, War

Regions = tuple[str, ...]
NOWHERE: Final[frozenset[str]] = frozenset()
SHADOW_STRONGHOLDS: Final = tuple(
    [name for name in STRONGHOLDS if REGIONS[name].side == SHADOW]
)  # WAR-21.13: strongholds that are the Shadow's at the start
MORIA: Final = "moria"
KEPT: Final = 1 << 12  # the caches keep the newest results


def holder_of(region: str, captured: Regions) -> str:
    """Return the side that controls a settlement."""
    side = REGIONS[region].side
    return OTHER[side] if region in captured else side


def spread(start: str, steps: int, shut: frozenset[str], stops: frozenset[str]) -> Regions:
    """Search crossable borders breadth first (WAR-7.8). A path may end in a region of `stops`, but not pass it."""
    found = {start}
    edge = [start]
    for _ in range(steps):
        further = []
        for here in edge:
            for other in NEAR[here]:
                if other not in found and other not in shut:
                    found.add(other)
                    if other not in stops:
                        further.append(other)
        if not further:
            break
        edge = further
    return tuple(sorted(found))


@lru_cache(KEPT)
def fellowship_reach(start: str, steps: int, shut: Regions) -> Regions:
    """Return where the Fellowship can go. Armies and strongholds do not stop it (WAR-21.3)."""
    return spread(start, steps, frozenset(shut), NOWHERE)


@lru_cache(KEPT)
def companion_reach(start: str, steps: int, captured: Regions, sieges: Regions, relief: bool = False) -> Regions:
    """Return where companions can go.

    Armies do not stop them (WAR-7.5), strongholds of the Shadow do (WAR-7.6). With `relief` they may end in a besieged
    stronghold; some cards allow this.
    """
    shut = [name for name in sieges if holder_of(name, captured) == FREE]  # WAR-7.7
    if start in shut:
        return (start,)
    stops = [name for name in STRONGHOLDS if holder_of(name, captured) == SHADOW]
    if relief:
        stops, shut = [*stops, *shut], []
    return spread(start, steps, frozenset(shut), frozenset(stops))


@lru_cache(KEPT)
def minion_reach(start: str, steps: int, captured: Regions, sieges: Regions) -> Regions:
    """Return where minions can walk without an army (WAR-7.11, LME-3.5, LME-3.6, LME-3.7, LME-3.8)."""
    shut = [name for name in sieges if holder_of(name, captured) == SHADOW]
    if start in shut:
        return (start,)
    shut += [name for name in STRONGHOLDS if name not in sieges and holder_of(name, captured) == FREE]
    return spread(start, steps, frozenset(shut), NOWHERE)


@lru_cache(KEPT)
def nazgul_landings(captured: Regions, sieges: Regions) -> Regions:
    """Return where Nazgûl can fly without an army (WAR-7.10)."""
    shut = [name for name in STRONGHOLDS if name not in sieges and holder_of(name, captured) == FREE]
    # In a besieged stronghold of the Shadow they join the figures inside; in one of the Free Peoples, the besiegers.
    return tuple([name for name in REGIONS if name not in shut])


# What a path touches, as bits of a number: Moria, the Balrog's region (LME-9.7), a stronghold of the Shadow. A path
# touches every region that it enters, leaves or passes, and the region in which the Fellowship stays.
IN_MORIA, MEETS_BALROG, PASSES_STRONGHOLD = 1, 2, 4


@lru_cache(KEPT)
def paths_between(
    start: str, end: str, steps: int, captured: Regions, shut: Regions, balrog: str = ""
) -> tuple[tuple[int, int], ...]:
    """Return all possible paths from start to end, as pairs of marks and strongholds.

    The marks say what the path touches. The second number counts the Shadow's strongholds on it, including both ends,
    each once (WAR-21.10).
    """
    bits = {name: 1 << at for at, name in enumerate(SHADOW_STRONGHOLDS) if name not in captured}
    meets = {MORIA: IN_MORIA}
    meets[balrog] = meets.get(balrog, 0) | MEETS_BALROG
    first = (start, bits.get(start, 0), meets.get(start, 0))
    seen = {first}
    edge = [first]
    for _ in range(steps):
        further = []
        for here, touched, marks in edge:
            for other in NEAR[here]:
                now = (other, touched | bits.get(other, 0), marks | meets.get(other, 0))
                if now not in seen and other not in shut:
                    seen.add(now)
                    further.append(now)
        edge = further
    found = [(marks, touched.bit_count()) for name, touched, marks in seen if name == end]
    return tuple(sorted({(marks | (PASSES_STRONGHOLD if number else 0), number) for marks, number in found}))


@lru_cache(KEPT)
def strongholds_passed(start: str, end: str, steps: int, captured: Regions, shut: Regions) -> tuple[int, ...]:
    """Return only the possible numbers of strongholds."""
    return tuple(sorted({number for _, number in paths_between(start, end, steps, captured, shut)}))


def closed_to_bearers(s: War) -> Regions:
    """Return regions that an option closes for the Ring-bearers (WAR-O2)."""
    return NOBODY if s.terms.inner_mordor else INNER_MORDOR
