"""Which tables this process owns. With a SQLite file it owns all of them. Workers that share tables have a lease
instead (`cluster/lease.py`).
"""

from collections.abc import Awaitable, Callable

ALONE = "alone"

Lost = Callable[[], Awaitable[None]]


class Ownership:
    """The ownership of a process that shares its tables with nobody."""

    worker = ""  # our name as an owner; empty: we own nothing now

    @property
    def held(self) -> bool:
        """Do we own our tables now?"""
        return bool(self.worker)

    async def open(self, _lost: Lost) -> None:
        """Become an owner. `lost` is called when all tables are lost at once."""
        self.worker = ALONE

    async def resign(self) -> None:
        self.worker = ""

    async def owns(self, _table_id: str) -> bool:
        """Do we own the table? Takes nothing."""
        return True

    async def take(self, _table_id: str) -> bool:
        """Take the table if no living worker owns it. True if it is ours now."""
        return True
