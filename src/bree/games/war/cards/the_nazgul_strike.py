"""The Nazgûl Strike."""

from typing import Final

from bree.core import Ask, Pick
from bree.games.war.effects.nazgul import found_by_nazgul
from bree.games.war.facts import CARDS
from bree.games.war.picks import CARD
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import put_away
from bree.games.war.state import SHADOW, War, seat_of

RULE: Final = "WAR-6.6"


@book.effect()
def strike_by_nazgul(s: War, card: str) -> None:
    if not found_by_nazgul(s):
        return
    if cards_to_remove(s):
        s.then(("nazgul_strike", card))
    else:
        s.then(("hunt", card))


@book.can
def can_strike_by_nazgul(s: War, card: str) -> bool:
    return found_by_nazgul(s)


def cards_to_remove(s: War) -> list[str]:
    """Return character cards of the Free Peoples on the table."""
    return [card for card in s.table if CARDS[card].deck == "free_character"]


HUNT_PICK: Final = Pick("hunt")


@book.ask
def nazgul_strike(s: War, card: str) -> Ask:
    picks = (*[CARD[one] for one in cards_to_remove(s)], HUNT_PICK)
    return Ask(seat_of(s, SHADOW), "nazgul_strike", RULE, picks, {"card": "card-" + card})


@book.step
def on_nazgul_strike(s: War, card: str, answer: str) -> None:
    """Start a hunt as after a move (WAR-23.12), or remove the card."""
    if answer == HUNT_PICK.id:
        s.then(("hunt", card))
    else:
        s.tell("card-struck", RULE, card="card-" + answer)
        put_away(s, answer)
