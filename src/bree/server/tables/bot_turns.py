"""The guests of a table: they answer one after the other, until a person is asked."""

import asyncio
from typing import Protocol
from weakref import proxy

from bree.server import log

RETRY_S = 1.0  # before a bot tries again to come to a table whose store is away


class Hosted(Protocol):
    """What the guests need of a table."""

    @property
    def id(self) -> str: ...

    async def guest_turn(self) -> tuple[str, int] | None:
        """The seat of the guest that is asked and the number of rows; None: no guest is asked."""
        ...

    async def let_guest_answer(self, seat: str, row: int) -> bool:
        """False: the table cannot be had now."""
        ...


class BotTurns:
    def __init__(self, table: Hosted) -> None:
        self._table: Hosted = proxy(table)  # a circle would keep the table in memory
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def busy(self) -> bool:
        return self._task is not None

    def wake(self) -> None:
        """To be called whenever a guest may be asked."""
        if self._task is None and not self._closed:
            self._task = asyncio.create_task(self._serve())

    async def close(self) -> None:
        self._closed = True  # what is still under way at the table wakes nobody
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _serve(self) -> None:
        try:
            # Nothing may be awaited between the last look and the end: a call in between would wake nobody.
            while (turn := await self._table.guest_turn()) is not None:
                if not await self._table.let_guest_answer(*turn):
                    await asyncio.sleep(RETRY_S)
        except Exception:
            log.fault("the guests of a table have stopped", table=self._table.id)
        finally:
            self._task = None
