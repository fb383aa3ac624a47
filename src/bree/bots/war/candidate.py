"""A candidate: one whole action with all its answers, and its worth."""

from collections.abc import Iterable
from typing import NamedTuple

from bree.core import NO_FACTS, Facts


class Candidate(NamedTuple):
    worth: float  # roughly in victory points
    action: str
    row: tuple[str, ...] = ()  # the answers after the action: regions, a nation, a figure
    who: tuple[str, ...] = ()  # the figures of the pick set
    why: str = ""  # key of the reason
    facts: Facts = NO_FACTS


SKIP = Candidate(0.0, "skip")


def best(candidates: Iterable[Candidate]) -> Candidate:
    """Return the first of the best candidates, or a skip if no candidate is worth anything."""
    found = SKIP
    for candidate in candidates:
        if candidate.worth > found.worth:
            found = candidate
    return found
