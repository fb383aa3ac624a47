"""Finds which figures may join a group that acts, and how many units must join.

A group needs a unit, and for some actions a leader. If several players share the army, section 27 restricts its units
further (`may_act_together`). Leaders and characters may join or stay.
"""

from typing import Final, NamedTuple

from bree.games.war.figures import IS_UNIT, counts, tally, without
from bree.games.war.players.control import has_group_rules, in_join_order, may_act_together
from bree.games.war.state import NOBODY, Figures, War


class JoinBounds(NamedTuple):
    copies: dict[str, int]  # figure -> how many of it may join
    most: int  # how many figures may join together
    must: Figures  # the smallest set of units with which the group may act


NONE_JOINS: Final = JoinBounds({}, 0, NOBODY)


def join_bounds(
    s: War, side: str, region: str, group: Figures, left: Figures, room: int, leaders: Figures
) -> JoinBounds:
    """Return which figures of `left` may join the group, if there is room for `room` units.

    If the group needs a leader and has none, `leaders` are the figures of `left` that can lead. Otherwise it is empty.
    """
    units = units_in_join_order(s, side, region, group, left, leaders)
    least = fewest(s, side, region, group, units, room, leaders)
    if least < 0:
        return NONE_JOINS
    most = min(room, len(units))
    free = not needs_elite(leaders) and not has_group_rules(s, side, region)
    while not free and not may_act_together(s, side, region, (*group, *units[:most])):
        most -= 1
    copies: dict[str, int] = {}
    for figure, number in counts(left).items():
        able = min(number, room) if figure in IS_UNIT else number
        if figure in IS_UNIT and not free:
            while able and not may_join(s, side, region, group, (figure,) * able, left, room, leaders):
                able -= 1
        if able:
            copies[figure] = able
    return JoinBounds(copies, most + len(left) - len(units), tuple(units[:least]))


def may_act(s: War, side: str, region: str, group: Figures, left: Figures, room: int, leaders: Figures) -> bool:
    """May the group act, alone or together with figures of `left`?"""
    units = units_in_join_order(s, side, region, group, left, leaders)
    return fewest(s, side, region, group, units, room, leaders) >= 0


def may_join(
    s: War, side: str, region: str, group: Figures, some: Figures, left: Figures, room: int, leaders: Figures
) -> bool:
    """May these units of `left` be part of a group that acts?"""
    missing = NOBODY if any(one in leaders for one in some) else leaders
    return may_act(s, side, region, (*group, *some), without(left, some), room - len(some), missing)


def needs_elite(leaders: Figures) -> bool:
    """Are units the only possible leaders (WAR-7.25)?"""
    return bool(leaders) and all(one in IS_UNIT for one in leaders)


def fewest(s: War, side: str, region: str, group: Figures, units: list[str], room: int, leaders: Figures) -> int:
    """Return how many units of the list must join at least; -1 if no number of them is enough."""
    least = 1 if not tally(group).units or needs_elite(leaders) else 0
    for number in range(least, min(room, len(units)) + 1):
        if may_act_together(s, side, region, (*group, *units[:number])):
            return number
    return -1


def units_in_join_order(s: War, side: str, region: str, group: Figures, left: Figures, leaders: Figures) -> list[str]:
    """Return the units of `left` in the best order for joining.

    If any n of these units form a group that may act, the first n do.
    """
    units = [one for one in left if one in IS_UNIT]
    if not has_group_rules(s, side, region):
        units.sort(key=lambda one: one not in leaders)
        return units
    units = in_join_order(s, side, region, group, units)
    if needs_elite(leaders):
        first = next(one for one in units if one in leaders)
        units.remove(first)
        units.insert(0, first)
    return units
