"""Goldberry plays with an open hand. In a pyramid all cards lie face up, but covered cards stay covered."""

from bree.games.fellowship.rules.book import book
from bree.games.fellowship.state import PYRAMID, Fellowship


@book.step
def reveal(s: Fellowship, hand: str) -> None:
    s.opened = (*s.opened, hand)
    if hand == PYRAMID:
        # FEL-15.6.7
        s.upturned = tuple(range(len(s.pyramid)))
    s.tell("opens", "FEL-15.6.2", who=hand, reveals=True)
