"""All pick sets of an ask, found by trying everything: slow, and independent of the sizes that the ask gives."""

import sys
from typing import Any

from bree.core import Ask, Game
from bree.table.pick_set import NO_PICKS, PickSet, SetSearch


def searched_run(game: Game, s: Any, ask: Ask) -> PickSet:
    return SetSearch(game, s, ask, sys.maxsize).remaining() or NO_PICKS
