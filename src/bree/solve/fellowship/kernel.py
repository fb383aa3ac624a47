"""The search: depth first, trick by trick, best plays first, with a table of failed positions."""

from typing import NamedTuple

import numpy as np

from bree.solve.fellowship.array_layout import CODE, DEPTHS, DONE, HANDS, LENGTH, SCRATCH, Array, RoundArrays
from bree.solve.fellowship.bits import compiled
from bree.solve.fellowship.bounds import assess
from bree.solve.fellowship.signature import signature
from bree.solve.fellowship.trick_plays import gather
from bree.solve.fellowship.tricks import finish, order, vary

FOUND, NONE, GAVE_UP, NO_ROOM = 1, 0, -1, -2


class Workspace(NamedTuple):
    """The arrays that the search writes to."""

    ways: Array  # the plays of every trick of the line, one trick after the other
    table: Array  # signatures of positions that cannot be won
    line: Array  # the codes of the tricks played
    nodes: Array  # one number: how many positions were examined


@compiled
def search(p: RoundArrays, room: Workspace, salt: np.uint64, budget: int) -> int:
    """Return FOUND with the codes of the tricks in `line`, NONE, GAVE_UP if the budget ran out, or NO_ROOM."""
    rows, fixed, grim, deck, goals, sets = p.rows, p.fixed, p.grim, p.deck, p.goals, p.sets
    ways, table, line, nodes = room.ways, room.table, room.line, room.nodes
    work = np.zeros((5, HANDS), np.int64)
    starts = np.zeros(DEPTHS, np.int64)
    cursor = np.zeros(DEPTHS, np.int64)
    keys = np.zeros(DEPTHS, np.uint64)
    last = table.size - 1
    keys[0] = signature(p, rows[0], salt)
    nodes[0] = 1
    depth = 0
    cursor[0] = gather(p, 0, ways, 0, work)
    if cursor[0] < 0:
        return NO_ROOM
    while depth >= 0:
        if cursor[depth] == starts[depth]:
            table[np.int64(keys[depth] & np.uint64(last))] = keys[depth]
            depth -= 1
            continue
        cursor[depth] -= 1
        code = ways[cursor[depth]] & (1 << CODE) - 1
        vary(rows, fixed, depth, SCRATCH, code)
        many = order(rows[SCRATCH], fixed, depth, work[0])
        finish(rows, fixed, grim, deck, goals, depth, work[0], many, code)
        line[depth] = code
        row = rows[depth + 1]
        if row[DONE] == fixed[LENGTH]:
            return FOUND
        assess(row, fixed, deck, goals, sets, work[3], work[4])  # called because it marks goals as met
        key = signature(p, row, salt)
        if table[np.int64(key & np.uint64(last))] == key:
            continue
        nodes[0] += 1
        if nodes[0] > budget:
            return GAVE_UP
        depth += 1
        keys[depth] = key
        starts[depth] = cursor[depth - 1]
        cursor[depth] = gather(p, depth, ways, starts[depth], work)
        if cursor[depth] < 0:
            return NO_ROOM
    return NONE
