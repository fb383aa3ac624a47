"""The exact share of the victory after a turn, read from a table."""

from bree.bots.mordor.kept_dice import KeptDice
from bree.games.mordor.rules.turn import place
from bree.games.mordor.sheet import in_mordor, is_out
from bree.games.mordor.state import CIRCLES, Mordor
from bree.solve.mordor.exact_table import MOST, SPOTS, Table
from bree.solve.mordor.sheet_index import (
    GO_ON,
    MOVER,
    MOVER_ALONE,
    TIE,
    end_of_turn,
    halved,
    sheet_numbers,
    sheet_of,
    struck,
    walked,
)


class ExactShare:
    """Has the signature of `after_turn`: the position at the start of the turn, and the dice set aside."""

    def __init__(self, table: Table, squares: int) -> None:
        self.table = table
        self.squares = squares

    def __call__(self, s: Mordor, kept: KeptDice) -> float:
        here, mover, rival = place(s), s.active, 1 - s.active
        whole, halves = halved(*sheet_of(s, mover), kept.gandalfs * here.gandalf)
        whole, halves = struck(whole, halves, kept.struck[mover])
        left = whole + halves
        blocked = kept.orcs * here.orc > kept.weapons * here.weapon
        circles = walked(s.circles[mover], kept.rings, here.rings_lost, blocked) if left else s.circles[mover]
        home = left > 0 and circles == CIRCLES
        if is_out(s, rival):
            return float(home) if home or not left else self.alone(whole, halves, circles)
        rival_whole, rival_halves = struck(*sheet_of(s, rival), kept.struck[rival])
        rival_left = rival_whole + rival_halves
        last = mover != s.first
        end = end_of_turn(last, left, home, rival_left, in_mordor(s, rival), s.terms.last_standing, s.terms.instant_win)
        if end == MOVER_ALONE:
            return self.alone(whole, halves, circles)
        if end == GO_ON:
            mine = self.position(whole, halves, circles)
            other = self.position(rival_whole, rival_halves, s.circles[rival])
            follows = self.table.first if last else self.table.second
            return follows[other * self.table.width + mine] / MOST
        return 1.0 if end == MOVER else 0.5 if end == TIE else 0.0

    def alone(self, whole: int, halves: int, circles: int) -> float:
        return self.table.alone[self.position(whole, halves, circles)] / MOST

    def position(self, whole: int, halves: int, circles: int) -> int:
        return sheet_numbers(self.squares)[whole, halves] * SPOTS + circles
