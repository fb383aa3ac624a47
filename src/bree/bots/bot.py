"""The protocol of a bot, and what it gets to see."""

from collections.abc import Iterable
from random import Random
from typing import Any, Protocol, runtime_checkable

from bree.core import Ask, Game, State, View


class Sight:
    """All that a seat may know when it is asked. Views are made only when a bot looks."""

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


class Bot(Protocol):
    def choose(self, sight: Sight, rng: Random) -> str:
        """The id of one of the picks offered."""
        ...


@runtime_checkable
class Holder(Protocol):
    """A bot that holds something for the time of a game, such as a process."""

    def leave(self) -> None:
        """Let it go. Asked again, the bot may take it anew."""
        ...


def dismiss(bots: Iterable[Bot]) -> None:
    """The game is over for them."""
    for bot in bots:
        if isinstance(bot, Holder):
            bot.leave()
