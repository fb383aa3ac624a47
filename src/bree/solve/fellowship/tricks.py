"""The play of the cards on plain arrays: legal cards, the winner of a trick, and the next position."""

from bree.solve.fellowship.array_layout import (
    BACK,
    BASE,
    CARDS,
    CHOOSER,
    CONTAINING,
    COVERED,
    DEAL_FIRST,
    DECK,
    DONE,
    DRAWING,
    DRAWN,
    FIXED,
    FORCED,
    FREE_HAND,
    GET,
    GIVE,
    GOALS,
    GRIM,
    HAND,
    HANDS,
    IN_WINDOW,
    KEEP,
    KIND,
    LAST,
    LAST_CARD,
    LEADER,
    LEADS_RINGS,
    LENGTH,
    LOST,
    NEXT,
    NH,
    NO_CARD,
    NO_LEAD,
    NOT_BOUND,
    ONE_RING,
    ONLY,
    PLACES,
    PYRAMID,
    RING_HAND,
    RING_POWER,
    RING_TO_WIN,
    ROW,
    RUN,
    SCRATCH,
    SLOT,
    STINGER,
    STUNG,
    TAKER,
    TOKEN,
    TRICKS,
    TRUMP,
    TUCKED,
    TUCKER,
    TURNS,
    WHO,
    WITH_SUIT,
    WON,
    Array,
)
from bree.solve.fellowship.bits import compiled, popcount

RINGS = 31 << 32
ONE = 1 << ONE_RING


@compiled
def suit_of(card: int) -> int:
    """Return all cards of the same suit."""
    if card < 32:
        return 255 << (card & ~7)
    return RINGS if card < 37 or card == RING_TO_WIN else 255 << 37


@compiled
def rank_of(card: int) -> int:
    if card < 32:
        return (card & 7) + 1
    if card == RING_TO_WIN:
        return 1
    return card - 31 if card < 37 else card - 36


@compiled
def count(row: Array, fixed: Array, hand: int) -> int:
    """Return the number of cards that the hand still has in all places, minus the cards that it must keep."""
    cards = popcount(row[HAND + hand]) - fixed[KEEP + hand] + (fixed[FIXED + hand] != 0)
    if hand == fixed[PYRAMID]:
        cards += popcount(row[COVERED])
    if hand == fixed[TUCKER] and row[TUCKED]:
        cards += 1
    return cards


@compiled
def order(row: Array, fixed: Array, depth: int, turns: Array) -> int:
    """Write the hands of the next trick in order of play, and return their number."""
    found = 0
    if depth == 0:
        for at in range(HANDS):
            if fixed[TURNS + at] >= 0:
                turns[found] = fixed[TURNS + at]
                found += 1
        return found
    for step in range(fixed[NH]):
        hand = (row[LEADER] + step) % fixed[NH]
        if count(row, fixed, hand) > 0:
            turns[found] = hand
            found += 1
    return found


@compiled
def forced(row: Array, fixed: Array, depth: int, hand: int) -> int:
    """Return the card that the hand must play into this trick, as a mask, or 0 if it may choose."""
    if depth == 0 and fixed[FORCED + hand]:
        return fixed[FORCED + hand]
    return fixed[FIXED + hand] if row[DONE] + 1 == fixed[LENGTH] else 0


@compiled
def legal(row: Array, fixed: Array, depth: int, hand: int, lead: int, at: int, reduced: Array) -> int:
    """Return the cards that the hand may play, as a mask, with one of each group of equivalent cards."""
    must = forced(row, fixed, depth, hand)
    if must:
        # Cards on the table or laid in setup are decided. A card reserved for the last trick is not.
        free = not (depth == 0 and fixed[FORCED + hand])
        if must == ONE and ((free and fixed[RING_POWER]) or (not free and fixed[RING_HAND] == hand)):
            return must | 1 << RING_TO_WIN if free else 1 << RING_TO_WIN
        return must
    cards = row[HAND + hand]
    if at == 0:
        if not row[TOKEN] and not fixed[LEADS_RINGS] >> hand & 1 and cards & ~RINGS:
            cards &= ~RINGS
    elif not (fixed[NOT_BOUND] >> hand & 1 or (depth == 0 and fixed[FREE_HAND] == hand)) and cards & suit_of(lead):
        cards &= suit_of(lead)
    cards &= reduced[hand]
    if cards & ONE and fixed[RING_POWER]:
        cards |= 1 << RING_TO_WIN
    return cards


@compiled
def vary(rows: Array, fixed: Array, source: int, target: int, code: int) -> None:
    """Copy the row and carry out the actions before the trick: the tucked card and Sting."""
    for at in range(ROW if fixed[PYRAMID] >= 0 else SLOT):
        rows[target, at] = rows[source, at]
    row = rows[target]
    if code >> BACK & 1:
        row[HAND + fixed[TUCKER]] |= row[TUCKED]
        row[TUCKED] = 0
    give = code >> GIVE & NO_CARD
    if give != NO_CARD:
        sting(row, fixed, 1 << give, code >> GET & NO_CARD)


@compiled
def sting(row: Array, fixed: Array, given: int, get: int) -> None:
    hand, other = fixed[STINGER], fixed[TAKER]
    row[STUNG] = 1
    got = row[LOST] if other < 0 else 1 << get
    row[HAND + hand] = row[HAND + hand] & ~given | got
    if other < 0:
        row[LOST] = given
    else:
        row[HAND + other] = (row[HAND + other] | given) & ~got
    for place in range(PLACES):
        if hand == fixed[PYRAMID] and row[SLOT + place] == given:
            row[SLOT + place] = got
        elif other >= 0 and other == fixed[PYRAMID] and row[SLOT + place] == got:
            row[SLOT + place] = given


@compiled
def finish(
    rows: Array, fixed: Array, grim: Array, deck: Array, goals: Array, depth: int, turns: Array, many: int, code: int
) -> bool:
    """Play the trick of the code from the scratch row into the next row. Return False if a goal becomes impossible."""
    # This runs for every play of a trick. The arrays are separate arguments because reading them from a record costs
    # 10%.
    source, target = SCRATCH, depth + 1
    for at in range(ROW if fixed[PYRAMID] >= 0 else SLOT):
        rows[target, at] = rows[source, at]
    row = rows[target]
    cards, ranks = 0, 0
    for at in range(many):
        card = code >> 6 * at & 63
        cards |= bit_of(card)
        ranks += rank_of(card)
        row[HAND + turns[at]] &= ~bit_of(card)
    if fixed[GRIM] == 2 and ranks < grim[row[DONE]]:
        return False
    winner = winner_of(fixed, grim[row[DONE]], depth, turns, many, code)
    row[DONE] += 1
    row[LEADER] = winner if winner >= 0 else turns[0]
    if cards & RINGS:
        row[TOKEN] = 1
    if winner >= 0:
        row[TRICKS + winner] += 1
        row[WON + winner] |= cards
    if fixed[PYRAMID] >= 0:
        uncover(row, fixed)
    return tell_goals(row, fixed, goals, turns, many, code, winner, cards) and deal(row, fixed, deck, winner, code)


@compiled
def winner_of(fixed: Array, forest: int, depth: int, turns: Array, many: int, code: int) -> int:
    """Return the hand that wins the trick, or -1 if the Old Forest does."""
    if depth == 0 and fixed[RING_HAND] >= 0:
        return fixed[RING_HAND]
    suit, best, winner, trump = suit_of(code & 63), 0, -1, fixed[TRUMP]
    for at in range(many):
        card = code >> 6 * at & 63
        if card == RING_TO_WIN:
            return turns[at]
        if trump and 1 << card & trump and suit != trump:
            suit, best = trump, 0
        if 1 << card & suit and rank_of(card) > best:
            best, winner = rank_of(card), turns[at]
    return -1 if fixed[GRIM] == 1 and best < forest else winner


@compiled
def tell_goals(
    row: Array, fixed: Array, goals: Array, turns: Array, many: int, code: int, winner: int, cards: int
) -> bool:
    """Update the goals that depend on this trick: the lead, the last trick, tricks with a suit. Return False if one is
    lost.
    """
    for g in range(fixed[GOALS]):
        kind, who, wanted = goals[g, KIND], goals[g, WHO], goals[g, CARDS]
        if kind == NO_LEAD:
            if turns[0] == who and bit_of(code & 63) & wanted:
                return False
        elif kind == LAST_CARD:
            if row[DONE] == fixed[LENGTH] and not card_of(who, turns, many, code) & wanted:
                return False
        elif kind == LAST:
            if row[DONE] == fixed[LENGTH] and winner != who:
                return False
        elif winner == who:
            if kind == CONTAINING and cards & wanted:
                row[WITH_SUIT + who] += 1
            elif kind == ONLY and not cards & wanted:
                return False
            elif kind in (RUN, IN_WINDOW):
                row[WITH_SUIT + who] = row[DONE]
    return True


@compiled
def bit_of(card: int) -> int:
    return ONE if card == RING_TO_WIN else 1 << card


@compiled
def card_of(hand: int, turns: Array, many: int, code: int) -> int:
    """Return the card that the hand played into the trick, as a mask."""
    for at in range(many):
        if turns[at] == hand:
            return bit_of(code >> 6 * at & 63)
    return 0


@compiled
def deal(row: Array, fixed: Array, deck: Array, winner: int, code: int) -> bool:
    """Set the next leader if somebody chooses one. In a solo game, give a card to every hand that draws."""
    first = row[LEADER]
    if winner >= 0 and winner == fixed[CHOOSER]:
        chosen = code >> NEXT & 7
        if chosen < HANDS:
            row[LEADER] = chosen
    if row[DRAWN] < fixed[DECK]:
        if fixed[DEAL_FIRST] >= 0:
            first = fixed[DEAL_FIRST]
        for step in range(fixed[NH]):
            hand = (first + step) % fixed[NH]
            if fixed[DRAWING] >> hand & 1 and row[DRAWN] < fixed[DECK]:
                row[HAND + hand] |= deck[row[DRAWN]]
                row[DRAWN] += 1
    return True


@compiled
def uncover(row: Array, fixed: Array) -> None:
    """Free the cards that nothing covers any more. The rows of the pyramid are stored one after the other."""
    hand = HAND + fixed[PYRAMID]
    there = row[hand] | row[COVERED]
    start, width = 0, fixed[BASE]
    above = start + width
    while width > 1 and above < PLACES:
        for at in range(width - 1):
            card = row[SLOT + above + at]
            covers = row[SLOT + start + at] | row[SLOT + start + at + 1]
            if card & row[COVERED] and not covers & there:
                row[COVERED] &= ~card
                row[hand] |= card
        start, width = above, width - 1
        above = start + width
