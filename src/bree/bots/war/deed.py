"""A deed: one whole action, with its row of answers, weighed as one thing."""

from collections.abc import Iterable
from typing import NamedTuple

from bree.core import NO_FACTS, Facts


class Deed(NamedTuple):
    worth: float  # in victory points, more or less
    action: str
    row: tuple[str, ...] = ()  # what is answered after the action: regions, a nation, a figure
    who: tuple[str, ...] = ()  # the figures of a run
    why: str = ""  # key of a reason
    facts: Facts = NO_FACTS


NOTHING = Deed(0.0, "skip")


def best(deeds: Iterable[Deed]) -> Deed:
    """The first of the best; skipping, if none is worth anything."""
    found = NOTHING
    for deed in deeds:
        if deed.worth > found.worth:
            found = deed
    return found
