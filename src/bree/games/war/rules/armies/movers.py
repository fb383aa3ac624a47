"""Section 10: which figures of an army can go to a region, and how many."""

from bree.games.war.board import REGIONS
from bree.games.war.figures import IMMOBILE, NATION, joined, tally, without
from bree.games.war.map_queries import figures_in, never_moves, units_in
from bree.games.war.players.control import usable_figures
from bree.games.war.rules.armies.joining import join_bounds
from bree.games.war.rules.armies.leading import leads
from bree.games.war.rules.armies.stacking import IN_FIELD
from bree.games.war.state import FREE, NOBODY, Figures, War


def not_moved_yet(s: War, side: str, region: str) -> Figures:
    """Return the figures that have not moved in this action (WAR-10.3)."""
    figures = figures_in(s, side, region)
    moved = s.moved.get(region)
    if moved:
        figures = without(figures, moved)
    return usable_figures(s, side, region, figures)


def may_enter(s: War, figure: str, region: str) -> bool:
    """May the figure enter the region (WAR-10.7)?

    A unit of a nation that is not at war enters only its own nation and regions without a nation (WAR-19.12).
    """
    # This also holds beside nations at war (WAR-19.13) and in an army of two players (WAR-27.16). So a unit that
    # retreated into another nation can only leave it (WAR-14.6, WAR-19.15).
    nation = NATION.get(figure)
    if nation is None:
        # Characters and Nazgûl count as at war (WAR-7.3). A character of level 0 never moves (WAR-7.12, WAR-10.6).
        return not never_moves(s, figure)
    return not s.steps[nation] or REGIONS[region].nation in ("", nation)


def may_all_enter(s: War, group: Figures, region: str) -> bool:
    """May all figures of the group enter the region? This checks nations instead of figures."""
    land = REGIONS[region].nation
    if land:
        for nation in tally(group).bound:
            if nation != land and s.steps[nation]:
                return False
    return IMMOBILE.isdisjoint(group) or not any(never_moves(s, figure) for figure in group)


def movers(s: War, side: str, region: str, to: str) -> Figures:
    """Return the figures that have not moved and may enter the region."""
    return who_may_enter(s, not_moved_yet(s, side, region), to)


def who_may_enter(s: War, figures: Figures, region: str) -> Figures:
    if may_all_enter(s, figures, region):
        return figures
    return tuple([figure for figure in figures if may_enter(s, figure, region)])


def able_to_lead(s: War, who: Figures, led: int) -> Figures:
    """Return the figures that satisfy `led`."""
    return tuple([figure for figure in who if leads(s, figure, led)])


def units_free(s: War, side: str, region: str, who: Figures) -> int:
    """Return how many units may go. One unit stays with a Leader that cannot go (WAR-10.5)."""
    going = tally(who)
    if side == FREE:
        here = figures_in(s, side, region)
        if len(who) < len(here):
            all_here = tally(here)
            if going.units == all_here.units and going.leaders < all_here.leaders:
                return going.units - 1
    return going.units


def most_units(s: War, side: str, region: str, to: str, who: Figures) -> int:
    """Return how many units may go and have room in the region."""
    units = units_free(s, side, region, who)
    if not s.terms.overstack:
        # WAR-O1
        units = min(units, IN_FIELD - units_in(s, side, to))
    return units


class MoveBounds:
    """The figures that may still be added to a move, and how many of them must be."""

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
    """Does the group need a leader and have none?"""
    return led > 0 and not any(leads(s, one, led) for one in group)


def figures_to_add(s: War, side: str, led: int, region: str, must: Figures) -> int:
    """Return how many figures must still be added: these units, a leader, and all Leaders if no unit stays."""
    group = joined(s.chosen, must)
    leader = 1 if lacks_leader(s, group, led) else 0
    here = tally(figures_in(s, side, region))
    if side == FREE and tally(group).units == here.units:
        # No unit stays (WAR-10.5).
        leader = max(leader, here.leaders - tally(group).leaders)
    return len(must) + leader
