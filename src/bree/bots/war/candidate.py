"""A candidate: one whole action, with its row of answers, weighed as one thing."""

from collections.abc import Iterable
from typing import NamedTuple

from bree.core import NO_FACTS, Facts


class Candidate(NamedTuple):
    worth: float  # in victory points, more or less
    action: str
    row: tuple[str, ...] = ()  # what is answered after the action: regions, a nation, a figure
    who: tuple[str, ...] = ()  # the figures of a run
    why: str = ""  # key of a reason
    facts: Facts = NO_FACTS


SKIP = Candidate(0.0, "skip")


def best(candidates: Iterable[Candidate]) -> Candidate:
    """The first of the best; skipping, if none is worth anything."""
    found = SKIP
    for candidate in candidates:
        if candidate.worth > found.worth:
            found = candidate
    return found
