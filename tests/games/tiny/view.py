"""Own hand, own sealed card, own stowed cards; of the others only how many."""

from random import Random

from bree.core import Pile
from tiny.shape import TinyView
from tiny.state import Tiny


def view(s: Tiny, seat: str | None) -> TinyView:
    return {
        "round": s.round,
        "hand": list(s.hands[seat]) if seat else [],
        "sizes": {other: len(hand) for other, hand in s.hands.items()},
        "sealed": {other: card if other == seat else "" for other, card in s.sealed.items()},
        "shown": dict(s.shown),
        "deck": s.deck.size,
        "top": [card if who == seat else "" for card, who in zip(s.deck.top, s.stowed, strict=True)],
        "bottom": list(s.deck.bottom),
        "gone": list(s.gone),
        "tokens": dict(s.tokens),
        "points": dict(s.points),
    }


def hidden(s: Tiny, seat: str | None) -> list[str]:
    """The cards whose place the seat does not know."""
    hands = [card for other, hand in s.hands.items() if other != seat for card in hand]
    top = [card for card, who in zip(s.deck.top, s.stowed, strict=True) if who != seat]
    return sorted([*hands, *s.deck.rest, *top])


def imagine(s: Tiny, seat: str | None, rng: Random) -> Tiny:
    twin = s.clone()
    cards = hidden(s, seat)
    rng.shuffle(cards)
    for other, hand in s.hands.items():
        if other != seat:
            twin.hands[other] = tuple(sorted(cards.pop() for _ in hand))
            if other in s.sealed:
                twin.sealed[other] = rng.choice(twin.hands[other])
    top = [card if who == seat else cards.pop() for card, who in zip(s.deck.top, s.stowed, strict=True)]
    twin.deck = Pile(tuple(top), tuple(sorted(cards)), s.deck.bottom)
    return twin
