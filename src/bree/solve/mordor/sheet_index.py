"""Sheets as numbers: whole free squares and half fields in front of them, and the effect of a turn on both.

A player who always halves the first free square (never worse, MOR-R18) has such a sheet after every turn. The solver
compiles the functions of this file, so they use only numbers.
"""

from functools import cache
from typing import Final

from bree.games.mordor.sheet import free_squares
from bree.games.mordor.state import CIRCLES, Mordor

# The ends of a turn, for the player who took it
NOBODY: Final = 0
MOVER: Final = 1
RIVAL: Final = 2
TIE: Final = 3
MOVER_ALONE: Final = 4  # the rival is out, and the mover is not yet in Mordor
RIVAL_ALONE: Final = 5
GO_ON: Final = 6


@cache
def sheets(squares: int) -> list[tuple[int, int]]:
    """Return all sheets of a player who is not out, as (whole, halves)."""
    return [(f, h) for f in range(squares + 1) for h in range(2 * (squares - f) + 1) if f + h]


@cache
def sheet_numbers(squares: int) -> dict[tuple[int, int], int]:
    return {sheet: number for number, sheet in enumerate(sheets(squares))}


def sheet_of(s: Mordor, seat: int) -> tuple[int, int]:
    """Return the sheet of a seat. Halved squares count as if they were the first ones."""
    whole = len(free_squares(s.terms.squares, s.left[seat], s.halved[seat]))
    return whole, s.left[seat] - whole


def halved(whole: int, halves: int, gandalfs: int) -> tuple[int, int]:
    used = min(gandalfs, whole)
    return whole - used, halves + 2 * used


def struck(whole: int, halves: int, nazgul: int) -> tuple[int, int]:
    taken = min(nazgul, halves)
    return max(whole - (nazgul - taken), 0), halves - taken


def walked(circles: int, rings: int, lost: int, blocked: bool) -> int:
    return circles if blocked else min(circles + max(rings - lost, 0), CIRCLES)


def end_of_turn(
    last_in_round: bool,
    left: int,
    home: bool,
    rival_left: int,
    rival_home: bool,
    last_standing: bool,
    instant_win: bool,
) -> int:
    """Return the result of a turn for the player and the rival, who was not out when it began."""
    if left == 0 and rival_left == 0:
        return NOBODY
    if rival_left == 0:
        return MOVER if last_standing or home else MOVER_ALONE
    if left == 0:
        return RIVAL if last_standing or (last_in_round and rival_home) else RIVAL_ALONE
    if home and instant_win:
        return MOVER
    if not last_in_round or not (home or rival_home):
        return GO_ON
    if home and rival_home:
        return TIE if left == rival_left else MOVER if left > rival_left else RIVAL
    return MOVER if home else RIVAL
