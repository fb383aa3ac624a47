"""Witnesses: they know which card names a seat cannot know, so that a law can search for leaked names."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from bree.core import Ask


class Witness(Protocol):
    """The interface of a witness. Each checked game has its own."""

    gathered: str  # the log key of the line that says that all cards are gathered and dealt again

    def look(self, s: Any) -> None:
        """Look at the position; called at every decision from the first on."""

    def secrets(self, seat: str | None) -> Sequence[str]:
        """The names of the cards whose place the seat cannot know."""
        ...

    def open(self, ask: Ask) -> bool:
        """Whether everybody sees how this ask is answered. The log may then tell more than the view shows."""
        ...

    def telling(self, ask: Ask, answer: str) -> bool:
        """Whether the possibility of this answer to an open ask depends on hidden cards, so that the answer reveals
        something.
        """
        ...


class Hidden:
    """A witness for a game whose positions contain everything that a seat (None: the public) can know."""

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
