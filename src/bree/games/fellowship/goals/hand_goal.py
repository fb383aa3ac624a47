"""A goal as one hand has it, and what a kind of goals is asked."""

from collections.abc import Callable
from typing import Final, NamedTuple

from bree.games.fellowship.card import BIT, ONE_RING, RANK_BITS, SUIT_BITS
from bree.games.fellowship.facts import Goal
from bree.games.fellowship.round_count import RoundCount

FORBIDDEN: Final = {"": 0, "one_ring": BIT[ONE_RING], **SUIT_BITS}


class GoalKind(NamedTuple):
    met: Callable[[RoundCount, "HandGoal"], bool]
    can_meet: Callable[[RoundCount, "HandGoal"], bool]
    can_fail: Callable[[RoundCount, "HandGoal"], bool]  # asked only while it is met


class HandGoal:
    """A goal as one hand has it in this round. A plain record, like the tally it is held against."""

    __slots__ = ("forbidden", "goal", "hand", "helper", "kind", "n", "rank", "suit", "threat", "way")

    def __init__(
        self,
        hand: int,
        goal: Goal,
        n: int,  # the number of the goal, for these players
        kind: GoalKind,
        threat: tuple[int, ...] = (),
        way: str = "",  # "more", "fewer" or "" for either
        helper: int = -1,  # a hand whose Rings count too
    ) -> None:
        self.hand = hand
        self.goal = goal
        self.n = n
        self.kind = kind
        self.threat = threat
        self.way = way
        self.helper = helper
        # What the words of the goal mean in cards.
        self.suit = SUIT_BITS[goal.suits[0]] if goal.suits else 0  # of its first suit, which is most often the only one
        self.rank = RANK_BITS.get(threat[0], 0) if threat else 0  # of the rank that is the threat
        self.forbidden = FORBIDDEN[goal.forbid]  # must not be won


def sure(met: Callable[[RoundCount, HandGoal], bool], can_meet: Callable[[RoundCount, HandGoal], bool]) -> GoalKind:
    """A goal that cannot be lost again once it is met."""
    return GoalKind(met, can_meet, _never)


def _never(t: RoundCount, a: HandGoal) -> bool:
    return False
