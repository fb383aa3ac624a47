"""Positions of figures, free regions, moving, attacking and recruiting: a second implementation."""

from typing import Final

from bree.games.war.board import NEAR, REGIONS
from bree.games.war.state import War

FREE, SHADOW = "free", "shadow"
OTHER: Final = {FREE: SHADOW, SHADOW: FREE}
COMPANIONS: Final = frozenset(
    (
        "aragorn", "boromir", "gandalf_the_grey", "gandalf_the_white", "gimli", "legolas", "meriadoc", "peregrin",
        "strider",
    )
)  # fmt: skip
HAVENS: Final = ("grey_havens", "lorien", "rivendell", "woodland_realm")
SHIRE: Final = ("buckland", "old_forest", "the_shire")


def nation_of(figure: str) -> str:
    return figure.partition("-")[0]


class Reading:
    def __init__(self, s: War) -> None:
        self.s = s
        self.on_track = s.track >= 0

    # Figures.

    def row(self, side: str, region: str) -> tuple[str, ...]:
        return (self.s.free if side == FREE else self.s.shadow).get(region, ())

    def army(self, side: str, region: str) -> list[str]:
        return [one for one in self.row(side, region) if one.endswith(("-regular", "-elite"))]

    def armies(self, side: str) -> list[str]:
        return [region for region in (self.s.free if side == FREE else self.s.shadow) if self.army(side, region)]

    def where(self, who: str) -> str:
        for region, here in [*self.s.free.items(), *self.s.shadow.items()]:
            if who in here:
                return region
        return ""

    def companions(self, region: str) -> bool:
        return not COMPANIONS.isdisjoint(self.row(FREE, region))

    def nazgul(self, region: str, captain: bool = True) -> bool:
        here = self.row(SHADOW, region)
        return "nazgul" in here or (captain and "witch_king" in here)

    def king(self) -> str:
        return self.where("aragorn") or self.where("strider")

    # Regions.

    def holder(self, region: str) -> str:
        place = REGIONS[region]
        if not place.settlement:
            return ""
        return OTHER[place.side] if region in self.s.captured else place.side

    def inside(self, side: str, region: str) -> bool:
        return region in self.s.sieges and self.holder(region) == side

    def free(self, side: str, region: str) -> bool:
        """WAR-1.10"""
        if self.inside(OTHER[side], region):
            return True
        return not self.army(OTHER[side], region) and self.holder(region) != OTHER[side]

    def open(self, side: str, region: str) -> bool:
        """WAR-1.12, and no card closes it"""
        return not self.closed(side, region) and (
            not self.army(OTHER[side], region) or self.inside(OTHER[side], region)
        )

    def closed(self, side: str, region: str) -> bool:
        table = self.s.table
        havens = "a_power_too_great" in table and region in HAVENS and region != "woodland_realm"
        return side == SHADOW and (havens or ("the_power_of_tom_bombadil" in table and region in SHIRE))

    def besieged_by(self, side: str) -> list[str]:
        return [region for region in self.s.sieges if self.holder(region) == OTHER[side]]

    # Nations.

    def war(self, *nations: str) -> bool:
        return all(self.s.steps[nation] == 0 for nation in nations)

    def spurred(self, nation: str) -> bool:
        return self.s.steps[nation] > (1 if nation in self.s.passive else 0)

    def warriors(self, side: str, region: str) -> list[str]:
        return [one for one in self.army(side, region) if self.war(nation_of(one))]

    def attacks(self, side: str, region: str) -> bool:
        """WAR-11.6: a unit stays with a Leader that may not attack."""
        able, units = self.warriors(side, region), self.army(side, region)
        bound = [one for one in self.row(side, region) if one.endswith("-leader") and not self.war(nation_of(one))]
        return len(able) > (1 if bound and len(able) == len(units) else 0)

    # Effects of cards.

    def comes(self, side: str, nation: str, region: str, ranks: str, besieged: bool = True) -> bool:
        """At least one of these figures can be placed. A Leader needs a unit."""
        if not self.free(side, region) and not (besieged and self.inside(side, region)):
            return False
        pool = self.s.pool
        if any(pool[f"{nation}-{rank}"] for rank in ranks.split() if rank != "leader"):
            return True
        return "leader" in ranks and pool[nation + "-leader"] > 0 and bool(self.army(side, region))

    def walks(self) -> bool:
        return any(self.companions(region) and not self.inside(FREE, region) for region in self.s.free)

    def enters(self, figure: str, region: str) -> bool:
        """WAR-10.7"""
        nation = nation_of(figure)
        bound = "-" in figure and not self.war(nation)
        return not bound or REGIONS[region].nation in ("", nation)

    def goes(self, side: str, region: str, to: str) -> bool:
        """One unit can move. If it is the only one, the Leaders move with it (WAR-10.5)."""
        units = self.army(side, region)
        leaders = [one for one in self.row(side, region) if one.endswith("-leader")] if len(units) == 1 else []
        return any(all(self.enters(one, to) for one in (unit, *leaders)) for unit in units)

    def joins(self, region: str, steps: int) -> bool:
        """A unit of the Shadow can reach another army in this many steps."""
        return any(self.wanders(unit, region, region, steps) for unit in self.army(SHADOW, region))

    def wanders(self, unit: str, start: str, here: str, left: int) -> bool:
        for to in NEAR[here] if left else ():
            if self.open(SHADOW, to) and self.enters(unit, to):
                met = to != start and self.army(SHADOW, to) and not self.inside(SHADOW, to)
                if met or self.wanders(unit, start, to, left - 1):
                    return True
        return False
