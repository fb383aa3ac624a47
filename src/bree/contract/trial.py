"""What the battery should know of a game beside its GAME.

It is the TRIAL of the module `trial` in the game's package, if there is one; else every game is tried in the same way.
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
    """How much of a game is played and looked at: a long one at fewer places, so that it costs no more than others."""

    bound: int = 5000  # answers that no random game passes
    mixed: int = 6  # option sets with everything drawn at random
    keep: int = 600  # all these positions are stopped at, later ones ever less often
    apart: int = 1  # other tests look at every so manieth of the positions that they look at elsewhere
    short: int | None = None  # answers after which a golden game and a bot's game are left; None: they are ended
    depths: tuple[int, ...] = (1, 2, 3, 4)  # to which perft counts


class Trial(NamedTuple):
    witness: Callable[[], Witness] | None = None  # of a game with secrets: who says what a seat cannot know
    pace: Pace = Pace()
    places: OptionSets = NONE  # options that mean something only with others: where each is tried
    free: OptionSets = NONE  # more option sets, such as values of options that take any text
    together: OptionSets = NONE  # of a game whose tables are dear: these sets, and not each value by itself
    same: tuple[str, ...] = ()  # sections of the rulebook that are called so in both languages


TRIALS: dict[str, Trial] = {}  # by the name of the game, where they lie elsewhere or were found already


def trial(game: Game) -> Trial:
    if game.name not in TRIALS:
        module = f"{game.package}.trial"
        found: Trial = import_module(module).TRIAL if find_spec(module) is not None else Trial()
        TRIALS[game.name] = found
    return TRIALS[game.name]


def pace(game: Game) -> Pace:
    return trial(game).pace
