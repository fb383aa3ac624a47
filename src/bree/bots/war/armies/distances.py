"""The distances between regions, computed once."""

from bree.games.war.board import GATES, NEAR, REGIONS
from bree.games.war.state import FREE, SHADOW


def _from(start: str) -> dict[str, int]:
    found = {start: 0}
    edge = [start]
    while edge:
        further = []
        for here in edge:
            for other in NEAR[here]:
                if other not in found:
                    found[other] = found[here] + 1
                    further.append(other)
        edge = further
    return found


APART: dict[str, dict[str, int]] = {region: _from(region) for region in REGIONS}
# The settlements that count for victory, by their original owner.
PRIZES: dict[str, tuple[str, ...]] = {
    side: tuple(name for name, place in REGIONS.items() if place.points and place.side == side)
    for side in (FREE, SHADOW)
}


def to_gate(region: str) -> int:
    """Steps to the nearer gate of Mordor."""
    return min(APART[region][gate] for gate in GATES)
