"""Helpers for tests of moves, and a slow search for every group that may move."""

from collections import Counter
from itertools import product
from typing import Any

from bree.games.war.figures import IS_LEADER, IS_UNIT, counts, sort_figures
from bree.games.war.state import Figures
from bree.table.pick_set import bounded_set
from tests.rulebook.war.war_story import Tale
from tests.searched import searched_run


def army_move(board: str, side: str = "free", **given: Any) -> Tale:
    """Start a move with an Army result."""
    return Tale.of(board, ("move", side, 0), ("tidy",), acting=side, **{"die": "army", **given})


def led_move(board: str, side: str = "free", **given: Any) -> Tale:
    """Start a move with a Character result."""
    return Tale.of(board, ("move", side, 1), ("tidy",), acting=side, **{"die": "character", **given})


def parties(may: Figures, stay: Figures, led: bool, leading: frozenset[str]) -> set[Figures]:
    """Return all groups that may move (WAR-10.1, WAR-10.2, WAR-10.5), by trying every one."""
    kinds = counts(may)
    found = set()
    for taken in product(*[range(n + 1) for n in kinds.values()]):
        going = sort_figures([kind for kind, n in zip(kinds, taken, strict=True) for _ in range(n)])
        left = Counter([*may, *stay])
        left.subtract(going)
        unit = any(figure in IS_UNIT for figure in going)
        leader = any(figure in leading or figure not in IS_UNIT for figure in going)
        unit_left = any(n and figure in IS_UNIT for figure, n in left.items())
        leader_left = any(n and figure in IS_LEADER for figure, n in left.items())
        if unit and (leader or not led) and (unit_left or not leader_left):
            found.add(going)
    return found


def bounds(whole: set[Figures]) -> tuple[dict[str, int], int, int]:
    """Return the facts of a pick set with these groups: copies of each figure, the fewest and the most picks."""
    copies: Counter[str] = Counter()
    for party in whole:
        copies |= Counter(party)
    sizes = [len(party) for party in whole]
    return dict(copies), min(sizes), max(sizes)


def told(tale: Tale) -> tuple[dict[str, int], int, int]:
    """Return the same facts as the ask states them."""
    run = bounded_set(tale.ask)
    return {pick.id: pick.copies for pick in run.picks}, run.least, run.most


def tried(tale: Tale) -> tuple[dict[str, int], int, int]:
    """Return the same facts, found by a search through all ends of the pick set."""
    run = searched_run(tale.game, tale.s, tale.ask)
    return {pick.id: pick.copies for pick in run.picks}, run.least, run.most
