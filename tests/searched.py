"""What a run may hold, found by trying everything, whatever its asks tell and however long it takes."""

import sys
from typing import Any

from bree.core import Ask, Game
from bree.table.pick_set import NO_PICKS, PickSet, SetSearch


def searched_run(game: Game, s: Any, ask: Ask) -> PickSet:
    return SetSearch(game, s, ask, sys.maxsize).remaining() or NO_PICKS
