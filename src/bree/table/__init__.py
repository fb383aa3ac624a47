"""A sitting: who sits where, chance, the answers given, fair undo, save and resume.

The table knows the six verbs and no game by name. It speaks no language and draws nothing.
"""

from bree.table.selection import Selection
from bree.table.sitting import Chair, Sitting

__all__ = ["Chair", "Selection", "Sitting"]
