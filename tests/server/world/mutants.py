"""Faults that the server once had, or could have. Each is put back alone, and the worlds must find it.

A mutant changes the server while a world runs; the end of the world undoes the change.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import pytest

from bree.core import Refusal
from bree.server.cluster.fd_receive import ReceivedProtocol
from bree.server.cluster.lease import Lease
from bree.server.show.audience import Audience
from bree.server.show.audiences import Audiences
from bree.server.show.published_state import PublishedState
from bree.server.store import TableOwner, TableRow
from bree.server.tables.inn import Inn
from bree.server.tables.live import LiveTable
from tests.server.world.database import Database
from tests.server.world.schedule import EACH, LEASES, STORE
from tests.server.world.store import SimulatedStore

Patch = pytest.MonkeyPatch
Mutant = Callable[[Patch], None]


def a_failed_read_is_not_tried_again(patch: Patch) -> None:
    """A table never repeats the read that failed while the store was away, and hangs."""

    async def once(self: LiveTable) -> None:
        with suppress(Refusal):
            async with self.at_rest():
                pass

    patch.setattr(LiveTable, "_recover", once)


def a_spoilt_table_is_deaf(patch: Patch) -> None:
    """Nobody repairs the table: its clients wait for ever."""
    patch.setattr(LiveTable, "_recover", _at_once)


def tables_stay_in_memory(patch: Patch) -> None:
    """A table holds itself, so that it is not freed when nobody else does."""
    begins = LiveTable.begin

    async def begin(self: LiveTable) -> None:
        self.itself = self  # type: ignore[attr-defined]
        await begins(self)

    patch.setattr(LiveTable, "begin", begin)


def late_though_nothing_moved(patch: Patch) -> None:
    """Talk about an undo counts as a move."""

    def must_be_current(self: LiveTable, row: int) -> None:
        if self.progress.rows != row:
            late(self, -1)

    late = LiveTable.must_be_current
    patch.setattr(LiveTable, "must_be_current", must_be_current)


def a_start_without_the_store_fails(patch: Patch) -> None:
    opens = Inn.open
    patch.setattr(Inn, "open", lambda self, patient=False: opens(self, patient and False))


def memory_is_believed_after_a_failed_append(patch: Patch) -> None:
    """Clients see rows that may not be in the store."""
    patch.setattr(LiveTable, "_mark_stale", _nothing)


def acknowledged_before_the_commit(patch: Patch) -> None:
    """The store says that it is done, and then does it."""
    append = SimulatedStore.append

    async def sooner(self: SimulatedStore, table_id: str, rows: Sequence[TableRow]) -> None:
        writing = asyncio.create_task(append(self, table_id, rows))
        writing.add_done_callback(lambda done: done.cancelled() or done.exception())

    patch.setattr(SimulatedStore, "append", sooner)


def _nothing(*_: Any) -> None:
    pass


# Of leases


def rows_are_written_without_the_fence(patch: Patch) -> None:
    """The former owner of a table goes on writing to it."""
    patch.setattr(Database, "must_own", _nothing)


def a_heartbeat_never_notices_that_it_was_late(patch: Patch) -> None:
    """The database is not asked whether our time was up, and a sign of life brings a dead one back."""

    def beat(self: Database, worker: str) -> bool:
        life = self._workers.get(worker)
        if life is not None:
            self._workers[worker] = life._replace(until=self._now + life.seconds)
        return True

    patch.setattr(Database, "renew", beat)


def an_owner_serves_on_after_its_time(patch: Patch) -> None:
    """By its own clock it never ends."""
    patch.setattr(Lease, "held", property(lambda self: bool(self.worker)))


def tables_outlive_the_lease(patch: Patch) -> None:
    """A worker trusts its memory after its lease has ended: clients stay and see an old state."""
    patch.setattr(Inn, "_void", _at_once)


def a_moved_table_tells_nobody(patch: Patch) -> None:
    """Clients stay connected to a table that another worker has taken."""

    def lose(self: LiveTable) -> None:
        self.lost = True
        self.broadcast.close()

    patch.setattr(LiveTable, "lose", lose)


def a_dead_owner_keeps_its_tables(patch: Patch) -> None:
    """Clients are sent to a dead worker."""

    def own(self: Database, table_id: str, _worker: str) -> TableOwner:
        owner = self._owners[table_id]
        return TableOwner(owner, self._workers[owner].address if owner in self._workers else "nowhere:1")

    patch.setattr(Database, "acquire", own)


def who_has_lost_a_table_is_not_told(patch: Patch) -> None:
    """Neither by its signs of life, when the clock goes on, nor when it asks because somebody comes."""
    patch.setattr(Database, "bury", _nothing)
    patch.setattr(Database, "owns", lambda *_: True)


def what_was_read_of_a_given_line_is_lost(patch: Patch) -> None:
    """The receiver of a connection waits for a request head that another worker has read."""

    def connection_made(self: ReceivedProtocol, transport: Any) -> None:
        protocol = self._opens()
        transport.set_protocol(protocol)
        protocol.connection_made(transport)

    patch.setattr(ReceivedProtocol, "connection_made", connection_made)


async def _at_once(*_: Any) -> None:
    pass


def a_resent_answer_counts_twice(patch: Patch) -> None:
    """The row that an answer was given to is not looked at."""
    patch.setattr(LiveTable, "must_be_current", _nothing)


def a_seat_sees_with_anothers_eyes(patch: Patch) -> None:
    look = Audience.update

    def wrong(self: Audience, scene: PublishedState, log: Any) -> None:
        look(self, scene, log)
        views, ask = self._shown
        other = next((one for one in scene.position.seats if one not in self.seats), "")
        self._shown = dict.fromkeys(views, scene.view(other)), ask

    patch.setattr(Audience, "update", wrong)


def a_step_back_is_forgotten_by_the_log(patch: Patch) -> None:
    patch.setattr(Audiences, "truncate", _nothing)


PLAIN = (
    a_failed_read_is_not_tried_again,
    a_spoilt_table_is_deaf,
    tables_stay_in_memory,
    late_though_nothing_moved,
    a_start_without_the_store_fails,
    memory_is_believed_after_a_failed_append,
    acknowledged_before_the_commit,
    a_resent_answer_counts_twice,
    a_seat_sees_with_anothers_eyes,
    a_step_back_is_forgotten_by_the_log,
)
OF_LEASES = (
    rows_are_written_without_the_fence,
    a_heartbeat_never_notices_that_it_was_late,
    an_owner_serves_on_after_its_time,
    tables_outlive_the_lease,
    a_moved_table_tells_nobody,
    a_dead_owner_keeps_its_tables,
    who_has_lost_a_table_is_not_told,
    what_was_read_of_a_given_line_is_lost,
)
ABOUT = {  # the seeds that are about it
    **{mutant.__name__: LEASES for mutant in OF_LEASES},
    **{mutant.__name__: STORE for mutant in (a_failed_read_is_not_tried_again, a_spoilt_table_is_deaf)},
    # A worker looks at its own clock before it takes a table: only what is on its way to the store meets the fence.
    rows_are_written_without_the_fence.__name__: 250 * EACH + LEASES,
    # The database's clock must go back by less than a sign of life, and somebody come elsewhere just then.
    who_has_lost_a_table_is_not_told.__name__: 500 * EACH + LEASES,
}
MUTANTS: dict[str, Mutant] = {mutant.__name__: mutant for mutant in (*PLAIN, *OF_LEASES)}
