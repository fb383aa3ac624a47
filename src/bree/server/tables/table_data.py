"""The data of a table in memory: its record, its sitting, and how far both are stored.

The parts of a live table share this data. They refer neither to each other nor to the table.
"""

import asyncio

from bree.server.store import TableRecord
from bree.server.tables.progress import Progress
from bree.server.tables.restore import Restored
from bree.table import Sitting


class TableData:
    def __init__(self, record: TableRecord, restored: Restored) -> None:
        self.record = record
        self.sitting: Sitting = restored.sitting
        self.progress: Progress = restored.progress
        self.lock = asyncio.Lock()  # for all reads and changes
        self.stale = False  # a write has failed, so the memory may differ from the store

    @property
    def durable(self) -> bool:
        """Is everything here in the store? Not during a write, or after a failed one."""
        return not self.lock.locked() and not self.stale

    @property
    def moved(self) -> int:
        """The number of the last move."""
        return self.progress.moved

    @property
    def peopled(self) -> bool:
        """Is there a seat without a bot? A person has it, or may take it."""
        return any(not chair.bot for chair in self.sitting.chairs.values())

    @property
    def has_bots(self) -> bool:
        return any(chair.bot for chair in self.sitting.chairs.values())

    def bot_at(self, seat: str) -> str:
        """The name of the bot that plays the seat. Empty for a person or an open seat."""
        chair = self.sitting.chairs.get(seat)
        return chair.bot if chair is not None else ""

    def bot_asked(self) -> str:
        """The seat of the bot that is asked and may answer. Empty if there is none."""
        ask = self.sitting.ask
        plays_on = not self.record.closed and not self.progress.full
        return ask.who if ask is not None and self.bot_at(ask.who) and plays_on else ""
