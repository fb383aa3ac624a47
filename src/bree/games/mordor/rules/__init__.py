"""The rules, one file per chapter of the rulebook. Importing a chapter writes it into the book."""

from bree.games.mordor.rules import ending, gandalf, nazgul, rings, rolling, turn
from bree.games.mordor.rules.book import book

__all__ = ["book", "ending", "gandalf", "nazgul", "rings", "rolling", "turn"]
