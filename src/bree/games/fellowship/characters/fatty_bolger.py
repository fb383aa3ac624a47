"""Fatty gives a card to every other hand and gets none back. This is not an exchange (FEL-4.14, FEL-15.4.1)."""

from bree.core import Ask
from bree.games.fellowship.card_moves import hand_over, tell_gave
from bree.games.fellowship.common_picks import of_cards
from bree.games.fellowship.queries import clockwise, controller
from bree.games.fellowship.rules.book import book
from bree.games.fellowship.state import Fellowship


@book.step
def give_each(s: Fellowship, hand: str) -> None:
    s.then(*[("give_one", hand, other) for other in clockwise(s, hand)[1:]])


@book.ask
def give_one(s: Fellowship, hand: str, other: str) -> Ask:
    # A pyramid gives from its free row (FEL-15.4.5).
    facts = {"hand": "hand-" + hand, "other": "hand-" + other}
    return Ask(controller(s, hand), "give_one", "FEL-15.4.1", of_cards(s.hands[hand]), facts)


@book.step
def on_give_one(s: Fellowship, hand: str, other: str, card: str) -> None:
    hand_over(s, hand, other, card)
    s.tell("gives", "FEL-15.4.1", who=hand, other=other)
    tell_gave(s, hand, other, card)
