"""The search: depth first, trick by trick, all ways to play a trick sorted by their worth, failures remembered."""

import numpy as np

from bree.solve.fellowship.bits import Array, compiled, lowest
from bree.solve.fellowship.bounds import LOST_CAUSE, assess, in_play
from bree.solve.fellowship.layout import (
    BACK,
    CHOOSER,
    CODE,
    COVERED,
    DEPTHS,
    DONE,
    FORCED,
    GET,
    GIVE,
    GRIM,
    HAND,
    HANDS,
    LEADER,
    LENGTH,
    LOST,
    MET,
    NEXT,
    NH,
    NO_CARD,
    NOISE,
    ONE_RING,
    PLACES,
    PYRAMID,
    SIDES_STAY,
    SLOT,
    SPLITS,
    STINGER,
    STUNG,
    TAKER,
    TRICKS,
    TUCKED,
    TUCKER,
)
from bree.solve.fellowship.signature import signature
from bree.solve.fellowship.tricks import count, finish, legal, order, rank_of, suit_of, vary

FOUND, NONE, GAVE_UP, NO_ROOM = 1, 0, -1, -2
SCRATCH = DEPTHS - 1
NO_EXTRA = NO_CARD << GIVE | NO_CARD << GET | 7 << NEXT
ONE = 1 << ONE_RING


@compiled
def reduce(row: Array, fixed: Array, deck: Array, splits: Array, future: Array, depth: int, reduced: Array) -> None:
    """Of cards that play alike (next to each other, in one hand, the same for every open goal) keep the lowest."""
    there = in_play(row, fixed, deck)
    for hand in range(fixed[NH]):
        reduced[hand] = -1
        if depth == 0:
            there |= fixed[FORCED + hand]  # what lies on the table already stands between others
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
        apart = now != holder or (now == fixed[PYRAMID] and row[COVERED])  # in a pyramid it matters what a card covers
        if now >= 0 and not apart and suit_of(before) & bit and alike(row, fixed, splits, future, before, card):
            reduced[now] &= ~bit
        holder, before = now, card


@compiled
def alike(row: Array, fixed: Array, splits: Array, future: Array, low: int, high: int) -> bool:
    for at in range(fixed[SPLITS]):
        goal, mask = splits[at, 0], splits[at, 1]
        if goal >= 0 and row[MET] >> goal & 1:
            continue
        if mask == -1 or (mask >> low ^ mask >> high) & 1:
            return False
    if fixed[GRIM] == 1:
        between = (1 << rank_of(high) + 1) - (1 << rank_of(low) + 1)  # the Forest card may lie between them
        return not future[row[DONE]] & between
    return True


@compiled
def expand(
    rows: Array,
    fixed: Array,
    grim: Array,
    deck: Array,
    goals: Array,
    sets: Array,
    splits: Array,
    future: Array,
    depth: int,
    code: int,
    ways: Array,
    end: int,
    work: Array,
) -> int:
    """All ways to play the next trick of the row, after what the code says is done before it. Says where they end."""
    vary(rows, fixed, depth, SCRATCH, code)
    row = rows[SCRATCH]
    turns, reduced, choice, low, high = work[0], work[1], work[2], work[3], work[4]
    many = order(row, fixed, depth, turns)
    reduce(row, fixed, deck, splits, future, depth, reduced)
    at = 0
    choice[0] = legal(row, fixed, depth, turns[0], 0, 0, reduced)
    cards = 0
    while at >= 0:
        if not choice[at]:
            at -= 1
            cards &= (1 << 6 * max(at, 0)) - 1
            continue
        card = lowest(choice[at])
        choice[at] &= choice[at] - 1
        cards = cards & (1 << 6 * at) - 1 | card << 6 * at
        if at + 1 < many:
            at += 1
            choice[at] = legal(row, fixed, depth, turns[at], cards & 63, at, reduced)
            continue
        way = code | cards
        target = depth + 1
        if not finish(rows, fixed, grim, deck, goals, SCRATCH, target, depth, turns, many, way):
            continue
        worth = assess(rows[target], fixed, deck, goals, sets, low, high)
        if worth == LOST_CAUSE:
            continue
        if fixed[NOISE]:  # another go: other ways first
            worth += (way ^ way >> 17 ^ fixed[NOISE]) * 0x9E3779B97F4A7C1 >> 40 & 31
        if rows[target, LEADER] == fixed[CHOOSER] and chooses(rows, fixed, depth, target):
            for hand in range(fixed[NH]):
                if count(rows[target], fixed, hand) > 0:
                    ways[end] = worth << CODE | way & ~(7 << NEXT) | hand << NEXT
                    end += 1
        else:
            ways[end] = worth << CODE | way
            end += 1
        if end >= ways.size - HANDS:
            return -1
    return end


@compiled
def chooses(rows: Array, fixed: Array, depth: int, target: int) -> bool:
    """Is there a next trick, and does the winner of this one name its leader? The Old Forest names nobody."""
    chooser = fixed[CHOOSER]
    goes_on = rows[target, DONE] < fixed[LENGTH]
    return goes_on and rows[target, TRICKS + chooser] > rows[depth, TRICKS + chooser]


@compiled
def gather(
    rows: Array,
    fixed: Array,
    grim: Array,
    deck: Array,
    goals: Array,
    sets: Array,
    splits: Array,
    future: Array,
    depth: int,
    ways: Array,
    start: int,
    work: Array,
) -> int:
    """All ways to go on from the row, the best last. Says where they end; -1 if there are too many to hold."""
    row = rows[depth]
    first, last = 0, 0
    if depth and row[TUCKED]:
        first, last = (1, 1) if not row[HAND + fixed[TUCKER]] else (0, 1)
    end = start
    for back in range(first, last + 1):
        code = NO_EXTRA | back << BACK
        end = expand(rows, fixed, grim, deck, goals, sets, splits, future, depth, code, ways, end, work)
        if end >= 0 and depth and fixed[STINGER] >= 0 and not row[STUNG]:
            end = draw_sting(rows, fixed, grim, deck, goals, sets, splits, future, depth, code, ways, end, work)
        if end < 0:
            return -1
    ways[start:end].sort()
    return end


@compiled
def givable(row: Array, fixed: Array, hand: int, cards: int) -> int:
    """What the hand may give for Sting; its owner never gives the One Ring."""
    if hand == fixed[STINGER]:
        cards &= ~ONE
    if hand == fixed[PYRAMID] and fixed[SIDES_STAY]:
        laid = 0
        for place in range(PLACES):
            laid |= row[SLOT + place]
        cards &= laid
    return cards


@compiled
def draw_sting(
    rows: Array,
    fixed: Array,
    grim: Array,
    deck: Array,
    goals: Array,
    sets: Array,
    splits: Array,
    future: Array,
    depth: int,
    code: int,
    ways: Array,
    end: int,
    work: Array,
) -> int:
    row = rows[depth]
    hand, other = fixed[STINGER], fixed[TAKER]
    give = givable(
        row, fixed, hand, row[HAND + hand] | (row[TUCKED] if code >> BACK & 1 and hand == fixed[TUCKER] else 0)
    )
    if other < 0 and not row[LOST]:
        return end
    held = 0
    if other >= 0:
        held = row[HAND + other] | (row[TUCKED] if code >> BACK & 1 and other == fixed[TUCKER] else 0)
        if not givable(row, fixed, other, held):
            return end
    while give:
        card = lowest(give)
        give &= give - 1
        base = code & ~(NO_CARD << GIVE) | card << GIVE
        if other < 0:
            end = expand(rows, fixed, grim, deck, goals, sets, splits, future, depth, base, ways, end, work)
        else:
            backs = givable(row, fixed, other, held | 1 << card)
            while backs and end >= 0:
                got = lowest(backs)
                backs &= backs - 1
                way = base & ~(NO_CARD << GET) | got << GET
                end = expand(rows, fixed, grim, deck, goals, sets, splits, future, depth, way, ways, end, work)
        if end < 0:
            return -1
    return end


@compiled
def search(
    rows: Array,
    fixed: Array,
    grim: Array,
    deck: Array,
    goals: Array,
    sets: Array,
    splits: Array,
    future: Array,
    ways: Array,
    table: Array,
    salt: np.uint64,
    budget: int,
    line: Array,
    nodes: Array,
) -> int:
    """FOUND with the codes of the tricks in the line, NONE, GAVE_UP when the budget is spent, or NO_ROOM."""
    work = np.zeros((5, HANDS), np.int64)
    starts = np.zeros(DEPTHS, np.int64)
    cursor = np.zeros(DEPTHS, np.int64)
    keys = np.zeros(DEPTHS, np.uint64)
    last = table.size - 1
    keys[0] = signature(rows[0], fixed, deck, goals, sets, splits, future, salt)
    nodes[0] = 1
    depth = 0
    cursor[0] = gather(rows, fixed, grim, deck, goals, sets, splits, future, 0, ways, 0, work)
    if cursor[0] < 0:
        return NO_ROOM
    while depth >= 0:
        if cursor[depth] == starts[depth]:
            table[np.int64(keys[depth] & np.uint64(last))] = keys[depth]
            depth -= 1
            continue
        cursor[depth] -= 1
        code = ways[cursor[depth]] & (1 << CODE) - 1
        vary(rows, fixed, depth, SCRATCH, code)
        many = order(rows[SCRATCH], fixed, depth, work[0])
        finish(rows, fixed, grim, deck, goals, SCRATCH, depth + 1, depth, work[0], many, code)
        line[depth] = code
        row = rows[depth + 1]
        if row[DONE] == fixed[LENGTH]:
            return FOUND
        assess(row, fixed, deck, goals, sets, work[3], work[4])  # for the goals it marks
        key = signature(row, fixed, deck, goals, sets, splits, future, salt)
        if table[np.int64(key & np.uint64(last))] == key:
            continue
        nodes[0] += 1
        if nodes[0] > budget:
            return GAVE_UP
        depth += 1
        keys[depth] = key
        starts[depth] = cursor[depth - 1]
        cursor[depth] = gather(rows, fixed, grim, deck, goals, sets, splits, future, depth, ways, starts[depth], work)
        if cursor[depth] < 0:
            return NO_ROOM
    return NONE
