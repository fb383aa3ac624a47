"""The book in which all chapters register their steps and asks."""

from bree.core import Rules
from bree.games.mordor.state import Mordor

book: Rules[Mordor] = Rules()
