"""The rules, by sections of the catalogue. Importing one writes it into the book; so does the code of a card."""

from bree.core.cards import folder
from bree.games.fellowship.facts import HOME
from bree.games.fellowship.rules import (
    chapters,
    choosing,
    dealing,
    ending,
    exchange,
    gifts,
    grim,
    setups,
    solo,
    threats,
    tricks,
)
from bree.games.fellowship.rules.book import book

for cards in ("characters", "events", "gifts"):
    folder(HOME + cards)
gifts.read_gifts()

__all__ = [
    "book",
    "chapters",
    "choosing",
    "dealing",
    "ending",
    "exchange",
    "gifts",
    "grim",
    "setups",
    "solo",
    "threats",
    "tricks",
]
