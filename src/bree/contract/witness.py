"""Who watches over secrets: no name of a card that a seat cannot know may reach it."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from bree.core import Ask


class Witness(Protocol):
    """One for each game that is walked."""

    gathered: str  # the line that says that all cards are dealt anew

    def look(self, s: Any) -> None:
        """Called at every decision of a game, from the first on."""

    def secrets(self, seat: str | None) -> Sequence[str]:
        """The names of the cards whose place the seat cannot know."""
        ...

    def open(self, ask: Ask) -> bool:
        """Is it done in front of all, whatever the answer? Such an act may leave nothing to see but what was told."""
        ...

    def telling(self, ask: Ask, answer: str) -> bool:
        """Of an open act: does it hang on hidden cards whether this can be answered at all, so that all learn of it?"""
        ...


class Hidden:
    """The witness of a game whose positions say by themselves what a seat (None: the public) cannot know."""

    gathered = ""

    def __init__(self, hidden: Callable[[Any, str | None], Sequence[str]], open_asks: Sequence[str] = ()) -> None:
        self._hidden, self._open_asks = hidden, open_asks
        self._s: Any = None

    def look(self, s: Any) -> None:
        self._s = s.clone()

    def secrets(self, seat: str | None) -> Sequence[str]:
        return self._hidden(self._s, seat)

    def open(self, ask: Ask) -> bool:
        return ask.key in self._open_asks

    def telling(self, _ask: Ask, _answer: str) -> bool:
        return False
