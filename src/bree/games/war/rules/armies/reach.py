"""How far one gets on the map: plain searches, remembered. What shuts a region is where its stronghold's holder is."""

from functools import lru_cache
from typing import Final

from bree.games.war.board import INNER_MORDOR, NEAR, REGIONS, STRONGHOLDS
from bree.games.war.state import FREE, NOBODY, OTHER, SHADOW, War

Regions = tuple[str, ...]
NOWHERE: Final[frozenset[str]] = frozenset()
SHADOW_STRONGHOLDS: Final = tuple(
    [name for name in STRONGHOLDS if REGIONS[name].side == SHADOW]
)  # WAR-21.13: of the Shadow at first
MORIA: Final = "moria"
KEPT: Final = 1 << 12  # of the searches, the newest are remembered


def holder_of(region: str, captured: Regions) -> str:
    """The side that holds a settlement."""
    side = REGIONS[region].side
    return OTHER[side] if region in captured else side


def spread(start: str, steps: int, shut: frozenset[str], stops: frozenset[str]) -> Regions:
    """Breadth first over crossable borders (WAR-7.8); where one stops one gets in, but no further."""
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
    """Where the Fellowship gets: neither armies nor strongholds stop it (WAR-21.3)."""
    return spread(start, steps, frozenset(shut), NOWHERE)


@lru_cache(KEPT)
def companion_reach(start: str, steps: int, captured: Regions, sieges: Regions, relief: bool = False) -> Regions:
    """Where companions get: armies do not stop them (WAR-7.5), strongholds of the Shadow do (WAR-7.6).

    With `relief` their way may end in a besieged stronghold, as some cards allow.
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
    """Where the Mouth of Sauron and others on foot get by themselves (WAR-7.11, LME-3.5, LME-3.6, LME-3.7, LME-3.8)."""
    shut = [name for name in sieges if holder_of(name, captured) == SHADOW]
    if start in shut:
        return (start,)
    shut += [name for name in STRONGHOLDS if name not in sieges and holder_of(name, captured) == FREE]
    return spread(start, steps, frozenset(shut), NOWHERE)


@lru_cache(KEPT)
def nazgul_landings(captured: Regions, sieges: Regions) -> Regions:
    """Where a Nazgûl that flies by itself may end (WAR-7.10)."""
    shut = [name for name in STRONGHOLDS if name not in sieges and holder_of(name, captured) == FREE]
    # In a stronghold of the Shadow that is besieged he joins those inside; in one of the Free Peoples, the besiegers.
    return tuple([name for name in REGIONS if name not in shut])


# What a path meets, as bits of one number: it touches Moria; it touches the Balrog's region (LME-9.7); it touches a
# stronghold of the Shadow. It touches a region that it leads into, out of or through, and one in which it stays.
IN_MORIA, MEETS_BALROG, PASSES_STRONGHOLD = 1, 2, 4


@lru_cache(KEPT)
def paths_between(
    start: str, end: str, steps: int, captured: Regions, shut: Regions, balrog: str = ""
) -> tuple[tuple[int, int], ...]:
    """What a path may be: what it meets, and how many strongholds of the Shadow it touches, its ends counted, each
    once (WAR-21.10)."""
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
    """Of those, the strongholds alone."""
    return tuple(sorted({number for _, number in paths_between(start, end, steps, captured, shut)}))


def closed_to_bearers(s: War) -> Regions:
    """WAR-O2"""
    return NOBODY if s.terms.inner_mordor else INNER_MORDOR
