"""The regions of the map, their borders and settlements. They are read at import and checked.

Seas and lakes are not regions, and regions on their shores are not adjacent (WAR-1.3).
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from bree.core import Refusal
from bree.core.cards.file import CardFile as File, read_folder
from bree.games.war.state import NATIONS, SIDE

FOLDER: Final = "bree.games.war.regions"
SETTLEMENTS: Final = ("town", "city", "stronghold")
POINTS: Final = {"": 0, "town": 0, "city": 1, "stronghold": 2}
Kind = type | tuple[type, ...]
KNOWN: Final[dict[str, Kind]] = {
    "nation": str, "settlement": str, "fortification": bool, "coastal": bool, "east_edge": bool, "mordor_gate": bool,
    "adjacent": list, "impassable": list, "polish_name": str,
}  # fmt: skip
COUNTS: Final = (105, 232)  # numbers of regions and borders on the printed board


class Region(NamedTuple):
    id: str
    nation: str = ""  # the nation printed on the board (WAR-1.4); "" for none
    settlement: str = ""
    fortification: bool = False  # a fortification is not a settlement (WAR-1.5)
    coastal: bool = False
    east_edge: bool = False
    mordor_gate: bool = False
    adjacent: tuple[str, ...] = ()
    impassable: tuple[str, ...] = ()

    @property
    def side(self) -> str:
        """Return the side of the printed nation. The other side may control the settlement (WAR-1.15)."""
        return SIDE[self.nation] if self.nation else ""

    @property
    def points(self) -> int:
        return POINTS[self.settlement]


def read(file: File) -> Region:
    file.check(KNOWN)
    facts = dict(file.facts)
    facts.pop("polish_name", None)
    if "adjacent" not in facts:
        raise file.refuse("adjacent", "why-missing-fact")
    for name, known in (("nation", NATIONS), ("settlement", SETTLEMENTS)):
        if name in facts and facts[name] not in known:
            raise file.refuse(name, "why-unknown-name")
    for name in ("adjacent", "impassable"):
        facts[name] = tuple([str(other) for other in facts.get(name, ())])
    return Region(file.id, **facts)


def check(regions: Mapping[str, Region], counts: tuple[int, int] = COUNTS) -> None:
    """Check the borders of all regions. A refusal names the pair of regions."""
    borders = 0
    for region in regions.values():
        for other in region.adjacent:
            if other not in regions or region.id not in regions[other].adjacent or other == region.id:
                raise Refusal("map-border", "WAR-1.2", one=region.id, other=other)
            if other in region.impassable or region.adjacent.count(other) > 1:
                raise Refusal("map-both", "WAR-1.2", one=region.id, other=other)
        for other in region.impassable:
            if other not in regions or region.id not in regions[other].impassable:
                raise Refusal("map-border", "WAR-1.2", one=region.id, other=other)
        borders += len(region.adjacent)
    seen: set[str] = set()
    todo = [next(iter(regions))]
    while todo:
        here = todo.pop()
        if here not in seen:
            seen.add(here)
            todo += regions[here].adjacent
    for name in regions:
        if name not in seen:
            raise Refusal("map-apart", "WAR-1.2", one=next(iter(regions)), other=name)
    if (len(regions), borders // 2) != counts:
        all_regions, lines = counts
        raise Refusal("map-count", "WAR-1.2", all=all_regions, lines=lines, regions=len(regions), borders=borders // 2)


FILES: Final = read_folder(FOLDER, code=False)
REGIONS: Final[dict[str, Region]] = {name: read(file) for name, file in FILES.items()}
check(REGIONS)
NEAR: Final[dict[str, tuple[str, ...]]] = {name: region.adjacent for name, region in REGIONS.items()}
# Computed once, because the rules use them at every action.
STRONGHOLDS: Final = tuple([name for name, region in REGIONS.items() if region.settlement == "stronghold"])
SETTLED: Final[dict[str, tuple[str, ...]]] = {
    nation: tuple([name for name, region in REGIONS.items() if region.nation == nation and region.settlement])
    for nation in NATIONS
}
GATES: Final = tuple([name for name, region in REGIONS.items() if region.mordor_gate])
INNER_MORDOR: Final = ("barad_dur", "gorgoroth", "nurn")
