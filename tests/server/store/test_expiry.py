"""Tables that are over their time are deleted with everything that is theirs, and no others."""

import asyncio

from bree.core import CHANCE, Refusal
from bree.server.store import Conflict, Snapshot, Store, TableRow
from tests.server.store.conftest import OpenStore
from tests.server.store.records import kept, table
from tests.server.store.sql import execute


async def laid(store: Store, name: str, created: float, *rows: TableRow) -> None:
    await store.create(table(id=name, created=created))
    if rows:
        await store.append(name, rows)


def answered(number: int, at: float, who: str = "sam") -> TableRow:
    return TableRow(number, "answer", who, "red", 0, at)


async def left(store: Store, *names: str) -> list[str]:
    return [name for name in names if await kept(store, name) is not None]


async def test_what_is_over_its_time_goes_and_the_rest_stays(store: Store) -> None:
    await laid(store, "old", 1.0, answered(1, 2.0), answered(2, 99.0))
    await laid(store, "played", 1.0, answered(1, 2.0), answered(2, 100.0))
    await laid(store, "empty", 199.0)
    await laid(store, "thrown", 199.0, answered(1, 300.0, CHANCE))
    await laid(store, "brought", 199.0, answered(1, 199.0), answered(2, 199.0))
    await laid(store, "played on", 199.0, answered(1, 199.0), answered(2, 201.0))
    await laid(store, "fresh", 200.0)
    await laid(store, "spared", 1.0)
    await store.put_snapshot("old", Snapshot(2, {}))
    gone = await store.drop_old(100.0, 200.0, ["spared"])
    assert sorted(gone) == ["brought", "empty", "old", "thrown"]
    stay = ["played", "played on", "fresh", "spared"]
    assert await left(store, *gone, *stay) == stay
    assert await store.load("old") is None
    assert await store.all_rows("old") == []
    assert await store.drop_old(100.0, 200.0, ["spared"]) == []


async def test_never_is_never(store: Store) -> None:
    await laid(store, "played", 1.0, answered(1, 2.0))
    await laid(store, "empty", 1.0)
    assert await store.drop_old(None, None, ()) == []
    assert await store.drop_old(None, 1e12, ()) == ["empty"]
    assert await store.drop_old(1e12, None, ()) == ["played"]


async def test_nothing_of_a_deleted_table_is_left(store: Store, url: str) -> None:
    await laid(store, "old", 1.0, answered(1, 2.0))
    await store.put_snapshot("old", Snapshot(1, {}))
    await store.drop_old(1e12, 1e12, ())
    for name in ("tables", "seats", "rows", "snapshots"):
        assert await execute(url, f"SELECT count(*) FROM {name}") == [(0,)]


async def test_an_answer_to_a_table_that_is_gone_is_refused(store: Store) -> None:
    await laid(store, "old", 1.0, answered(1, 2.0))
    await store.drop_old(1e12, None, ())
    for _ in range(2):
        try:
            await store.append("old", [answered(2, 3.0)])
        except Refusal as refusal:
            key = refusal.key
        assert key == "table-gone"
    assert await store.all_rows("old") == []


async def test_several_workers_delete_at_once_while_others_answer(open_store: OpenStore, url: str) -> None:
    """Every table is deleted once or has its answer; the deleted ones leave nothing."""
    stores = [await open_store(url) for _ in range(3)]
    names = [f"t{number}" for number in range(120)]
    for name in names:
        await laid(stores[0], name, 1.0, answered(1, 2.0))

    async def drop(store: Store) -> list[str]:
        gone: list[str] = []
        while found := await store.drop_old(1e9, None, ()):
            gone += found
        return gone

    async def answer(name: str) -> str:
        try:
            await stores[2].append(name, [answered(2, 2e9)])
        except (Refusal, Conflict):
            return ""
        return name

    first, second, *answers = await asyncio.gather(drop(stores[0]), drop(stores[1]), *map(answer, names[::2]))
    assert not set(first) & set(second)
    kept = {name for name in answers if name}
    assert not kept & {*first, *second}, "what was acknowledged is there"
    assert kept | {*first, *second} | set(await drop(stores[0])) == set(names)
    assert set(await left(stores[1], *names)) == kept
    for name in ("seats", "rows"):
        found = await execute(url, f"SELECT count(*) FROM {name} WHERE table_id NOT IN (SELECT id FROM tables)")
        assert found == [(0,)]


async def test_tables_are_counted_by_where_they_were_opened(store: Store) -> None:
    for number, mark in enumerate("aab"):
        await store.create(table(id=f"t{number}", opened_by=mark))
    assert [await store.count_opened(mark) for mark in "abc"] == [2, 1, 0]
