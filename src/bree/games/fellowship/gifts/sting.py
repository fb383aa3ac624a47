"""Before any trick Frodo may exchange with the lost card, or with the hand that took it."""

from bree.core.log_lines import line
from bree.games.fellowship.queries import gift_hand
from bree.games.fellowship.rules.book import book
from bree.games.fellowship.rules.exchange import may_exchange
from bree.games.fellowship.rules.gifts import owner_hand
from bree.games.fellowship.state import Fellowship

LOG_LINES = (line("sting"),)


@book.can
def can_exchange_lost(s: Fellowship, card: str) -> bool:
    hand = gift_hand(s, card)
    return may_exchange(s, hand) and bool(s.lost or (s.taker not in ("", hand) and may_exchange(s, s.taker)))


@book.effect()
def exchange_lost(s: Fellowship, card: str) -> None:
    hand = owner_hand(s, card)
    s.offer = (card,)
    s.tell("sting", "FEL-11.4", who=hand)
    if s.lost:  # everybody sees the card that he takes
        s.then(("drop", hand))
    else:
        s.voids.pop(hand, None)
        s.voids.pop(s.taker, None)
        s.then(("give", hand, s.taker))
