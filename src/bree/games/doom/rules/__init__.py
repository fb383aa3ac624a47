"""The rules, by sections of the catalogue. Importing one writes it into the book."""

from bree.games.doom.facts import STEPS
from bree.games.doom.rules import battle, courage, dice, encounters, moving, stages, turn, windows, witch_king
from bree.games.doom.rules.book import book

book.check()
if not set(STEPS) <= set(book.steps):
    raise ValueError(f"steps of cards without a rule: {sorted(set(STEPS) - set(book.steps))}")

__all__ = [
    "battle", "book", "courage", "dice", "encounters", "moving", "stages", "turn", "windows", "witch_king",
]  # fmt: skip
