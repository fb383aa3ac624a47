"""What a simulated database keeps, and how it fails: every change is done wholly or not at all, at one moment."""

from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from bree.core import CHANCE, Refusal
from bree.server.store import Conflict, Loaded, SeatRecord, Snapshot, TableOwner, TableRecord, TableRow

AT_ONCE = 50  # tables deleted in one transaction
LONG_DEAD_S = 60.0  # after its time was up a worker is forgotten
SICK_S = 60.0  # after a write has found no room, while none succeeds


class Written(NamedTuple):
    """A row, and when it became durable."""

    at: float
    table: str
    row: TableRow
    batch: int  # those of one append are durable together


class Life(NamedTuple):
    """How long a worker lives, by the database's clock, if it says nothing more."""

    address: str
    seconds: float
    until: float


class Database:
    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.jumped = 0.0  # seconds by which its clock is ahead
        self._workers: dict[str, Life] = {}
        self._owners: dict[str, str] = {}  # of the tables
        self.tables: dict[str, TableRecord] = {}
        self.rows: dict[str, list[TableRow]] = {}
        self._snapshots: dict[str, tuple[int, bytes]] = {}
        self.written: list[Written] = []  # in the order of commits
        self.trespasses: list[str] = []
        # Faults
        self.away = False
        self.full = False
        self.slow = 1.0  # times the delays
        self.parted: set[object] = set()  # processes that do not reach it, and hear nothing from it
        self.breaking = 0.0  # the number of connections that break after the commit
        self.epoch = 0  # how often it went away; requests that were waiting get no answer
        self._sick = -SICK_S  # when a write found no room last, if none was done since

    def go_away(self) -> None:
        self.away = True
        self.epoch += 1

    def come_back(self) -> None:
        self.away = False

    def must_answer(self, writes: bool) -> None:
        if self.away:
            raise Refusal("store-unreachable", why="away")
        if writes and self.full:
            self._sick = self.clock()
            raise Refusal("store-unreachable", why="why-full")

    # Reading

    def load(self, table_id: str) -> Loaded | None:
        table = self.tables.get(table_id)
        if table is None:
            return None
        number, state = self._snapshots.get(table_id, (0, b""))
        snapshot = Snapshot(number, msgspec.json.decode(state)) if state else None
        return Loaded(table, snapshot, self.rows[table_id][number:])

    def all_rows(self, table_id: str) -> list[TableRow]:
        return list(self.rows.get(table_id, ()))

    def count_opened(self, opened_by: str) -> int:
        return sum(table.opened_by == opened_by for table in self.tables.values())

    # Writing

    def prove(self) -> None:
        if self.clock() - self._sick < SICK_S:
            raise Refusal("store-unreachable", why="why-full")

    def create(
        self, table: TableRecord, worker: str = "", rows: Sequence[TableRow] = (), snapshot: Snapshot | None = None
    ) -> None:
        if table.id in self.tables:
            raise Conflict(table.id)
        _must_be_text(rows)
        self._owners[table.id] = worker
        self.tables[table.id] = msgspec.json.decode(msgspec.json.encode(table), type=TableRecord)
        self.rows[table.id] = []
        self.append(table.id, rows)
        if snapshot is not None:
            self.put_snapshot(table.id, snapshot)

    def append(self, table_id: str, rows: Sequence[TableRow], worker: str | None = None) -> None:
        self._must_be(table_id)
        _must_be_text(rows)
        kept = self.rows[table_id]
        if [row.number for row in rows] != list(range(len(kept) + 1, len(kept) + 1 + len(rows))):
            raise Conflict(table_id)
        kept += rows
        if worker is not None and worker != self._owners[table_id]:
            self.trespasses.append(f"table {table_id}: row {rows[0].number} was written by one that does not own it")
        self.written += [Written(self.clock(), table_id, row, len(self.written)) for row in rows]
        self._sick = -SICK_S

    def put_snapshot(self, table_id: str, snapshot: Snapshot) -> None:
        self._must_be(table_id)
        if snapshot.number >= self._snapshots.get(table_id, (0, b""))[0]:
            self._snapshots[table_id] = snapshot.number, msgspec.json.encode(snapshot.state)

    def drop_snapshot(self, table_id: str) -> None:
        self._snapshots.pop(table_id, None)

    def update_seat(self, table_id: str, seat: SeatRecord) -> None:
        self._must_be(table_id)
        seats = [seat if one.seat == seat.seat else one for one in self.tables[table_id].seats]
        self._put(table_id, seats=seats)

    def set_watch(self, table_id: str, watch: bool) -> None:
        self._must_be(table_id)
        self._put(table_id, watch=watch)

    def close_table(self, table_id: str) -> None:
        self._must_be(table_id)
        self._put(table_id, closed=True)

    def claim(self, table_id: str, seat: str, name: str, token_hash: str) -> bool:
        table = self.tables.get(table_id)
        found = [one for one in table.seats if one.seat == seat] if table is not None and not table.closed else []
        if not found or found[0].kind != "open" or found[0].token_hash:
            return False
        self.update_seat(table_id, replace(found[0], name=name, token_hash=token_hash))
        return True

    def drop_old(
        self, played: float | None, unplayed: float | None, spared: Collection[str], worker: str = ""
    ) -> list[str]:
        others = self.living() - {worker}
        free = [table for name, table in self.tables.items() if name not in spared and self._owners[name] not in others]
        gone = [table.id for table in free if self._is_old(table, played, unplayed)][:AT_ONCE]
        for name in gone:
            del self.tables[name], self.rows[name]
            self._snapshots.pop(name, None)
        return gone

    def _is_old(self, table: TableRecord, played: float | None, unplayed: float | None) -> bool:
        rows = self.rows[table.id]
        if any(row.who != CHANCE and row.at != table.created for row in rows):
            return played is not None and rows[-1].at < played
        return unplayed is not None and table.created < unplayed

    def _must_be(self, table_id: str) -> None:
        if table_id not in self.tables:
            raise Refusal("table-gone", table=table_id)

    def _put(self, table_id: str, **changed: Any) -> None:
        self.tables[table_id] = replace(self.tables[table_id], **changed)

    # Leases

    def must_own(self, table_id: str, worker: str) -> None:
        """The fence: a row of the table says who may write, not a clock."""
        self._must_be(table_id)
        if self._owners[table_id] != worker:
            raise Conflict(table_id)

    def register(self, worker: str, address: str, seconds: float) -> None:
        now = self._now
        for name, life in list(self._workers.items()):
            if life.until < now - LONG_DEAD_S or life.until > now + life.seconds + LONG_DEAD_S:
                del self._workers[name]
        self._workers[worker] = Life(address, seconds, now + seconds)

    def renew(self, worker: str) -> bool:
        if not self._lives(worker):
            return False
        life = self._workers[worker]
        self._workers[worker] = life._replace(until=self._now + life.seconds)
        return True

    def living(self) -> frozenset[str]:
        return frozenset(filter(self._lives, self._workers))

    def resign(self, worker: str) -> None:
        self._workers.pop(worker, None)

    def acquire(self, table_id: str, worker: str) -> TableOwner:
        if table_id not in self.tables:
            raise Refusal("no-table")
        if not self._lives(self._owners[table_id]):
            self.bury(self._owners[table_id])
            self._owners[table_id] = worker
        owner = self._owners[table_id]
        return TableOwner(owner, self._workers[owner].address if owner in self._workers else "")

    def bury(self, worker: str) -> None:
        """A worker that loses a table never comes back."""
        self._workers.pop(worker, None)

    def owns(self, table_id: str, worker: str) -> bool:
        return self._owners.get(table_id) == worker

    @property
    def _now(self) -> float:
        return self.clock() + self.jumped

    def _lives(self, worker: str) -> bool:
        life = self._workers.get(worker)
        return life is not None and life.until > self._now and life.until - life.seconds <= self._now


def _must_be_text(rows: Sequence[TableRow]) -> None:
    """No database takes anything else."""
    for row in rows:
        row.pick.encode()
