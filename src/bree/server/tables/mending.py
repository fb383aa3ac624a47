"""A table whose memory cannot be trusted recalls itself, as soon as the store answers, while somebody waits for it."""

import asyncio
from typing import Protocol
from weakref import proxy

from bree.server import log

FIRST_PAUSE_S = 0.1
LONGEST_PAUSE_S = 5.0


class Mended(Protocol):
    """What is mended."""

    @property
    def id(self) -> str: ...

    @property
    def broken(self) -> bool:
        """Is it to be recalled, and would anybody notice?"""
        ...

    async def mend(self) -> None:
        """Try it once."""
        ...


class Mending:
    def __init__(self, table: Mended) -> None:
        self._table: Mended = proxy(table)  # a circle would keep the table in memory
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def begin(self) -> None:
        """To be called whenever the table may be broken."""
        if self._task is None and not self._closed:
            self._task = asyncio.create_task(self._mend())

    async def close(self) -> None:
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _mend(self) -> None:
        pause = FIRST_PAUSE_S
        try:
            while self._table.broken:
                try:
                    await self._table.mend()
                except Exception:  # whatever it is, those who wait must not wait for ever
                    log.fault("a table could not be mended", table=self._table.id)
                if self._table.broken:
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE_S)
        finally:
            self._task = None
