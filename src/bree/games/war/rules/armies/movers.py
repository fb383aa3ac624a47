"""Section 10: who of an army could go to a region, and the party that is made up of them."""

from bree.games.war.board import REGIONS
from bree.games.war.figures import IMMOBILE, NATION, joined, tally, without
from bree.games.war.map_queries import figures_in, never_moves, units_in
from bree.games.war.players.control import usable
from bree.games.war.rules.armies.joining import join_bounds
from bree.games.war.rules.armies.leading import leads
from bree.games.war.rules.armies.stacking import IN_FIELD
from bree.games.war.state import FREE, NOBODY, Figures, War


def not_moved_yet(s: War, side: str, region: str) -> Figures:
    """What has not moved in this action yet (WAR-10.3)."""
    figures = figures_in(s, side, region)
    moved = s.moved.get(region)
    if moved:
        figures = without(figures, moved)
    return usable(s, side, region, figures)


def may_enter(s: War, figure: str, region: str) -> bool:
    """WAR-10.7: who is bound by politics and not at war keeps to its own nation and to nobody's land (WAR-19.12)."""
    # Beside nations at war, too (WAR-19.13), and in an army of two players (WAR-27.16).
    # A unit that retreated into another nation can therefore only leave it (WAR-14.6, WAR-19.15).
    nation = NATION.get(figure)
    if nation is None:
        # Characters and Nazgûl count as at war (WAR-7.3), but nobody of level 0 moves at all (WAR-7.12, WAR-10.6).
        return not never_moves(s, figure)
    return not s.steps[nation] or REGIONS[region].nation in ("", nation)


def may_all_enter(s: War, group: Figures, region: str) -> bool:
    """The same of several, who are looked at by their nations."""
    land = REGIONS[region].nation
    for nation in tally(group).bound:
        if land and nation != land and s.steps[nation]:
            return False
    return IMMOBILE.isdisjoint(group) or not any(never_moves(s, figure) for figure in group)


def movers(s: War, side: str, region: str, to: str) -> Figures:
    """Who could go there: all who have not moved and may enter."""
    return who_may_enter(s, not_moved_yet(s, side, region), to)


def who_may_enter(s: War, figures: Figures, region: str) -> Figures:
    if may_all_enter(s, figures, region):
        return figures
    return tuple([figure for figure in figures if may_enter(s, figure, region)])


def able_to_lead(s: War, who: Figures, led: int) -> Figures:
    """Those of them who let an army go."""
    return tuple([figure for figure in who if leads(s, figure, led)])


def units_free(s: War, side: str, region: str, who: Figures) -> int:
    """Of those who could go, units that may: one stays where a Leader stays who cannot go (WAR-10.5)."""
    units = tally(who).units
    all_here = tally(figures_in(s, side, region))
    if side == FREE and units == all_here.units and tally(who).leaders < all_here.leaders:
        units -= 1
    return units


def most_units(s: War, side: str, region: str, to: str, who: Figures) -> int:
    """The same, and no more than there is room for."""
    units = units_free(s, side, region, who)
    if not s.terms.overstack:
        # WAR-O1
        units = min(units, IN_FIELD - units_in(s, side, to))
    return units


class MoveBounds:
    """Who may still be added to those who go, and whether that is enough."""

    __slots__ = ("copies", "least", "most")

    def __init__(self, s: War, side: str, led: int, region: str, to: str) -> None:
        who = movers(s, side, region, to)
        left = without(who, s.chosen)
        room = most_units(s, side, region, to, who) - tally(s.chosen).units
        leaders = able_to_lead(s, left, led) if lacks_leader(s, s.chosen, led) else NOBODY
        found = join_bounds(s, side, region, s.chosen, left, room, leaders)
        self.copies = found.copies
        self.most = found.most
        self.least = figures_to_add(s, side, led, region, found.must)


def lacks_leader(s: War, group: Figures, led: int) -> bool:
    """Does the group need a leader that it has not?"""
    return led > 0 and not any(leads(s, one, led) for one in group)


def figures_to_add(s: War, side: str, led: int, region: str, must: Figures) -> int:
    """Figures that must still be named: these units, one who leads, and all Leaders where no unit stays."""
    group = joined(s.chosen, must)
    leader = 1 if lacks_leader(s, group, led) else 0
    here = tally(figures_in(s, side, region))
    if side == FREE and tally(group).units == here.units:
        # WAR-10.5: no unit stays.
        leader = max(leader, here.leaders - tally(group).leaders)
    return len(must) + leader
