"""The rounds of the whole game, counted over all chapters and attempts."""

from bree.core.rounds import Rounds
from bree.games.fellowship.state import Fellowship


def number(s: Fellowship) -> int:
    return sum(s.attempts.values())


def won(s: Fellowship, round_number: int) -> bool | None:
    """A lost round ends with a question or with the game, so a round that another one follows at once was won."""
    if number(s) > round_number:
        return True
    if s.result:
        return s.result == "won"
    return s.over == "won" if s.over else None


ROUNDS = Rounds(number, won)
