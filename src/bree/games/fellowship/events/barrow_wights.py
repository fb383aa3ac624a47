"""Tom Bombadil draws five unknown Barrow cards instead of taking the lost card (FEL-15.6.3)."""

from bree.core import CHANCE, Ask
from bree.games.fellowship.card_moves import add
from bree.games.fellowship.common_picks import draws
from bree.games.fellowship.rules.book import book
from bree.games.fellowship.state import Fellowship

DUG = 5


@book.step
def dig_up(s: Fellowship, hand: str) -> None:
    if s.barrow:
        s.then(("dig", hand, DUG))


@book.ask
def dig(s: Fellowship, hand: str, count: int) -> Ask:
    return Ask(CHANCE, "dig", "FEL-15.6.9", draws(tuple(sorted(s.barrow))))


@book.step
def on_dig(s: Fellowship, hand: str, count: int, card: str) -> None:
    s.barrow = tuple(other for other in s.barrow if other != card)
    add(s, hand, card)
    s.keeps[hand] = s.keeps.get(hand, 0) + 1
    if count > 1:
        s.then(("dig", hand, count - 1))
    else:
        s.tell("digs", "FEL-15.6.9", who=hand, count=s.keeps[hand], reveals=True)
