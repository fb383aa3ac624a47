"""Section 11: who of an army may attack, and who stays behind."""

from typing import NamedTuple

from bree.core import Pick
from bree.games.war.figures import IS_UNIT, NATION, SARUMAN, counts, tally, without
from bree.games.war.ground import in_play
from bree.games.war.picks import several
from bree.games.war.rules.leading import LED, has_leader
from bree.games.war.state import NOBODY, Figures, War


class Ranks(NamedTuple):
    """An army before it attacks: who may go, and who must stay."""

    may: Figures
    stay: Figures


def ranks(s: War, army: Figures) -> Ranks:
    """Units and Leaders of nations that are not at war stay behind (WAR-11.4, WAR-11.6), inside too (WAR-17.10).

    Companions, minions and Nazgûl are always at war (WAR-7.3).
    """
    steps = s.steps
    for nation in tally(army).bound:
        if steps[nation]:
            stay = tuple([figure for figure in army if figure in NATION and steps[NATION[figure]]])
            return Ranks(without(army, stay), stay)
    return Ranks(army, NOBODY)


def can_go(s: War, army: Figures, led: int) -> bool:
    """Is there any way to attack with it? At least one unit goes (WAR-11.11), and one stays with whoever must stay."""
    may, stay = ranks(s, army)
    found = tally(may)
    if not found.units or not has_leader(s, may, led):
        return False
    # Leaders alone may not be the rearguard: a unit that could go has to stay with them (WAR-11.5, U6).
    return not stay or tally(stay).units > 0 or found.units > 1


class Run(NamedTuple):
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


def may_end(s: War, ranks_: Ranks, chosen: Figures, led: int) -> bool:
    going = tally(chosen)
    rear = (*ranks_.stay, *without(ranks_.may, chosen))
    return going.units > 0 and has_leader(s, chosen, led) and (not rear or tally(rear).units > 0)


def run(s: War, ranks_: Ranks, chosen: Figures, led: int) -> Run:
    left = without(ranks_.may, chosen)
    there = tally(left)
    # Where only Leaders must stay, one of the units that could go is kept for them.
    kept = 1 if ranks_.stay and not tally(ranks_.stay).units else 0
    picks = [
        several(figure, min(n, there.units - kept) if figure in IS_UNIT else n)
        for figure, n in counts(left).items()
        if figure not in IS_UNIT or there.units > kept
    ]
    return Run(tuple(picks), _least(s, ranks_, chosen, left, led), len(left) - kept)


def _least(s: War, ranks_: Ranks, chosen: Figures, left: Figures, led: int) -> int:
    going, there = tally(chosen), tally(left)
    others = led != LED or len(left) > there.units  # each of them is a leader or a character
    unit = going.units == 0
    leader = not has_leader(s, chosen, led)
    both = led == LED and there.isengard_elites > 0 and in_play(s, SARUMAN)  # one figure that is a unit and leads
    found = 1 if unit != leader or (unit and both) else 2 if unit else 0
    units = 1 if unit or (leader and not others) else 0
    # A rearguard needs a unit: where the last one goes, all go.
    if not ranks_.stay and there.units == units and len(left) > found:
        return len(left)
    return found
