"""What `search` has found out about two picks: the best, and the next best."""

from math import exp
from typing import NamedTuple

from bree.games.doom.state import BEARERS, WON, Doom


class PlayoutResult(NamedTuple):
    """What a play-on came to."""

    chance: float  # of winning
    lost: bool
    courage: int
    space: int  # of the Ring-bearers
    nazgul: int  # that can do harm

    @classmethod
    def of(cls, s: Doom, value: float) -> "PlayoutResult":
        won, lost = s.over == WON, s.over not in ("", WON)
        chance = float(won) if s.over else 1 / (1 + exp(-value))
        return cls(chance, lost, s.courage, s.at[BEARERS], 0 if s.slain else s.nazgul)


class Comparison(NamedTuple):
    """The best pick beside the next best; where nothing was played on, each has one result: how it looks at once."""

    best: str
    results: list[PlayoutResult]
    second: str  # "": there is no other
    instead: list[PlayoutResult]
    played: bool
