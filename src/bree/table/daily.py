"""The deal of the day: the same game for everybody, by the date (UTC).

The deals of a game are the `[[deal]]` tables of `daily.toml` in its package, or the puzzles of a file that it names.
Each day takes the next one, and the date gives the seed of the dice. The seed is no secret: it makes the deal the same
for all.
"""

from collections.abc import Mapping
from datetime import UTC, datetime
from functools import cache
from hashlib import sha256
from importlib.resources import files
import tomllib
from typing import Final, NamedTuple

from bree.core import Game, Refusal, State, Value
from bree.table.puzzle import Puzzle
from bree.table.puzzle_file import puzzles
from bree.table.sitting import Answer

FILE: Final = "daily.toml"
DAY_S: Final = 24 * 60 * 60
PAST: Final = 7  # days that can still be played
WON, LOST, OPEN = "won", "lost", "open"
ANSWERS, TRY = "answers", "try"
COUNTED: Final = ("turns", "rounds")  # fields of states that count these


class DailyDeal(NamedTuple):
    options: Mapping[str, Value]
    seat: str  # of the player; bots have the others
    answers: tuple[str, ...] = ()  # that the table gives first
    puzzle: Puzzle | None = None  # the first answer after these counts


def deals(game: Game) -> tuple[DailyDeal, ...]:
    """The deals of a game; empty if it has no deal of the day."""
    return _deals(game)


@cache
def _deals(game: Game) -> tuple[DailyDeal, ...]:
    file = files(game.package) / FILE
    if not file.is_file():
        return ()
    found = tomllib.loads(file.read_text(encoding="utf-8"))
    if "puzzles" in found:
        return tuple([_of_puzzle(game, one) for one in puzzles(game, found["puzzles"]).values()])
    return tuple(
        [DailyDeal(one["options"], one["seat"], tuple(one.get("answers", "").split())) for one in found["deal"]]
    )


def _of_puzzle(game: Game, puzzle: Puzzle) -> DailyDeal:
    ask = game.waiting(puzzle.position(game))
    assert ask is not None, "a puzzle asks a seat"
    return DailyDeal(puzzle.options, ask.who, puzzle.answers, puzzle)


def day_of(now: float) -> str:
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def days(now: float) -> list[str]:
    """The days that can be played, today first."""
    return [day_of(now - back * DAY_S) for back in range(PAST + 1)]


def deal_of(game: Game, day: str, now: float) -> DailyDeal:
    """The deal of a day. Refuses a day that is still to come, or too long ago."""
    found = deals(game)
    if not found:
        raise Refusal("daily-none", game=game.name)
    if day not in days(now):
        raise Refusal("daily-tomorrow" if day > day_of(now) else "daily-past", day=day, days=PAST)
    return deal_on(game, day)


def deal_on(game: Game, day: str) -> DailyDeal:
    """The deal of a day, whenever it is."""
    found = deals(game)
    return found[datetime.fromisoformat(day).toordinal() % len(found)]


def seed_of(game: str, day: str) -> int:
    return int.from_bytes(sha256(f"bree/daily/{day}/{game}".encode()).digest()[:8], "big")


class DealResult(NamedTuple):
    outcome: str  # WON, LOST or OPEN
    unit: str = ANSWERS  # of the steps: TRY, ANSWERS, or a field in COUNTED
    steps: int = 0


def result_of(game: Game, deal: DailyDeal, s: State, answers: list[Answer]) -> DealResult:
    """How the deal ended for its player. Of a puzzle only the first answer counts."""
    if deal.puzzle is not None:
        given = answers[len(deal.answers) :]
        if not given:
            return DealResult(OPEN, TRY)
        return DealResult(WON if given[0].pick == deal.puzzle.right else LOST, TRY, 1)
    score = game.score(s)
    if score is None:
        return DealResult(OPEN)
    outcome = WON if score[deal.seat] > 0 else LOST
    for unit in COUNTED:
        steps = getattr(s, unit, 0)
        if steps:
            return DealResult(outcome, unit, steps)
    return DealResult(outcome, ANSWERS, sum(answer.who == deal.seat for answer in answers))
