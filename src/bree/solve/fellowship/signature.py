"""Signatures of positions for the table of failures: cards, leader, and the progress of the open goals."""

import numpy as np

from bree.solve.fellowship.array_layout import (
    ALL_RANKS,
    ANY_ROW,
    AT_LEAST,
    CARDS,
    CONTAINING,
    COVERED,
    DONE,
    EACH,
    EVERYONE,
    FEWEST,
    FIXED,
    GOALS,
    GRIM,
    HAND,
    HELPER,
    KEPT,
    KIND,
    LEADER,
    LENGTH,
    MANY,
    MET,
    MIDDLE,
    MOST,
    NH,
    NUMBER,
    NUMBERS,
    ONLY,
    RUN,
    SAME,
    SETS,
    SPLITS,
    STINGER,
    STUNG,
    TOKEN,
    TRICKS,
    TUCKED,
    WHO,
    WHOLE,
    WITH_SUIT,
    WON,
    ZERO,
    Array,
    RoundArrays,
)
from bree.solve.fellowship.bits import compiled, lowest, popcount
from bree.solve.fellowship.bounds import in_play
from bree.solve.fellowship.card_goals import SUIT_MASKS, live_ranks, rank_mask
from bree.solve.fellowship.equivalent_cards import ranks_apart
from bree.solve.fellowship.tricks import rank_of, suit_of


@compiled
def mix(key: np.uint64, value: int) -> np.uint64:
    key = (key ^ np.uint64(value)) * np.uint64(0x9E3779B97F4A7C15)
    return key ^ key >> np.uint64(29)


@compiled
def signature(p: RoundArrays, row: Array, salt: np.uint64) -> np.uint64:
    """Return the signature. Positions with the same signature have the same result."""
    fixed, splits = p.fixed, p.splits
    key = salt
    if ranks_matter(row, fixed, splits):
        for hand in range(fixed[NH]):
            key = mix(key, row[HAND + hand])
        key = mix(key, row[COVERED])
        key = mix(key, row[TUCKED])
    else:
        key = by_order(p, row, key)
    key = mix(key, row[LEADER] | row[TOKEN] << 4 | row[STUNG] << 5 | row[DONE] << 6 | row[MET] << 12)
    for g in range(fixed[GOALS]):
        if not row[MET] >> g & 1:
            key = mix(key, progress(p, row, g))
    return key


@compiled
def ranks_matter(row: Array, fixed: Array, splits: Array) -> bool:
    """Do the ranks of the cards matter, beside their order?"""
    if row[COVERED] or fixed[GRIM] == 2 or fixed[STINGER] >= 0:
        return True
    for at in range(fixed[SPLITS]):  # noqa: SIM110  (Numba knows no `any`)
        if splits[at, 1] == ALL_RANKS and splits[at, 0] < 0:
            return True
    return False


@compiled
def by_order(p: RoundArrays, row: Array, key: np.uint64) -> np.uint64:
    """Hash each suit from the lowest card up: the holder, and what the goals and the Old Forest distinguish."""
    fixed, splits = p.fixed, p.splits
    rest = in_play(row, fixed, p.deck)
    exact = ranks_apart(p, row, rest)
    suit = 0
    while rest:
        card = lowest(rest)
        bit = rest & -rest
        rest &= rest - 1
        code = 7  # in the deck; its order is the same for all positions of a search
        for hand in range(fixed[NH]):
            if row[HAND + hand] & bit:
                code = hand
            elif fixed[FIXED + hand] & bit:
                code = 4
        if row[TUCKED] & bit:
            code = 6
        for at in range(fixed[SPLITS]):
            open_ = splits[at, 0] < 0 or not row[MET] >> splits[at, 0] & 1
            code = code << 1 | (open_ and splits[at, 1] != ALL_RANKS and splits[at, 1] & bit != 0)
        code = code << 4 | (rank_of(card) if exact & bit else 0)
        if fixed[GRIM] == 1:
            code = code << 4 | popcount(p.future[row[DONE]] & (2 << rank_of(card)) - 1)
        code <<= 3  # space for the suit, which only its first card has
        if not suit & bit:
            suit = suit_of(card)
            code |= (card >> 3 if card < 32 else 4 + (card >= 37)) + 1
        key = mix(key, code)
    return key


@compiled
def progress(p: RoundArrays, row: Array, g: int) -> int:
    """Return what the goal has counted so far, as one number, without anything that no longer matters."""
    fixed, goals = p.fixed, p.goals
    kind, who, n, cards = goals[g, KIND], goals[g, WHO], goals[g, NUMBER], goals[g, CARDS]
    own, won = row[TRICKS + who], row[WON + who]
    if kind in (AT_LEAST, ONLY):
        return min(own, n)
    if kind in (NUMBERS, RUN):
        return own
    if kind == MANY:
        return popcount(won & cards) + (popcount(row[WON + goals[g, HELPER]] & cards) if goals[g, HELPER] >= 0 else 0)
    if kind == WHOLE:
        return won & cards
    if kind == CONTAINING:
        return row[WITH_SUIT + who]
    if kind in (FEWEST, MIDDLE, ZERO, MOST, EVERYONE):
        return compared(row, fixed, kind, own, n, cards)
    if kind == SAME:
        won &= live_ranks(row, goals, p.sets, g, in_play(row, fixed, p.deck))
    return collected(won, p.sets, g, kind, n)


@compiled
def compared(row: Array, fixed: Array, kind: int, own: int, n: int, cards: int) -> int:
    """Goals that compare all hands."""
    value, left = 0, fixed[LENGTH] - row[DONE]
    for hand in range(fixed[NH]):
        if kind in (FEWEST, MIDDLE):
            value = value << 5 | min(row[TRICKS + hand] - own, left + 1) + 15
        elif kind == ZERO:
            value = value << 5 | min(row[TRICKS + hand], n)
        elif kind == MOST:
            value = value << 5 | popcount(row[WON + hand] & cards)
        else:
            value = value << 5 | (row[WON + hand] & cards != 0)
    return value


@compiled
def collected(won: int, sets: Array, g: int, kind: int, n: int) -> int:
    """Goals about several sets of cards."""
    value = 0
    if kind == SAME:
        for rank in range(1, 9):
            value = value << 3 | popcount(won & rank_mask(rank))
    elif kind == EACH:
        for at in range(SETS):
            value = value << 1 | (won & sets[g, at] != 0)
    elif kind == ANY_ROW:
        for at in range(SETS):
            value |= won & sets[g, at]
    elif kind == KEPT:
        for suit in SUIT_MASKS:
            value = value << 4 | min(popcount(won & suit), n)
    return value
