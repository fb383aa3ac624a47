"""Guests that think in the loop itself, on simulated time: as the server knows `bots.pool.Bots`."""

import asyncio
from functools import cache
from random import Random

from bree.core import Ask, Game, Refusal, State
from bree.guests.find import invite
from bree.guests.guest import Guest, Sight
from bree.guests.hint import Hint


@cache
def _guest(game: str, name: str) -> Guest:
    return invite(game, name)


class InlineBots:
    def __init__(self, rng: Random) -> None:
        self._rng = rng

    async def choose(self, game: Game, state: State, ask: Ask, guest: str, seed: int) -> str:
        await asyncio.sleep(self._rng.expovariate(1 / 0.1))
        return _guest(game.name, guest).choose(Sight(game, state, ask.who, ask), Random(seed))

    async def advise(self, _game: Game, _state: State, _seat: str, _caller: str) -> tuple[str, Hint]:
        raise Refusal("no-hint")

    def close(self) -> None:
        pass
