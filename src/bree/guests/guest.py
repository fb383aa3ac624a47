"""The protocol of a guest, and what it gets to see."""

from random import Random
from typing import Any, Protocol

from bree.core import Ask, Game, State, View


class Sight:
    """All that a seat may know when it is asked. Views are made only when a guest looks."""

    def __init__(self, game: Game, state: State, seat: str, ask: Ask) -> None:
        self.game = game
        self.seat = seat
        self.ask = ask
        self._state = state

    @property
    def view(self) -> View:
        return self.game.view(self._state, self.seat)

    def imagine(self, rng: Random) -> Any:
        """A full state that the seat cannot tell from the true one, to search in."""
        return self.game.imagine(self._state, self.seat, rng)


class Guest(Protocol):
    def choose(self, sight: Sight, rng: Random) -> str:
        """The id of one of the picks offered."""
        ...
