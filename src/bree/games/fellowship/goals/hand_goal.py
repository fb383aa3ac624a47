"""The goal of one hand in this round, and the functions of a kind of goal."""

from collections.abc import Callable
from typing import Final

from bree.games.fellowship.card import BIT, ONE_RING, RANK_BITS, SUIT_BITS
from bree.games.fellowship.facts import Goal
from bree.games.fellowship.round_count import RoundCount

FORBIDDEN: Final = {"": 0, "one_ring": BIT[ONE_RING], **SUIT_BITS}


class GoalKind:
    """The functions of a kind of goal. A plain class, like `RoundCount`."""

    __slots__ = ("can_fail", "can_meet", "met")

    def __init__(
        self,
        met: Callable[[RoundCount, "HandGoal"], bool],
        can_meet: Callable[[RoundCount, "HandGoal"], bool],
        can_fail: Callable[[RoundCount, "HandGoal"], bool],  # called only while the goal is met
    ) -> None:
        self.met = met
        self.can_meet = can_meet
        self.can_fail = can_fail


class HandGoal:
    """The goal of one hand in this round. A plain class, like `RoundCount`."""

    __slots__ = ("forbidden", "goal", "hand", "helper", "kind", "n", "rank", "suit", "threat", "way")

    def __init__(
        self,
        hand: int,
        goal: Goal,
        n: int,  # the number of the goal for this number of players
        kind: GoalKind,
        threat: tuple[int, ...] = (),
        way: str = "",  # "more", "fewer" or "" for either
        helper: int = -1,  # a hand whose Rings count too, or -1
    ) -> None:
        self.hand = hand
        self.goal = goal
        self.n = n
        self.kind = kind
        self.threat = threat
        self.way = way
        self.helper = helper
        # The goal in terms of cards.
        self.suit = SUIT_BITS[goal.suits[0]] if goal.suits else 0  # the first suit, usually the only one
        self.rank = RANK_BITS.get(threat[0], 0) if threat else 0  # the cards of the rank of the threat
        self.forbidden = FORBIDDEN[goal.forbid]  # cards that must not be won


def sure(met: Callable[[RoundCount, HandGoal], bool], can_meet: Callable[[RoundCount, HandGoal], bool]) -> GoalKind:
    """A kind of goal that cannot fail once it is met."""
    return GoalKind(met, can_meet, _never)


def _never(t: RoundCount, a: HandGoal) -> bool:
    return False
