"""How likely a quiet position is to be won: a sum of learned weights, one for each thing that can be seen in it.

The weights come from games that the guests played with themselves (`scripts/fit_doom.py`); they lie in `hopes.json`.
A sum of s stands for a chance of 1 / (1 + e^-s).
"""

from functools import cache
from importlib.resources import files
import json
from typing import Final

from bree.games.doom.facts import CARDS, PER_STAGE, STACKS
from bree.games.doom.state import (
    BEARERS,
    COMPANIONS,
    HIDDEN_SLOTS,
    LAST,
    MORGUL,
    SLOTS,
    STAGES,
    UNKNOWN,
    WON,
    Doom,
    Road,
)
from bree.guests.doom.foresight import foresee

FAR: Final = 12  # a longer way counts like this one
SURE: Final = 12.0
BRAVE: Final = 20  # more courage counts like this
NUMBER: Final = {card: number for number, card in enumerate(CARDS)}

# The weights stand in one row; each kind begins where the one before it ends.
COURAGE: Final = 0  # by stage and circle; then once more for tables where a card can raise it
DISTANCE: Final = COURAGE + 2 * len(STAGES) * (BRAVE + 1)  # of the Ring-bearers from the destination, by stage
NAZGUL: Final = DISTANCE + len(STAGES) * (FAR + 1)  # by stage and number
URUK_HAI: Final = NAZGUL + len(STAGES) * 9
SUPPORT: Final = URUK_HAI + len(STAGES) * 7
PLACE: Final = SUPPORT + len(STAGES) * 5  # of a companion, by the stage it is in and its way to the destination
WAITS: Final = PLACE + len(STAGES) * (FAR + 1)
HELD: Final = WAITS + 1  # each card before a player
TRACK: Final = HELD + len(CARDS)  # each card on the track
BARE: Final = TRACK + len(CARDS)  # each slot without a card
HIDDEN: Final = BARE + len(STAGES) * SLOTS
BANNED: Final = HIDDEN + len(STAGES)
TREE: Final = BANNED + 1
SIZE: Final = TREE + 1


@cache
def weights() -> list[float]:
    text = files("bree.guests.doom").joinpath("hopes.json").read_text(encoding="utf-8")
    row: list[float] = json.loads(text)["weights"]
    if len(row) != SIZE:
        raise ValueError(f"hopes.json has {len(row)} weights, not {SIZE}")
    return row


def lasting(s: Doom) -> list[int]:
    """The weights of what a move of figures does not change: cards, Isengard, tokens."""
    stage = s.stage
    found = possessions(s, stage)
    for slot, card in enumerate(s.track):
        if not card:
            found.append(BARE + stage * SLOTS + slot)
        elif card == UNKNOWN:
            found.append(HIDDEN + stage)
        else:
            found.append(TRACK + NUMBER[card])
    return found


def possessions(s: Doom, stage: int) -> list[int]:
    """What outlasts a stage."""
    found = [URUK_HAI + stage * 7 + s.warriors + s.chieftain, *[HELD + NUMBER[card] for card in s.held]]
    if s.gandalf_token:
        found.append(BANNED)
    if s.treebeard_token:
        found.append(TREE)
    return found


@cache
def fresh_track(stage: int) -> float:
    """What the cards of a stage weigh on average when they are laid out."""
    row = weights()
    cards = sum(row[TRACK + NUMBER[card]] for card in STACKS[stage]) / PER_STAGE
    return (SLOTS - len(HIDDEN_SLOTS)) * cards + len(HIDDEN_SLOTS) * row[HIDDEN + stage]


@cache
def places(road: Road) -> tuple[int, ...]:
    """The weight of a companion on each space up to Minas Morgul; the last is that of the waiting area."""
    found = []
    for space in range(road.ends[MORGUL] + 1):
        own = next(stage for stage, end in enumerate(road.ends) if space <= end)
        found.append(PLACE + own * (FAR + 1) + min(road.ends[own] - space, FAR))
    return (*found, WAITS)


def standing(s: Doom, at: dict[str, int], stage: int) -> list[int]:
    """The weights of where the figures stand."""
    road = s.terms.road
    bearers, goal = at[BEARERS], road.ends[stage]
    found = [DISTANCE + stage * (FAR + 1) + min(goal - bearers, FAR)]
    if stage == LAST:
        return found
    place = places(road)
    support = 0
    for name in COMPANIONS:
        space = at[name]
        found.append(place[space])  # WAITING is -1: the last
        if bearers <= space <= goal:
            support += 1
    found.append(SUPPORT + stage * 5 + support)
    return found


def sum_of(found: list[int]) -> float:
    row = weights()
    total = 0.0
    for index in found:
        total += row[index]
    return total


def outlook(s: Doom, at: dict[str, int], courage: float, nazgul: float) -> float:
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
    return total + between(row, NAZGUL + stage * 9, 0.0 if s.slain else nazgul, 8)


def courage_row(s: Doom, stage: int) -> int:
    """Where the weights of courage begin: with Galadriel in hand little courage is less of a danger."""
    raised = any(CARDS[card].does[0].step == "raise_to" for card in s.held)
    return COURAGE + (stage + raised * len(STAGES)) * (BRAVE + 1)


def hope(s: Doom) -> float:
    """Of any position, in the middle of a turn too."""
    if not s.todo:
        return SURE if s.over == WON else -SURE
    return foresee(s, outlook)


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
    return [*lasting(s), *standing(s, s.at, s.stage), courage, NAZGUL + s.stage * 9 + (0 if s.slain else s.nazgul)]
