"""The book that every chapter of the rules writes itself into."""

from bree.core import Rules
from bree.games.fellowship.state import Fellowship

book: Rules[Fellowship] = Rules()
