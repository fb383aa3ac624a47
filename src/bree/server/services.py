"""The services that all tables of a server share: settings, games, store, bots and counters."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from bree.core import Game, Refusal
from bree.server.bots.pool import BotPool
from bree.server.metrics import Metrics
from bree.server.settings import Settings
from bree.server.store import Store


class Services(NamedTuple):
    settings: Settings
    games: Mapping[str, Game]
    store: Store
    bots: BotPool
    metrics: Metrics
    seeds: Callable[[], int]  # a seed for each table in memory; no client can choose or learn it

    def game(self, name: str) -> Game:
        try:
            return self.games[name]
        except KeyError:
            raise Refusal("game-unknown", game=name, known=tuple(self.games)) from None
