"""Write the puzzles of a game: positions from games of bots at which one answer is strictly best.

    python scripts/make_puzzles.py [GAME ...]

The same code writes the same puzzles. `tests/table/test_puzzles.py` replays them and computes all values again.
"""

from collections import Counter
from collections.abc import Iterator
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
EACH: Final = 4  # puzzles of a grade
MOST_GAMES: Final = 400
MOST_ANSWERS: Final = 600  # before a question, because the files hold them
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


def found(game: Game, task: Exact) -> list[Puzzle]:
    """At most one puzzle of each game that was played, until there are enough of every grade."""
    chosen: dict[int, list[Puzzle]] = {one: [] for one in GRADES}
    asked: Counter[tuple[int, str]] = Counter()
    for number in track(range(MOST_GAMES), description=game.name):
        for s, options, answers in questions(game, task, number):
            values = task.values(s)
            hard = task.grade(s, values) if len(values) > 1 else 0
            key = (hard, s.todo[-1][0])
            if hard and len(chosen[hard]) < EACH and asked[key] < task.alike:
                chosen[hard].append(puzzle(task, s, hard, options, answers, values))
                asked[key] += 1
                break
        if all(len(one) == EACH for one in chosen.values()):
            break
    return [one for hard in sorted(chosen) for one in chosen[hard]]


def puzzle(
    task: Exact, s: Any, hard: int, options: dict[str, Any], answers: list[str], values: dict[str, float]
) -> Puzzle:
    name = sha256(json.dumps([options, answers]).encode()).hexdigest()[:8]
    rounded = {pick: round(value, DIGITS) for pick, value in values.items()}
    right = max(values, key=lambda pick: values[pick])
    return Puzzle(name, hard, task.open_hands, options, tuple(answers), right, rounded, task.reasons(s, rounded))


def toml(one: Puzzle) -> str:
    lines = [
        "[[puzzle]]",
        f'name = "{one.name}"',
        f"grade = {one.grade}",
        f"open_hands = {json.dumps(one.open_hands)}",
        f'answers = "{" ".join(one.answers)}"',
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


def main(names: list[str]) -> None:
    for name in names or GAMES:
        game = find(name)
        puzzles = found(game, exact(name))
        path = ROOT.joinpath("src", *game.package.split("."), FILE)
        path.write_text(HEAD + "\n" + "\n".join(map(toml, puzzles)), encoding="utf-8")
        print(f"{name}: {len(puzzles)} puzzles")


if __name__ == "__main__":
    main(sys.argv[1:])
