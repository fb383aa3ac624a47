"""The state of the tiny game."""

from dataclasses import dataclass, field

from bree.core import Pile, State

SEATS = ("ann", "bob", "cob")
CARDS = tuple(f"barrel{n:02}" for n in range(1, 13))
ROUNDS = 3
CHARMS = ("feint", "gale", "gust", "hush", "lunge", "whisper")
MARKS = ("candle", "crown", "leak")


@dataclass(slots=True)
class Tiny(State):
    seats: tuple[str, ...] = ()
    deck: Pile = Pile()
    stowed: tuple[str, ...] = ()  # the player who put each known top card there
    hands: dict[str, tuple[str, ...]] = field(default_factory=dict)
    sealed: dict[str, str] = field(default_factory=dict)
    shown: dict[str, str] = field(default_factory=dict)
    gone: tuple[str, ...] = ()
    tokens: dict[str, int] = field(default_factory=dict)
    points: dict[str, int] = field(default_factory=dict)
    round: int = 0
    swapping: bool = False
    # With the option for charms (TINY-10).
    charm_deck: Pile = Pile()
    charms: dict[str, tuple[str, ...]] = field(default_factory=dict)  # hidden hands
    mark_deck: Pile = Pile()
    laid: dict[str, tuple[str, ...]] = field(default_factory=dict)  # open marks
    spent: tuple[str, ...] = ()  # played charms and removed marks
    users: dict[str, str] = field(default_factory=dict)  # charm -> the player who used it
    announced: tuple[str, ...] = ()  # charms that can be cancelled now, each an answer to the one before
    stilled: tuple[str, ...] = ()
    chosen: dict[str, str] = field(default_factory=dict)  # secret choices for the duel
