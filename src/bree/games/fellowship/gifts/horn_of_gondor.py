"""At the end of setup Boromir names his longest suit, or all of them if several are equally long."""

from bree.games.fellowship.card import SUIT, SUITS
from bree.games.fellowship.rules.book import book
from bree.games.fellowship.rules.gifts import owner_hand
from bree.games.fellowship.state import Fellowship


@book.effect()
def tell_longest_suits(s: Fellowship, card: str) -> None:
    hand = owner_hand(s, card)
    counts = {suit: sum(SUIT[held] == suit for held in s.hands[hand]) for suit in SUITS}
    # FEL-15.11.2
    s.horn = tuple(suit for suit in SUITS if counts[suit] == max(counts.values()))
    s.tell("horn", "FEL-15.11.1", who=hand, suits=tuple("suit-" + suit for suit in s.horn), reveals=True)
