"""The rules, one file for each chapter of the rulebook.

Importing a chapter registers its steps and asks in the book.
"""

from bree.games.mordor.rules import ending, gandalf, nazgul, rings, rolling, turn
from bree.games.mordor.rules.book import book

__all__ = ["book", "ending", "gandalf", "nazgul", "rings", "rolling", "turn"]
