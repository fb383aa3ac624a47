"""Section 11: who of an army may attack, and who stays behind."""

from typing import NamedTuple

from bree.core import Pick
from bree.games.war.figures import NATION, joined, sort_figures, tally, without
from bree.games.war.map_queries import figures_in
from bree.games.war.picks import pick_of_copies
from bree.games.war.players.control import has_group_rules, is_mixed, may_act_together, usable
from bree.games.war.rules.armies.joining import join_bounds, may_act
from bree.games.war.rules.armies.leading import has_leader
from bree.games.war.state import NOBODY, Figures, War


class AttackGroups(NamedTuple):
    """An army before it attacks: who may go, and who must stay."""

    may: Figures
    stay: Figures
    side: str = ""
    region: str = ""


def attack_groups(s: War, side: str, region: str) -> AttackGroups:
    """The army of a side in a region, as the player who acts may use it: a mixed army, or his own troops."""
    army = figures_in(s, side, region)
    may = usable(s, side, region, army)
    if is_mixed(s, side, region) and not has_group_rules(s, side, region):
        may = NOBODY  # WAR-27.13: another player attacks with it
    able = split_by_politics(s, may)
    stay = able.stay if len(may) == len(army) else sort_figures([*able.stay, *without(army, may)])
    return AttackGroups(able.may, stay, side, region)


def split_by_politics(s: War, army: Figures) -> AttackGroups:
    """Units and Leaders of nations that are not at war stay behind (WAR-11.4, WAR-11.6), inside too (WAR-17.10).

    Companions, minions and Nazgûl are always at war (WAR-7.3).
    """
    steps = s.steps
    for nation in tally(army).bound:
        if steps[nation]:
            stay = tuple([figure for figure in army if figure in NATION and steps[NATION[figure]]])
            return AttackGroups(without(army, stay), stay)
    return AttackGroups(army, NOBODY)


def can_attack_with(s: War, side: str, region: str, led: int) -> bool:
    """Is there any way to attack with it? At least one unit goes (WAR-11.11), and one stays with whoever must stay."""
    army = attack_groups(s, side, region)
    found = tally(army.may)
    if not found.units or not has_leader(s, army.may, led):
        return False
    # Leaders alone may not be the rearguard: a unit that could go has to stay with them (WAR-11.5, U6).
    most = found.units - units_kept_for_leaders(army)
    if most <= 0 or not has_group_rules(s, side, region):
        return most > 0
    return may_act(s, side, region, NOBODY, army.may, most, leaders_to_add(s, NOBODY, army.may, led))


def units_kept_for_leaders(ranks_: AttackGroups) -> int:
    """Where only Leaders must stay, one of the units that could go is kept for them."""
    return 1 if ranks_.stay and not tally(ranks_.stay).units else 0


def leaders_to_add(s: War, group: Figures, left: Figures, led: int) -> Figures:
    """Those of `left` who may lead the group, if it needs one who does."""
    return NOBODY if has_leader(s, group, led) else tuple([one for one in left if has_leader(s, (one,), led)])


class AttackBounds(NamedTuple):
    """What may still be picked after some were: everything that some whole choice has, and how much of it.

    Whoever is not picked is the rearguard; of a sortie it stays inside (WAR-17.2).
    """

    picks: tuple[Pick, ...]
    least: int
    most: int

    @property
    def forced(self) -> bool:
        """Is there but one way?"""
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
    # A rearguard needs a unit: where the last one goes, all go.
    if not ranks_.stay and len(found.must) == units:
        least = len(left)
    return AttackBounds(
        tuple([pick_of_copies(figure, number) for figure, number in found.copies.items()]), least, found.most
    )
