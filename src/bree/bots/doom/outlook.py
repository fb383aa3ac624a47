"""The chance to win from a position: a sum of learned weights, one for each visible feature.

The weights come from games of the bots against themselves (`scripts/fit_doom.py`); see `value_weights.py`. A sum of s
means a chance of 1 / (1 + e^-s).
"""

from functools import cache
from typing import Final

from bree.bots.doom.foresight import foresee
from bree.bots.doom.value_weights import BRAVE, FAR, START, weights
from bree.games.doom.facts import BEHAVIOURS, STACKS
from bree.games.doom.state import (
    BEARERS,
    COMPANIONS,
    HIDDEN_SLOTS,
    LAST,
    MORGUL,
    NAZGUL_FIGURES,
    SLOTS,
    STAGES,
    UNKNOWN,
    WON,
    Doom,
    Road,
)

SURE: Final = 12.0
# The index of the first weight: for a stage by its number, for a card by its name.
COURAGE, RAISED, DISTANCE, NAZGUL, URUK_HAI, SUPPORT, PLACE, BARE, HIDDEN = [
    [START[kind][stage] for stage in STAGES]
    for kind in ("courage", "courage_raised", "distance", "nazgul", "uruk_hai", "support", "place", "bare", "hidden")
]
HELD: Final = START["held"]
TRACK: Final = START["track"]
SIGN: Final = START["sign"]


def lasting(s: Doom) -> list[int]:
    """Return the weights of everything that a move of figures does not change: cards, Isengard, tokens."""
    stage = s.stage
    found = possessions(s, stage)
    for slot, card in enumerate(s.track):
        if not card:
            found.append(BARE[stage] + slot)
        elif card == UNKNOWN:
            found.append(HIDDEN[stage])
        else:
            found.append(TRACK[card])
    return found


def possessions(s: Doom, stage: int) -> list[int]:
    """Return the weights of everything that remains after a stage."""
    found = [URUK_HAI[stage] + s.warriors + s.chieftain, *[HELD[card] for card in s.held]]
    if s.gandalf_token:
        found.append(SIGN["gandalf_token"])
    if s.treebeard_token:
        found.append(SIGN["treebeard_token"])
    return found


@cache
def fresh_track(stage: int) -> float:
    """Return the average weight of a stage's cards on a newly dealt track."""
    row, stack = weights(), STACKS[stage]
    cards = sum(row[TRACK[card]] for card in stack) / len(stack)
    return (SLOTS - len(HIDDEN_SLOTS)) * cards + len(HIDDEN_SLOTS) * row[HIDDEN[stage]]


@cache
def places(road: Road) -> tuple[int, ...]:
    """Return the weight of a companion on each space up to Minas Morgul; the last entry is the waiting area."""
    found = []
    for space in range(road.ends[MORGUL] + 1):
        own = next(stage for stage, end in enumerate(road.ends) if space <= end)
        found.append(PLACE[own] + min(road.ends[own] - space, FAR))
    return (*found, SIGN["waiting"])


def standing(s: Doom, at: dict[str, int], stage: int) -> list[int]:
    """Return the weights of the positions of the figures."""
    road = s.terms.road
    bearers, goal = at[BEARERS], road.ends[stage]
    found = [DISTANCE[stage] + min(goal - bearers, FAR)]
    if stage == LAST:
        return found
    place = places(road)
    support = 0
    for name in COMPANIONS:
        space = at[name]
        found.append(place[space])  # WAITING is -1, the last entry
        if bearers <= space <= goal:
            support += 1
    found.append(SUPPORT[stage] + support)
    return found


def sum_of(found: list[int]) -> float:
    row = weights()
    total = 0.0
    for index in found:
        total += row[index]
    return total


def at_rest(s: Doom, at: dict[str, int], courage: float, nazgul: float) -> float:
    """Return the sum for a position with these figures, this courage and this number of Nazgûl.

    If the Ring-bearers are at the destination, the weights of the next stage count. Between two circles of the courage
    track, the sum is interpolated.
    """
    row, stage, ends = weights(), s.stage, s.terms.road.ends
    if at[BEARERS] == ends[stage] and stage < LAST:
        stage += 1
        total = sum_of(possessions(s, stage)) + fresh_track(stage)
        if stage == LAST:
            gate = ends[MORGUL]
            at = {**at, BEARERS: min(gate + sum(at[name] == gate for name in COMPANIONS), ends[LAST])}
    else:
        total = sum_of(lasting(s))
    total += sum_of(standing(s, at, stage))
    total += between(row, courage_row(s, stage), courage, BRAVE)
    return total + between(row, NAZGUL[stage], 0.0 if s.slain else nazgul, NAZGUL_FIGURES)


def courage_row(s: Doom, stage: int) -> int:
    """Return the index of the first weight of courage. Low courage is less dangerous while a player holds Galadriel."""
    raised = any(BEHAVIOURS[card].effects[0][0] == "raise_to" for card in s.held)
    return RAISED[stage] if raised else COURAGE[stage]


def outlook(s: Doom) -> float:
    """Return the value of any position, also in the middle of a turn."""
    if s.over:
        return SURE if s.over == WON else -SURE
    return foresee(s, at_rest)


def between(row: list[float], start: int, number: float, most: int) -> float:
    if number >= most:
        return row[start + most]
    if number <= 0:
        return row[start]
    low = int(number)
    part = number - low
    return row[start + low] * (1 - part) + row[start + low + 1] * part


def signs(s: Doom) -> list[int]:
    """Return all weights of a position, for fitting."""
    courage = courage_row(s, s.stage) + min(s.courage, BRAVE)
    return [*lasting(s), *standing(s, s.at, s.stage), courage, NAZGUL[s.stage] + (0 if s.slain else s.nazgul)]
