"""Radagast sets two cards aside face up: one for the last trick, one for the first (FEL-15.12.3)."""

from bree.core import Ask
from bree.games.fellowship.card import ONE_RING, TO_WIN
from bree.games.fellowship.card_moves import gone, take
from bree.games.fellowship.common_picks import ABOUT, RING_TO_WIN, of_cards
from bree.games.fellowship.queries import controller
from bree.games.fellowship.rules.book import book
from bree.games.fellowship.rules.tricks import ring_has_power, show_ring
from bree.games.fellowship.state import Fellowship


@book.step
def fix_last(s: Fellowship, hand: str) -> None:
    s.then(("last_card", hand))


@book.ask
def last_card(s: Fellowship, hand: str) -> Ask:
    return Ask(controller(s, hand), "last_card", "FEL-15.12.3", of_cards(s.hands[hand]), ABOUT[hand])


@book.step
def on_last_card(s: Fellowship, hand: str, card: str) -> None:
    take(s, hand, card)
    gone(s, card)
    s.fixed[hand] = card
    s.tell("fixes", "FEL-15.12.3", who=hand, card=card, reveals=True)


@book.step
def lay_first(s: Fellowship, hand: str) -> None:
    s.then(("first_card", hand))


@book.ask
def first_card(s: Fellowship, hand: str) -> Ask:
    picks = of_cards(s.hands[hand])
    if ONE_RING in s.hands[hand] and ring_has_power(s):
        picks = (*picks, RING_TO_WIN)
    return Ask(controller(s, hand), "first_card", "FEL-15.12.4", picks, ABOUT[hand])


@book.step
def on_first_card(s: Fellowship, hand: str, answer: str) -> None:
    card = answer.removesuffix(TO_WIN)
    take(s, hand, card)
    gone(s, card)
    s.laid[hand] = card
    if answer.endswith(TO_WIN):
        s.ring = hand
    s.tell("lays", "FEL-15.12.4", who=hand, card=card, reveals=True)
    show_ring(s, card)
