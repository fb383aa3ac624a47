"""The arithmetic of the solver, compiled by Numba.

Each player maximises the player's own share of the victory. The solver computes both shares, because the game is not
zero-sum: nobody may win. Of equally good choices, the player takes the one that leaves the rival least.
"""

from functools import partial
from pathlib import Path
from typing import Any

from numba import prange
import numpy as np

from bree.games.mordor.state import CIRCLES
from bree.solve.mordor import sheet_index
from bree.solve.mordor.sheet_index import GO_ON, MOVER, MOVER_ALONE, RIVAL, RIVAL_ALONE, TIE
from bree.solve.numba_store import NumbaStore

Array = np.ndarray[Any, Any]
Tree = tuple[Array, Array, Array, Array, Array]  # the fields of a `TurnTree`

EQUAL = 1e-13
SETTLED = 1e-10
ROUNDS = 2000  # far more than any pair of positions needs

STORE = NumbaStore(Path(__file__).parent, [sheet_index.__file__])

halved = STORE.compiled(sheet_index.halved)
struck = STORE.compiled(sheet_index.struck)
walked = STORE.compiled(sheet_index.walked)
end_of_turn = STORE.compiled(sheet_index.end_of_turn)


@STORE.compiled
def run(tree: Tree, own: Array, rival: Array, again: Any) -> tuple[float, float]:
    """Compute the nodes from the leaves up. The last node is the start of the turn."""
    _, rows_of, weights, choices_of, choices = tree
    leaves, nodes = tree[0].shape[0], rows_of.shape[0] - 1
    for node in range(nodes):
        first, last = rows_of[node], rows_of[node + 1]
        mine, other = 0.0, 0.0
        for row in range(first, last):
            best, best_rival = choose(choices, choices_of[row], choices_of[row + 1], own, rival)
            mine += weights[row] * best
            other += weights[row] * best_rival
        if again:  # the player repeats a throw that is worse than the average of a new one
            fresh, fresh_rival = mine, other
            mine, other = 0.0, 0.0
            for row in range(first, last):
                best, best_rival = choose(choices, choices_of[row], choices_of[row + 1], own, rival)
                if best < fresh - EQUAL or (best < fresh + EQUAL and fresh_rival < best_rival):
                    best, best_rival = fresh, fresh_rival
                mine += weights[row] * best
                other += weights[row] * best_rival
        own[leaves + node] = mine
        rival[leaves + node] = other
    return own[leaves + nodes - 1], rival[leaves + nodes - 1]


@STORE.compiled
def choose(choices: Array, first: Any, last: int, own: Array, rival: Array) -> tuple[float, float]:
    at = choices[first]
    best, best_rival = own[at], rival[at]
    for n in range(first + 1, last):
        at = choices[n]
        if own[at] > best + EQUAL or (own[at] > best - EQUAL and rival[at] < best_rival):
            best, best_rival = own[at], rival[at]
    return best, best_rival


@STORE.compiled
def leaf_shares(
    tree: Tree,
    places: Array,
    terms: tuple[bool, bool],
    index: Array,
    sheet: Array,
    at: int,
    rival_sheet: Array,
    rival_at: int,
    last_in_round: bool,
    alone: Any,
    values: tuple[Array, Array, Array, Array],
    own: Array,
    rival: Array,
) -> None:
    """Compute the shares of both players at each leaf of a turn."""
    mover_alone, rival_alone, mover_next, rival_next = values
    last_standing, instant_win = terms
    gandalf, lost = places[at]
    for n in range(tree[0].shape[0]):
        rings, gandalfs, blocked, hits, rival_hits = tree[0][n]
        whole, halves = halved(sheet[0], sheet[1], gandalfs * gandalf)
        whole, halves = struck(whole, halves, hits)
        rival_whole, rival_halves = struck(rival_sheet[0], rival_sheet[1], rival_hits)
        left, rival_left = whole + halves, rival_whole + rival_halves
        circles = walked(at, rings, lost, blocked > 0) if left else at
        mine = index[whole, halves] * (CIRCLES + 1) + circles
        yours = index[rival_whole, rival_halves] * (CIRCLES + 1) + rival_at
        home = left > 0 and circles == CIRCLES
        if alone:
            own[n] = 0.0 if left == 0 else 1.0 if home else mover_alone[mine]
            rival[n] = 0.0
            continue
        end = end_of_turn(last_in_round, left, home, rival_left, rival_at == CIRCLES, last_standing, instant_win)
        own[n], rival[n] = 0.0, 0.0
        if end == MOVER:
            own[n] = 1.0
        elif end == RIVAL:
            rival[n] = 1.0
        elif end == TIE:
            own[n], rival[n] = 0.5, 0.5
        elif end == MOVER_ALONE:
            own[n] = mover_alone[mine]
        elif end == RIVAL_ALONE:
            rival[n] = rival_alone[yours]
        elif end == GO_ON:
            own[n], rival[n] = mover_next[yours, mine], rival_next[yours, mine]


@STORE.compiled
def solve_alone(
    tree: Tree, places: Array, terms: tuple[bool, bool], index: Array, sheet: Array, at: int, again: Any, alone: Any
) -> None:
    """Compute the share of a player who plays on alone, until it no longer changes."""
    size = tree[0].shape[0] + tree[1].shape[0] - 1
    own, rival = np.zeros(size), np.zeros(size)
    empty = np.zeros((1, 1))
    here = index[sheet[0], sheet[1]] * (CIRCLES + 1) + at
    for _ in range(ROUNDS):
        leaf_shares(
            tree, places, terms, index, sheet, at, sheet, 0, True, True, (alone, alone, empty, empty), own, rival
        )
        share, _rest = run(tree, own, rival, again)
        moved = abs(share - alone[here])
        alone[here] = share
        if moved < SETTLED:
            return


@STORE.compiled
def turn_shares(
    tree: Tree,
    again: Any,
    places: Array,
    terms: tuple[bool, bool],
    index: Array,
    sheet: Array,
    at: int,
    rival_sheet: Array,
    rival_at: int,
    last_in_round: bool,
    values: tuple[Array, Array, Array, Array],
) -> tuple[float, float]:
    size = tree[0].shape[0] + tree[1].shape[0] - 1
    own, rival = np.empty(size), np.empty(size)
    leaf_shares(tree, places, terms, index, sheet, at, rival_sheet, rival_at, last_in_round, False, values, own, rival)
    return run(tree, own, rival, again)


@partial(STORE.compiled, parallel=True)
def solve_layer(
    pairs: Array,
    trees: list[Tree],
    pick_tree: Array,
    again: Any,
    places: Array,
    terms: tuple[bool, bool],
    index: Array,
    sheet_list: Array,
    alone: Any,
    first: Any,
    second: Array,
) -> None:
    """Compute a set of position pairs that do not lead to each other.

    `first` and `second` hold both shares before the turn of the starter and of the other player. Their indexes are the
    position of the waiting player and then that of the mover, so that a turn reads its results directly.
    """
    for n in prange(pairs.shape[0]):
        a, b = pairs[n]
        a_sheet, a_at = sheet_list[a // (CIRCLES + 1)], a % (CIRCLES + 1)
        b_sheet, b_at = sheet_list[b // (CIRCLES + 1)], b % (CIRCLES + 1)
        for _ in range(ROUNDS):
            moved = 0.0
            tree = trees[pick_tree[1, int(a_at == CIRCLES), b_at]]
            own, rival = turn_shares(
                tree, again[b_at], places, terms, index, b_sheet, b_at, a_sheet, a_at, True,
                (alone[1], alone[0], first[1], first[0]),
            )  # fmt: skip
            moved = max(abs(own - second[1, b, a]), abs(rival - second[0, b, a]))
            second[1, b, a], second[0, b, a] = own, rival
            if a_at < CIRCLES:
                tree = trees[pick_tree[0, 0, a_at]]
                own, rival = turn_shares(
                    tree, again[a_at], places, terms, index, a_sheet, a_at, b_sheet, b_at, False,
                    (alone[0], alone[1], second[0], second[1]),
                )  # fmt: skip
                moved = max(moved, abs(own - first[0, a, b]), abs(rival - first[1, a, b]))
                first[0, a, b], first[1, a, b] = own, rival
            else:
                break
            if moved < SETTLED:
                break
