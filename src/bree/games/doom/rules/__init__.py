"""The rules, by sections of the catalogue. Importing a section registers its steps and asks in the book."""

from bree.games.doom.rules import battle, courage, dice, encounters, moving, stages, turn, windows, witch_king
from bree.games.doom.rules.book import book

windows.open_windows()
book.check()

__all__ = [
    "battle", "book", "courage", "dice", "encounters", "moving", "stages", "turn", "windows", "witch_king",
]  # fmt: skip
