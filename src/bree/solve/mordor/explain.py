"""Solves the game for two, describes its values, and writes the table for `perfect`."""

from collections.abc import Callable, Mapping
from pathlib import Path

from bree.core import Refusal, Value
from bree.games.mordor import GAME
from bree.games.mordor.setup import seats, setup
from bree.lang import Voice
from bree.solve.mordor.exact_table import file_name, find_table, own_folder, read_table, write_table
from bree.solve.mordor.problem import Problem
from bree.solve.mordor.sheet_index import sheet_numbers
from bree.solve.mordor.solve import SPOTS, solve


def solve_game(
    options: Mapping[str, Value], out: Path | None, voice: Voice, step: Callable[[int, int], None]
) -> list[str]:
    """Solve the game with these options and write the table. The results of an interrupted run are used again."""
    chosen = GAME.choose(options)
    if chosen["players"] != 2:
        raise Refusal("solve-two")
    hobbits = seats(chosen)
    if chosen["starter"] == hobbits[1]:
        hobbits = hobbits[::-1]
    problem = Problem(setup(chosen).terms, (hobbits[0], hobbits[1]))
    path = out or own_folder() / file_name(problem.terms, problem.hobbits)
    part = path.with_suffix(".part.npz")
    refused = refusal_of(path, problem, voice)
    values = solve(problem, step, part)
    write_table(
        path, problem.terms, problem.hobbits, (values.alone[0], values.first[1].ravel(), values.second[0].ravel())
    )
    part.unlink(missing_ok=True)
    find_table.cache_clear()
    first, second = values.at_start(problem)
    start = sheet_numbers(problem.terms.squares)[problem.terms.squares, 0] * SPOTS
    facts = {
        "first": millionths(first),
        "second": millionths(second),
        "nobody": millionths(1 - first - second),
        "alone": millionths(float(values.alone[0, start])),
    }
    return (
        refused
        + [voice.say(f"cli-solve-{key}", {"share": share}) for key, share in facts.items()]
        + [voice.say("cli-solve-table", {"file": str(path)})]
    )


def refusal_of(path: Path, problem: Problem, voice: Voice) -> list[str]:
    """Say why the table that is there already cannot be used, if so."""
    try:
        if path.is_file():
            read_table(path, problem.terms, problem.hobbits)
    except Refusal as refusal:
        return [voice.refusal(refusal)]
    return []


def millionths(share: float) -> str:
    return f"{abs(share):.6f}"
