"""Bounds for goals that count cards: are they possible with all hands open, and what do they need from the next
tricks?
"""

from bree.solve.fellowship.array_layout import (
    CARDS,
    CONTAINING,
    COVERED,
    DECK,
    DONE,
    DRAWING,
    DRAWN,
    EVERYONE,
    FIXED,
    HAND,
    HELPER,
    KIND,
    LENGTH,
    MANY,
    MET,
    MOST,
    NH,
    NOT_BOUND,
    NUMBER,
    PYRAMID,
    SETS,
    STINGER,
    STUNG,
    TRICKS,
    TUCKED,
    TUCKER,
    WHO,
    WHOLE,
    WITH_SUIT,
    WON,
    Array,
)
from bree.solve.fellowship.bits import compiled, lowest, popcount
from bree.solve.fellowship.tricks import count, suit_of

NO, FAR = -1, 99
SUIT_MASKS = (255, 255 << 8, 255 << 16, 255 << 24, 31 << 32, 255 << 37)


@compiled
def rank_mask(rank: int) -> int:
    cards = 0x01010101 << rank - 1 | 1 << 36 + rank
    return cards | 1 << 31 + rank if rank <= 5 else cards


# Goals that count cards


@compiled
def of_cards(row: Array, fixed: Array, goals: Array, g: int, left: int, to_come: int, low: Array, high: Array) -> int:
    kind, who, n, cards = goals[g, KIND], goals[g, WHO], goals[g, NUMBER], goals[g, CARDS]
    there = popcount(left & cards)
    if kind == MANY:
        return many(row, fixed, goals, g, min(there, to_come * fixed[NH]), low, high)
    if kind == WHOLE:
        return whole(row, fixed, goals, g, left, low, high)
    if kind == MOST:
        return most(row, fixed, goals, g, there, low, high)
    if kind == EVERYONE:
        return everyone(row, fixed, goals, g, there, low)
    if kind == CONTAINING:
        more = n - row[WITH_SUIT + who]
        if more <= 0:
            row[MET] |= 1 << g
            return 0
        low[who] = max(low[who], more)
        return 10 * more if more <= there else NO
    # Every trick won must contain the suit, so there cannot be more tricks than cards of it.
    low[who] = max(low[who], n - row[TRICKS + who])
    high[who] = min(high[who], there)
    return 0


@compiled
def many(row: Array, fixed: Array, goals: Array, g: int, there: int, low: Array, high: Array) -> int:
    who, cards, helper, nh = goals[g, WHO], goals[g, CARDS], goals[g, HELPER], fixed[NH]
    lacking = goals[g, NUMBER] - popcount(row[WON + who] & cards)
    if helper >= 0:
        lacking -= popcount(row[WON + helper] & cards)
    else:
        there = min(there, high[who] * nh)
    if lacking <= 0:
        row[MET] |= 1 << g
        return 0
    if lacking > there:
        return NO
    if helper < 0:
        low[who] = max(low[who], (lacking + nh - 1) // nh)
    return 12 * lacking


@compiled
def whole(row: Array, fixed: Array, goals: Array, g: int, left: int, low: Array, high: Array) -> int:
    who = goals[g, WHO]
    lacking = goals[g, CARDS] & ~row[WON + who]
    if not lacking:
        row[MET] |= 1 << g
        return 0
    if lacking & ~left or popcount(lacking) > high[who] * fixed[NH]:
        return NO
    if lacking & row[HAND + who] and not fixed[NOT_BOUND] and too_low(row, fixed, who, lacking & row[HAND + who]):
        return NO
    low[who] = max(low[who], 1)
    for hand in range(fixed[NH]):  # the cards of one hand come in that many different tricks
        low[who] = max(low[who], popcount(row[HAND + hand] & lacking))
    return 25 * popcount(lacking)


@compiled
def too_low(row: Array, fixed: Array, who: int, cards: int) -> bool:
    """Is it impossible that the hand wins these cards itself? A player with only higher cards of the suit must discard
    them first.
    """
    to_come = fixed[LENGTH] - row[DONE]
    while cards:
        card = lowest(cards)
        bit = cards & -cards
        cards &= cards - 1
        for hand in range(fixed[NH]):
            suit = row[HAND + hand] & suit_of(card)
            only_higher = hand != who and suit and not suit & bit - 1
            if only_higher and popcount(suit) >= to_come and has_all(row, fixed, hand):
                return True
    return False


@compiled
def has_all(row: Array, fixed: Array, hand: int) -> bool:
    """Will the hand play all its present cards, and follow suit with them?"""
    draws = fixed[DRAWING] >> hand & 1 and row[DRAWN] < fixed[DECK]
    uncovers = hand == fixed[PYRAMID] and row[COVERED]
    aside = fixed[FIXED + hand] or (hand == fixed[TUCKER] and row[TUCKED])
    swaps = fixed[STINGER] >= 0 and not row[STUNG]
    return not (draws or uncovers or aside or swaps) and count(row, fixed, hand) > 0


@compiled
def most(row: Array, fixed: Array, goals: Array, g: int, there: int, low: Array, high: Array) -> int:
    who, cards, nh = goals[g, WHO], goals[g, CARDS], fixed[NH]
    rivals = 0
    for hand in range(nh):
        if hand != who:
            rivals = max(rivals, popcount(row[WON + hand] & cards))
    mine = popcount(row[WON + who] & cards)
    if mine + min(there, high[who] * nh) <= rivals:
        return NO
    if mine <= rivals:
        low[who] = max(low[who], (rivals - mine + nh) // nh)
    return 6 * max(0, rivals + 2 - mine)


@compiled
def everyone(row: Array, fixed: Array, goals: Array, g: int, there: int, low: Array) -> int:
    lacking = 0
    for hand in range(fixed[NH]):
        if not row[WON + hand] & goals[g, CARDS]:
            lacking += 1
            low[hand] = max(low[hand], 1)
    if not lacking:
        row[MET] |= 1 << g
    return 15 * lacking if lacking <= there else NO


@compiled
def same_rank(row: Array, fixed: Array, goals: Array, g: int, left: int, low: Array, high: Array) -> int:
    who, nh, best = goals[g, WHO], fixed[NH], FAR
    for rank in range(1, 9):
        cards = rank_mask(rank)
        lacking = goals[g, NUMBER] - popcount(row[WON + who] & cards)
        if lacking <= 0:
            row[MET] |= 1 << g
            return 0
        if lacking <= min(high[who] * nh, popcount(left & cards)):
            best = min(best, lacking)
    if best == FAR:
        return NO
    low[who] = max(low[who], (best + nh - 1) // nh)
    return 10 * best


@compiled
def one_of_each(row: Array, fixed: Array, goals: Array, sets: Array, g: int, left: int, low: Array, high: Array) -> int:
    who, nh, lacking = goals[g, WHO], fixed[NH], 0
    for at in range(SETS):
        cards = sets[g, at]
        if cards and not row[WON + who] & cards:
            lacking += 1
            if not left & cards:
                return NO
    if not lacking:
        row[MET] |= 1 << g
    low[who] = max(low[who], (lacking + nh - 1) // nh)
    return 12 * lacking if lacking <= high[who] * nh else NO


@compiled
def any_row(row: Array, fixed: Array, goals: Array, sets: Array, g: int, left: int, low: Array, high: Array) -> int:
    who, nh, best = goals[g, WHO], fixed[NH], FAR
    for at in range(SETS):
        cards = sets[g, at]
        lacking = cards & ~row[WON + who]
        if cards and not lacking:
            row[MET] |= 1 << g
            return 0
        if cards and not lacking & ~left and popcount(lacking) <= high[who] * nh:
            best = min(best, popcount(lacking))
    if best == FAR:
        return NO
    low[who] = max(low[who], (best + nh - 1) // nh)
    return 15 * best


@compiled
def kept(row: Array, fixed: Array, goals: Array, g: int, left: int, to_come: int, low: Array, high: Array) -> int:
    """Check the cards won of the same suit as a card that is still in hand at the end."""
    who, nh, best = goals[g, WHO], fixed[NH], FAR
    may_hold = row[HAND + who]
    if who == fixed[PYRAMID]:  # a card that is still covered at the end counts as kept
        may_hold |= row[COVERED]
    if to_come and (fixed[DRAWING] >> who & 1 or (fixed[STINGER] >= 0 and not row[STUNG])):
        may_hold |= left
    for suit in SUIT_MASKS:
        lacking = max(0, goals[g, NUMBER] - popcount(row[WON + who] & suit))
        # one card of the suit stays in hand
        near = lacking == 0 or lacking <= min(popcount(left & suit) - 1, high[who] * nh)
        if may_hold & suit and near:
            best = min(best, lacking)
    if best == FAR:
        return NO
    low[who] = max(low[who], (best + nh - 1) // nh)
    return 10 * best
