"""mordor: the share of games that the active player wins, by the solved table."""

from itertools import combinations

from bree.bots.mordor.exact_share import ExactShare
from bree.bots.mordor.perfect import exact_share
from bree.bots.mordor.turn_values import TurnValues
from bree.games.mordor import GAME
from bree.games.mordor.state import Mordor
from bree.lab.puzzles.exact import Exact, played_by
from bree.solve.mordor.throws import keeps
from bree.table.puzzle import written

KEYS = ("repeat", "keep")


def values(s: Mordor) -> dict[str, float]:
    """Return the exact value of every answer; nothing if the question has no exact values."""
    ask, share = GAME.waiting(s), exact_share(s)
    if ask is None or ask.key not in KEYS or not isinstance(share, ExactShare) or s.now:
        return {}
    turn = TurnValues(s, share)
    kept, shown = turn.kept(s), turn.shown(s)
    if ask.key == "repeat":
        return {"stand": turn.best(kept, shown), "again": turn.roll(kept, tuple(kind for kind, _ in shown))}
    found: dict[str, float] = {}
    for size in range(1, len(s.rolled) + 1):
        for dice in combinations(s.rolled, size):
            chosen = tuple(sorted((turn.kinds[die], s.rolled[die]) for die in dice))
            if chosen in keeps(shown, turn.equal):
                found[written(dice)] = turn.after(kept, shown, chosen)
    return found


EXACT = Exact(({"players": 2}, {"players": 2, "side": "advanced"}), values, played_by("mordor", "turn"))
