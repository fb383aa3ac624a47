"""Many deals by their numbers: which can be won with open hands. Each is a task for an executor."""

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from bree.core import Refusal, Value
from bree.games.fellowship import GAME
from bree.solve.fellowship.bits import is_compiled
from bree.solve.fellowship.setup_choices import ShuffledDecks, win_round


class Deal(NamedTuple):
    first: bool  # won with the first choices of characters, threats and exchanges
    best: bool  # with the best of those that were tried
    sure: bool  # if not: it cannot be won with any of them; otherwise the budget was spent first


class Deals:
    """Deal number n of a seed is always the same, whoever deals it."""

    def __init__(self, options: Mapping[str, Value], seed: str, tries: int, budget: int) -> None:
        self.options, self.seed, self.tries, self.budget = dict(options), seed, tries, budget

    def check(self) -> None:
        """Refuse what cannot be dealt before the first of many."""
        for name, count in (("--tries", self.tries), ("--budget", self.budget)):
            if count < 1:
                raise Refusal("solve-count", option=name)
        if GAME.new(self.options).campaign:
            raise Refusal("solve-campaign", "FEL-1.2")

    @property
    def ready(self) -> bool:
        """Has the solver been compiled on this machine?"""
        return is_compiled()

    def __call__(self, number: int) -> Deal:
        s, seed = GAME.new(self.options), f"{self.seed}/{number}"
        first = win_round(s, ShuffledDecks(seed), Random(seed), 1, self.budget)
        if first.won:
            return Deal(True, True, True)
        more = win_round(s, ShuffledDecks(seed), Random(seed + "/more"), self.tries - 1, self.budget)
        return Deal(False, more.won is not None, more.won is not None or (first.sure and more.sure))
