"""The book that all chapters write their steps and asks into."""

from bree.core import Rules
from bree.games.war.state import War

book: Rules[War] = Rules()
