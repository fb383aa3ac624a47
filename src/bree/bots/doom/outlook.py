"""How likely a position is to be won: a sum of learned weights, one for each thing that can be seen in it.

The weights come from games that the bots played with themselves (`scripts/fit_doom.py`); see `value_weights.py`.
A sum of s stands for a chance of 1 / (1 + e^-s).
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
# Where the weights of each stage begin, by its number, and those of each card, by its name.
COURAGE, RAISED, DISTANCE, NAZGUL, URUK_HAI, SUPPORT, PLACE, BARE, HIDDEN = [
    [START[kind][stage] for stage in STAGES]
    for kind in ("courage", "courage_raised", "distance", "nazgul", "uruk_hai", "support", "place", "bare", "hidden")
]
HELD: Final = START["held"]
TRACK: Final = START["track"]
SIGN: Final = START["sign"]


def lasting(s: Doom) -> list[int]:
    """The weights of what a move of figures does not change: cards, Isengard, tokens."""
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
    """What outlasts a stage."""
    found = [URUK_HAI[stage] + s.warriors + s.chieftain, *[HELD[card] for card in s.held]]
    if s.gandalf_token:
        found.append(SIGN["gandalf_token"])
    if s.treebeard_token:
        found.append(SIGN["treebeard_token"])
    return found


@cache
def fresh_track(stage: int) -> float:
    """What the cards of a stage weigh on average when they are laid out."""
    row, stack = weights(), STACKS[stage]
    cards = sum(row[TRACK[card]] for card in stack) / len(stack)
    return (SLOTS - len(HIDDEN_SLOTS)) * cards + len(HIDDEN_SLOTS) * row[HIDDEN[stage]]


@cache
def places(road: Road) -> tuple[int, ...]:
    """The weight of a companion on each space up to Minas Morgul; the last is that of the waiting area."""
    found = []
    for space in range(road.ends[MORGUL] + 1):
        own = next(stage for stage, end in enumerate(road.ends) if space <= end)
        found.append(PLACE[own] + min(road.ends[own] - space, FAR))
    return (*found, SIGN["waiting"])


def standing(s: Doom, at: dict[str, int], stage: int) -> list[int]:
    """The weights of where the figures stand."""
    road = s.terms.road
    bearers, goal = at[BEARERS], road.ends[stage]
    found = [DISTANCE[stage] + min(goal - bearers, FAR)]
    if stage == LAST:
        return found
    place = places(road)
    support = 0
    for name in COMPANIONS:
        space = at[name]
        found.append(place[space])  # WAITING is -1: the last
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
    """The sum for a position with these figures, this courage and so many Nazgûl.

    With the Ring-bearers on the destination the next stage counts. Between two circles of the courage track the sum
    lies between theirs.
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
    """Where the weights of courage begin: with Galadriel in hand little courage is less of a danger."""
    raised = any(BEHAVIOURS[card].effects[0][0] == "raise_to" for card in s.held)
    return RAISED[stage] if raised else COURAGE[stage]


def outlook(s: Doom) -> float:
    """Of any position, in the middle of a turn too."""
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
    """All weights of a position, for fitting."""
    courage = courage_row(s, s.stage) + min(s.courage, BRAVE)
    return [*lasting(s), *standing(s, s.at, s.stage), courage, NAZGUL[s.stage] + (0 if s.slain else s.nazgul)]
