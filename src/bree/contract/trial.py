"""Settings of the battery for one game.

The settings are the `TRIAL` of the module `trial` in the game's package. Without this module the defaults apply.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType
from typing import NamedTuple

from bree.contract.witness import Witness
from bree.core import Game, Value

OptionSet = dict[str, Value]
OptionSets = Mapping[str, OptionSet]
NONE: OptionSets = MappingProxyType({})


class Pace(NamedTuple):
    """How much of a game is played and checked. Long games are checked at fewer positions."""

    bound: int = 5000  # no random game may have more answers
    mixed: int = 6  # number of random option sets
    keep: int = 600  # the first positions, which are all checked; later ones are checked ever more rarely
    apart: int = 1  # other tests check their positions this many times more rarely
    short: int | None = None  # answers after which golden games and bots' games stop; None: at the end
    depths: tuple[int, ...] = (1, 2, 3, 4)  # the depths of perft


class Trial(NamedTuple):
    witness: Callable[[], Witness] | None = None  # for a game with secrets: knows what a seat cannot know
    pace: Pace = Pace()
    places: OptionSets = NONE  # for options that matter only together with others: those others
    free: OptionSets = NONE  # further option sets, such as values of options that take any text
    together: OptionSets = NONE  # for a game with slow setups: these sets instead of one for each value
    same: tuple[str, ...] = ()  # headings of the rulebook that are equal in both languages


TRIALS: dict[str, Trial] = {}  # by the name of the game: trials that are defined elsewhere or were looked up before


def trial(game: Game) -> Trial:
    if game.name not in TRIALS:
        module = f"{game.package}.trial"
        found: Trial = import_module(module).TRIAL if find_spec(module) is not None else Trial()
        TRIALS[game.name] = found
    return TRIALS[game.name]


def pace(game: Game) -> Pace:
    return trial(game).pace
