"""Verdicts on goals: met or not, final or not (section 8).

The kinds of goals give bounds. A verdict from bounds may be open although the goal is decided, but a final verdict is
always right. In the last trick, open goals are decided by trying all possible endings (`possible_endings.py`).
"""

from typing import Final, NamedTuple

from bree.games.fellowship.card import RANK_BITS, SUIT_BITS
from bree.games.fellowship.card_options import BEARER_EXCUSED, BEARER_NEEDS
from bree.games.fellowship.facts import RIDERS
from bree.games.fellowship.goals import cards, tricks
from bree.games.fellowship.goals.hand_goal import GoalKind, HandGoal
from bree.games.fellowship.possible_endings import endings
from bree.games.fellowship.queries import chapter, character, controller, goal, has_power, number, pardoned
from bree.games.fellowship.round_count import RoundCount, count_round, led_by
from bree.games.fellowship.rules.threats import may_be_drawn
from bree.games.fellowship.state import Fellowship

KINDS: Final[dict[str, GoalKind]] = {**tricks.KINDS, **cards.KINDS}


class Verdict(NamedTuple):
    met: bool
    final: bool

    @property
    def lost(self) -> bool:
        return self.final and not self.met


MET: Final = Verdict(True, True)
LOST: Final = Verdict(False, True)
SO_FAR: Final = Verdict(True, False)  # met now
OPEN: Final = Verdict(False, False)
KEPT: Final = 1 << 12
_AIMS: Final[
    dict[tuple[object, ...], tuple[HandGoal, ...]]
] = {}  # cached by everything that the goals depend on, because they are needed after every trick


def hand_goal(s: Fellowship, hand: str, threat: tuple[int, ...] | None = None) -> HandGoal:
    """The goal of this hand, with its threat and its declaration."""
    what = goal(s, hand)
    # The side for four players, else the other side (FEL-2.9, FEL-13.15, FEL-14.3).
    n = what.n_four if s.terms.players == 4 else what.n
    helper = -1
    if character(s, hand).ring_bearer:
        n = number(s, BEARER_NEEDS) or n  # FEL-18.28
        for other in s.order:
            if other != hand and has_power(s, other, "rings_count_for"):
                helper = s.order.index(other)
    numbers = s.threat.get(hand, ()) if threat is None else threat
    return HandGoal(s.order.index(hand), what, n, KINDS[what.kind], numbers, s.declared.get(hand, ""), helper)


def excused(s: Fellowship, hand: str) -> bool:
    """Whether the completed Ring-bearer needs no goal any more, where the chapter has that option (FEL-18.13)."""
    done = s.characters[hand] in s.completed and character(s, hand).ring_bearer
    return done and number(s, BEARER_EXCUSED) == 1


# Special riders are bans, which hold until they are broken (FEL-10.7).


def broken(s: Fellowship, t: RoundCount, hand: str) -> bool:
    # The play is legal, but the character fails (FEL-18.8).
    if hand not in s.riders:
        return False
    rider = RIDERS[s.riders[hand]]
    if rider.kind == "may_not_win_rank":
        return bool(t.won[s.order.index(hand)] & RANK_BITS[rider.rank])
    if rider.kind == "may_not_lead_suit":
        return bool(led_by(s, hand) & SUIT_BITS[rider.suit])
    return False


def may_break(s: Fellowship, t: RoundCount, hand: str) -> bool:
    if hand not in s.riders or not t.plays[s.order.index(hand)]:
        return False
    rider = RIDERS[s.riders[hand]]
    if rider.kind == "may_not_win_rank":
        return bool(t.left & RANK_BITS[rider.rank])
    if rider.kind == "may_not_lead_suit":
        return bool(t.left & SUIT_BITS[rider.suit])
    return False


def is_met(s: Fellowship, t: RoundCount, a: HandGoal) -> bool:
    hand = s.order[a.hand]
    return excused(s, hand) or (a.kind.met(t, a) and not broken(s, t, hand))


def verdicts(s: Fellowship, *, seat: str | None = None) -> dict[str, Verdict]:
    """The verdict on every hand's goal, as a seat or the public can know it."""
    t = count_round(s)
    found = within_bounds(s, t, seat)
    if t.to_come == 1:
        look_ahead(s, t, possible_goals(s, seat), found)
    return found


def met_for_good(s: Fellowship, hand: str, threats: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The threats with which the hand's goal is met and can no longer fail.

    `sure` is ignored here, because it was proved for the true threat.
    """
    t = count_round(s)
    aims = {str(n): [hand_goal(s, hand, threat)] for n, threat in enumerate(threats)}
    found = {n: judged(s, t, own[0]) for n, own in aims.items()}
    if t.to_come == 1:
        look_ahead(s, t, aims, found)
    return [threat for threat, verdict in zip(threats, found.values(), strict=True) if verdict == MET]


def decisive(s: Fellowship) -> dict[str, Verdict]:
    """Public verdicts for the question whether the round is decided.

    They are examined only until an open goal remains and no more goals are lost than may be pardoned.
    """
    t = count_round(s)
    if t.to_come > 1 and is_open(s, t):
        return {}
    found = within_bounds(s, t, None)
    if t.to_come == 1:
        pardon = pardoned(s)
        if sum([v.lost for v in found.values()]) <= pardon:
            look_ahead(s, t, possible_goals(s, None), found, pardon)
    return found


def is_open(s: Fellowship, t: RoundCount) -> bool:
    """Whether the bounds leave a goal open and no more goals are lost than may be pardoned.

    Most tricks end so. Nothing else about the goals is needed then.
    """
    if s.hidden or s.sure or s.doomed:
        return False
    found, lost = False, 0
    for a in hand_goals(s):
        if s.completed and excused(s, s.order[a.hand]):
            continue
        if is_lost(s, t, a):
            lost += 1
            if lost > pardoned(s):
                return False
        elif not found:
            found = not by_now(s, t, a).final
    return found


def hand_goals(s: Fellowship) -> tuple[HandGoal, ...]:
    """The goals of all hands, with hidden threats too. They do not change while tricks are played."""
    key = (
        s.order, s.chapter, s.event, s.flipped, s.terms, tuple(s.characters.items()), tuple(s.threat.items()),
        tuple(s.declared.items()),
    )  # fmt: skip
    found = _AIMS.get(key)
    if found is None:
        if len(_AIMS) >= KEPT:
            _AIMS.clear()
        found = _AIMS[key] = tuple([hand_goal(s, hand) for hand in s.order if hand in s.characters])
    return found


def possible_goals(s: Fellowship, seat: str | None) -> dict[str, list[HandGoal]]:
    """hand -> its goal, or one goal for each possible value of a hidden threat."""
    # Every hand has a goal (FEL-8.1), even if its character was completed before (FEL-9.15).
    found = {}
    for a in hand_goals(s):
        hand = s.order[a.hand]
        if hand not in s.hidden or controller(s, hand) == seat:
            found[hand] = [a]
        else:
            found[hand] = [hand_goal(s, hand, (number,)) for number in possible_threats(s, hand)]
    return found


def possible_threats(s: Fellowship, hand: str) -> list[int]:
    """The possible values of a hidden threat: all that are not seen elsewhere."""
    seen = [n for other, numbers in s.threat.items() if other not in s.hidden for n in numbers]
    free = [n for n in range(1, chapter(s).threats + 1) if n not in seen and str(n) not in s.rejected]
    return [n for n in free if may_be_drawn(s, hand, n)]


def within_bounds(s: Fellowship, t: RoundCount, seat: str | None) -> dict[str, Verdict]:
    """The verdicts that follow from the bounds of the kinds of goals."""
    if not s.hidden and not s.sure:  # the usual case
        return {s.order[a.hand]: judged(s, t, a) for a in hand_goals(s)}
    return {hand: judged_hand(s, t, hand, aims) for hand, aims in possible_goals(s, seat).items()}


def judged_hand(s: Fellowship, t: RoundCount, hand: str, aims: list[HandGoal]) -> Verdict:
    if hand in s.sure:
        return MET if s.sure[hand] else LOST
    if len(aims) == 1:
        return judged(s, t, aims[0])
    if hand in s.announced:
        return MET
    possible = {judged(s, t, a) for a in aims}
    return possible.pop() if len(possible) == 1 else OPEN


def judged(s: Fellowship, t: RoundCount, a: HandGoal) -> Verdict:
    hand = s.order[a.hand]
    if t.to_come == 0 or (s.completed and excused(s, hand)):
        return MET if is_met(s, t, a) else LOST
    return LOST if is_lost(s, t, a) else by_now(s, t, a)


def is_lost(s: Fellowship, t: RoundCount, a: HandGoal) -> bool:
    return not a.kind.can_meet(t, a) or broken(s, t, s.order[a.hand])


def by_now(s: Fellowship, t: RoundCount, a: HandGoal) -> Verdict:
    """The verdict on a goal that is not lost."""
    if not a.kind.met(t, a):
        return OPEN
    # Final only if it is met and can no longer fail (FEL-8.2, FEL-8.3).
    return SO_FAR if a.kind.can_fail(t, a) or may_break(s, t, s.order[a.hand]) else MET


def look_ahead(
    s: Fellowship, now: RoundCount, aims: dict[str, list[HandGoal]], found: dict[str, Verdict], pardon: int = -1
) -> None:
    """Decide open goals in the last trick: a goal is final if all possible endings agree on it."""
    results: dict[str, set[bool]] = {hand: set() for hand, v in found.items() if not v.final}
    if not results:
        return
    lost = sum(v.lost for v in found.values())
    seen = set()
    for end in endings(s):
        if end is None:
            return
        key = (tuple(end.tricks[len(s.tricks) :]), tuple(end.hands.values()), end.pyramid)
        if key in seen:
            continue
        seen.add(key)
        t = count_round(end, now)
        for hand, result in results.items():
            if len(result) < 2:
                result.update([is_met(end, t, a) for a in aims[hand]])
        still = [result for result in results.values() if len(result) < 2]
        if not still or (len(still) < len(results) and lost + sum(True not in result for result in still) <= pardon):
            return
    for hand, result in results.items():
        if len(result) == 1:
            found[hand] = Verdict(True in result, True)
