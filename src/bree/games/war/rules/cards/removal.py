"""The other side may pay to remove a card from the table with an action (WAR-6.9)."""

from typing import Final

from bree.core import Ask
from bree.games.war.facts import ANY_DIE, CARDS, Price
from bree.games.war.picks import CARD
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import card_owner, put_away
from bree.games.war.rules.turn.elven_rings import spend_ring
from bree.games.war.state import War, discard_from_hand, hand_of, seat_of

REMOVABLE: Final = tuple([card.id for card in CARDS.values() if card.removal])


def payable(s: War, side: str, price: Price, card: str) -> bool:
    """Can the side pay this price with the chosen die?"""
    if price.die not in (ANY_DIE, s.die):
        return False
    if price.ring and not (s.rings[side] and side not in s.ringed):
        return False
    if price.requires and not book.requirements[price.requires](s, card):
        return False
    return all(with_icon(s, side, icon) for icon in price.cards)


def with_icon(s: War, side: str, icon: str) -> list[str]:
    return [card for card in hand_of(s, side) if CARDS[card].icon == icon]


def price_of(s: War, side: str, card: str) -> Price | None:
    """Return the first price that can be paid. The card file lists the cheapest price first."""
    for price in CARDS[card].removal:
        if payable(s, side, price, card):
            return price
    return None


def removable(s: War, side: str) -> list[str]:
    found = [card for card in s.table if CARDS[card].removal and card_owner(s, card) != side]
    return [card for card in found if price_of(s, side, card) is not None] if found else found


@book.step
def remove_card(s: War, side: str, card: str) -> None:
    price = price_of(s, side, card)
    assert price is not None
    if price.ring:
        spend_ring(s, side)
        s.tell("ring-paid", "WAR-5.9", who=side)
    s.tell("card-removed", "WAR-6.9", who=side, card="card-" + card)
    put_away(s, card)
    s.then(*[("pay_card", side, icon) for icon in price.cards])


@book.ask
def pay_card(s: War, side: str, icon: str) -> Ask:
    """Ask even if only one card fits. Otherwise the missing question would reveal the hand."""
    picks = tuple([CARD[card] for card in with_icon(s, side, icon)])
    return Ask(seat_of(s, side), "pay_card", "WAR-6.9", picks, {"icon": "face-" + icon}, secret=True)


@book.step
def on_pay_card(s: War, side: str, icon: str, card: str) -> None:
    """Discard the card face down (WAR-28.2). Its deck and icon are public."""
    s.paid = tuple(sorted((*s.paid, f"{CARDS[card].deck}-{icon}")))
    who = seat_of(s, side)
    discard_from_hand(s, who, (card,))
    s.tell("pays-card", "WAR-6.9", who=who, deck="deck-" + CARDS[card].deck)
    s.tell("discarded", "WAR-28.2", to=who, cards=("card-" + card,))
