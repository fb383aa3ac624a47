"""Hears over PostgreSQL what other workers have written, and comes back when the connection is lost."""

import asyncio
from collections.abc import Awaitable, Callable
import logging

from bree.server.store.address import Address
from bree.server.store.faults import FAULTS
from bree.server.store.postgres import Connection
from bree.server.store.writer import CHANNEL

LOG = logging.getLogger(__name__)
FIRST_PAUSE_S = 0.1
LONGEST_PAUSE_S = 5.0
CHECK_S = 15.0  # how often we ask whether the line is still alive: it may die without a word ...
ANSWER_S = 5.0  # ... and how long the answer may take

Heard = Callable[[str, int], Awaitable[None]]
MISSED = ("", 0)  # "you may have missed something"


class Listener:
    """Tells `heard` of every table that another worker has changed, in order, with the last row's number (0: none)."""

    def __init__(self, address: Address, heard: Heard, is_own: Callable[[int], bool]) -> None:
        self._address = address
        self._heard = heard
        self._is_own = is_own  # does the backend of that number write for this very store?
        self._news: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Returns when it listens."""
        connection, lost = await self._subscribe()
        self._tasks = [asyncio.create_task(self._stay(connection, lost)), asyncio.create_task(self._pass_on())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _subscribe(self) -> tuple[Connection, asyncio.Event]:
        connection = await self._address.connect()
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _connection: lost.set())
        try:
            await connection.add_listener(CHANNEL, self._hear)
        except BaseException:
            connection.terminate()
            raise
        return connection, lost

    def _hear(self, _connection: Connection, pid: int, _channel: str, payload: str) -> None:
        table_id, _, number = payload.rpartition(":")
        if not self._is_own(pid) and number.isdecimal():  # anybody may speak on a channel of the database
            self._news.put_nowait((table_id, int(number)))

    async def _stay(self, connection: Connection, lost: asyncio.Event) -> None:
        """Stay subscribed for ever."""
        while True:
            try:
                await _until_lost(connection, lost)
            finally:
                connection.terminate()
            LOG.warning("lost the line to the other workers")
            connection, lost = await self._subscribe_again()
            self._news.put_nowait(MISSED)

    async def _subscribe_again(self) -> tuple[Connection, asyncio.Event]:
        pause = FIRST_PAUSE_S
        while True:
            await asyncio.sleep(pause)
            try:
                return await self._subscribe()
            except FAULTS:
                pause = min(2 * pause, LONGEST_PAUSE_S)

    async def _pass_on(self) -> None:
        while True:
            table_id, number = await self._news.get()
            try:
                await self._heard(table_id, number)
            except Exception:  # one table's trouble must not make the worker deaf for the others
                LOG.exception("could not take in what another worker wrote")


async def _until_lost(connection: Connection, lost: asyncio.Event) -> None:
    while not lost.is_set():
        try:
            await asyncio.wait_for(lost.wait(), CHECK_S)
        except TimeoutError:
            try:
                await connection.execute("SELECT 1", timeout=ANSWER_S)
            except FAULTS:
                return
