"""Read the behaviours of all cards from their files, and check them against the book."""

from functools import partial
from typing import Any, Final

from bree.core.cards.behaviour import Behaviour, ChangedNumbers, read_behaviour
from bree.core.cards.file import CardFile
from bree.games.fellowship.card_options import NUMBERS, OptionCondition, condition_holds
from bree.games.fellowship.facts import CARDS
from bree.games.fellowship.queries import TABLE, cards_on_table, gift_hand
from bree.games.fellowship.rules.book import book
from bree.games.fellowship.rules.gifts import BEHAVIOURS, WINDOWS
from bree.games.fellowship.setup import VARIANTS

CHANGERS: Final = ("chapters", "events", "characters", "gifts")  # kinds of cards that lie on the table


def read_cards() -> None:
    """Call this when the modules of all cards are loaded.

    Conditions on options become requirements: `rivers_17=plain`.
    """
    for option in VARIANTS:
        for value in option.values:
            book.requirements[f"{option.name}={value}"] = partial(
                condition_holds, OptionCondition(option.name, str(value))
            )
            book.requirements[f"{option.name}!={value}"] = partial(
                condition_holds, OptionCondition(option.name, str(value), False)
            )
    for cards in CARDS.values():
        for card in cards.values():
            check_agreed(card, card.facts)
    behaviours: dict[str, Behaviour] = {}
    for kind in CHANGERS:
        for card in CARDS[kind].values():
            behaviours[card.id] = read_behaviour(card, book, WINDOWS, NUMBERS)
    BEHAVIOURS.update({gift: behaviours[gift] for gift in CARDS["gifts"]})
    TABLE.append(ChangedNumbers(book, behaviours, cards_on_table, gift_hand))


def check_agreed(card: CardFile, facts: Any) -> None:
    """Check that every condition in a card file names an existing option and value."""
    if isinstance(facts, dict):
        for name, value in facts.items():
            if name in ("if", "unless") and value not in book.requirements:
                raise card.refuse(str(value), "why-unknown-name")
            check_agreed(card, value)
    elif isinstance(facts, list):
        for value in facts:
            check_agreed(card, value)
