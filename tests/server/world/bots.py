"""Guests that think in the loop itself, on simulated time: as the server knows `bots.pool.Bots`."""

import asyncio
from random import Random

from bree.core import Ask, Game, Refusal, State
from bree.guests.find import invite
from bree.guests.guest import Sight
from bree.guests.hint import Hint


class InlineBots:
    def __init__(self, rng: Random) -> None:
        self._rng = rng

    async def choose(self, game: Game, state: State, ask: Ask, guest: str, seed: int) -> str:
        await asyncio.sleep(self._rng.expovariate(1 / 0.1))
        return invite(game.name, guest).choose(Sight(game, state, ask.who, ask), Random(seed))

    async def advise(self, _game: Game, _state: State, _seat: str, _caller: str) -> tuple[str, Hint]:
        raise Refusal("no-hint")

    def close(self) -> None:
        pass
