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


class Tally:
    """A plain record: quicker to make and to look into than a named tuple. Nobody changes it."""

    __slots__ = ("kept", "last", "left", "n", "plays", "to_come", "total", "tricks", "width", "won")

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


def tally(s: Fellowship) -> Tally:
    number = numbers(s.order)
    n = [0] * len(s.order)
    won = n.copy()
    tricks: list[tuple[int, int]] = []
    seen = 0
    for winner, plays, _ in s.tricks:
        cards = 0
        for _, card in plays:
            cards |= BIT[card]
        seen |= cards
        who = number[winner]
        if who >= 0:
            n[who] += 1
            won[who] |= cards
        tricks.append((who, cards))
    nobody = [0] * len(n)
    to_come = s.length - len(tricks)
    if not to_come:
        return Tally(n, won, tricks, last_cards(s), kept_cards(s), 0, nobody, 0, s.length, 1)
    coming = cards_to_come(s)
    width = max(1, len(coming) - coming.count(0))
    coming = [min(to_come, count) for count in coming]
    left = deck_bits(s) & ~seen
    if s.lost:
        left &= ~out_of_play(s)
    return Tally(n, won, tricks, nobody, nobody, left, coming, to_come, s.length, width)


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
    plays = dict(s.tricks[-1].plays) if s.tricks else {}
    return [BIT[plays[hand]] if hand in plays else 0 for hand in s.order]


def kept_cards(s: Fellowship) -> list[int]:
    return [bits((*s.hands[hand], *(covered(s) if hand == PYRAMID else ()))) for hand in s.order]
