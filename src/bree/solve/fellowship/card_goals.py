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
    EACH,
    EVERYONE,
    FIXED,
    GOALS,
    GRIM,
    HAND,
    HELPER,
    KEEP,
    KIND,
    LENGTH,
    MANY,
    MET,
    MOST,
    NH,
    NO_LEAD,
    NOT_BOUND,
    NUMBER,
    PYRAMID,
    RING_POWER,
    SETS,
    STINGER,
    STUNG,
    TRICKS,
    TRUMP,
    TUCKED,
    TUCKER,
    WHO,
    WHOLE,
    WITH_SUIT,
    WON,
    Array,
)
from bree.solve.fellowship.bits import compiled, lowest, popcount
from bree.solve.fellowship.tricks import ONE, count, suit_of

NO, FAR = -1, 99
SUIT_MASKS = (255, 255 << 8, 255 << 16, 255 << 24, 31 << 32, 255 << 37)


@compiled
def rank_mask(rank: int) -> int:
    cards = 0x01010101 << rank - 1 | 1 << 36 + rank
    return cards | 1 << 31 + rank if rank <= 5 else cards


@compiled
def may_hold(row: Array, fixed: Array, hand: int, left: int) -> int:
    """Return all cards that the hand has, or may still get: from the deck, or by Sting."""
    if fixed[STINGER] >= 0 and not row[STUNG]:
        return left
    if fixed[DRAWING] >> hand & 1 and row[DRAWN] < fixed[DECK]:
        return left
    cards = row[HAND + hand] | fixed[FIXED + hand]
    if hand == fixed[PYRAMID]:
        cards |= row[COVERED]
    if hand == fixed[TUCKER]:
        cards |= row[TUCKED]
    return cards


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
    if lacking & row[HAND + who] and not fixed[NOT_BOUND] and cannot_win_own(row, fixed, goals, g, lacking, left):
        return NO
    low[who] = max(low[who], 1)
    own = row[HAND + who] & lacking
    unbeaten = too_high(row, fixed, who, lacking & ~own, left)
    to_come = fixed[LENGTH] - row[DONE]
    for hand in range(fixed[NH]):  # the cards of one hand come in that many different tricks
        theirs = row[HAND + hand] & lacking
        low[who] = max(low[who], popcount(theirs))
        if not theirs & unbeaten:
            continue
        if tricks_to_discard(row, fixed, who, hand, theirs & unbeaten, left) > to_come:
            return NO
        for suit in SUIT_MASKS:  # these fall when another suit is led; the own cards win when theirs is
            if theirs & unbeaten & suit:
                low[who] = max(low[who], popcount(own & suit) + popcount(theirs & unbeaten & suit))
    return 25 * popcount(lacking)


@compiled
def too_high(row: Array, fixed: Array, who: int, cards: int, left: int) -> int:
    """Return the cards that the hand `who` can beat with no card of their suit. They must be discarded."""
    own = may_hold(row, fixed, who, left)
    if fixed[TRUMP] or (fixed[STINGER] >= 0 and not row[STUNG]) or (own & ONE and fixed[RING_POWER]):
        return 0
    found = 0
    while cards:
        card = lowest(cards)
        bit = cards & -cards
        cards &= cards - 1
        if own & suit_of(card) < bit:
            found |= bit
    return found


@compiled
def tricks_to_discard(row: Array, fixed: Array, who: int, hand: int, cards: int, left: int) -> int:
    """Return how many tricks must come until the hand can have discarded these cards on suits that `who` wins.

    First it must have played all its cards of such a suit.
    """
    number = popcount(cards)
    if fixed[NOT_BOUND] >> hand & 1:
        return number
    own, fewest = may_hold(row, fixed, who, left), FAR
    for suit in SUIT_MASKS:
        if own & suit and cards & ~suit:
            fewest = min(fewest, popcount(row[HAND + hand] & suit))
    return fewest + number


@compiled
def cannot_win_own(row: Array, fixed: Array, goals: Array, g: int, lacking: int, left: int) -> bool:
    """Is it impossible that the hand wins a card that it holds and must win itself?

    The card wins only if its suit is led, and no other hand plays a higher card of it.
    """
    who = goals[g, WHO]
    own, to_come = row[HAND + who], fixed[LENGTH] - row[DONE]
    sure = has_all(row, fixed, who)
    cards = lacking & own
    while cards:
        card = lowest(cards)
        bit, suit = cards & -cards, suit_of(card)
        cards &= cards - 1
        if sure and not left & ~own & suit & bit - 1 and may_not_lead(row, fixed, goals, who, bit):
            return True
        follows = popcount(own & suit) - 1 if sure else FAR  # so often the suit can be led without this card
        for hand in range(fixed[NH]):
            theirs = row[HAND + hand] & suit
            if hand == who or not theirs or theirs & bit - 1 or not has_all(row, fixed, hand):
                continue
            # the hand has only higher cards, which must go first
            many = popcount(theirs)
            if many + 1 + (fewest_of_others(row, hand, suit) if many > follows else 0) > to_come:
                return True
        if sure and fixed[GOALS] > 1 and clash(row, fixed, goals, g, bit, suit):
            return True
    return False


@compiled
def may_not_lead(row: Array, fixed: Array, goals: Array, who: int, bit: int) -> bool:
    for g in range(fixed[GOALS]):
        if goals[g, KIND] == NO_LEAD and goals[g, WHO] == who and goals[g, CARDS] & bit and not row[MET] >> g & 1:
            return True
    return False


@compiled
def fewest_of_others(row: Array, hand: int, suit: int) -> int:
    """Return how many cards the hand must play until it can discard on another suit than this one."""
    fewest = FAR
    for other in SUIT_MASKS:
        if other != suit:
            fewest = min(fewest, popcount(row[HAND + hand] & other))
    return fewest


@compiled
def clash(row: Array, fixed: Array, goals: Array, g: int, bit: int, suit: int) -> bool:
    """Does another hand hold a card of the suit that it must win itself, so that only one of the two can win?

    In the trick that the first of them wins, the other hand must follow with a lower card that it may lose.
    """
    who = goals[g, WHO]
    for other in range(fixed[GOALS]):
        hand = goals[other, WHO]
        if goals[other, KIND] != WHOLE or hand == who or row[MET] >> other & 1 or not has_all(row, fixed, hand):
            continue
        wanted = goals[other, CARDS] & row[HAND + hand] & suit
        if wanted and wanted < bit:  # each pair once: this card is the higher one
            low = wanted & -wanted
            first = row[HAND + who] & suit & low - 1 & ~goals[g, CARDS]
            last = row[HAND + hand] & suit & bit - 1 & ~wanted
            if not first and not last:
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
    if mine > rivals + there:
        row[MET] |= 1 << g
        return 0
    more = max(0, rivals + 1 - mine)
    if all_are_won(row, fixed):  # the rivals win the cards that this hand does not win
        while more <= there and there - more > spare(row, fixed, who, cards, mine + more - 1):
            more += 1
    if more > min(there, high[who] * nh):
        return NO
    low[who] = max(low[who], (more + nh - 1) // nh)
    return 6 * (more + 1) if more else 6 * max(0, rivals + 2 - mine)


@compiled
def all_are_won(row: Array, fixed: Array) -> bool:
    """Does a player win every card in play? None stays in a hand or a deck, and the Old Forest takes none."""
    for hand in range(fixed[NH]):
        if fixed[KEEP + hand] or count(row, fixed, hand) > fixed[LENGTH] - row[DONE]:
            return False
    return fixed[GRIM] != 1 and not fixed[DECK] and fixed[STINGER] < 0


@compiled
def spare(row: Array, fixed: Array, who: int, cards: int, most_of_others: int) -> int:
    """Return how many of the cards the other hands can still win together, if each may have so many of them."""
    room = 0
    for hand in range(fixed[NH]):
        if hand != who:
            room += max(0, most_of_others - popcount(row[WON + hand] & cards))
    return room


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
def live_ranks(row: Array, goals: Array, sets: Array, g: int, left: int) -> int:
    """Return the cards whose rank still matters to a goal about ranks. Other cards are alike for it."""
    who, cards = goals[g, WHO], 0
    if goals[g, KIND] == EACH:
        for at in range(SETS):
            if not row[WON + who] & sets[g, at]:
                cards |= sets[g, at]
        return cards
    for rank in range(1, 9):
        same = rank_mask(rank)
        if popcount((row[WON + who] | left) & same) >= goals[g, NUMBER]:
            cards |= same
    return cards


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
