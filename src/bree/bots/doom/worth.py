"""What a position of Adventure to Mount Doom looks worth, at a glance: the way, the courage, the danger.

Dice that lie on the dice board are counted as carried out; those still to be thrown are not weighed.
"""

from bree.bots.doom.expected_outcome import expected
from bree.games.doom.state import BEARERS, COMPANIONS, MORGUL, WON, Doom

LOST = -12.0
SPACE = 0.3  # one space of the Ring-bearers' way
CIRCLE = 0.4  # of the courage track
FIGURE = 0.25  # a Nazgûl at Minas Morgul
HELPER = 0.2  # a companion who supports
READY = 0.5  # a companion who stands in Minas Morgul
CARD = 0.3  # before a player


def estimate(s: Doom, at: dict[str, int], courage: float, nazgul: float) -> float:
    bearers, goal, gate = at[BEARERS], s.terms.road.ends[s.stage], s.terms.road.ends[MORGUL]
    value = SPACE * bearers + CIRCLE * courage + CARD * len(s.held)
    if not s.slain:
        value -= FIGURE * nazgul
    for name in COMPANIONS:
        value += HELPER * (bearers <= at[name] <= goal) + READY * (at[name] == gate)
    return value


def worth(s: Doom, _seat: str) -> float:
    """The same for all seats: they win or lose together."""
    if s.over:
        return -10 * LOST if s.over == WON else LOST
    return estimate(s, *expected(s))
