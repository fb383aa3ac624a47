"""The kinds of rows, and how far a table is stored."""

from collections.abc import Sequence
from dataclasses import dataclass

from bree.core import Refusal
from bree.server.store import TableRow

ANSWER, BACK, WISH, WORD, SEAT = "answer", "back", "wish", "word", "seat"
MOVES = (ANSWER, BACK)
LOGGED = (*MOVES, SEAT)  # these change the log
YES, NO = "yes", "no"
MOST_ROWS = 100_000  # of a table; a random game of `war` has had 12,000


@dataclass
class Progress:
    """How far a table is stored."""

    rows: int  # the number of the last row
    moved: int  # the number of the last move; clients use it to identify a state
    at: float  # the time of the last move
    cut: int | None = None  # the smallest length of the log after any undo

    @property
    def full(self) -> bool:
        return self.rows >= MOST_ROWS

    def must_have_room(self) -> None:
        """Refuse more rows if the table has too many, because the store keeps all of them."""
        if self.full:
            raise Refusal("table-full", most=MOST_ROWS)

    def add(self, rows: Sequence[TableRow], cut: int | None = None) -> None:
        for row in rows:
            self.rows = row.number
            if row.kind in MOVES:
                self.moved, self.at = row.number, row.at
        if cut is not None:
            self.cut = cut if self.cut is None else min(cut, self.cut)
