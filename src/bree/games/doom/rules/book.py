"""The book in which all sections register their steps and asks."""

from bree.core import Rules
from bree.games.doom.state import Doom

book: Rules[Doom] = Rules()
