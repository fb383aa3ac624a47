"""Galadriel swaps a card with the lost card, or exchanges with Gandalf."""

from bree.core import PASS, PASS_PICK, Ask, Pick
from bree.games.fellowship.card import SUIT
from bree.games.fellowship.card_moves import add, gone, learn, take, watchers
from bree.games.fellowship.common_picks import ABOUT, of_cards, of_hand
from bree.games.fellowship.queries import controller, endless
from bree.games.fellowship.rules.book import book
from bree.games.fellowship.rules.exchange import (
    bar_cards,
    cards_to_give,
    decline,
    exchange_used,
    may_exchange,
    optional,
    partners_of,
)  # fmt: skip
from bree.games.fellowship.state import PYRAMID, Fellowship

LOST = Pick("lost", ("lost",))


def choices(s: Fellowship, hand: str) -> list[Pick]:
    picks = []
    if s.lost and may_exchange(s, hand):
        picks.append(LOST)
    return picks + [of_hand(s, other) for other in partners_of(s, hand, "swap_lost")]


@book.step
def swap_lost(s: Fellowship, hand: str) -> None:
    if choices(s, hand) and not exchange_used(s, hand):
        s.then(("mirror_choice", hand))


@book.ask
def mirror_choice(s: Fellowship, hand: str) -> Ask:
    picks = choices(s, hand)
    if endless(s) or optional(s, hand):
        picks.append(PASS_PICK)
    return Ask(controller(s, hand), "mirror_choice", "FEL-4.17", tuple(picks), ABOUT[hand])


@book.step
def on_mirror_choice(s: Fellowship, hand: str, answer: str) -> None:
    if answer == PASS:
        decline(s, hand, "FEL-16.9" if endless(s) else "FEL-4.16")
        return
    s.exchanged = hand
    s.then(("drop", hand) if answer == LOST.id else ("give", hand, answer))


@book.ask
def drop(s: Fellowship, hand: str) -> Ask:
    return Ask(
        controller(s, hand),
        "drop",
        "FEL-4.4",
        of_cards(cards_to_give(s, hand)),
        {"hand": "hand-" + hand, "card": "card-" + s.lost[0]},
    )


@book.bar
def bar_drop(s: Fellowship, hand: str) -> dict[str, str]:
    return bar_cards(s, hand)


@book.step
def on_drop(s: Fellowship, hand: str, card: str) -> None:
    """The new lost card lies face up too."""
    old = s.lost[0]
    place = take(s, hand, card)
    gone(s, card)
    add(s, hand, old)
    if hand == PYRAMID and place:
        s.pyramid = tuple(old if n == int(place) else held for n, held in enumerate(s.pyramid))
    s.lost = (card, *s.lost[1:])
    s.offer = ()
    if hand in s.voids:
        s.voids[hand] = tuple([suit for suit in s.voids[hand] if suit != SUIT[old]])
    for seat in watchers(s):
        learn(s, seat, hand, old)
    s.tell("swaps-lost", "FEL-4.4", who=hand, card=old, other=card, reveals=True)
