"""Write the puzzles of a game: positions from games of bots at which one answer is strictly best.

    python scripts/make_puzzles.py [GAME ...]

The same code writes the same puzzles. A game whose deal of the day is a puzzle gets a second file with puzzles of other
games. `tests/table/test_puzzles.py` replays the puzzles and computes their values again.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from hashlib import sha256
import json
from pathlib import Path
import sys
from typing import Any, Final

from rich.progress import track

from bree.core import CHANCE, Game
from bree.core.find import find
from bree.lab.puzzles.exact import GRADES, Exact, exact
from bree.table.puzzle import Puzzle
from bree.table.puzzle_file import FILE

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ("mordor", "doom", "fellowship", "war")
DAILY_FILE: Final = "daily_puzzles.toml"
EACH: Final = 4  # puzzles of a grade
EACH_DAILY: Final = 21  # the same for the deal of the day: one for each day of two months
DAILY_A_GAME: Final = 5  # the most of these from one game
MOST_GAMES: Final = 400
MOST_ANSWERS: Final = 600  # before a question, because the files hold them
APART: Final = 40  # answers between two questions of one game
HEAD: Final = "# Written by scripts/make_puzzles.py, with the exact value of every answer.\n"
DIGITS: Final = 6


def questions(game: Game, task: Exact, number: int) -> Iterator[tuple[Any, dict[str, Any], list[str]]]:
    """Every position of one game at which somebody must choose, with the options and the answers so far."""
    options = dict(task.options[number % len(task.options)])
    s, given = game.new(options), task.answers(options, number)
    for at, answer in enumerate(given[:MOST_ANSWERS]):
        ask = game.waiting(s)
        assert ask is not None
        if ask.who != CHANCE and len(ask.picks) > 1:
            yield s, options, given[:at]
        game.apply(s, answer)


def found(game: Game, task: Exact, numbers: Iterable[int], each: int = EACH, a_game: int = 1) -> list[Puzzle]:
    """The puzzles of some games, until there are enough of every grade."""
    chosen: dict[int, list[Puzzle]] = {one: [] for one in GRADES}
    asked: Counter[tuple[int, str]] = Counter()
    for number in track(list(numbers), description=game.name):
        taken: list[int] = []  # the answers before each puzzle of this game
        for s, options, answers in questions(game, task, number):
            if taken and len(answers) < taken[-1] + APART:
                continue
            values = task.values(s)
            hard = task.grade(s, values) if len(values) > 1 else 0
            key = (hard, s.todo[-1][0])
            if hard and len(chosen[hard]) < each and asked[key] < task.alike * each:
                chosen[hard].append(puzzle(task, s, hard, options, answers, values))
                asked[key] += 1
                taken.append(len(answers))
                if len(taken) == a_game:
                    break
        if all(len(one) == each for one in chosen.values()):
            break
    return [one for hard in sorted(chosen) for one in chosen[hard]]


def puzzle(
    task: Exact, s: Any, hard: int, options: dict[str, Any], answers: list[str], values: dict[str, float]
) -> Puzzle:
    name = sha256(json.dumps([options, answers]).encode()).hexdigest()[:8]
    rounded = {pick: round(value, DIGITS) for pick, value in values.items()}
    right = max(values, key=lambda pick: values[pick])
    return Puzzle(name, hard, task.open_hands, options, tuple(answers), right, rounded, task.reasons(s, rounded))


def before(one: Puzzle, others: Iterable[Puzzle]) -> Puzzle | None:
    """The last puzzle of the same game before this one."""
    earlier = [
        other
        for other in others
        if len(other.answers) < len(one.answers)
        and other.answers == one.answers[: len(other.answers)]
        and other.options == one.options
    ]
    return max(earlier, key=lambda other: len(other.answers), default=None)


def toml(one: Puzzle, others: Iterable[Puzzle]) -> str:
    first = before(one, others)
    own = one.answers[len(first.answers) if first else 0 :]
    lines = [
        "[[puzzle]]",
        f'name = "{one.name}"',
        f"grade = {one.grade}",
        f"open_hands = {json.dumps(one.open_hands)}",
        *([f'after = "{first.name}"'] if first else []),
        f'answers = "{" ".join(own)}"',
        f'right = "{one.right}"',
        "[puzzle.options]",
        *[f"{json.dumps(name)} = {json.dumps(value)}" for name, value in one.options.items()],
        "[puzzle.values]",
        *[f"{json.dumps(pick)} = {value}" for pick, value in one.values.items()],
        "[puzzle.reasons]",
        *[f"{json.dumps(pick)} = [{', '.join(map(inline, said))}]" for pick, said in one.reasons.items()],
    ]
    return "\n".join(lines) + "\n"


def inline(reason: Any) -> str:
    facts = {"key": reason.key, **reason.facts}
    return "{ " + ", ".join(f"{name} = {json.dumps(value)}" for name, value in facts.items()) + " }"


def by_day(puzzles: list[Puzzle]) -> list[Puzzle]:
    """Mixed: the first puzzles of all games, then the second ones, so that days with one game are far apart."""
    place: dict[str, int] = {}
    for one in sorted(puzzles, key=lambda one: len(one.answers)):
        first = before(one, puzzles)
        place[one.name] = place[first.name] + 1 if first else 0
    return sorted(puzzles, key=lambda one: (place[one.name], one.name))


def write(game: Game, file: str, puzzles: list[Puzzle]) -> None:
    path = ROOT.joinpath("src", *game.package.split("."), file)
    path.write_text(HEAD + "\n" + "\n".join(toml(one, puzzles) for one in puzzles), encoding="utf-8")
    print(f"{game.name}: {len(puzzles)} puzzles in {file}")


def main(names: list[str]) -> None:
    for name in names or GAMES:
        game, task = find(name), exact(name)
        if not task.daily:
            write(game, FILE, found(game, task, range(MOST_GAMES)))
            continue
        odd = range(1, 2 * MOST_GAMES, 2)  # no game is in both files
        write(game, FILE, found(game, task, range(0, 2 * MOST_GAMES, 2)))
        write(game, DAILY_FILE, by_day(found(game, task._replace(alike=1.0), odd, EACH_DAILY, DAILY_A_GAME)))


if __name__ == "__main__":
    main(sys.argv[1:])
