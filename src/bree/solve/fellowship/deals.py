"""Counts which of many deals can be won with open hands. Each deal is a task for an executor."""

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from bree.core import Refusal, Value
from bree.games.fellowship import GAME
from bree.solve.fellowship.bits import is_compiled
from bree.solve.fellowship.setup_choices import ShuffledDecks, win_round


class Deal(NamedTuple):
    first: bool  # the first choices of characters, threats and exchanges win
    best: bool  # one of the choices tried wins
    sure: bool  # if False, the budget ran out before a result


class Deals:
    """The same seed and number always give the same deal."""

    def __init__(self, options: Mapping[str, Value], seed: str, tries: int, budget: int) -> None:
        self.options, self.seed, self.tries, self.budget = dict(options), seed, tries, budget

    def check(self) -> None:
        """Refuse invalid input before dealing."""
        for name, count in (("--tries", self.tries), ("--budget", self.budget)):
            if count < 1:
                raise Refusal("solve-count", option=name)
        if GAME.new(self.options).campaign:
            raise Refusal("solve-campaign", "FEL-1.2")

    @property
    def ready(self) -> bool:
        """Is the solver compiled on this machine?"""
        return is_compiled()

    def __call__(self, number: int) -> Deal:
        s, seed = GAME.new(self.options), f"{self.seed}/{number}"
        first = win_round(s, ShuffledDecks(seed), Random(seed), 1, self.budget)
        if first.won:
            return Deal(True, True, True)
        more = win_round(s, ShuffledDecks(seed), Random(seed + "/more"), self.tries - 1, self.budget)
        return Deal(False, more.won is not None, more.won is not None or (first.sure and more.sure))
