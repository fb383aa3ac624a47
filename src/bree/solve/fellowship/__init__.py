"""The open-hands solver of `fellowship`: is there a line of play by which all goals are met from here, and which?"""

from bree.solve.fellowship.solve import Chance, Found, Line, look, shuffled, solve

__all__ = ["Chance", "Found", "Line", "look", "shuffled", "solve"]
