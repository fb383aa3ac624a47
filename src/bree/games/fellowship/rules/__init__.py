"""The rules, by sections of the catalogue.

Importing a section or the module of a card registers its steps in the book.
"""

from bree.core.cards.file import read_folder
from bree.games.fellowship.facts import HOME
from bree.games.fellowship.rules import (
    cards,
    chapters,
    choosing,
    dealing,
    ending,
    exchange,
    gifts,
    setups,
    side_deck,
    solo,
    threats,
    tricks,
)
from bree.games.fellowship.rules.book import book

for kind in ("characters", "events", "gifts"):
    read_folder(HOME + kind)
cards.read_cards()

__all__ = [
    "book",
    "cards",
    "chapters",
    "choosing",
    "dealing",
    "ending",
    "exchange",
    "gifts",
    "setups",
    "side_deck",
    "solo",
    "threats",
    "tricks",
]
