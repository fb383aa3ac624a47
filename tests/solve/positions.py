"""Positions to solve: random play until a few tricks before the end."""

from collections.abc import Mapping
from random import Random

from bree.core import CHANCE, Value, sample
from bree.games.fellowship import GAME
from bree.games.fellowship.state import Fellowship

PLAY = ("play", "fixed_ring")
BETWEEN = (*PLAY, "take_back_card", "next_leader", "sting", "glamdring", "top_up", "grim_card")


def endgame(options: Mapping[str, Value], rng: Random, left: int, asks: tuple[str, ...] = PLAY) -> Fellowship:
    """Return a decision of a round with at most `left` tricks to come, after random answers."""
    s: Fellowship = GAME.new(options)
    while True:
        ask = GAME.waiting(s)
        assert ask is not None
        if ask.key in asks and s.length and s.length - len(s.tricks) <= left:
            return s
        if ask.who == CHANCE:
            answer = sample(ask.picks, rng)
        elif ask.key in ("early_end", "onward"):
            answer = "go_on" if ask.key == "early_end" else "again"
        else:
            answer = ask.picks[rng.randrange(len(ask.picks))].id
        GAME.rules.play(s, answer)
