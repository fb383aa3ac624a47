"""The book in which all sections register their steps and asks."""

from bree.core import Rules
from bree.games.fellowship.state import Fellowship

book: Rules[Fellowship] = Rules()
