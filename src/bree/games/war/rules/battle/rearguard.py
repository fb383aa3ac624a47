"""Section 11: which figures of an army may attack, and which stay behind as the rearguard."""

from typing import NamedTuple

from bree.core import Pick
from bree.games.war.figures import NATION, joined, sort_figures, tally, without
from bree.games.war.map_queries import figures_in
from bree.games.war.picks import pick_of_copies
from bree.games.war.players.control import has_group_rules, is_mixed, may_act_together, usable_figures
from bree.games.war.rules.armies.joining import join_bounds, may_act
from bree.games.war.rules.armies.leading import has_leader
from bree.games.war.state import NOBODY, Figures, War


class AttackGroups(NamedTuple):
    """The figures of an army that may attack, and the figures that must stay."""

    may: Figures
    stay: Figures
    side: str = ""
    region: str = ""


def attack_groups(s: War, side: str, region: str) -> AttackGroups:
    """Return the groups of an army for the player who acts: the whole mixed army, or the player's own troops."""
    army = figures_in(s, side, region)
    may = usable_figures(s, side, region, army)
    if is_mixed(s, side, region) and not has_group_rules(s, side, region):
        may = NOBODY  # WAR-27.13: another player controls this army
    able = split_by_politics(s, may)
    stay = able.stay if len(may) == len(army) else sort_figures([*able.stay, *without(army, may)])
    return AttackGroups(able.may, stay, side, region)


def split_by_politics(s: War, army: Figures) -> AttackGroups:
    """Separate the figures of nations that are not at war.

    They stay behind (WAR-11.4, WAR-11.6), also in a siege (WAR-17.10). Companions, minions and Nazgûl are always at war
    (WAR-7.3).
    """
    steps = s.steps
    for nation in tally(army).bound:
        if steps[nation]:
            stay = tuple([figure for figure in army if figure in NATION and steps[NATION[figure]]])
            return AttackGroups(without(army, stay), stay)
    return AttackGroups(army, NOBODY)


def can_attack_with(s: War, side: str, region: str, led: int) -> bool:
    """Can the army attack at all? At least one unit must attack (WAR-11.11), and one must stay with other figures."""
    army = attack_groups(s, side, region)
    found = tally(army.may)
    if not found.units or not has_leader(s, army.may, led):
        return False
    # Leaders alone may not be the rearguard. A unit that could attack must stay with them (WAR-11.5).
    most = found.units - units_kept_for_leaders(army)
    if most <= 0 or not has_group_rules(s, side, region):
        return most > 0
    return may_act(s, side, region, NOBODY, army.may, most, leaders_to_add(s, NOBODY, army.may, led))


def units_kept_for_leaders(ranks_: AttackGroups) -> int:
    """Return 1 if only Leaders must stay, because a unit must then stay with them."""
    return 1 if ranks_.stay and not tally(ranks_.stay).units else 0


def leaders_to_add(s: War, group: Figures, left: Figures, led: int) -> Figures:
    """Return the figures of `left` that can lead the group, if it needs a leader."""
    return NOBODY if has_leader(s, group, led) else tuple([one for one in left if has_leader(s, (one,), led)])


class AttackBounds(NamedTuple):
    """The figures that may still be added to an attack, and how many of them must be.

    Figures that are not picked form the rearguard. The rearguard of a sortie stays inside (WAR-17.2).
    """

    picks: tuple[Pick, ...]
    least: int
    most: int

    @property
    def forced(self) -> bool:
        """Is there only one way to complete the group?"""
        return sum([pick.copies for pick in self.picks]) == self.least


def may_end(s: War, ranks_: AttackGroups, chosen: Figures, led: int) -> bool:
    going = tally(chosen)
    rear = (*ranks_.stay, *without(ranks_.may, chosen))
    if not may_act_together(s, ranks_.side, ranks_.region, chosen):
        return False
    return going.units > 0 and has_leader(s, chosen, led) and (not rear or tally(rear).units > 0)


def attack_bounds(s: War, ranks_: AttackGroups, chosen: Figures, led: int) -> AttackBounds:
    left = without(ranks_.may, chosen)
    units = tally(left).units
    room = units - units_kept_for_leaders(ranks_)
    found = join_bounds(s, ranks_.side, ranks_.region, chosen, left, room, leaders_to_add(s, chosen, left, led))
    least = len(found.must) + (0 if has_leader(s, joined(chosen, found.must), led) else 1)
    # A rearguard needs a unit. If the last unit attacks, all figures do.
    if not ranks_.stay and len(found.must) == units:
        least = len(left)
    return AttackBounds(
        tuple([pick_of_copies(figure, number) for figure, number in found.copies.items()]), least, found.most
    )
