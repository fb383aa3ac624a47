"""Gandalf need not follow suit in the first trick."""

from bree.core.log_lines import line
from bree.games.fellowship.rules.book import book
from bree.games.fellowship.rules.gifts import owner_hand
from bree.games.fellowship.state import Fellowship

LOG_LINES = (line("glamdring"),)


@book.effect()
def free_of_suit(s: Fellowship, card: str) -> None:
    s.free_hand = owner_hand(s, card)
    s.tell("glamdring", "FEL-11.4", who=s.free_hand)
