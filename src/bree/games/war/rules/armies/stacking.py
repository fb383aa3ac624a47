"""Section 8: stacking limits. They are checked at the end of every action."""

from typing import Final

from bree.core import Ask, Pick
from bree.games.war.figures import IS_LEADER, IS_UNIT, counts, figure_nouns, joined, tally
from bree.games.war.map_queries import (
    armies_of,
    controller,
    figures_in,
    has_army,
    is_inside,
    remove_figures,
    take_figures,
)
from bree.games.war.picks import pick_of_copies
from bree.games.war.players.control import owner_of
from bree.games.war.rules.battle.capture import capture
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import check_table
from bree.games.war.rules.extension_points import ARMIES_MOVED, OVERSTACKED
from bree.games.war.state import FREE, OTHER, SEATS, Figures, War

# WAR-8.2. A garrison and its besiegers are counted separately (WAR-8.5). Leaders and characters do not count.
IN_FIELD: Final = 10
INSIDE: Final = 5


def stacking_limit(s: War, side: str, region: str) -> int:
    return INSIDE if region in s.sieges and is_inside(s, side, region) else IN_FIELD


@book.step
def tidy(s: War) -> None:
    """End an action: end sieges without besiegers, remove lone Leaders and units above the limit."""
    # In another action the same army may move again (WAR-10.9).
    s.moved.clear()
    for note in ARMIES_MOVED:
        note(s)
    if s.sieges:
        end_broken_sieges(s)
    remove_lone_leaders(s)
    for side in reversed(SEATS):
        for region in overfull_regions(s, side):
            s.then(("thin", side, region))
    check_table(s)


def overfull_regions(s: War, side: str) -> list[str]:
    """Return the regions with too many units of a side, by name, so that equal positions ask in the same way."""
    found = [
        region
        for region, figures in armies_of(s, side).items()
        if len(figures) > INSIDE and tally(figures).units > stacking_limit(s, side, region)
    ]
    return sorted(found, reverse=True) if found else found


@book.step
def thin(s: War, side: str, region: str) -> None:
    """Remove units above the limit. Ask which ones, unless all are of one kind."""
    units = tuple([figure for figure in figures_in(s, side, region) if figure in IS_UNIT])
    for take_over in OVERSTACKED:
        if take_over(s, side, region, len(units) - stacking_limit(s, side, region)):
            return
    if units[0] == units[-1]:
        remove_excess(s, side, region, units[stacking_limit(s, side, region) :])
    else:
        s.then(("excess", side, region))


def end_broken_sieges(s: War) -> None:
    """End sieges without besiegers or without a garrison (WAR-16.8).

    In the second case the stronghold falls (WAR-6.15).
    """
    for region in s.sieges:
        inside = controller(s, region)
        if not has_army(s, OTHER[inside], region):
            lift_siege(s, region)
        elif not has_army(s, inside, region):
            capture(s, OTHER[inside], region)


def lift_siege(s: War, region: str) -> None:
    """End a siege. The garrison is in the open region again."""
    s.sieges = tuple([other for other in s.sieges if other != region])
    s.tell("siege-lifted", "WAR-16.8", region="region-" + region)


def remove_lone_leaders(s: War) -> None:
    """Remove Leaders of the Free Peoples that have no unit. They cannot return (WAR-8.6)."""
    # An army is sorted: units come before Leaders.
    alone = [region for region, figures in s.free.items() if figures[0] in IS_LEADER]
    for region in alone:
        gone = tuple([figure for figure in s.free[region] if figure in IS_LEADER])
        remove_figures(s, FREE, region, gone)
        s.tell("leaders-lost", "WAR-8.6", region="region-" + region, count=len(gone))


@book.ask
def excess(s: War, side: str, region: str) -> Ask:
    """Ask which units to remove, one by one in any order (WAR-8.3); for a garrison by WAR-16.5."""
    inside = is_inside(s, side, region)
    figures = figures_in(s, side, region)
    left = tally(figures).units - stacking_limit(s, side, region) - len(s.chosen)
    chosen = counts(s.chosen)
    picks: list[Pick] = []
    for figure, number in counts(figures).items():
        copies = min(number - chosen.get(figure, 0), left)
        if figure in IS_UNIT and copies > 0:
            picks.append(pick_of_copies(figure, copies))
    rule = "WAR-16.5" if inside else "WAR-8.3"
    return Ask(
        owner_of(s, side, region), "excess", rule, tuple(picks), {"region": "region-" + region, "left": left}, True,
        left, left,
    )  # fmt: skip


@book.step
def on_excess(s: War, side: str, region: str, figure: str) -> None:
    s.chosen = joined(s.chosen, (figure,))
    if tally(figures_in(s, side, region)).units - len(s.chosen) > stacking_limit(s, side, region):
        s.then(("excess", side, region))
        return
    gone, s.chosen = s.chosen, ()
    remove_excess(s, side, region, gone)


def remove_excess(s: War, side: str, region: str, gone: Figures) -> None:
    take_figures(s, side, region, gone)
    for one in gone:
        # They return to the reinforcements, those of the Free Peoples too.
        s.pool[one] = s.pool.get(one, 0) + 1
    rule = "WAR-16.5" if is_inside(s, side, region) else "WAR-8.3"
    s.tell("excess-removed", rule, who=side, region="region-" + region, figures=figure_nouns(gone))
