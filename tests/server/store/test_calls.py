"""The store returns the values that were put into it."""

import asyncio

import pytest
from sqlalchemy.exc import DBAPIError

from bree.core import Refusal
from bree.server.store import Conflict, Loaded, SeatRecord, Snapshot, Store, TableRow
from tests.server.store.conftest import OpenStore
from tests.server.store.records import OPEN, kept, numbers, row, table

SNAPSHOT = Snapshot(2, {"state": {"todo": [["keep", 1]], "deck": []}, "answers": ["ą", "b"]})


async def test_a_table_comes_back_as_it_was(store: Store) -> None:
    seats = [SeatRecord(f"seat-{letter}", "me", "Żaneta", "", f"hash-{letter}", "person") for letter in "zamk"]
    record = table(options={"z": "on", "a": 3}, start={"todo": [], "x": None}, clock=3600, watch=False, seats=seats)
    await store.create(record)
    assert await kept(store, "t") == record
    assert await store.load("t") == Loaded(record, None, [])


async def test_what_is_not_there_is_not_found(store: Store) -> None:
    assert await kept(store, "t") is None
    assert await store.load("t") is None
    assert await store.all_rows("t") == []


async def test_a_table_without_seats(store: Store) -> None:
    await store.create(table(seats=[]))
    assert await kept(store, "t") == table(seats=[])


async def test_an_id_is_given_once(store: Store) -> None:
    await store.create(table())
    with pytest.raises(Conflict):
        await store.create(table(game="other"))
    assert await kept(store, "t") == table()


async def test_a_table_comes_with_what_is_played_there_already(store: Store) -> None:
    await store.create(table(), [row(1), row(2), row(3)], SNAPSHOT)
    assert await store.load("t") == Loaded(table(), SNAPSHOT, [row(3)])
    await store.append("t", [row(4)])
    assert await store.all_rows("t") == [row(1), row(2), row(3), row(4)]


async def test_a_table_whose_rows_cannot_be_written_is_not_there(store: Store) -> None:
    with pytest.raises((UnicodeEncodeError, DBAPIError)):  # as the driver says it
        await store.create(table(), [row(1), row(2, pick="\ud800")])
    assert await kept(store, "t") is None
    assert await store.all_rows("t") == []
    await store.create(table(), [row(1)])
    assert await store.all_rows("t") == [row(1)]


async def test_rows_come_back_in_order(store: Store) -> None:
    rows = [*(row(number) for number in range(1, 12)), TableRow(12, "back", "sam", "", 7, 0.1)]
    await store.create(table())
    await store.append("t", rows[:3])
    await store.append("t", rows[3:])
    assert await store.all_rows("t") == rows


async def test_appending_nothing_changes_nothing(store: Store) -> None:
    await store.create(table())
    await store.append("t", [])
    assert await store.all_rows("t") == []


async def test_loading_begins_at_the_snapshot(store: Store) -> None:
    await store.create(table())
    await store.append("t", [row(1), row(2), row(3)])
    await store.put_snapshot("t", SNAPSHOT)
    assert await store.load("t") == Loaded(table(), SNAPSHOT, [row(3)])
    assert numbers(await store.all_rows("t")) == [1, 2, 3]


async def test_the_newest_snapshot_stays(store: Store) -> None:
    await store.create(table())
    await store.append("t", [row(1), row(2), row(3)])
    await store.put_snapshot("t", Snapshot(1, {"old": True}))
    await store.put_snapshot("t", SNAPSHOT)
    await store.put_snapshot("t", Snapshot(1, {"late": True}))
    loaded = await store.load("t")
    assert loaded is not None
    assert loaded.snapshot == SNAPSHOT


async def test_seats_change_and_keep_their_places(store: Store) -> None:
    await store.create(table())
    handed = SeatRecord("frodo", "bot", "Anna", "greedy", "", "anna")
    await store.update_seat("t", handed)
    assert await kept(store, "t") == table(seats=[handed, table().seats[1]])


async def test_watching_and_closing(store: Store) -> None:
    await store.create(table())
    await store.set_watch("t", False)
    assert await kept(store, "t") == table(watch=False)
    await store.set_watch("t", True)
    await store.close_table("t")
    assert await kept(store, "t") == table(closed=True)


async def test_an_open_seat_is_claimed_once(store: Store) -> None:
    await store.create(table())
    assert await store.claim("t", "frodo", "Anna", "anna")
    assert not await store.claim("t", "frodo", "Jan", "jan")
    taken = SeatRecord("frodo", "open", "Anna", "", "anna", "")
    assert await kept(store, "t") == table(seats=[taken, table().seats[1]])


async def test_of_many_claims_one_wins(url: str, open_store: OpenStore) -> None:
    stores = [await open_store(url), await open_store(url)]
    await stores[0].create(table())
    claims = (stores[n % 2].claim("t", "frodo", f"name {n}", f"hash {n}") for n in range(20))
    won = await asyncio.gather(*claims)
    assert sum(won) == 1
    found = await kept(stores[0], "t")
    assert found is not None
    assert found.seats[0] == SeatRecord("frodo", "open", f"name {won.index(True)}", "", f"hash {won.index(True)}", "")


async def test_what_is_not_open_cannot_be_claimed(store: Store) -> None:
    await store.create(table())
    assert not await store.claim("t", "sam", "Anna", "anna")
    assert not await store.claim("t", "nobody", "Anna", "anna")
    assert not await store.claim("other", "frodo", "Anna", "anna")
    await store.close_table("t")
    assert not await store.claim("t", "frodo", "Anna", "anna")
    assert await kept(store, "t") == table(closed=True)


async def test_a_freed_seat_can_be_claimed_again(store: Store) -> None:
    await store.create(table())
    await store.claim("t", "frodo", "Anna", "anna")
    await store.update_seat("t", OPEN)
    assert await store.claim("t", "frodo", "Jan", "jan")


async def test_writing_to_a_table_that_is_gone_is_refused(store: Store) -> None:
    for wish in (
        store.append("t", [row(1)]),
        store.put_snapshot("t", SNAPSHOT),
        store.update_seat("t", OPEN),
        store.set_watch("t", True),
        store.close_table("t"),
    ):
        with pytest.raises(Refusal) as refused:
            await wish
        assert (refused.value.key, refused.value.facts) == ("table-gone", {"table": "t"})


async def test_ping(store: Store) -> None:
    await store.prove()
