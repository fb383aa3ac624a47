"""The Palantír of Orthanc."""

from bree.core import Ask, Pick
from bree.games.war.effects.drawing import DECKS, draw_cards
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import card_owner
from bree.games.war.state import War, seat_of


def decks_with_cards(s: War, card: str) -> list[str]:
    return [deck for deck in DECKS if s.decks[f"{card_owner(s, card)}_{deck}"].size]


@book.effect()
def foresee(s: War, card: str) -> None:
    found = decks_with_cards(s, card)
    if len(found) == 1:
        on_foresee_deck(s, card, found[0])
    else:
        s.then(("foresee_deck", card))


@book.can
def can_foresee(s: War, card: str) -> bool:
    """Only after its owner played a card."""
    return s.acting == card_owner(s, card) and bool(decks_with_cards(s, card))


@book.ask
def foresee_deck(s: War, card: str) -> Ask:
    side = card_owner(s, card)
    picks = tuple([Pick(deck, (f"deck:{side}_{deck}",)) for deck in decks_with_cards(s, card)])
    return Ask(seat_of(s, side), "foresee_deck", "WAR-6.7", picks, {"card": "card-" + card})


@book.step
def on_foresee_deck(s: War, card: str, deck: str) -> None:
    draw_cards(s, card, deck, 1)
