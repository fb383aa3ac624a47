"""Bots that think in the loop itself, on simulated time: as the server knows `bots.pool.Bots`."""

import asyncio
from functools import cache
from random import Random

from bree.bots.bot import Bot, Sight
from bree.bots.find import invite
from bree.bots.hint import Hint
from bree.core import Ask, Game, Refusal, State


@cache
def _bot(game: str, name: str) -> Bot:
    return invite(game, name)


class InlineBots:
    def __init__(self, rng: Random) -> None:
        self._rng = rng

    async def choose(self, game: Game, state: State, ask: Ask, bot: str, seed: int) -> str:
        await asyncio.sleep(self._rng.expovariate(1 / 0.1))
        return _bot(game.name, bot).choose(Sight(game, state, ask.who, ask), Random(seed))

    async def advise(self, _game: Game, _state: State, _seat: str, _caller: str) -> tuple[str, Hint]:
        raise Refusal("no-hint")

    def start(self) -> None:
        pass

    def close(self) -> None:
        pass
