"""A whole world, from its schedule to what is found in it."""

import asyncio
from collections.abc import Callable, Mapping
from itertools import count
from random import Random
from typing import Any, NamedTuple
from weakref import ref

import pytest
from tiny import GAME as TINY

from bree.core import Game
from bree.server import app
from bree.server.cluster import cluster, fd_send
from bree.server.settings import Settings
from bree.server.tables.live import LiveTable
from bree.server.tables.progress import MOVES
from tests.server.constants import constants
from tests.server.running import settings
from tests.server.world import faults
from tests.server.world.bots import InlineBots
from tests.server.world.clients import Client, Seat
from tests.server.world.database import Database
from tests.server.world.fixed import fixed
from tests.server.world.giving import Giving
from tests.server.world.history import History
from tests.server.world.loop import WHO, Loop, Process
from tests.server.world.network import Network, Place
from tests.server.world.schedule import Fault, Schedule
from tests.server.world.sockets import Lost, post
from tests.server.world.store import SimulatedLeases, SimulatedStore
from tests.server.world.worker import Endpoint, Worker

CALL_S = 10.0  # for an answer over REST
RESTART_S = 0.5  # until a dead worker is started again
AFTER_S = 40.0  # within which everybody must have found the truth when the faults are over
MENDED_S = 12.0  # until then all have seen what was kept when the faults were over
PLAYED_S = 20.0  # of these people still play
TICK_S = 0.5
IDLE_S = 5.0  # until a table that nobody looks at leaves the memory


class Table(NamedTuple):
    id: str
    game: Game
    options: dict[str, Any]
    tokens: dict[str, str]
    bots: tuple[str, ...]


class World:
    def __init__(self, schedule: Schedule, change: Callable[[Any], None] = lambda _patch: None) -> None:
        self.schedule = schedule
        self._change = change  # what is put back into the server, or taken out of it
        self.loop = Loop(self._rng("loop"))
        self.history = History(self.loop.time)
        self.database = Database(self.loop.time)
        self.network = Network(self.loop, self._rng("network"))
        self.giving = Giving(self.network)
        self.faults: list[str] = []  # that the server has logged, or nobody has caught
        self.tables: list[Table] = []
        self.clients: list[Client] = []
        self.kept: list[str] = []  # what was left in memory at the end
        self.live: list[tuple[Process, ref[LiveTable]]] = []  # every table that was ever in memory, and whose
        self.healed = 0.0  # when the faults were over, and when all went home
        self.left = 0.0
        self.behind: dict[str, str] = {}
        self._people = self.loop.process("people")
        self._base = self.loop.process("database")
        self.stopping: list[asyncio.Task[None]] = []
        self._seeds = count(1_618_033_988_749)
        self.workers = [
            Worker(
                f"worker{number}", ("10.0.1.1", 8000 + number), self.loop, self.network, self.giving, self._settings()
            )
            for number in range(schedule.workers)
        ]

    def _rng(self, name: str) -> Random:
        return Random(f"{name} {self.schedule.seed}")

    def _settings(self) -> Settings:
        return settings(
            "postgresql://simulated" if self.schedule.workers > 1 else "sqlite:///simulated",
            bot_seconds=2.0,
            lease_seconds=2.0,
        )

    # The whole of it

    def run(self) -> None:
        changed = constants(idle_seconds=IDLE_S, bot_patience=3.0, snapshot_rows=15)
        with changed, fixed(self.loop, self._rng("secrets"), self.faults) as patch:
            patch.setattr(app, "Store", _Stores(self))
            patch.setattr(cluster, "WorkerEndpoint", self._endpoint)
            patch.setattr(cluster, "Leases", SimulatedLeases)
            patch.setattr(fd_send, "send", self.giving.send)
            patch.setattr(app, "BotPool", lambda *_: InlineBots(self._rng(f"bots {WHO.get()}")))
            self._watch_tables(patch)
            self._change(patch)
            asyncio.set_event_loop(self.loop)
            try:
                self.loop.run_until_complete(self.loop.start(self._people, self._live()))
            finally:
                found = [*self.faults, *self.loop.faults]
                self.loop.end()
                self.faults = found
                asyncio.set_event_loop(None)

    def _endpoint(self, wanted: Settings) -> Endpoint:
        number = next(place for place, worker in enumerate(self.workers) if worker.process is WHO.get())
        place = f"worker{number}.own" if self.schedule.one_machine else ("10.0.1.1", 9000 + number)
        return Endpoint(self.network, self.giving, place, wanted)

    def _watch_tables(self, patch: pytest.MonkeyPatch) -> None:
        make = LiveTable.__init__

        def made(live: LiveTable, *given: Any) -> None:
            self.live.append((WHO.get(), ref(live)))
            make(live, *given)

        patch.setattr(LiveTable, "__init__", made)

    async def _live(self) -> None:
        for worker in self.workers:
            self.start(worker)
        tasks = [asyncio.create_task(self._open(number)) for number in range(self.schedule.tables)]
        for fault in self.schedule.faults:
            self.loop.call_at(fault.at, self._begin, fault)
            self.loop.call_at(fault.until, self._end, fault)
        await asyncio.sleep(self.schedule.length)
        self._heal()
        await self._until_settled()
        await self._leave()
        for task in tasks:
            task.cancel()

    async def _until_settled(self) -> None:
        """People play on for a while, then only look; it ends as soon as all have seen the last row."""
        begun, self.healed = self.loop.time(), self.loop.time()
        kept = {client.name: self._last(client) for client in self.clients}
        while self.loop.time() < begun + AFTER_S:
            await asyncio.sleep(TICK_S)
            if kept and self.loop.time() > begun + MENDED_S:
                self._look_behind(kept)
                kept = {}
            resting = self.loop.time() > begun + PLAYED_S
            for client in self.clients:
                client.resting = client.resting or resting
            if len(self.tables) == self.schedule.tables and all(self._settled(table, resting) for table in self.tables):
                break

    def _settled(self, table: Table, resting: bool) -> bool:
        at = [client for client in self.clients if client.seat.table == table.id]
        return all(map(self._is_up_to_date, at)) and (resting or all(client.state["over"] for client in at))

    def _is_up_to_date(self, client: Client) -> bool:
        """Has it seen the last row, and is nothing of what it said without an answer?"""
        return client.here and client.state["row"] == self._last(client) and not client.awaiting

    def _last(self, client: Client) -> int:
        rows = self.database.rows[client.seat.table]
        return max((row.number for row in rows if row.kind in MOVES), default=0)

    def _look_behind(self, kept: dict[str, int]) -> None:
        """Soon after the faults are over all clients see every stored row, even if nobody sends anything."""
        for client in self.clients:
            row, shown = kept.get(client.name, 0), client.state.get("row", 0)
            if not client.here or shown < row:
                self.behind[client.name] = f"at row {shown} {MENDED_S:g} s after the faults, when there were {row}"

    async def _leave(self) -> None:
        """All go home; then the tables leave the memory, and nothing keeps them."""
        self.left = self.loop.time()
        for client in self.clients:
            client.seen_last, client.leaving = self._is_up_to_date(client), True
        await asyncio.sleep(2 * IDLE_S + 5.0)
        self.loop.forget_done()
        for worker in self.workers:
            inn = worker.inn
            if inn is None:
                self.kept.append(f"{worker.name} has not come back")
            elif inn.tables:
                self.kept.append(f"{worker.name} still has {len(inn.tables)} tables, and nobody is there")
        here = [worker.process for worker in self.workers]
        freed = [process for process, table in self.live if process in here and table() is not None]
        if freed:
            self.kept.append(f"{len(freed)} tables that were put away are still in memory")

    # Tables

    async def _open(self, number: int) -> None:
        rng = self._rng(f"table {number}")
        game, options = (
            TINY,
            {"players": rng.choice((2, 3)), "tokens": rng.choice((1, 2)), "charms": rng.choice(("off", "on"))},
        )
        names = game.seats(game.choose(options))
        bots = tuple(name for name in names[1:] if rng.random() < 0.35)
        wishes = [{"kind": "bot", "bot": "random"} if name in bots else {"kind": "me", "name": name} for name in names]
        body = {"game": game.name, "options": options, "seats": wishes, "watch": True}
        while True:
            try:
                status, told = await post(self.network, self._place(rng), "/api/tables", body, "10.0.2.1", CALL_S)
            except Lost as lost:
                status, told = 0, {"key": str(lost)}
            if status == 201:
                break
            self.history.note("host", "refused", table=number, status=status, key=told.get("key", ""))
            await asyncio.sleep(rng.uniform(0.2, 1.0))
        table = Table(told["table"], game, options, told["tokens"], bots)
        self.history.note("host", "open", table=table.id, seats=wishes, options=options)
        self.tables.append(table)
        await asyncio.gather(*self._come(table, number, rng))

    def _come(self, table: Table, number: int, rng: Random) -> list[asyncio.Task[None]]:
        places = [worker.place for worker in self.workers]
        seats = [*table.tokens.items(), *[("", "")] * rng.choice((0, 1, 1, 2))]
        tasks = []
        for place, (seat, token) in enumerate(seats):
            name = f"t{number}-{seat or 'public'}-{place}"
            client = Client(
                name, f"10.0.3.{10 * number + place}", Seat(table.id, seat, token), places, self.network, self.history,
                self._rng(name), rng.choice((0.2, 1.0, 1.0)) * self.schedule.length / 12,
            )  # fmt: skip
            self.clients.append(client)
            tasks.append(self.loop.start(self.loop.process(name), client.live()))
        return tasks

    def _place(self, rng: Random) -> Place:
        return self.workers[int(rng.random() * len(self.workers))].place

    # Faults

    def start(self, worker: Worker) -> None:
        worker.start(self._games(), lambda: next(self._seeds))

    def _games(self) -> Mapping[str, Game]:
        return {TINY.name: TINY}

    def _begin(self, fault: Fault) -> None:
        self.history.note("world", fault.kind, whom=fault.whom)
        faults.BEGIN[fault.kind](self, fault)

    def _end(self, fault: Fault) -> None:
        self.history.note("world", f"no more {fault.kind}", whom=fault.whom)
        faults.END.get(fault.kind, faults.nothing)(self, fault)

    def _heal(self) -> None:
        """Nothing fails any more; dead processes come back."""
        self.history.note("world", "healed")
        faults.heal(self)


class _Stores:
    """In place of the class `Store`: where workers find the simulated database."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._numbers = count()

    def at(self, _url: str) -> SimulatedStore:
        world = self._world
        rng = world._rng(f"store {next(self._numbers)}")
        return SimulatedStore(world.database, rng, world._base.context.copy(), world.schedule.workers > 1)
