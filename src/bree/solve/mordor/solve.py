"""Computes the values of all positions for two players, layer by layer.

The potential of a sheet is 3 × whole + halves + missing circles. Every change of a sheet lowers it. So a position
depends only on lower layers, and on itself if a whole round changes nothing.
"""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple
from zipfile import BadZipFile

from numba.typed import List
import numpy as np

from bree.games.mordor.state import CIRCLES
from bree.solve.mordor.exact_table import heading
from bree.solve.mordor.kernel import solve_alone, solve_layer
from bree.solve.mordor.problem import HOME, ON_THE_WAY, OUT, Problem
from bree.solve.mordor.sheet_index import sheets
from bree.solve.mordor.turn_tree import TurnTree

SPOTS = CIRCLES + 1
BLOCK = 2048  # pairs between two steps of the progress bar


class Values(NamedTuple):
    """The shares of both players. A position is sheet × 10 + circles."""

    alone: np.ndarray  # player, position
    first: np.ndarray  # player, position of the starter, of the other: before the starter's turn
    second: np.ndarray  # player, position of the other, of the starter: before the other's turn

    def at_start(self, problem: Problem) -> tuple[float, float]:
        start = sheets(problem.terms.squares).index((problem.terms.squares, 0)) * SPOTS
        return float(self.first[0, start, start]), float(self.first[1, start, start])


def empty_values(squares: int) -> Values:
    size = len(sheets(squares)) * SPOTS
    return Values(np.zeros((2, size)), np.zeros((2, size, size)), np.zeros((2, size, size)))


def solve(problem: Problem, step: Callable[[int, int], None], part: Path | None = None) -> Values:
    """Solve the problem. `step` gets the number of finished pairs of positions and their total. `part` stores the
    results so far.
    """
    listed = sheets(problem.terms.squares)
    index = np.zeros((problem.terms.squares + 1, 2 * problem.terms.squares + 1), dtype=np.int64)
    for number, (whole, halves) in enumerate(listed):
        index[whole, halves] = number
    sheet_list = np.array(listed, dtype=np.int64)
    places = np.array([[problem.place(c).gandalf, problem.place(c).rings_lost] for c in range(SPOTS)])
    again = np.array([problem.place(c).repeat_rolls for c in range(SPOTS)])
    terms = (problem.terms.last_standing, problem.terms.instant_win)
    values, done = _resumed(problem, part)
    if not done:
        _solve_alone(problem, values.alone, places, terms, index, again)
    trees, pick_tree = _trees(problem)
    layers = _layers(listed)
    total = sum(len(pairs) for pairs in layers)
    count = sum(len(pairs) for pairs in layers[:done])
    step(count, total)
    for number, pairs in enumerate(layers[done:], start=done + 1):
        for start in range(0, len(pairs), BLOCK):
            block = pairs[start : start + BLOCK]
            solve_layer(block, trees, pick_tree, again, places, terms, index, sheet_list, *values)
            count += len(block)
            step(count, total)
        if part is not None:
            _keep(problem, part, values, number)
    return values


def _solve_alone(
    problem: Problem,
    alone: np.ndarray,
    places: np.ndarray,
    terms: tuple[bool, bool],
    index: np.ndarray,
    again: np.ndarray,
) -> None:
    listed = np.array(sorted(sheets(problem.terms.squares), key=lambda sheet: 3 * sheet[0] + sheet[1]))
    for player in (0, 1):
        trees = [problem.tree(player, OUT, circles) for circles in range(CIRCLES)]
        for sheet in listed:
            for circles in range(CIRCLES - 1, -1, -1):
                solve_alone(trees[circles], places, terms, index, sheet, circles, again[circles], alone[player])


def _trees(problem: Problem) -> tuple[List, np.ndarray]:
    """Return every different tree once, and the tree for each mover, rival and place."""
    found: dict[int, tuple[int, TurnTree]] = {}
    pick_tree = np.zeros((2, 2, CIRCLES), dtype=np.int64)
    for mover in (0, 1):
        for rival in (ON_THE_WAY, HOME):
            for circles in range(CIRCLES):
                tree = problem.tree(mover, rival, circles)
                pick_tree[mover, rival, circles] = found.setdefault(id(tree), (len(found), tree))[0]
    trees = List()
    for _, tree in found.values():
        trees.append(tuple(tree))
    return trees, pick_tree


def _layers(listed: list[tuple[int, int]]) -> list[np.ndarray]:
    layers: dict[int, list[tuple[int, int]]] = {}
    spots = [
        (number * SPOTS + circles, 3 * whole + halves + CIRCLES - circles, circles)
        for number, (whole, halves) in enumerate(listed)
        for circles in range(SPOTS)
    ]
    for a, potential, _ in spots:
        for b, other, circles in spots:
            if circles < CIRCLES:  # if the second player arrives, the game is over
                layers.setdefault(potential + other, []).append((a, b))
    return [np.array(layers[key], dtype=np.int64) for key in sorted(layers)]


def _keep(problem: Problem, part: Path, values: Values, layers: int) -> None:
    """Store the results so far, completely or not at all."""
    part.parent.mkdir(parents=True, exist_ok=True)
    scratch = part.with_suffix(".new.npz")
    np.savez(
        scratch, heading=np.array(heading(problem.terms, problem.hobbits)), layers=np.array(layers), **values._asdict()
    )
    scratch.replace(part)


def _resumed(problem: Problem, part: Path | None) -> tuple[Values, int]:
    """Return the stored results of an earlier run of the same problem."""
    fresh = empty_values(problem.terms.squares), 0
    if part is None or not part.exists():
        return fresh
    try:
        with part.open("rb") as file, np.load(file) as kept:
            if str(kept["heading"]) != heading(problem.terms, problem.hobbits):
                return fresh
            return Values(kept["alone"], kept["first"], kept["second"]), int(kept["layers"])
    except (OSError, ValueError, KeyError, EOFError, BadZipFile):
        return fresh  # the file is incomplete: start again
