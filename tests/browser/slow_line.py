"""A slow line between a browser and the server: each piece that either side sends comes late, in its order."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from copy import copy
from random import Random
import threading
from urllib.parse import urlsplit

from tests.browser.inn import Inn
from tests.server.running import PATIENCE_S

HERE = "127.0.0.1"
LATE_S = 0.12  # at most


class SlowLine:
    def __init__(self, to: str, rng: Random) -> None:
        self._to = urlsplit(to).port
        self._rng = rng
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        opened = asyncio.run_coroutine_threadsafe(asyncio.start_server(self._carry, HERE, 0), self._loop)
        self._server = opened.result(PATIENCE_S)
        self.url = f"http://{HERE}:{self._server.sockets[0].getsockname()[1]}"

    def close(self) -> None:
        asyncio.run_coroutine_threadsafe(self._hang_up(), self._loop).result(PATIENCE_S)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE_S)
        self._loop.close()

    async def _hang_up(self) -> None:
        self._server.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _carry(self, reads: asyncio.StreamReader, writes: asyncio.StreamWriter) -> None:
        with suppress(asyncio.CancelledError, OSError):
            there, thence = await asyncio.open_connection(HERE, self._to)
            await asyncio.gather(self._one_way(reads, thence), self._one_way(there, writes))

    async def _one_way(self, reads: asyncio.StreamReader, writes: asyncio.StreamWriter) -> None:
        try:
            while part := await reads.read(65536):
                await asyncio.sleep(self._rng.uniform(0, LATE_S))
                writes.write(part)
                await writes.drain()
        finally:
            writes.close()


@contextmanager
def slowed(inn: Inn, rng: Random) -> Iterator[Inn]:
    """The same inn at the end of a slow line."""
    line = SlowLine(inn.url, rng)
    far = copy(inn)
    far.url = line.url
    try:
        yield far
    finally:
        line.close()
