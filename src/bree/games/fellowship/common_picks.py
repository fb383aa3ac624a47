"""Picks and facts of frequent asks, made once."""

from typing import Final

from bree.core import Facts, Pick
from bree.games.fellowship.card import ALL_CARDS, ONE_RING, SUITS, TO_WIN
from bree.games.fellowship.facts import CHARACTERS, EVENTS
from bree.games.fellowship.state import HANDS, PYRAMID, Fellowship

RING_TO_WIN: Final = Pick(ONE_RING + TO_WIN, ("card:" + ONE_RING, "ring:win"))
CARD: Final = {card: Pick(card, ("card:" + card,)) for card in ALL_CARDS} | {RING_TO_WIN.id: RING_TO_WIN}
DRAW: Final = {card: Pick(card) for card in (*ALL_CARDS, *(event.joins for event in EVENTS.values() if event.joins))}

ABOUT: Final[dict[str, Facts]] = {hand: {"hand": "hand-" + hand} for hand in (*HANDS, PYRAMID)}
WHO: Final = {name: Pick(name, ("character:" + name,)) for name in CHARACTERS}
AT_HAND: Final = {
    (hand, name): Pick(hand, ("hand:" + hand, "character:" + name)) for hand in (*HANDS, PYRAMID) for name in CHARACTERS
}  # (hand, its character) -> pick
TO_PLAY: Final[dict[tuple[str, str], Facts]] = {
    (hand, suit): {"hand": "hand-" + hand, "suit": "suit-" + (suit or "any")}
    for hand in (*HANDS, PYRAMID)
    for suit in ("", *SUITS)
}  # (hand, lead suit) -> facts


def of_cards(cards: tuple[str, ...]) -> tuple[Pick, ...]:
    return tuple(map(CARD.__getitem__, cards))


def draws(cards: tuple[str, ...]) -> tuple[Pick, ...]:
    """Picks for chance, all with the same weight."""
    return tuple(map(DRAW.__getitem__, cards))


def of_hand(s: Fellowship, hand: str) -> Pick:
    return AT_HAND[hand, s.characters[hand]]
