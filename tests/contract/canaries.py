"""The games with secrets, and who watches over them: no name of a card that a seat cannot know may reach it.

A game without an entry has no secrets, and its `imagine` must say so by giving the true state.
"""

from collections.abc import Callable
from typing import Protocol

from bree.core import Ask
from tests.contract.witness import FellowshipWitness, TinyWitness, WarWitness


class Witness(Protocol):
    gathered: str  # the line that says that all cards are dealt anew

    def look(self, s: object) -> None:
        """Called at every decision of a game, from the first on."""

    def secrets(self, seat: str | None) -> list[str]:
        """The names of the cards whose place the seat cannot know."""
        ...

    def open(self, ask: Ask) -> bool:
        """Is it done in front of all, whatever the answer? Such an act may leave nothing to see but what was told."""
        ...

    def telling(self, ask: Ask, answer: str) -> bool:
        """Of an open act: does it hang on hidden cards whether this can be answered at all, so that all learn of it?"""
        ...


WITNESSES: dict[str, Callable[[], Witness]] = {
    "tiny": TinyWitness,
    "fellowship": FellowshipWitness,
    "war": WarWitness,
}
