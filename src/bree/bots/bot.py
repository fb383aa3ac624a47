"""The protocol of a bot, and what a bot can see."""

from collections.abc import Iterable
from random import Random
from typing import Any, Protocol, runtime_checkable

from bree.core import Ask, Game, State, View


class Sight:
    """Everything that a seat may know when it must answer. A view is computed only when a bot asks for it."""

    def __init__(self, game: Game, state: State, seat: str, ask: Ask) -> None:
        self.game = game
        self.seat = seat
        self.ask = ask
        self._state = state

    @property
    def view(self) -> View:
        return self.game.view(self._state, self.seat)

    def imagine(self, rng: Random) -> Any:
        """Return a full state that looks the same to the seat as the true one, for searching."""
        return self.game.imagine(self._state, self.seat, rng)


class Bot(Protocol):
    def choose(self, sight: Sight, rng: Random) -> str:
        """Return the id of one of the offered picks."""
        ...


@runtime_checkable
class Holder(Protocol):
    """A bot that holds a resource during a game, such as a process."""

    def leave(self) -> None:
        """Release the resource. If the bot must answer again later, it acquires the resource again."""
        ...


def dismiss(bots: Iterable[Bot]) -> None:
    """Tell the bots that their game is over."""
    for bot in bots:
        if isinstance(bot, Holder):
            bot.leave()
