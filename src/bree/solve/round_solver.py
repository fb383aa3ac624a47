"""Could a lost round have been won? Finds the solver of a game by its name: `bree/solve/GAME/lost_round.py`."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Final, NamedTuple, cast

from bree.core import LogEntry, State

YES: Final = "yes"
NO: Final = "no"
UNSURE: Final = "unsure"  # the budget ran out first


class SolvedRound(NamedTuple):
    answer: str
    log: tuple[LogEntry, ...] = ()  # of a winning line, as everybody may read it


# From the first position of a round and the answers that were given in it.
RoundSolver = Callable[[State, tuple[str, ...]], SolvedRound]


def has_round_solver(game: str) -> bool:
    """Is there a solver, and is Numba installed? It imports neither, because that takes a second."""
    home = f"bree.solve.{game}"
    return all(find_spec(name) is not None for name in ("numba", home)) and find_spec(f"{home}.lost_round") is not None


def round_solver(game: str) -> RoundSolver:
    return cast(RoundSolver, import_module(f"bree.solve.{game}.lost_round").solve_lost_round)
