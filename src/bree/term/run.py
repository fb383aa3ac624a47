"""A run of picks as the player sees it: one set to choose."""

from bree.core import DONE, Ask, Game, State
from bree.table import Sitting
from bree.table.run import whole_run


def whole(game: Game, state: State, ask: Ask) -> Ask:
    """The ask with everything that some set of its run may hold; `done` is left to the confirm line."""
    return ask._replace(picks=whole_run(game, state, ask)) if ask.many else ask


def send(sitting: Sitting, ask: Ask, wanted: frozenset[str]) -> None:
    """A chosen set; an empty one can only mean that the run, once begun, is to end."""
    if wanted:
        sitting.gather(ask.who, wanted)
    else:
        sitting.answer(ask.who, DONE)
