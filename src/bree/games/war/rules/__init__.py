"""The rules, by sections of the catalogue. Importing one writes it into the book."""

from bree.games.war.rules import (
    armies,
    arrivals,
    attack,
    battle,
    capture,
    casualties,
    companions,
    damage,
    declaring,
    dice,
    events,
    fellowship,
    hunt,
    minions,
    moments,
    mordor,
    moving,
    politics,
    recruiting,
    retreat,
    rings,
    siege,
    turn,
)
from bree.games.war.rules.book import book

moments.open_moments()
book.check()

__all__ = [
    "armies", "arrivals", "attack", "battle", "book", "capture", "casualties", "companions", "damage", "declaring",
    "dice", "events", "fellowship", "hunt", "minions", "moments", "mordor", "moving", "politics", "recruiting",
    "retreat", "rings", "siege", "turn",
]  # fmt: skip
