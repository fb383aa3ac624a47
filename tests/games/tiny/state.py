"""The fields of the tiny game."""

from dataclasses import dataclass, field

from bree.core import Pile, State

SEATS = ("ann", "bob", "cob")
CARDS = tuple(f"barrel{n:02}" for n in range(1, 13))
ROUNDS = 3


@dataclass(slots=True)
class Tiny(State):
    seats: tuple[str, ...] = ()
    deck: Pile = Pile()
    stowed: tuple[str, ...] = ()  # who put each known top card there, and so knows it
    hands: dict[str, tuple[str, ...]] = field(default_factory=dict)
    sealed: dict[str, str] = field(default_factory=dict)
    shown: dict[str, str] = field(default_factory=dict)
    gone: tuple[str, ...] = ()
    tokens: dict[str, int] = field(default_factory=dict)
    points: dict[str, int] = field(default_factory=dict)
    round: int = 0
    swapping: bool = False
