"""The book in which all modules register their steps, asks and effects."""

from bree.core import Rules
from bree.games.war.state import War

book: Rules[War] = Rules()
