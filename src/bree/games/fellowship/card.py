"""The cards of the main deck: a letter for the suit and the rank, such as `h3`. The One Ring is `r1`.

Goals and solvers also use sets of cards as ints with one bit for each card.
"""

from collections.abc import Iterable
from typing import Final

HILLS: Final = "hills"
MOUNTAINS: Final = "mountains"
FORESTS: Final = "forests"
SHADOWS: Final = "shadows"
RINGS: Final = "rings"
RIVERS: Final = "rivers"
SUITS: Final = (HILLS, MOUNTAINS, FORESTS, SHADOWS, RINGS, RIVERS)
LETTERS: Final = dict(zip(SUITS, "hmfsrw", strict=True))

RANKS: Final = 8
RING_RANKS: Final = 5
ONE_RING: Final = "r1"
TO_WIN: Final = "!"  # added to the One Ring if it is played to win the trick


def cards_of(suit: str, ranks: int = RANKS) -> tuple[str, ...]:
    return tuple(LETTERS[suit] + str(rank) for rank in range(1, ranks + 1))


MAIN: Final = tuple(card for suit in SUITS[:5] for card in cards_of(suit, RING_RANKS if suit == RINGS else RANKS))
ALL_CARDS: Final = (*MAIN, *cards_of(RIVERS))
ORDER: Final = {card: number for number, card in enumerate(ALL_CARDS)}
SUIT: Final = {card: suit for suit in SUITS for card in ALL_CARDS if card[0] == LETTERS[suit]}
RANK: Final = {card: int(card[1:]) for card in ALL_CARDS}

BIT: Final = {card: 1 << number for card, number in ORDER.items()}
SUIT_BITS: Final = {suit: sum(BIT[card] for card in ALL_CARDS if SUIT[card] == suit) for suit in SUITS}
RANK_BITS: Final = {rank: sum(BIT[card] for card in ALL_CARDS if RANK[card] == rank) for rank in range(1, RANKS + 1)}


def bits(cards: Iterable[str]) -> int:
    total = 0
    for card in cards:
        total |= BIT[card]
    return total


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """Cards sorted by suit, then by rank."""
    return tuple(sorted(cards, key=ORDER.__getitem__))


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
