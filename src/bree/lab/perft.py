"""Perft: how many answer paths there are to a depth, chance's picks counted as paths.

A changed count means a changed rule. Counts for each first answer help to find the change.
"""

from typing import Any

from bree.core import Game


def perft(game: Game, s: Any, depth: int) -> int:
    ask = game.waiting(s)
    if depth == 0 or ask is None:
        return 1
    if depth == 1:
        return len(ask.picks)
    return sum(divide(game, s, depth).values())


def divide(game: Game, s: Any, depth: int) -> dict[str, int]:
    """The count behind each first answer."""
    ask = game.waiting(s)
    counts: dict[str, int] = {}
    for pick in ask.picks if ask else ():
        after = s.clone()
        game.rules.play(after, pick.id)
        counts[pick.id] = perft(game, after, depth - 1)
    return counts
