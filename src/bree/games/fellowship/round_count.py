"""What all may count at any moment of a round: the ground that goals are judged on.

Only public facts go in: tricks that are over, cards that nobody has seen yet, how many cards each hand will still
play. So a verdict never tells of a hidden card.
"""

from functools import cache

from bree.games.fellowship.card import BIT, bits
from bree.games.fellowship.queries import covered, retriever, size
from bree.games.fellowship.rules.dealing import deck_bits
from bree.games.fellowship.rules.tricks import drawing_hands
from bree.games.fellowship.state import FOREST, PYRAMID, Fellowship


class RoundCount:
    """A plain record: quicker to make and to look into than a named tuple. Nobody changes it."""

    __slots__ = ("keeps", "kept", "last", "left", "n", "plays", "to_come", "total", "tricks", "width", "won")

    def __init__(
        self,
        n: list[int],  # tricks won, by hand
        won: list[int],  # cards won, by hand
        tricks: list[tuple[int, int]],  # (number of the winner or -1, cards) of every trick
        last: list[int],  # the card played into the last trick, by hand; 0 before
        kept: list[int],  # cards left in hand, by hand; 0 before the end
        left: int,  # cards that may still be won, or more: nobody knows which of them are out of the round
        plays: list[int],  # tricks each hand will still take part in, and so may win
        to_come: int,  # tricks that are not over
        total: int,
        width: int,  # cards of the coming tricks, at most
        keeps: list[int],  # how many cards each hand will not play
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
    """What can be counted now; `before` is what could be earlier in the same round, and need not be counted again."""
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
    """The place of each hand at the table; -1 for the forest."""
    return {FOREST: -1} | {hand: at for at, hand in enumerate(hands)}


def cards_to_come(s: Fellowship) -> list[int]:
    """How many cards each hand will still play, the one in this trick included."""
    drawing = drawing_hands(s) if s.deck.size else []
    found = []
    for hand in s.order:
        cards = size(s, hand) - s.keeps.get(hand, 0) + (hand in s.trick)
        if hand in drawing:
            cards += (s.deck.size + len(drawing) - 1) // len(drawing)
        found.append(max(0, cards))
    return found


def out_of_play(s: Fellowship) -> int:
    """The lost card, unless a gift may still bring it into play."""
    return 0 if s.offer or retriever(s) else bits(s.lost)


def last_cards(s: Fellowship) -> list[int]:
    """What each hand played into the last trick, when the round is over."""
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
