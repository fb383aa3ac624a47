"""What all may count at any moment of a round: the ground that goals are judged on.

Only public facts go in: tricks that are over, cards that nobody has seen yet, how many cards each hand will still
play. So a verdict never tells of a hidden card.
"""

from functools import cache
from typing import NamedTuple

from bree.games.fellowship.card import BIT, bits
from bree.games.fellowship.queries import covered, retriever, size
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
    number = numbers(hands)
    nobody = [0] * len(hands)
    n, won, led = nobody.copy(), nobody.copy(), nobody.copy()
    tricks: list[tuple[int, int]] = []
    seen = 0
    for trick in s.tricks:
        cards = 0
        for _, card in trick.plays:
            cards |= BIT[card]
        seen |= cards
        leader, card = trick.plays[0]
        led[number[leader]] |= BIT[card]
        who = number[trick.winner]
        if who >= 0:
            n[who] += 1
            won[who] |= cards
        tricks.append((who, cards))
    for hand in s.trick:
        led[number[hand]] |= BIT[s.trick[hand]]
        break
    last, kept, plays = nobody, nobody, nobody
    left, width = 0, 1
    to_come = s.length - len(s.tricks)
    if to_come:
        coming = cards_to_come(s)
        plays = [min(to_come, count) for count in coming]
        width = max(1, len(coming) - coming.count(0))
        left = deck_bits(s) & ~seen & ~out_of_play(s)
    else:
        last, kept = last_cards(s), kept_cards(s)
    return Tally(
        hands, tuple(n), tuple(won), tuple(tricks), tuple(led), tuple(last), tuple(kept), left, tuple(plays), to_come,
        s.length, width, bool(s.grim_up or s.grim.size) and not s.doomed,
    )  # fmt: skip


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
    return 0 if not s.lost or s.offer or retriever(s) else bits(s.lost)


def last_cards(s: Fellowship) -> list[int]:
    """What each hand played into the last trick, when the round is over."""
    plays = dict(s.tricks[-1].plays) if s.tricks else {}
    return [BIT[plays[hand]] if hand in plays else 0 for hand in s.order]


def kept_cards(s: Fellowship) -> list[int]:
    return [bits((*s.hands[hand], *(covered(s) if hand == PYRAMID else ()))) for hand in s.order]
