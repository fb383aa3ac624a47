"""The kinds of goals, each a `Kind`: is it met as things stand, could it still be met, could it still fail.

A kind looks at a `Tally` and an `Aim` and at nothing else. While two tricks or more are to come, `can_meet` and
`can_fail` may be too hopeful, never too sure; for the last trick all outcomes are tried, see `verdict.py`.
"""

from collections.abc import Callable
from typing import NamedTuple

from bree.games.fellowship.facts import Goal
from bree.games.fellowship.tally import Tally


class Aim(NamedTuple):
    """A goal as one hand has it in this round."""

    hand: int
    goal: Goal
    n: int  # the number of the goal, for these players
    threat: tuple[int, ...] = ()
    way: str = ""  # "more", "fewer" or "" for either
    helper: int = -1  # a hand whose Rings count too


class Kind(NamedTuple):
    met: Callable[[Tally, Aim], bool]
    can_meet: Callable[[Tally, Aim], bool]
    can_fail: Callable[[Tally, Aim], bool]  # asked only while it is met


def sure(met: Callable[[Tally, Aim], bool], can_meet: Callable[[Tally, Aim], bool]) -> Kind:
    """A goal that cannot be lost again once it is met."""
    return Kind(met, can_meet, _never)


def _never(t: Tally, a: Aim) -> bool:
    return False
