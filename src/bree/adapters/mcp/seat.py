"""The seat that the tools use, at a local table or on a server."""

from collections.abc import Mapping
from typing import Protocol

from bree.core import Game, Refusal
from bree.table import Chair
from bree.term.shown_table import ShownTable


class Seat(Protocol):
    game: Game
    seat: str
    trouble: Refusal | None  # the present problem, such as a lost connection, a closed table or a full disk

    @property
    def chairs(self) -> Mapping[str, Chair]:
        """Return seat -> chair."""
        ...

    async def open(self) -> None:
        """Sit down, or raise a refusal."""
        ...

    def look(self) -> ShownTable:
        """Return the table as this seat sees it now. `asked` is None unless this seat must choose."""
        ...

    async def answer(self, picks: list[str]) -> None:
        """Give one pick or a whole pick set. A refusal names the rule and changes nothing."""
        ...

    async def wait(self, seconds: float) -> None:
        """Wait until this seat must choose or the game is over, but not longer than this."""
        ...

    async def close(self) -> None:
        """Leave the table. The game is saved."""
        ...
