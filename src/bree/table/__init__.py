"""A sitting: the chairs, chance, the answers, undo, save and load.

The table uses the six verbs of a game and knows no game by name. It contains no texts and draws nothing.
"""

from bree.table.selection import Selection
from bree.table.sitting import Chair, Sitting

__all__ = ["Chair", "Selection", "Sitting"]
