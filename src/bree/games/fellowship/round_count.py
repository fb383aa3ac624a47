"""The public facts of a round that goals depend on.

These are the finished tricks, the cards that nobody has seen yet, and the number of cards that each hand will still
play. So a verdict never reveals a hidden card.
"""

from functools import cache

from bree.games.fellowship.card import BIT, bits
from bree.games.fellowship.queries import covered, retriever, size
from bree.games.fellowship.rules.dealing import deck_bits
from bree.games.fellowship.rules.tricks import drawing_hands
from bree.games.fellowship.state import FOREST, PYRAMID, Fellowship


class RoundCount:
    """A plain class, because it is faster than a named tuple. Nothing changes it."""

    __slots__ = ("keeps", "kept", "last", "left", "n", "plays", "to_come", "total", "tricks", "width", "won")

    def __init__(
        self,
        n: list[int],  # won tricks by hand
        won: list[int],  # won cards by hand
        tricks: list[tuple[int, int]],  # (number of the winning hand or -1, cards) of every trick
        last: list[int],  # the card played into the last trick, by hand; 0 before
        kept: list[int],  # cards left in hand, by hand; 0 before the end
        left: int,  # cards that may still be won; cards out of the round are included, because they are unknown
        plays: list[int],  # tricks that each hand will still play and so can win
        to_come: int,  # tricks left
        total: int,
        width: int,  # the most cards of a coming trick
        keeps: list[int],  # how many cards each hand will keep
    ) -> None:
        self.n = n
        self.won = won
        self.tricks = tricks
        self.last = last
        self.kept = kept
        self.left = left
        self.plays = plays
        self.to_come = to_come
        self.total = total
        self.width = width
        self.keeps = keeps


def count_round(s: Fellowship, before: RoundCount | None = None) -> RoundCount:
    """Count now. `before` is an earlier count of the same round, whose tricks are not counted again."""
    number = numbers(s.order)
    nobody = [0] * len(s.order)
    n, won = (nobody.copy(), nobody.copy()) if before is None else (before.n.copy(), before.won.copy())
    tricks: list[tuple[int, int]] = [] if before is None else before.tricks.copy()
    for winner, plays, _ in s.tricks if before is None else s.tricks[len(tricks) :]:
        cards = 0
        for _, card in plays:
            cards |= BIT[card]
        who = number[winner]
        if who >= 0:
            n[who] += 1
            won[who] |= cards
        tricks.append((who, cards))
    to_come = s.length - len(tricks)
    keeps = [s.keeps.get(hand, 0) for hand in s.order] if s.keeps else nobody
    if not to_come:
        return RoundCount(n, won, tricks, last_cards(s), kept_cards(s), 0, nobody, 0, s.length, 1, keeps)
    coming = cards_to_come(s)
    width = max(1, len(coming) - coming.count(0))
    coming = [min(to_come, count) for count in coming]
    left = deck_bits(s)
    for _, cards in tricks:
        left &= ~cards
    if s.lost:
        left &= ~out_of_play(s)
    return RoundCount(n, won, tricks, nobody, nobody, left, coming, to_come, s.length, width, keeps)


def led_by(s: Fellowship, hand: str) -> int:
    """The cards that this hand has led."""
    led = bits([trick.plays[0][1] for trick in s.tricks if trick.plays[0][0] == hand])
    for first, card in s.trick.items():
        return led | BIT[card] if first == hand else led
    return led


@cache
def numbers(hands: tuple[str, ...]) -> dict[str, int]:
    """The number of each hand; -1 for the Old Forest."""
    return {FOREST: -1} | {hand: at for at, hand in enumerate(hands)}


def cards_to_come(s: Fellowship) -> list[int]:
    """How many cards each hand will still play, with the present trick."""
    drawing = drawing_hands(s) if s.deck.size else []
    found = []
    for hand in s.order:
        cards = size(s, hand) - s.keeps.get(hand, 0) + (hand in s.trick)
        if hand in drawing:
            cards += (s.deck.size + len(drawing) - 1) // len(drawing)
        found.append(max(0, cards))
    return found


def out_of_play(s: Fellowship) -> int:
    """The lost card, unless a gift can still bring it into play."""
    return 0 if s.offer or retriever(s) else bits(s.lost)


def last_cards(s: Fellowship) -> list[int]:
    """The card that each hand played into the last trick, when the round is over."""
    found = [0] * len(s.order)
    if s.tricks:
        for hand, card in s.tricks[-1].plays:
            found[s.order.index(hand)] = BIT[card]
    return found


def kept_cards(s: Fellowship) -> list[int]:
    found = [bits(s.hands[hand]) if s.hands[hand] else 0 for hand in s.order]
    if PYRAMID in s.order:
        found[s.order.index(PYRAMID)] |= bits(covered(s))
    return found
