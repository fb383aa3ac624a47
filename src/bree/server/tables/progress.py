"""The kinds of rows, and how far a table is written down by them."""

from collections.abc import Sequence
from dataclasses import dataclass

from bree.server.store import Row

ANSWER, BACK, WISH, WORD, SEAT = "answer", "back", "wish", "word", "seat"
MOVES = (ANSWER, BACK)
TOLD = (*MOVES, SEAT)  # what the log tells of
YES, NO = "yes", "no"


@dataclass
class Progress:
    """How far a table is written down."""

    rows: int  # the number of the last row
    moved: int  # of the last one that moved the game: what clients count by
    at: float  # when that was
    cut: int | None = None  # to how many lines the log was cut at most, ever

    def add(self, rows: Sequence[Row], cut: int | None = None) -> None:
        for row in rows:
            self.rows = row.number
            if row.kind in MOVES:
                self.moved, self.at = row.number, row.at
        if cut is not None:
            self.cut = cut if self.cut is None else min(cut, self.cut)
