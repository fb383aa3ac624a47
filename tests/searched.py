"""What a run may hold, found by trying everything, whatever its asks tell and however long it takes."""

import sys
from typing import Any

from bree.core import Ask, Game
from bree.table.run import NO_RUN, Course, Run


def searched_run(game: Game, s: Any, ask: Ask) -> Run:
    return Course(game, s, ask, sys.maxsize).run() or NO_RUN
