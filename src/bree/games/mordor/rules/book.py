"""The book that all chapters write their steps and asks into."""

from bree.core import Rules
from bree.games.mordor.state import Mordor

book: Rules[Mordor] = Rules()
