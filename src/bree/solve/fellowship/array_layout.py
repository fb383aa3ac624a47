"""The layout of the plain arrays that the kernel works on. Numba compiles these numbers as constants."""

from typing import Any, Final, NamedTuple

Array = Any  # of int64; Numba infers the type


class RoundArrays(NamedTuple):
    """The rest of a round, as `problem.py` writes it and the kernel reads it."""

    rows: Array  # the position before each trick; the first one is input, the kernel writes the others
    fixed: Array  # data that stays the same during the round
    grim: Array  # ranks beside each trick
    deck: Array  # cards to draw, in order
    goals: Array
    sets: Array  # for goals that need one of each, or a complete row
    splits: Array  # (goal or -1, mask): how neighbouring cards differ
    future: Array  # ranks of the Old Forest that will still come


HANDS: Final = 4  # maximum
PLACES: Final = 14  # of the largest pyramid
DEPTHS: Final = 18  # rows: one for each trick, and one for trials
SCRATCH: Final = DEPTHS - 1
SETS: Final = 8

# Cards are bits of an int, with the numbers of `card.ORDER`. The One Ring played to win is a separate card.
ONE_RING: Final = 32
RING_TO_WIN: Final = 45
SUITS: Final = 6

# A row: the position before a trick
HAND: Final = 0  # four masks of cards that may be played
WON: Final = 4  # four masks of cards won
TRICKS: Final = 8  # tricks won, by hand
WITH_SUIT: Final = 12  # tricks won that contain the suit of the hand's goal
COVERED: Final = 16  # cards of the pyramid that are not free
TUCKED: Final = 17  # the card put away, as a mask
LEADER: Final = 18
TOKEN: Final = 19  # a Rings card has been played
DONE: Final = 20  # tricks that are over
MET: Final = 21  # goals that are certainly met, as a mask
DRAWN: Final = 22  # cards drawn from the deck
STUNG: Final = 23  # Sting was used
LOST: Final = 24  # the lost card that Sting may take, as a mask
SLOT: Final = 25  # the places of the pyramid, as masks
ROW: Final = SLOT + PLACES

# The round: data that does not change
NH: Final = 0
LENGTH: Final = 1
TRUMP: Final = 2  # mask of the suit, 0 for none
RING_POWER: Final = 3
PYRAMID: Final = 4  # a hand, or -1 for none, as in all entries below
TUCKER: Final = 5
CHOOSER: Final = 6  # chooses the next leader after winning a trick
NOT_BOUND: Final = 7  # mask of hands that do not have to follow suit
LEADS_RINGS: Final = 8  # mask of hands that may always lead Rings
DRAWING: Final = 9  # mask of hands that draw after a trick
DEAL_FIRST: Final = 10  # the hand that draws first; -1: the winner
FREE_HAND: Final = 11  # in the first trick of the search only
RING_HAND: Final = 12  # plays the One Ring to win in the first trick of the search; -1
GRIM: Final = 13  # 1: the Old Forest, 2: the Balrog
STINGER: Final = 14  # the hand that may still use Sting
TAKER: Final = 15  # the hand that exchanges with it; -1 means the lost card
SIDES_STAY: Final = 16  # cards beside the pyramid are not exchanged
GOALS: Final = 17  # number of goals
DECK: Final = 18  # cards to draw
KEEP: Final = 20  # a number for each of four hands
FIXED: Final = 24  # four masks: the card for the last trick
FORCED: Final = 28  # four masks: cards on the table or compulsory, in the first trick of the search
TURNS: Final = 32  # hands of the first trick of the search, in order, -1 after the last
SPLITS: Final = 37  # how many masks distinguish cards
BASE: Final = 38  # the length of the free row of the pyramid
NOISE: Final = 39  # varies the order of the plays
ROUND: Final = 40

ALL_RANKS: Final = -1  # a mask of `splits`: the goal distinguishes ranks; without a goal, all cards are different

# A goal
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

# A play of a trick, packed into an int: four cards of 6 bits in the order of play, then the rest
NEXT: Final = 24  # who leads next, 3 bits; 7: the winner
BACK: Final = 27  # 1 bit: the tucked card is taken back
GIVE: Final = 28  # Sting: the card given, 6 bits
GET: Final = 34  # Sting: the card handed back, 6 bits
CODE: Final = 40  # bits; the worth of the play is in the bits above
NO_CARD: Final = 63
