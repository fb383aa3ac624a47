"""The result of `search`: the best pick and the next best one."""

from math import exp
from typing import NamedTuple

from bree.games.doom.state import BEARERS, WON, Doom


class PlayoutResult(NamedTuple):
    """How the game stood at the end of one playout."""

    chance: float  # of winning
    lost: bool
    courage: int
    space: int  # of the Ring-bearers
    nazgul: int  # that can still do harm

    @classmethod
    def of(cls, s: Doom, value: float) -> "PlayoutResult":
        won, lost = s.over == WON, s.over not in ("", WON)
        chance = float(won) if s.over else 1 / (1 + exp(-value))
        return cls(chance, lost, s.courage, s.at[BEARERS], 0 if s.slain else s.nazgul)


class Comparison(NamedTuple):
    """The best pick and the next best one. If `search` made no playouts, each has one result: its position right after
    the pick.
    """

    best: str
    results: list[PlayoutResult]
    second: str  # "" if there is no other pick
    instead: list[PlayoutResult]
    played: bool
