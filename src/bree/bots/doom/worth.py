"""A quick estimate of a position of Adventure to Mount Doom from distance, courage and danger.

Dice on the dice board count as already used. Dice that the player must still roll do not count.
"""

from bree.bots.doom.expected_outcome import expected
from bree.games.doom.state import BEARERS, COMPANIONS, MORGUL, WON, Doom

LOST = -12.0
SPACE = 0.3  # one space towards Mount Doom
CIRCLE = 0.4  # one circle of the courage track
FIGURE = 0.25  # a Nazgûl at Minas Morgul
HELPER = 0.2  # a companion who supports the Ring-bearers
READY = 0.5  # a companion in Minas Morgul
CARD = 0.3  # in front of a player


def estimate(s: Doom, at: dict[str, int], courage: float, nazgul: float) -> float:
    bearers, goal, gate = at[BEARERS], s.terms.road.ends[s.stage], s.terms.road.ends[MORGUL]
    value = SPACE * bearers + CIRCLE * courage + CARD * len(s.held)
    if not s.slain:
        value -= FIGURE * nazgul
    for name in COMPANIONS:
        value += HELPER * (bearers <= at[name] <= goal) + READY * (at[name] == gate)
    return value


def worth(s: Doom, _seat: str) -> float:
    """Return the worth. All seats have the same, because they win or lose together."""
    if s.over:
        return -10 * LOST if s.over == WON else LOST
    return estimate(s, *expected(s))
