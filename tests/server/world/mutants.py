"""Faults that the server once had, or could have, each put back by itself: worlds must find them.

A mutant changes the server while a world runs; what is changed is undone with the world's own patches.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bree.server.show.audience import Audience
from bree.server.show.audiences import Audiences
from bree.server.show.scene import Scene
from bree.server.store import Row
from bree.server.tables import bot_turns
from bree.server.tables.inn import Inn
from bree.server.tables.live import LiveTable
from bree.server.tables.mending import Mending

Patch = pytest.MonkeyPatch
Mutant = Callable[[Patch], None]


def a_failed_read_is_not_tried_again(patch: Patch) -> None:
    """What could not be read when the store was away is never read, and the table hangs."""

    async def once(self: Mending) -> None:
        try:
            await self._table.mend()
        finally:
            self._task = None

    patch.setattr(Mending, "_mend", once)


def a_spoilt_table_is_deaf(patch: Patch) -> None:
    """Nobody mends it: whoever only waits there waits for ever."""
    patch.setattr(Mending, "begin", _nothing)


def tables_stay_in_memory(patch: Patch) -> None:
    """The guests' turns hold their table, which holds them."""
    patch.setattr(bot_turns, "proxy", lambda table: table)


def late_though_nothing_moved(patch: Patch) -> None:
    """Talk about an undo counts as a move."""

    def not_late(self: LiveTable, row: int) -> None:
        if self.progress.rows != row:
            late(self, -1)

    late = LiveTable.not_late
    patch.setattr(LiveTable, "not_late", not_late)


def a_start_without_the_store_fails(patch: Patch) -> None:
    opens = Inn.open
    patch.setattr(Inn, "open", lambda self, patient=False: opens(self, patient and False))


def memory_is_believed_after_a_failed_append(patch: Patch) -> None:
    """What may not be in the store is shown."""
    patch.setattr(LiveTable, "_spoil", _nothing)


def acknowledged_before_the_commit(patch: Patch) -> None:
    append = LiveTable.append

    async def sooner(self: LiveTable, rows: list[Row]) -> bool:
        store = self.services.store
        writing = asyncio.create_task(store.append(self.id, rows))
        writing.add_done_callback(lambda done: done.cancelled() or done.exception())
        with pytest.MonkeyPatch.context() as one:
            one.setattr(type(store), "append", _at_once)
            return await append(self, rows)

    patch.setattr(LiveTable, "append", sooner)


def _nothing(*_: Any) -> None:
    pass


async def _at_once(*_: Any) -> None:
    pass


def a_resent_answer_counts_twice(patch: Patch) -> None:
    """The row that an answer was given to is not looked at."""
    patch.setattr(LiveTable, "not_late", _nothing)


def a_seat_sees_with_anothers_eyes(patch: Patch) -> None:
    look = Audience.look

    def wrong(self: Audience, scene: Scene, log: Any) -> None:
        look(self, scene, log)
        views, ask = self._told
        other = next((one for one in scene.position.seats if one not in self.seats), "")
        self._told = dict.fromkeys(views, scene.view(other)), ask

    patch.setattr(Audience, "look", wrong)


def a_step_back_is_forgotten_by_the_log(patch: Patch) -> None:
    patch.setattr(Audiences, "forget", _nothing)


MUTANTS: dict[str, Mutant] = {
    made.__name__: made
    for made in (
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
}
