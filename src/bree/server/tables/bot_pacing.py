"""Bots keep the table's pace: they answer when all clients that show beats have seen the last move.

They do not wait for a client without beats. If a client says nothing in time, they do not wait for it again until it
says something. So a client that sleeps, or means harm, delays the table once. At a table of people bots begin when the
first person has come.
"""

import asyncio

from bree.server.show.audiences import Audiences
from bree.server.show.clients import Client
from bree.server.tables.table_data import TableData

PATIENCE_S = 20.0  # longest wait until people have seen the last move step by step


class BotPacing:
    def __init__(self, data: TableData, audiences: Audiences, seconds: float) -> None:
        self._data = data
        self._audiences = audiences
        self._seconds = seconds
        self._met = False  # has anybody come who holds a seat?
        self._stirred = asyncio.Event()

    def stir(self) -> None:
        """To be called whenever there may be nobody left to wait for."""
        self._stirred.set()

    def meet(self) -> None:
        """Somebody has come who holds a seat."""
        self._met = True
        self.stir()

    def begin(self) -> float:
        """By when it must have been seen, by the loop's clock."""
        return asyncio.get_running_loop().time() + self._seconds

    async def keep(self, row: int, end: float) -> None:
        """Wait until all have seen that row, or the game has moved on, or time is up."""
        try:
            async with asyncio.timeout_at(end):
                while self._data.moved == row and (self._unmet() or self._late(row)):
                    self._stirred.clear()
                    await self._stirred.wait()
        except TimeoutError:
            self._met = True
            for client in self._late(row):
                client.unresponsive = True

    def _unmet(self) -> bool:
        return not self._met and self._data.peopled

    def _late(self, row: int) -> list[Client]:
        """The clients that hold a seat, or, where no seat is a person's, all: those that have not seen the row."""
        alone = not self._data.peopled
        return [one for one in self._audiences.clients if (one.seats or alone) and one.awaited(row)]
