"""At the end of setup Boromir tells of which suit he holds most cards, of several if they are equal."""

from bree.games.fellowship.card import SUIT, SUITS
from bree.games.fellowship.facts import GIFTS
from bree.games.fellowship.present import gift_hand, solo
from bree.games.fellowship.rules.book import book
from bree.games.fellowship.state import Fellowship

HORN = "horn_of_gondor"


@book.step
def sound_horn(s: Fellowship) -> None:
    hand = gift_hand(s, HORN)
    if not hand or (solo(s) and GIFTS[HORN].not_solo):
        return
    counts = {suit: sum(SUIT[card] == suit for card in s.hands[hand]) for suit in SUITS}
    # FEL-15.11.2
    s.horn = tuple(suit for suit in SUITS if counts[suit] == max(counts.values()))
    s.used = (*s.used, HORN)
    s.tell("horn", "FEL-15.11.1", who=hand, suits=tuple("suit-" + suit for suit in s.horn), reveals=True)
