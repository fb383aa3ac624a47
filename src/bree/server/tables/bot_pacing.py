"""The pace of bots: a bot answers when all clients that show steps have shown the last move.

Bots do not wait for clients without steps. They stop waiting for a client that confirms nothing in time, until it
confirms something. So a client that sleeps, or that is hostile, delays the table only once. At a table with people,
bots begin when the first person has come.
"""

import asyncio

from bree.server.show.audiences import Audiences
from bree.server.show.clients import Client
from bree.server.tables.table_data import TableData

PATIENCE_S = 20.0  # the longest wait for clients that show the steps of the last move


class BotPacing:
    def __init__(self, data: TableData, audiences: Audiences, seconds: float) -> None:
        self._data = data
        self._audiences = audiences
        self._seconds = seconds
        self._person_came = False  # a client with a seat has come
        self._changed = asyncio.Event()

    def recheck(self) -> None:
        """Check again whether bots must wait. Call this after every change of clients or moves."""
        self._changed.set()

    def person_came(self) -> None:
        """A client with a seat has come."""
        self._person_came = True
        self.recheck()

    def deadline(self) -> float:
        """When bots stop waiting, by the clock of the event loop."""
        return asyncio.get_running_loop().time() + self._seconds

    async def keep(self, row: int, end: float) -> None:
        """Wait until all clients have shown that row, or the game has moved on, or the time is over."""
        try:
            async with asyncio.timeout_at(end):
                while self._data.moved == row and (self._nobody_came() or self._late(row)):
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            self._person_came = True
            for client in self._late(row):
                client.unresponsive = True

    def _nobody_came(self) -> bool:
        return not self._person_came and self._data.peopled

    def _late(self, row: int) -> list[Client]:
        """The clients that have not shown the row: clients with a seat, or all clients if no person has a seat."""
        alone = not self._data.peopled
        return [one for one in self._audiences.clients if (one.seats or alone) and one.awaited(row)]
