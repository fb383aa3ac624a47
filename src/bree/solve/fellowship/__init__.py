"""The solver of `fellowship` with open hands: it searches for a line of play that meets all goals."""

from bree.solve.fellowship.solve import DeckOrder, SearchResult, WinningLine, search_line, shuffled, solve

__all__ = ["DeckOrder", "SearchResult", "WinningLine", "search_line", "shuffled", "solve"]
