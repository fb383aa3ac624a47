"""Shadowfax sets a card aside. He may take it back before a trick, and must if his hand is empty."""

from bree.core import Ask, Pick
from bree.games.fellowship.card_moves import add, take
from bree.games.fellowship.common_picks import ABOUT, of_cards
from bree.games.fellowship.queries import controller
from bree.games.fellowship.rules.book import book
from bree.games.fellowship.state import Fellowship

BACK, LEAVE = Pick("back"), Pick("leave")


@book.step
def tuck(s: Fellowship, hand: str) -> None:
    s.then(("tuck_card", hand))


@book.ask
def tuck_card(s: Fellowship, hand: str) -> Ask:
    return Ask(controller(s, hand), "tuck_card", "FEL-15.12.5", of_cards(s.hands[hand]), ABOUT[hand])


@book.step
def on_tuck_card(s: Fellowship, hand: str, card: str) -> None:
    take(s, hand, card)
    s.tucked[hand] = card
    s.tell("tucks", "FEL-15.12.5", who=hand)


@book.step
def untuck(s: Fellowship, hand: str) -> None:
    """Before a trick: take the card back if the hand is empty, else ask."""
    if hand not in s.tucked:
        return
    if not s.hands[hand]:
        take_back(s, hand)
    else:
        s.then(("take_back_card", hand))


@book.ask
def take_back_card(s: Fellowship, hand: str) -> Ask:
    return Ask(controller(s, hand), "take_back_card", "FEL-15.12.5", (LEAVE, BACK), ABOUT[hand])


@book.step
def on_take_back_card(s: Fellowship, hand: str, answer: str) -> None:
    if answer == BACK.id:
        take_back(s, hand)


def take_back(s: Fellowship, hand: str) -> None:
    add(s, hand, s.tucked.pop(hand))
    s.voids.pop(hand, None)
    s.tell("untucks", "FEL-15.12.5", who=hand)
