"""Bots keep the table's pace: they answer when those who show it step by step have seen the last move.

Nobody waits for a client that shows no beats. One that says nothing within a bound is not waited for again until it
says something, so whoever sleeps, or means harm, holds up the table once. A table of people begins when the first of
them has come: nobody plays it away before they see it.
"""

import asyncio
from collections.abc import Iterable
from typing import Protocol
from weakref import proxy

from bree.server.show.clients import Client


class Paced(Protocol):
    """What is waited for at a table."""

    @property
    def moved(self) -> int:
        """The row of the last move."""
        ...

    @property
    def peopled(self) -> bool:
        """Is there a seat that is not a bot's?"""
        ...

    @property
    def company(self) -> Iterable[Client]:
        """Those whose pace counts, if they want beats."""
        ...


class Pace:
    def __init__(self, table: Paced, seconds: float) -> None:
        self._table: Paced = proxy(table)  # a circle would keep the table in memory
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
                while self._table.moved == row and (self._unmet() or self._late(row)):
                    self._stirred.clear()
                    await self._stirred.wait()
        except TimeoutError:
            self._met = True
            for client in self._late(row):
                client.dozes = True

    def _unmet(self) -> bool:
        return not self._met and self._table.peopled

    def _late(self, row: int) -> list[Client]:
        return [client for client in self._table.company if client.awaited(row)]
