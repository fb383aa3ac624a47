"""A seat sees its own hand, sealed card and top cards, and only the numbers of the others' cards."""

from random import Random

from bree.core import PASS, Pile
from tiny.charm import moments
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
        "charms": list(s.charms.get(seat, ())) if seat else [],
        "charm_sizes": {other: len(charms) for other, charms in s.charms.items()},
        "laid": {other: list(marks) for other, marks in s.laid.items()},
        "spent": list(s.spent),
        "announced": list(s.announced),
        "stilled": list(s.stilled),
        "chosen": {other: card if other == seat else "" for other, card in s.chosen.items()},
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
    imagine_charms(s, twin, seat, rng)
    return twin


def imagine_charms(s: Tiny, twin: Tiny, seat: str | None, rng: Random) -> None:
    """Deal the unseen charms at random. A sealed choice for the duel is any that fits, or none."""
    hidden = [charm for other, charms in s.charms.items() if other != seat for charm in charms]
    unseen = sorted([*hidden, *s.charm_deck.rest])
    rng.shuffle(unseen)
    for other, charms in s.charms.items():
        if other != seat:
            twin.charms[other] = tuple(sorted(unseen.pop() for _ in charms))
    twin.charm_deck = Pile.of(unseen)
    for other in s.chosen:
        if other != seat:
            twin.chosen[other] = rng.choice([*moments.usable.cards(twin, "duel", other), PASS])
