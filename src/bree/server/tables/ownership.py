"""Which tables belong to this process. With a SQLite file it owns all of them; where workers share the tables, each
worker has a lease (`cluster/lease.py`).
"""

from collections.abc import Awaitable, Callable

ALONE = "alone"

Lost = Callable[[], Awaitable[None]]


class Ownership:
    """Of a process that shares its tables with nobody."""

    worker = ""  # our name as an owner; "": we own nothing now

    @property
    def held(self) -> bool:
        """May we trust our memory of our tables?"""
        return bool(self.worker)

    async def open(self, _lost: Lost) -> None:
        """When all tables are lost at once, `lost` is called."""
        self.worker = ALONE

    async def resign(self) -> None:
        self.worker = ""

    async def owns(self, _table_id: str) -> bool:
        """Is it still ours? Nothing is taken."""
        return True

    async def take(self, _table_id: str) -> bool:
        """Is it ours from now on? It is if no living worker had it."""
        return True
