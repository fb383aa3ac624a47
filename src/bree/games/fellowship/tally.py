"""What all may count at any moment of a round: the ground that goals are judged on.

Only public facts go in: tricks that are over, cards that nobody has seen yet, how many cards each hand will still
play. So a verdict never tells of a hidden card.
"""

from typing import NamedTuple

from bree.games.fellowship.card import BIT, bits
from bree.games.fellowship.present import covered, size, sting_hand
from bree.games.fellowship.rules.dealing import deck_bits
from bree.games.fellowship.rules.tricks import drawing_hands
from bree.games.fellowship.state import FOREST, PYRAMID, Fellowship


class Tally(NamedTuple):
    hands: tuple[str, ...]
    n: tuple[int, ...]  # tricks won, by hand
    won: tuple[int, ...]  # cards won, by hand
    tricks: tuple[tuple[int, int], ...]  # (number of the winner or -1, cards) of every trick
    led: tuple[int, ...]  # cards led, by hand
    last: tuple[int, ...]  # the card played into the last trick, by hand; 0 before
    kept: tuple[int, ...]  # cards left in hand, by hand; 0 before the end
    left: int  # cards that may still be won, or more: nobody knows which of them are out of the round
    plays: tuple[int, ...]  # tricks each hand will still take part in, and so may win
    to_come: int  # tricks that are not over
    total: int
    width: int  # cards of the coming tricks, at most
    forest: bool  # a trick may be won by nobody


def tally(s: Fellowship) -> Tally:
    hands = s.order
    number = {hand: at for at, hand in enumerate(hands)}
    n, won, led, last = [0] * len(hands), [0] * len(hands), [0] * len(hands), [0] * len(hands)
    tricks: list[tuple[int, int]] = []
    seen = 0
    for at, trick in enumerate(s.tricks):
        cards = 0
        for hand, card in trick.plays:
            cards |= BIT[card]
            if at + 1 == s.length:
                last[number[hand]] = BIT[card]
        seen |= cards
        led[number[trick.plays[0][0]]] |= BIT[trick.plays[0][1]]
        if trick.winner != FOREST:
            n[number[trick.winner]] += 1
            won[number[trick.winner]] |= cards
        tricks.append((number.get(trick.winner, -1), cards))
    for hand in s.trick:
        led[number[hand]] |= BIT[s.trick[hand]]
        break
    over = len(s.tricks) == s.length
    to_come = 0 if over else s.length - len(s.tricks)
    cards_to_come = [0 if over else coming(s, hand) for hand in hands]
    plays = tuple([min(to_come, count) for count in cards_to_come])
    lost = 0 if sting_hand(s) or s.offer else bits(s.lost)  # Sting may still bring the lost card into play
    left = 0 if over else deck_bits(s) & ~seen & ~lost
    kept = tuple([bits((*s.hands[hand], *(covered(s) if hand == PYRAMID else ()))) if over else 0 for hand in hands])
    width = max(1, len([count for count in cards_to_come if count]))
    return Tally(
        hands, tuple(n), tuple(won), tuple(tricks), tuple(led), tuple(last), kept, left, plays, to_come, s.length,
        width, bool(s.grim_up or s.grim.size) and not s.doomed,
    )  # fmt: skip


def coming(s: Fellowship, hand: str) -> int:
    """How many cards the hand will still play, the one in this trick included."""
    cards = size(s, hand) - s.keeps.get(hand, 0) + (hand in s.trick)
    drawing = drawing_hands(s)
    if hand in drawing and s.deck.size:
        cards += (s.deck.size + len(drawing) - 1) // len(drawing)
    return max(0, cards)
