"""Goals about the number of tricks."""

from bree.games.fellowship.goals.hand_goal import GoalKind, HandGoal, sure
from bree.games.fellowship.round_count import RoundCount


def clean(t: RoundCount, a: HandGoal) -> bool:
    return not t.won[a.hand] & a.forbidden


def may_soil(t: RoundCount, a: HandGoal) -> bool:
    return bool(t.left & a.forbidden) and t.plays[a.hand] > 0


# At least a number of tricks, without a forbidden card.


def at_least_met(t: RoundCount, a: HandGoal) -> bool:
    return t.n[a.hand] >= a.n and clean(t, a)


def at_least_can_meet(t: RoundCount, a: HandGoal) -> bool:
    return t.n[a.hand] + t.plays[a.hand] >= a.n and clean(t, a)


# A certain number: exact, within bounds, or compared with a threat.


def fits(a: HandGoal, n: int) -> bool:
    """Whether the goal allows this number of tricks."""
    kind = a.goal.kind
    if kind == "tricks_exactly":
        return n == a.n
    if kind == "tricks_between":
        return a.goal.low <= n <= a.goal.high
    if kind == "tricks_equal_threat":
        return n in a.threat
    if a.way == "more":
        return n > max(a.threat)
    if a.way == "fewer":
        return n < min(a.threat)
    # FEL-15.8.1
    return n not in a.threat


def numbers(t: RoundCount, a: HandGoal) -> set[int]:
    return {n for n in range(t.total + 1) if fits(a, n)}


def number_met(t: RoundCount, a: HandGoal) -> bool:
    return fits(a, t.n[a.hand])


def reachable(t: RoundCount, a: HandGoal) -> range:
    return range(t.n[a.hand], t.n[a.hand] + t.plays[a.hand] + 1)


def number_can_meet(t: RoundCount, a: HandGoal) -> bool:
    for n in reachable(t, a):  # noqa: SIM110  (asked after every trick)
        if fits(a, n):
            return True
    return False


def number_can_fail(t: RoundCount, a: HandGoal) -> bool:
    return not all(fits(a, n) for n in reachable(t, a))


# Compared with other hands.


def rivals(t: RoundCount, a: HandGoal) -> list[int]:
    return [hand for hand in range(len(t.n)) if hand != a.hand]


def fewest_met(t: RoundCount, a: HandGoal) -> bool:
    # A tie and no trick at all are enough (FEL-15.1.1, FEL-15.1.2). The Old Forest does not count (FEL-15.5.4).
    return t.n[a.hand] == min(t.n)


def fewest_can_meet(t: RoundCount, a: HandGoal) -> bool:
    """The other hands must catch up within the remaining tricks."""
    behind = 0
    for other, count in enumerate(t.n):
        lacking = t.n[a.hand] - count
        if lacking > 0:
            if lacking > t.plays[other]:
                return False
            behind += lacking
    return behind <= t.to_come


def fewest_can_fail(t: RoundCount, a: HandGoal) -> bool:
    return t.plays[a.hand] > 0 and t.n[a.hand] + t.plays[a.hand] > min([t.n[other] for other in rivals(t, a)])


def none_met(t: RoundCount, a: HandGoal) -> bool:
    return t.n[a.hand] == 0 and all(t.n[other] >= a.n for other in rivals(t, a))


def none_can_meet(t: RoundCount, a: HandGoal) -> bool:
    lacking = {other: max(0, a.n - t.n[other]) for other in rivals(t, a)}
    within = all(lacking[other] <= t.plays[other] for other in lacking)
    return t.n[a.hand] == 0 and sum(lacking.values()) <= t.to_come and within


def none_can_fail(t: RoundCount, a: HandGoal) -> bool:
    return t.plays[a.hand] > 0


def middle_met(t: RoundCount, a: HandGoal) -> bool:
    own = t.n[a.hand]
    return any(t.n[other] > own for other in rivals(t, a)) and any(t.n[other] < own for other in rivals(t, a))


def middle_can_meet(t: RoundCount, a: HandGoal) -> bool:
    """One hand needs more tricks and another fewer; the remaining tricks must suffice."""
    for own in reachable(t, a):
        used = own - t.n[a.hand]
        for high in rivals(t, a):
            climb = max(0, own + 1 - t.n[high])
            fits = used + climb <= t.to_come and climb <= t.plays[high]
            if fits and any(low != high and t.n[low] < own for low in rivals(t, a)):
                return True
    return False


def middle_can_fail(t: RoundCount, a: HandGoal) -> bool:
    """The remaining tricks may leave no hand with more tricks, or none with fewer."""
    own = t.n[a.hand]
    if max([t.n[other] for other in rivals(t, a)]) <= own + min(t.to_come, t.plays[a.hand]):
        return True
    climbs = [(max(0, own - t.n[other]), t.plays[other]) for other in rivals(t, a)]
    return sum([climb for climb, _ in climbs]) <= t.to_come and all(climb <= plays for climb, plays in climbs)


# Runs of tricks and last tricks.


def wins(t: RoundCount, a: HandGoal) -> list[int]:
    """The numbers of the won tricks, from 0."""
    return [at for at, (winner, _) in enumerate(t.tricks) if winner == a.hand]


def run_met(t: RoundCount, a: HandGoal) -> bool:
    # No other tricks are allowed (FEL-15.6.1).
    won = wins(t, a)
    return len(won) == a.n and won[-1] - won[0] == a.n - 1


def run_can_meet(t: RoundCount, a: HandGoal) -> bool:
    won = wins(t, a)
    if run_met(t, a):
        return True
    if not won:
        return t.plays[a.hand] >= a.n
    unbroken = won[-1] - won[0] == len(won) - 1 and won[-1] == len(t.tricks) - 1
    return unbroken and len(won) < a.n and t.plays[a.hand] >= a.n - len(won)


def run_can_fail(t: RoundCount, a: HandGoal) -> bool:
    return t.plays[a.hand] > 0


def window_met(t: RoundCount, a: HandGoal) -> bool:
    # Other tricks are allowed (FEL-15.7.1).
    return any(at >= t.total - a.goal.window for at in wins(t, a))


def window_can_meet(t: RoundCount, a: HandGoal) -> bool:
    return window_met(t, a) or t.plays[a.hand] > 0


def last_met(t: RoundCount, a: HandGoal) -> bool:
    return bool(t.tricks) and t.to_come == 0 and len(t.tricks) == t.total and t.tricks[-1][0] == a.hand and clean(t, a)


def last_can_meet(t: RoundCount, a: HandGoal) -> bool:
    if t.to_come == 0:
        return last_met(t, a)
    return clean(t, a) and t.plays[a.hand] > 0


KINDS: dict[str, GoalKind] = {
    "tricks_at_least": GoalKind(at_least_met, at_least_can_meet, may_soil),
    "tricks_exactly": GoalKind(number_met, number_can_meet, number_can_fail),
    "tricks_between": GoalKind(number_met, number_can_meet, number_can_fail),
    "tricks_equal_threat": GoalKind(number_met, number_can_meet, number_can_fail),
    "tricks_above_or_below_threat": GoalKind(number_met, number_can_meet, number_can_fail),
    "fewest_tricks": GoalKind(fewest_met, fewest_can_meet, fewest_can_fail),
    "zero_tricks_others_at_least": GoalKind(none_met, none_can_meet, none_can_fail),
    "strictly_middle_tricks": GoalKind(middle_met, middle_can_meet, middle_can_fail),
    "one_unbroken_run_only": GoalKind(run_met, run_can_meet, run_can_fail),
    "win_one_of_last_tricks": sure(window_met, window_can_meet),
    "win_last_trick": GoalKind(last_met, last_can_meet, may_soil),
}
