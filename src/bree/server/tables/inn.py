"""The inn: all tables in memory. A table is loaded when a client comes and unloaded when it is idle."""

import asyncio
from contextlib import suppress
import re

from bree.core import Refusal
from bree.server import clock, log
from bree.server.guard.buckets import Buckets
from bree.server.services import Services
from bree.server.show.clients import Client
from bree.server.tables.live import LiveTable
from bree.server.tables.ownership import Ownership
from bree.server.tables.restore import restore

IDLE_S = 600.0  # after which a table without clients leaves the memory
SWEEP_S = 30.0
FIRST_PAUSE_S = 0.1  # before the database is tried again
LONGEST_PAUSE_S = 5.0
FAREWELL_S = 3.0  # for the goodbyes to reach slow clients
ID = re.compile(r"[A-Za-z0-9_-]{8,40}")


class Inn:
    def __init__(self, services: Services, ownership: Ownership) -> None:
        self.services = services
        self.ownership = ownership
        self.tables: dict[str, LiveTable] = {}
        self.closing = False
        limits = services.settings.allowed
        self.openings = Buckets(limits.tables_a_minute / 60, limits.tables_at_once)  # new tables, by address
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._crowded = asyncio.Event()  # there may be too many tables in memory
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, patient: bool = False) -> None:
        """Start. If `patient`, start without the database, too, and serve nobody before it answers."""
        try:
            await self._connect()
        except Refusal as refusal:
            if not patient:
                raise
            self._tasks.append(asyncio.create_task(self._wait_for_store(refusal)))
        self._tasks.append(asyncio.create_task(self._sweep()))

    async def _connect(self) -> None:
        await self.services.store.prepare()
        await self.ownership.open(self._void)

    async def _wait_for_store(self, refusal: Refusal) -> None:
        pause = FIRST_PAUSE_S
        while True:
            log.warn("the database is not available yet", why=str(refusal))
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE_S)
            try:
                await self._connect()
                break
            except Refusal as again:
                refusal = again
            except Exception:
                log.fault("the database is broken")
        log.note("the database has answered")

    async def table(self, table_id: str) -> LiveTable:
        """The table, from memory or from the store. Two callers at once get the same object. The table must be ours.

        Our lease may end by the database's clock before we know it, and another worker may have taken the table. So the
        ownership is checked before a table in memory is used.
        """
        live = self.here(table_id)
        if live is not None and not await self.ownership.owns(table_id):
            live.lose()
        while (live := self.here(table_id)) is None:  # a table that was just loaded may be unloaded again meanwhile
            if not ID.fullmatch(table_id):
                raise Refusal("no-table")
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id))
            await asyncio.shield(self._loading[table_id])
        live.used = clock.monotonic()
        return live

    def here(self, table_id: str) -> LiveTable | None:
        live = self.tables.get(table_id)
        return live if live is not None and not live.lost and self.ownership.held else None

    async def _load(self, table_id: str) -> None:
        try:
            worker = self.ownership.worker
            if not self.ownership.held or not await self.ownership.take(table_id):
                raise Refusal("moved")
            loaded = await self.services.store.load(table_id)
            if loaded is None:
                raise Refusal("no-table")
            restored = await restore(self.services.game(loaded.table.game), loaded, self.services.seeds())
            await self.add(LiveTable(self.services, loaded.table, restored, self.ownership), worker)
        finally:
            del self._loading[table_id]

    async def add(self, live: LiveTable, worker: str) -> None:
        """Add a table that was loaded or created when our name was `worker`. Refused if our name has changed."""
        try:
            await live.begin()
            if not worker or worker != self.ownership.worker:
                raise Refusal("moved")
        except BaseException:
            await live.close()  # ends its tasks
            raise
        before, self.tables[live.id] = self.tables.get(live.id), live
        self.services.metrics.tables.set(len(self.tables))
        if len(self.tables) > self.services.settings.tables_in_memory:
            self._crowded.set()
        if before is not None:  # another worker owned it meanwhile
            await before.close()

    async def _void(self) -> None:
        """Drop all tables, because our lease has ended and other workers may have taken them. Clients reconnect."""
        gone, self.tables = list(self.tables.values()), {}
        self.services.metrics.tables.set(0)
        for live in gone:
            live.lose()
        for live in gone:
            await live.close()

    async def _sweep(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(min(SWEEP_S, IDLE_S)):
                    await self._crowded.wait()
            self._crowded.clear()
            await self.put_away(clock.monotonic() - IDLE_S)

    async def put_away(self, before: float) -> None:
        """Unload idle tables not used since `before`. If there are too many tables, unload the least recently used."""
        idle = sorted((live for live in self.tables.values() if live.idle), key=lambda live: live.used)
        too_many = len(self.tables) - self.services.settings.tables_in_memory
        gone = [live for number, live in enumerate(idle) if number < too_many or live.used < before]
        for live in gone:  # before anything is awaited, because a table may not stay idle
            del self.tables[live.id]
        self.services.metrics.tables.set(len(self.tables))
        for live in gone:
            await live.close()

    async def farewell(self) -> None:
        """Finish the writes in progress, then tell all clients that the server stops."""
        self.closing = True
        clients: list[Client] = []
        for live in list(self.tables.values()):
            await live.wait_for_writes()
            clients += live.audiences.clients
        await self.ownership.resign()
        for client in clients:
            client.leave("stopping")
        if clients:
            await asyncio.wait([asyncio.create_task(client.gone.wait()) for client in clients], timeout=FAREWELL_S)

    async def close(self) -> None:
        if not self.closing:
            await self.farewell()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in list(self.tables.values()):
            await live.close()
        self.services.bots.close()
        await self.services.store.close()
        self.services.metrics.close()
        log.note("closed")
