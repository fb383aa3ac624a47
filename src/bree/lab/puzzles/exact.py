"""What a game offers to make and to check puzzles."""

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

from bree.bots.bot import Sight, dismiss
from bree.bots.find import invite
from bree.core import CHANCE, Game, Value, sample
from bree.core.find import find
from bree.table.puzzle import LEAST_GAP, PuzzleReason

Reasons = dict[str, tuple[PuzzleReason, ...]]
GRADES = (3, 2, 1)
GAPS = (0.06, 0.14)  # between the best answer and the next best, from which a puzzle has grade 2 or 1
LEAST_NEXT = 0.05  # value of the next best answer: one that never succeeds tempts nobody


def by_gap(_s: Any, values: Mapping[str, float]) -> int:
    """How hard it is to see the best answer: 1 if it is far ahead, 3 if it is close. 0: this is no puzzle."""
    best, second, *_ = sorted(values.values(), reverse=True)
    gap = best - second
    return 0 if gap < LEAST_GAP or second < LEAST_NEXT else GRADES[sum(gap >= least for least in GAPS)]


def no_reasons(_s: Any, _values: Mapping[str, float]) -> Reasons:
    return {}


class Exact(NamedTuple):
    options: tuple[Mapping[str, Value], ...]  # of the games from which puzzles are taken
    values: Callable[[Any], dict[str, float]]  # position -> the value of every answer; empty: they are not known
    answers: Callable[
        [Mapping[str, Value], int], list[str]
    ]  # options and a number -> the answers of a game, or of its beginning
    alike: float = 1.0  # the largest share of the puzzles of a grade that ask the same question
    daily: bool = False  # it has puzzles of the day, too, which are in no list
    grade: Callable[[Any, Mapping[str, float]], int] = by_gap
    reasons: Callable[[Any, Mapping[str, float]], Reasons] = no_reasons  # what is certain after each wrong answer
    open_hands: bool = False


def exact(game: str) -> Exact:
    found: Exact = import_module(f"bree.lab.puzzles.{game}").EXACT
    return found


def played_by(name: str, bot: str) -> Callable[[Mapping[str, Value], int], list[str]]:
    """Games of this bot against itself."""

    def answers(options: Mapping[str, Value], number: int) -> list[str]:
        game = find(name)
        return list(_played(game, options, bot, Random(f"puzzle/{number}")))

    return answers


def _played(game: Game, options: Mapping[str, Value], bot: str, rng: Random) -> Iterator[str]:
    s = game.new(options)
    bots = {seat: invite(game.name, bot) for seat in game.seats(game.choose(options))}
    while (ask := game.waiting(s)) is not None:
        answer = (
            sample(ask.picks, rng) if ask.who == CHANCE else bots[ask.who].choose(Sight(game, s, ask.who, ask), rng)
        )
        game.apply(s, answer)
        yield answer
    dismiss(bots.values())
