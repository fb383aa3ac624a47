"""A seat at a table, wherever the table stands: all that the tools need of it."""

from collections.abc import Mapping
from typing import Protocol

from bree.core import Game, Refusal
from bree.table import Chair
from bree.term.shown_table import ShownTable


class Seat(Protocol):
    game: Game
    seat: str
    trouble: Refusal | None  # what stands in the way now: the server is away, the table closed, the disk full

    @property
    def chairs(self) -> Mapping[str, Chair]:
        """Who sits where."""
        ...

    async def open(self) -> None:
        """Sit down; refused where that cannot be."""
        ...

    def look(self) -> ShownTable:
        """The table as this seat sees it now. `asked` is there only while this seat must choose."""
        ...

    async def answer(self, picks: list[str]) -> None:
        """One pick, or the whole set of a run; refused with the rule, and then nothing has changed."""
        ...

    async def wait(self, seconds: float) -> None:
        """Until this seat must choose or the game is over, and no longer than that."""
        ...

    async def close(self) -> None:
        """Leave the table; the game is kept."""
        ...
