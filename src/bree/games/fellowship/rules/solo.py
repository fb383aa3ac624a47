"""Section 14: one player with four open hands and a draw deck."""

from bree.core import CHANCE, Ask
from bree.games.fellowship.card_moves import add
from bree.games.fellowship.card_options import REFILL_FROM_BEARER
from bree.games.fellowship.common_picks import draws
from bree.games.fellowship.queries import bearer_hand, clockwise, left_of, number, solo
from bree.games.fellowship.rules.book import book
from bree.games.fellowship.rules.tricks import drawing_hands
from bree.games.fellowship.state import Fellowship


@book.step
def refill(s: Fellowship, winner: str) -> None:
    """Deal a card to every hand while the deck lasts, before the next trick (FEL-14.8, FEL-14.14)."""
    # FEL-14.15
    if not solo(s) or not s.deck.size:
        return
    # FEL-14.10
    first = winner or s.leader
    if number(s, REFILL_FROM_BEARER):
        first = left_of(s, bearer_hand(s))
    hands = [hand for hand in clockwise(s, first) if hand in drawing_hands(s)]
    s.then(*[("top_up", hand) for hand in hands[: s.deck.size]])


@book.ask
def top_up(s: Fellowship, hand: str) -> Ask:
    return Ask(CHANCE, "top_up", "FEL-14.8", draws(s.deck.rest))


@book.step
def on_top_up(s: Fellowship, hand: str, card: str) -> None:
    s.deck = s.deck.take(card)
    add(s, hand, card)
    s.tell("draws", "FEL-14.8", who=hand, card=card, reveals=True)


@book.step
def extra(s: Fellowship, hand: str, count: int) -> None:
    """Draw the cards of a character that takes them at once and draws none later."""
    s.then(*[("top_up", hand)] * count)
