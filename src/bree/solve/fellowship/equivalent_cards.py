"""Finds equivalent cards. The search tries only one of them."""

from bree.solve.fellowship.array_layout import (
    ALL_RANKS,
    COVERED,
    DONE,
    FORCED,
    GRIM,
    HAND,
    MET,
    NH,
    PYRAMID,
    SPLITS,
    Array,
    RoundArrays,
)  # fmt: skip
from bree.solve.fellowship.bits import compiled, lowest
from bree.solve.fellowship.bounds import in_play
from bree.solve.fellowship.card_goals import live_ranks
from bree.solve.fellowship.tricks import rank_of, suit_of


@compiled
def reduce(p: RoundArrays, row: Array, depth: int, reduced: Array) -> None:
    """Keep only the lowest of equivalent cards: neighbours in one hand that no open goal distinguishes."""
    fixed = p.fixed
    there = in_play(row, fixed, p.deck)
    for hand in range(fixed[NH]):
        reduced[hand] = -1
        if depth == 0:
            there |= fixed[FORCED + hand]  # a card on the table separates its neighbours
    alike = ~ranks_apart(p, row, there)
    holder, before = -1, -1
    rest = there
    while rest:
        card = lowest(rest)
        bit = rest & -rest
        rest &= rest - 1
        now = -1
        for hand in range(fixed[NH]):
            if row[HAND + hand] & bit:
                now = hand
        # in a pyramid it matters which cards a card covers
        apart = now != holder or (now == fixed[PYRAMID] and row[COVERED]) or not alike >> before & 1
        if now >= 0 and not apart and suit_of(before) & bit and alike & bit and equivalent(p, row, before, card):
            reduced[now] &= ~bit
        holder, before = now, card


@compiled
def ranks_apart(p: RoundArrays, row: Array, there: int) -> int:
    """Return the cards whose exact rank matters."""
    cards = 0
    for at in range(p.fixed[SPLITS]):
        goal = p.splits[at, 0]
        if p.splits[at, 1] == ALL_RANKS:
            if goal < 0:
                return ALL_RANKS
            if not row[MET] >> goal & 1:
                cards |= live_ranks(row, p.goals, p.sets, goal, there)
    return cards


@compiled
def equivalent(p: RoundArrays, row: Array, low: int, high: int) -> bool:
    fixed, splits = p.fixed, p.splits
    for at in range(fixed[SPLITS]):
        goal, mask = splits[at, 0], splits[at, 1]
        if mask == ALL_RANKS or (goal >= 0 and row[MET] >> goal & 1):
            continue
        if (mask >> low ^ mask >> high) & 1:
            return False
    if fixed[GRIM] == 1:
        between = (1 << rank_of(high) + 1) - (1 << rank_of(low) + 1)  # the Forest card may be between them
        return not p.future[row[DONE]] & between
    return True
