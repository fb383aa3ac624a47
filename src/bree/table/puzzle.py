"""A puzzle: a position of a game at which one answer is strictly best, with the exact value of every answer."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from bree.core import DONE, Fact, Game, State, Value

LEAST_GAP: Final = 0.02  # between the best answer and the next best; the texts show whole per cents
SECONDS_OF_DAY: Final = 24 * 60 * 60


class PuzzleReason(NamedTuple):
    """What is certain after a wrong answer: a text of the game, with its facts."""

    key: str
    facts: Mapping[str, Fact]


class Puzzle(NamedTuple):
    name: str
    grade: int  # from 1 to 3
    open_hands: bool  # the player sees the hands of all seats
    options: Mapping[str, Value]
    answers: tuple[str, ...]  # from the first position of the game to the question
    right: str  # an answer, as `written` writes it
    values: Mapping[str, float]  # answer -> its exact value; the largest is the best
    reasons: Mapping[str, tuple[PuzzleReason, ...]]  # wrong answer -> what is certain after it

    def position(self, game: Game) -> State:
        """The position with the question, with its log."""
        s: State = game.new(self.options, log=True)
        for answer in self.answers:
            game.apply(s, answer)
        return s

    @property
    def gap(self) -> float:
        """How much better the right answer is than the next best."""
        return self.values[self.right] - max(value for pick, value in self.values.items() if pick != self.right)


def written(picks: Sequence[str]) -> str:
    """One answer as the files of puzzles write it: the picks of a set have no order and no end."""
    return " ".join(sorted(pick for pick in picks if pick != DONE or len(picks) == 1))


def of_the_day(puzzles: Mapping[str, Puzzle], now: float) -> str:
    """The name of the puzzle for this time; the day changes at midnight UTC. Successive days have different puzzles."""
    names = list(puzzles)
    return names[int(now // SECONDS_OF_DAY) % len(names)] if names else ""
