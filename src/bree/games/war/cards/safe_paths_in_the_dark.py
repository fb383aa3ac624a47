"""Safe Paths in the Dark."""

from bree.core import Ask
from bree.games.war.picks import CARD
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import card_owner, put_away
from bree.games.war.state import War, seat_of


def cards_to_remove(s: War, cards: str) -> list[str]:
    return [one for one in cards.split() if one in s.table]


@book.effect(cards=str)
def clear_away(s: War, card: str, cards: str) -> None:
    """Remove one of these cards from the table without its effect (LME-8.19)."""
    found = cards_to_remove(s, cards)
    if len(found) > 1:
        s.then(("clear_which", card, cards))
    elif found:
        on_clear_which(s, card, cards, found[0])


@book.can
def can_clear_away(s: War, card: str, cards: str) -> bool:
    return bool(cards_to_remove(s, cards))


@book.ask
def clear_which(s: War, card: str, cards: str) -> Ask:
    picks = tuple([CARD[one] for one in cards_to_remove(s, cards)])
    return Ask(seat_of(s, card_owner(s, card)), "clear_which", "LME-8.19", picks, {"card": "card-" + card})


@book.step
def on_clear_which(s: War, card: str, cards: str, answer: str) -> None:
    s.tell("card-struck", "LME-8.19", card="card-" + answer)
    put_away(s, answer)
