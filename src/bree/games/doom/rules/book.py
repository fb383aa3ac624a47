"""The book that all sections write their steps and asks into."""

from bree.core import Rules
from bree.games.doom.state import Doom

book: Rules[Doom] = Rules()
