"""Where things lie in the plain arrays that the kernel works on. Numba takes these numbers as constants."""

from typing import Any, Final, NamedTuple

Array = Any  # of int64; Numba finds out


class Problem(NamedTuple):
    """The rest of a round, as `problem.py` writes it and the kernel reads it."""

    rows: Array  # the position before each trick; the first is given, the others are the kernel's
    fixed: Array  # the round
    grim: Array  # the ranks that lie beside each trick
    deck: Array  # the cards to draw, in their order
    goals: Array
    sets: Array  # for goals that want one of each, or a whole row
    splits: Array  # (goal or -1, mask): what tells cards apart that are neighbours
    future: Array  # the ranks of the Old Forest that are still to come


HANDS: Final = 4  # at most
PLACES: Final = 14  # of the largest pyramid
DEPTHS: Final = 18  # rows: one for each trick, one to try things in
SCRATCH: Final = DEPTHS - 1
SETS: Final = 8

# Cards are bits of an int, numbered as in `card.ORDER`; the One Ring played to win is a card of its own.
ONE_RING: Final = 32
RING_TO_WIN: Final = 45
SUITS: Final = 6

# A row: the position before a trick.
HAND: Final = 0  # four masks of cards that may be played
WON: Final = 4  # four masks of cards won
TRICKS: Final = 8  # tricks won, by hand
WITH_SUIT: Final = 12  # tricks won that hold the suit of the hand's goal
COVERED: Final = 16  # cards of the pyramid that are not free
TUCKED: Final = 17  # the card put away, as a mask
LEADER: Final = 18
TOKEN: Final = 19  # a Rings card has been played
DONE: Final = 20  # tricks that are over
MET: Final = 21  # goals that are met for good, as a mask
DRAWN: Final = 22  # cards drawn from the deck
STUNG: Final = 23  # Sting was used
LOST: Final = 24  # the lost card that Sting may fetch, as a mask
SLOT: Final = 25  # the places of the pyramid, as masks
ROW: Final = SLOT + PLACES

# The round: what does not change.
NH: Final = 0
LENGTH: Final = 1
TRUMP: Final = 2  # mask of the suit, 0 for none
RING_POWER: Final = 3
PYRAMID: Final = 4  # hand or -1, as all below
TUCKER: Final = 5
CHOOSER: Final = 6  # names the next leader after a trick won
NOT_BOUND: Final = 7  # mask of hands that need not follow suit
LEADS_RINGS: Final = 8  # mask of hands that may always lead Rings
DRAWING: Final = 9  # mask of hands that draw after a trick
DEAL_FIRST: Final = 10  # the hand that draws first; -1: the winner
FREE_HAND: Final = 11  # in the first trick of the search only
RING_HAND: Final = 12  # plays the One Ring to win in the first trick of the search; -1
GRIM: Final = 13  # 1: the Old Forest, 2: the Balrog
STINGER: Final = 14  # the hand that may still use Sting
TAKER: Final = 15  # the hand it would exchange with; -1: the lost card
SIDES_STAY: Final = 16  # cards beside the pyramid are not exchanged
GOALS: Final = 17  # how many
DECK: Final = 18  # cards to draw
KEEP: Final = 20  # four counts
FIXED: Final = 24  # four masks: the card for the last trick
FORCED: Final = 28  # four masks: what is on the table, or must be played, in the first trick of the search
TURNS: Final = 32  # hands of the first trick of the search, in order, -1 after the last
SPLITS: Final = 37  # how many masks tell cards apart
BASE: Final = 38  # the length of the free row of the pyramid
NOISE: Final = 39  # stirs the order in which ways are tried
ROUND: Final = 40

# A goal.
KIND: Final = 0
WHO: Final = 1
NUMBER: Final = 2
CARDS: Final = 3  # mask
NEVER: Final = 4  # mask of cards that must not be won
ALLOWED: Final = 5  # mask of numbers of tricks
HELPER: Final = 6
WINDOW: Final = 7
GOAL: Final = 8

(
    AT_LEAST, NUMBERS, FEWEST, ZERO, MIDDLE, RUN, IN_WINDOW, LAST, MANY, WHOLE, MOST, EVERYONE, CONTAINING, ONLY, SAME,
    EACH, ANY_ROW, KEPT, LAST_CARD, NO_WIN, NO_LEAD,
) = range(21)  # fmt: skip

# A way to play a trick, packed: four cards (6 bits each, by place in the order of play), then the rest.
NEXT: Final = 24  # who leads next, 3 bits; 7: the winner
BACK: Final = 27  # the tucked card is taken back, 1 bit
GIVE: Final = 28  # Sting: the card given, 6 bits
GET: Final = 34  # Sting: the card handed back, 6 bits
CODE: Final = 40  # bits; the worth of the way stands above
NO_CARD: Final = 63
