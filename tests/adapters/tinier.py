"""A very small version of the tiny game, so that tests can walk its whole tree."""

from dataclasses import replace
from typing import Any

import pyspiel
from tiny import GAME as TINY
from tiny.state import CARDS, ROUNDS, SEATS, Tiny

from bree.adapters.openspiel import register
from bree.core import Game, Options, Pile

TOKENS = 1


def tinier(cards: int, rounds: int = 1, hand: int = 1) -> Game:
    """Return the game with this number of barrels, rounds, and barrels in hand."""

    def setup(_options: Options) -> Tiny:
        seats = SEATS[:2]
        s = Tiny(seats=seats, deck=Pile.of(CARDS[:cards]), round=ROUNDS - rounds)
        s.hands = dict.fromkeys(seats, ())
        s.tokens = dict.fromkeys(seats, TOKENS)
        s.points = dict.fromkeys(seats, 0)
        s.then(*[("deal", seat) for _ in range(hand) for seat in seats], ("next_round",))
        return s

    return replace(TINY, name=f"tinier_{cards}_{rounds}_{hand}", setup=setup, options=TINY.options)


def loaded(cards: int, rounds: int = 1, hand: int = 1) -> Any:
    return pyspiel.load_game(register(tinier(cards, rounds, hand), zero_sum=True))
