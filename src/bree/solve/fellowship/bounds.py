"""Bounds: can all goals still be met? They never reject a position that can be won. A worth sorts the good positions
first.

`bree.games.fellowship.goals` defines the goals. This module checks them with all hands open.
"""

from bree.solve.fellowship.array_layout import (
    ALLOWED,
    ANY_ROW,
    AT_LEAST,
    CARDS,
    CONTAINING,
    COVERED,
    DECK,
    DONE,
    DRAWING,
    DRAWN,
    EACH,
    EVERYONE,
    FEWEST,
    FIXED,
    GOALS,
    GRIM,
    HAND,
    IN_WINDOW,
    KEPT,
    KIND,
    LAST,
    LAST_CARD,
    LENGTH,
    LOST,
    MANY,
    MET,
    MIDDLE,
    MOST,
    NEVER,
    NH,
    NUMBER,
    NUMBERS,
    ONLY,
    RUN,
    SAME,
    STINGER,
    STUNG,
    TRICKS,
    TUCKED,
    WHO,
    WHOLE,
    WINDOW,
    WITH_SUIT,
    WON,
    ZERO,
    Array,
)
from bree.solve.fellowship.bits import compiled, lowest, popcount
from bree.solve.fellowship.card_goals import NO, any_row, kept, may_hold, of_cards, one_of_each, same_rank
from bree.solve.fellowship.tricks import count

LOST_CAUSE = -1
BEST = 1 << 17  # the worth of a position with nothing left to do
ROYAL = sum(1 << card for card in (6, 7, 14, 15, 22, 23, 30, 31, 35, 36, 43, 44))  # the two highest cards of each suit


@compiled
def in_play(row: Array, fixed: Array, deck: Array) -> int:
    """Return all cards that somebody may still win."""
    cards = row[COVERED] | row[TUCKED]
    for hand in range(fixed[NH]):
        cards |= row[HAND + hand] | fixed[FIXED + hand]
    for at in range(row[DRAWN], fixed[DECK]):
        cards |= deck[at]
    if fixed[STINGER] >= 0 and not row[STUNG]:
        cards |= row[LOST]
    return cards


@compiled
def plays_left(row: Array, fixed: Array, hand: int, to_come: int) -> int:
    """Return the maximum number of tricks in which the hand will still take part."""
    cards = count(row, fixed, hand)
    if fixed[DRAWING] >> hand & 1 and row[DRAWN] < fixed[DECK]:
        drawers = popcount(fixed[DRAWING])
        cards += (fixed[DECK] - row[DRAWN] + drawers - 1) // drawers
    return min(cards, to_come)


@compiled
def assess(row: Array, fixed: Array, deck: Array, goals: Array, sets: Array, low: Array, high: Array) -> int:
    """Return the worth of the row, or LOST_CAUSE if some goal is impossible. Mark goals that are certainly met."""
    nh = fixed[NH]
    to_come = fixed[LENGTH] - row[DONE]
    left = in_play(row, fixed, deck)
    for hand in range(nh):
        low[hand] = 0
        high[hand] = plays_left(row, fixed, hand, to_come)
    effort = 0
    for g in range(fixed[GOALS]):
        if row[MET] >> g & 1:
            continue
        found = one_goal(row, fixed, goals, sets, g, left, to_come, low, high)
        if found < 0:
            return LOST_CAUSE
        effort += found
    return share(row, fixed, goals, to_come, low, high, effort)


@compiled
def one_goal(
    row: Array, fixed: Array, goals: Array, sets: Array, g: int, left: int, to_come: int, low: Array, high: Array
) -> int:
    """Return how far the goal is from being met, or a negative number if it is impossible. Narrow the tricks that the
    hand may win.
    """
    kind, who = goals[g, KIND], goals[g, WHO]
    if row[WON + who] & goals[g, NEVER]:
        return NO
    if kind in (MANY, WHOLE, MOST, EVERYONE, CONTAINING, ONLY):
        return of_cards(row, fixed, goals, g, left, to_come, low, high)
    if kind == SAME:
        return same_rank(row, fixed, goals, g, left, low, high)
    if kind == EACH:
        return one_of_each(row, fixed, goals, sets, g, left, low, high)
    if kind == ANY_ROW:
        return any_row(row, fixed, goals, sets, g, left, low, high)
    if kind == KEPT:
        return kept(row, fixed, goals, g, left, to_come, low, high)
    if kind == LAST_CARD:
        if to_come and not may_hold(row, fixed, who, left) & goals[g, CARDS]:
            return NO
        # The card must be in the hand at the end, so early cards of the suit should stay.
        return 0 if not to_come or row[HAND + who] & goals[g, CARDS] else 20
    return of_tricks(row, fixed, goals, g, to_come, low, high)


# Goals that count tricks


@compiled
def of_tricks(row: Array, fixed: Array, goals: Array, g: int, to_come: int, low: Array, high: Array) -> int:
    kind, who, n = goals[g, KIND], goals[g, WHO], goals[g, NUMBER]
    # for a run or a window, this is the number of the last trick won
    own, last_won = row[TRICKS + who], row[WITH_SUIT + who]
    if kind == AT_LEAST:
        if own >= n and not goals[g, NEVER]:
            row[MET] |= 1 << g
        low[who] = max(low[who], n - own)
    elif kind == NUMBERS:
        return allowed(goals[g, ALLOWED] >> own, who, low, high)
    elif kind == RUN:
        if own > n or (0 < own < n and last_won != row[DONE]):
            return NO
        low[who] = max(low[who], n - own)
        high[who] = min(high[who], n - own)
    elif kind == IN_WINDOW:
        if last_won > fixed[LENGTH] - goals[g, WINDOW]:
            row[MET] |= 1 << g
            return 0
        low[who] = max(low[who], 1)
        return 10
    elif kind == LAST and to_come:
        low[who] = max(low[who], 1)
    elif kind == ZERO:
        high[who] = min(high[who], -own)
        for hand in range(fixed[NH]):
            if hand != who:
                low[hand] = max(low[hand], n - row[TRICKS + hand])
    return 0


@compiled
def allowed(numbers: int, who: int, low: Array, high: Array) -> int:
    """Narrow the tricks that the hand may win to the allowed numbers, given as a mask."""
    numbers &= (1 << high[who] + 1) - 1
    if not numbers:
        return NO
    low[who] = max(low[who], lowest(numbers))
    while not numbers >> high[who] & 1:
        high[who] -= 1
    return 0


# Demands of several goals on the same tricks


@compiled
def share(row: Array, fixed: Array, goals: Array, to_come: int, low: Array, high: Array, effort: int) -> int:
    """Check whether the remaining tricks are enough for all hands that need some."""
    nh = fixed[NH]
    for g in range(fixed[GOALS]):
        who = goals[g, WHO]
        if goals[g, KIND] == FEWEST:
            floor = row[TRICKS + who] + low[who]
            for hand in range(nh):
                if hand != who:
                    low[hand] = max(low[hand], floor - row[TRICKS + hand])
                    high[who] = min(high[who], row[TRICKS + hand] + high[hand] - row[TRICKS + who])
        elif goals[g, KIND] == MIDDLE and not middle(row, fixed, who, to_come, low, high):
            return LOST_CAUSE
    need, most, worth = 0, 0, 0
    for hand in range(nh):
        if low[hand] > high[hand]:
            return LOST_CAUSE
        need += low[hand]
        most += high[hand]
        # A hand that needs tricks should hold high cards; a hand that needs none should not.
        strong = popcount(row[HAND + hand] & ROYAL)
        worth += 3 * min(strong, low[hand]) - 4 * max(0, strong - high[hand])
    if need > to_come or (most < to_come and fixed[GRIM] != 1):
        return LOST_CAUSE
    return max(1, BEST - effort - 6 * need + worth - 2 * max(0, need * 2 - to_come))


@compiled
def middle(row: Array, fixed: Array, who: int, to_come: int, low: Array, high: Array) -> bool:
    """Can another hand end with more tricks than this one, and another with fewer?"""
    nh = fixed[NH]
    for more in range(low[who], high[who] + 1):
        own = row[TRICKS + who] + more
        for over in range(nh):
            climb = max(0, own + 1 - row[TRICKS + over])
            if over == who or climb > high[over] or more + climb > to_come:
                continue
            for under in range(nh):
                if under not in (who, over) and row[TRICKS + under] + low[under] < own:
                    return True
    return False
