"""Section 18: an army that enters a region captures an undefended settlement."""

from bree.games.war.board import REGIONS
from bree.games.war.map_queries import controller, units_in
from bree.games.war.rules.extension_points import SETTLEMENT_CAPTURED
from bree.games.war.rules.turn.politics import activate, advance
from bree.games.war.state import FREE_NATIONS, OTHER, SHADOW, War


def capture_on_entry(s: War, side: str, region: str) -> None:
    """Handle units that entered a region. Characters and Nazgûl without units capture nothing (WAR-18.7)."""
    nation = REGIONS[region].nation
    if side == SHADOW and nation in FREE_NATIONS:
        # This happens even without a capture (WAR-10.15).
        activate(s, nation, "WAR-19.3")
    if controller(s, region) == OTHER[side] and region not in s.sieges and not units_in(s, OTHER[side], region):
        capture(s, side, region)


def capture(s: War, side: str, region: str) -> None:
    """Give the settlement to the side. It stays so when the army leaves (WAR-18.6)."""
    place = REGIONS[region]
    if region in s.sieges:
        s.sieges = tuple([other for other in s.sieges if other != region])
    retaken = place.side == side
    if retaken:
        # The enemy loses the points, and nobody gets points (WAR-18.5).
        s.captured = tuple([other for other in s.captured if other != region])
        s.tell("retaken", "WAR-18.5", who=side, region="region-" + region)
    else:
        s.captured = tuple(sorted((*s.captured, region)))
        s.tell("captured", "WAR-18.1", who=side, region="region-" + region, points=place.points)
    for note in SETTLEMENT_CAPTURED:
        note(s, side, region)
    if not retaken:
        # This comes in addition to the step for the attack (WAR-18.4).
        advance(s, place.nation, "WAR-18.4")


def victory_points(s: War, side: str) -> int:
    """Return the points for the enemy's settlements that the side controls now (WAR-18.3, WAR-26.6)."""
    return sum([REGIONS[region].points for region in s.captured if REGIONS[region].side != side])
