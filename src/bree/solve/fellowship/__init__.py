"""The open-hands solver of `fellowship`: is there a line of play by which all goals are met from here, and which?"""

from bree.solve.fellowship.solve import DeckOrder, SearchResult, WinningLine, search_line, shuffled, solve

__all__ = ["DeckOrder", "SearchResult", "WinningLine", "search_line", "shuffled", "solve"]
