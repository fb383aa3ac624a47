"""Cards with which their owner draws cards."""

from bree.core.cards.file import OneOf
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import card_owner
from bree.games.war.state import War

DECKS = ("character", "strategy")


@book.effect(deck=OneOf(DECKS), cards=int)
def draw_cards(s: War, card: str, deck: str, cards: int) -> None:
    """Draw all cards, then check the hand limit (WAR-6.2)."""
    side = card_owner(s, card)
    s.then(*[("draw", f"{side}_{deck}")] * cards, ("hand_limit", side))


@book.can
def can_draw_cards(s: War, card: str, deck: str, cards: int) -> bool:
    return s.decks[f"{card_owner(s, card)}_{deck}"].size > 0
