"""A run of picks as the player sees it: one choice of several things, some of them more than once."""

from bree.core import Ask
from bree.table.run import Run


def whole(ask: Ask, run: Run) -> Ask:
    """The ask with everything that its run may still hold; `done` is left to the confirm line."""
    return ask.offering(run.picks, run.least, run.most) if ask.many else ask


def several(ask: Ask) -> bool:
    """Can one thing be taken more than once?"""
    return ask.many and any(pick.copies > 1 for pick in ask.picks)
