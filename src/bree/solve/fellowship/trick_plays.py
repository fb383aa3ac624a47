"""Generates all ways to play the next trick, with the actions before it, sorted by worth."""

from bree.solve.fellowship.array_layout import (
    BACK,
    CHOOSER,
    CODE,
    DONE,
    GET,
    GIVE,
    HAND,
    HANDS,
    LEADER,
    LENGTH,
    LOST,
    NEXT,
    NH,
    NO_CARD,
    NOISE,
    ONE_RING,
    PLACES,
    PYRAMID,
    SCRATCH,
    SIDES_STAY,
    SLOT,
    STINGER,
    STUNG,
    TAKER,
    TRICKS,
    TUCKED,
    TUCKER,
    Array,
    RoundArrays,
)  # fmt: skip
from bree.solve.fellowship.bits import compiled, lowest
from bree.solve.fellowship.bounds import LOST_CAUSE, assess
from bree.solve.fellowship.equivalent_cards import reduce
from bree.solve.fellowship.tricks import count, finish, legal, order, vary

NO_EXTRA = NO_CARD << GIVE | NO_CARD << GET | 7 << NEXT
ONE = 1 << ONE_RING


@compiled
def expand(p: RoundArrays, depth: int, code: int, ways: Array, end: int, work: Array) -> int:
    """Write all ways to play the next trick, after the actions in the code. Return the end of the list."""
    rows, fixed, grim, deck, goals, sets = p.rows, p.fixed, p.grim, p.deck, p.goals, p.sets
    vary(rows, fixed, depth, SCRATCH, code)
    row = rows[SCRATCH]
    turns, reduced, choice, low, high = work[0], work[1], work[2], work[3], work[4]
    many = order(row, fixed, depth, turns)
    reduce(p, row, depth, reduced)
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
        if not finish(rows, fixed, grim, deck, goals, depth, turns, many, way):
            continue
        worth = assess(rows[target], fixed, deck, goals, sets, low, high)
        if worth == LOST_CAUSE:
            continue
        if fixed[NOISE]:  # after a restart, prefer other plays
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
    """Is there a next trick, and does the winner of this one choose its leader? The Old Forest chooses nobody."""
    chooser = fixed[CHOOSER]
    goes_on = rows[target, DONE] < fixed[LENGTH]
    return goes_on and rows[target, TRICKS + chooser] > rows[depth, TRICKS + chooser]


@compiled
def gather(p: RoundArrays, depth: int, ways: Array, start: int, work: Array) -> int:
    """Write all ways to continue from the row, the best last. Return the end of the list, or -1 if there is no room."""
    row, fixed = p.rows[depth], p.fixed
    first, last = 0, 0
    if depth and row[TUCKED]:
        first, last = (1, 1) if not row[HAND + fixed[TUCKER]] else (0, 1)
    end = start
    for back in range(first, last + 1):
        code = NO_EXTRA | back << BACK
        end = expand(p, depth, code, ways, end, work)
        if end >= 0 and depth and fixed[STINGER] >= 0 and not row[STUNG]:
            end = draw_sting(p, depth, code, ways, end, work)
        if end < 0:
            return -1
    ways[start:end].sort()
    return end


@compiled
def givable(row: Array, fixed: Array, hand: int, cards: int) -> int:
    """Return the cards that the hand may give for Sting. Its owner never gives the One Ring."""
    if hand == fixed[STINGER]:
        cards &= ~ONE
    if hand == fixed[PYRAMID] and fixed[SIDES_STAY]:
        laid = 0
        for place in range(PLACES):
            laid |= row[SLOT + place]
        cards &= laid
    return cards


@compiled
def draw_sting(p: RoundArrays, depth: int, code: int, ways: Array, end: int, work: Array) -> int:
    """Write the plays that use Sting before the trick: the card that its owner gives, and the card received."""
    row, fixed = p.rows[depth], p.fixed
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
            end = expand(p, depth, base, ways, end, work)
        else:
            backs = givable(row, fixed, other, held | 1 << card)
            while backs and end >= 0:
                got = lowest(backs)
                backs &= backs - 1
                way = base & ~(NO_CARD << GET) | got << GET
                end = expand(p, depth, way, ways, end, work)
        if end < 0:
            return -1
    return end
