"""doom: the chance that the turn ends with no less courage and no more Nazgûl than now."""

from collections.abc import Hashable

from bree.core import CHANCE
from bree.core.chance import odds
from bree.core.state_key import state_key
from bree.games.doom import GAME
from bree.games.doom.state import WON, Doom
from bree.lab.puzzles.exact import Exact, played_by

FIRST_ROLL = (("take", 1), ("take", 2), ("place_black",), ("place_colour", 1))  # too many throws may follow
MOST_POSITIONS = 3000  # of one question


class TooLargeError(Exception):
    """The turn has more positions than the search may visit."""


class TurnSearch:
    """Every course of the rest of a turn, with the best answer at every question."""

    def __init__(self, s: Doom) -> None:
        self.turns, self.courage, self.nazgul = s.turns, s.courage, s.nazgul
        self.known: dict[Hashable, float] = {}

    def value(self, s: Doom) -> float:
        if s.over or s.turns > self.turns:
            return float(s.over == WON or (not s.over and s.courage >= self.courage and s.nazgul <= self.nazgul))
        key = state_key(s)
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= MOST_POSITIONS:
                raise TooLargeError
            self.known[key] = 0.0  # it counts
            found = self.known[key] = self.ahead(s)
        return found

    def ahead(self, s: Doom) -> float:
        ask = GAME.waiting(s)
        assert ask is not None
        if ask.who != CHANCE:
            return max(self.after(s, pick.id) for pick in ask.picks)
        return sum(float(share) * self.after(s, pick) for pick, share in odds(ask.picks).items())

    def after(self, s: Doom, pick: str) -> float:
        twin = s.clone()
        GAME.apply(twin, pick)
        return self.value(twin)


def values(s: Doom) -> dict[str, float]:
    """Return the exact value of every answer; nothing if the question has no exact values."""
    ask = GAME.waiting(s)
    if ask is None or ask.many or ask.step in FIRST_ROLL:
        return {}
    search = TurnSearch(s)
    try:
        return {pick.id: search.after(s, pick.id) for pick in ask.picks}
    except TooLargeError:
        return {}


EXACT = Exact(({"players": 2}, {"players": 3}, {"players": 1}), values, played_by("doom", "greedy"), alike=0.5)
