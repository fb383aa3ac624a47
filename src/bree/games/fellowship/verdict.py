"""Goals on two axes: met or not, final or not (section 8).

For the last trick every way it may end is tried. Before that the kinds of goals say what is still possible; they may
call something open that is decided already, but what they call final is.
"""

from typing import NamedTuple

from bree.games.fellowship.card import RANK_BITS, SUIT_BITS
from bree.games.fellowship.facts import RIDERS
from bree.games.fellowship.goals import Aim, Kind, cards, tricks
from bree.games.fellowship.last_trick import outcomes
from bree.games.fellowship.present import chapter, character, controller, goal, hand_of, has_power
from bree.games.fellowship.state import Fellowship
from bree.games.fellowship.tally import Tally, tally

KINDS: dict[str, Kind] = {**tricks.KINDS, **cards.KINDS}


class Verdict(NamedTuple):
    met: bool
    final: bool

    @property
    def lost(self) -> bool:
        return self.final and not self.met


def aim(s: Fellowship, hand: str, threat: tuple[int, ...] | None = None) -> Aim:
    """What this hand has to do, with its threat and all that was declared."""
    what = goal(s, hand)
    n = what.n_four if s.terms.players == 4 else what.n
    helper = -1
    if character(s, hand).ring_bearer:
        if s.terms.has("elrond", "eased") and s.terms.players != 4 and hand_of(s, "elrond"):
            n = 2  # FEL-18.28
        for other in s.order:
            if other != hand and has_power(s, other, "rings_count_for"):
                helper = s.order.index(other)
    numbers = s.threat.get(hand, ()) if threat is None else threat
    return Aim(s.order.index(hand), what, n, numbers, s.declared.get(hand, ""), helper)


def excused(s: Fellowship, hand: str) -> bool:
    """Frodo in chapter 9, once his goal was met, if the table plays it so (FEL-18.13)."""
    again = chapter(s).free_ring and s.terms.has("frodo_again", "free")
    return again and character(s, hand).ring_bearer and s.characters[hand] in s.completed


# Special riders are bans: they are kept until they are broken (FEL-10.7).


def broken(s: Fellowship, t: Tally, hand: str) -> bool:
    rider = RIDERS[s.riders[hand]] if hand in s.riders else None
    at = s.order.index(hand)
    if rider is None:
        return False
    if rider.kind == "may_not_win_rank":
        return bool(t.won[at] & RANK_BITS[rider.rank])
    if rider.kind == "may_not_lead_suit":
        return bool(t.led[at] & SUIT_BITS[rider.suit])
    return False


def may_break(s: Fellowship, t: Tally, hand: str) -> bool:
    rider = RIDERS[s.riders[hand]] if hand in s.riders else None
    at = s.order.index(hand)
    if rider is None or not t.plays[at]:
        return False
    if rider.kind == "may_not_win_rank":
        return bool(t.left & RANK_BITS[rider.rank])
    if rider.kind == "may_not_lead_suit":
        return bool(t.left & SUIT_BITS[rider.suit])
    return False


def is_met(s: Fellowship, t: Tally, a: Aim) -> bool:
    hand = s.order[a.hand]
    return excused(s, hand) or (KINDS[a.goal.kind].met(t, a) and not broken(s, t, hand))


def verdicts(s: Fellowship, *, truly: bool = False, seat: str | None = None) -> dict[str, Verdict]:
    """How every character stands: as all can see, as a seat can see, or truly."""
    t = tally(s)
    ends = outcomes(s, t) if t.to_come == 1 else None
    found = {}
    for hand in s.order:
        if hand not in s.characters:
            continue
        if truly or hand not in s.hidden or controller(s, hand) == seat:
            found[hand] = judged(s, t, aim(s, hand), ends)
        else:
            found[hand] = guessed(s, t, hand, ends)
    return found


def guessed(s: Fellowship, t: Tally, hand: str, ends: list[Tally] | None) -> Verdict:
    """The threat is hidden: only what holds for every threat it may be is certain."""
    if hand in s.announced:
        return Verdict(True, True)
    seen = [n for other, numbers in s.threat.items() if other not in s.hidden for n in numbers]
    possible = {judged(s, t, aim(s, hand, (n,)), ends) for n in range(1, chapter(s).threats + 1) if n not in seen}
    return possible.pop() if len(possible) == 1 else Verdict(False, False)


def judged(s: Fellowship, t: Tally, a: Aim, ends: list[Tally] | None) -> Verdict:
    hand = s.order[a.hand]
    if t.to_come == 0 or excused(s, hand):
        return Verdict(is_met(s, t, a), True)
    if ends is not None:
        found = {is_met(s, end, a) for end in ends}
        return Verdict(is_met(s, t, a) if len(found) > 1 else True in found, len(found) == 1)
    kind = KINDS[a.goal.kind]
    if broken(s, t, hand) or not kind.can_meet(t, a):
        return Verdict(False, True)
    met = kind.met(t, a)
    return Verdict(met, met and not kind.can_fail(t, a) and not may_break(s, t, hand))
