"""Many append at once: each number is given once, and nobody pays for another's mistake."""

import asyncio
from typing import Any

import pytest

from bree.core import Refusal
from bree.server.store import Conflict, Store
from tests.server.store.conftest import OpenStore
from tests.server.store.records import numbers, row, table


async def at_once(*wishes: Any) -> list[Any]:
    return await asyncio.gather(*wishes, return_exceptions=True)


async def create(store: Store, *tables: str) -> None:
    await asyncio.gather(*(store.create(table(table_id)) for table_id in tables))


async def test_a_number_is_given_once(store: Store) -> None:
    await create(store, "t")
    await store.append("t", [row(1), row(2)])
    with pytest.raises(Conflict) as refused:
        await store.append("t", [row(2, pick="other"), row(3)])
    assert refused.value.table_id == "t"
    assert await store.all_rows("t") == [row(1), row(2)]


@pytest.mark.parametrize("wrong", [[3], [0], [1, 3], [2, 1], [1, 1]])
async def test_numbers_leave_no_gap(store: Store, wrong: list[int]) -> None:
    await create(store, "t")
    with pytest.raises(Conflict):
        await store.append("t", [row(number) for number in wrong])
    assert await store.all_rows("t") == []


async def test_of_twenty_racers_one_wins(url: str, open_store: OpenStore) -> None:
    stores = [await open_store(url), await open_store(url)]
    await create(stores[0], "t", *(f"other {n}" for n in range(20)))
    for number in range(1, 6):
        racers = [stores[n % 2].append("t", [row(number, pick=f"racer-{n}")]) for n in range(20)]
        others = [stores[n % 2].append(f"other {n}", [row(number)]) for n in range(20)]
        results = await at_once(*racers, *others)
        won = [n for n in range(20) if results[n] is None]
        assert len(won) == 1
        assert all(isinstance(results[n], Conflict) for n in range(20) if n not in won)
        assert results[20:] == [None] * 20
        assert (await stores[0].all_rows("t"))[-1].pick == f"racer-{won[0]}"
    assert numbers(await stores[1].all_rows("t")) == [1, 2, 3, 4, 5]


async def test_thirty_two_tables_play_at_once(store: Store) -> None:
    tables = [f"t{n}" for n in range(32)]
    await create(store, *tables)

    async def play(table_id: str) -> None:
        for number in range(1, 61, 2):
            await store.append(table_id, [row(number, table_id), row(number + 1, "chance", f"{table_id}-die")])
            assert numbers(await store.all_rows(table_id))[-2:] == [number, number + 1]

    await asyncio.gather(*(play(table_id) for table_id in tables))
    for table_id in tables:
        rows = await store.all_rows(table_id)
        assert numbers(rows) == list(range(1, 61))
        assert {one.who for one in rows} == {table_id, "chance"}


async def test_a_row_of_appends_handed_in_together_keeps_its_order(store: Store) -> None:
    await create(store, "t")
    assert await at_once(*(store.append("t", [row(number)]) for number in range(1, 41))) == [None] * 40
    assert numbers(await store.all_rows("t")) == list(range(1, 41))


async def test_a_conflict_in_a_group_leaves_the_others_fine(store: Store) -> None:
    await create(store, "a", "b", "c")
    await store.append("b", [row(1)])
    results = await at_once(
        store.append("a", [row(1)]),
        store.append("b", [row(1, pick="late")]),
        store.append("gone", [row(1)]),
        store.create(table("a")),
        store.claim("b", "frodo", "Anna", "anna"),
        store.append("c", [row(1), row(2)]),
    )
    assert [type(result) for result in results] == [type(None), Conflict, Refusal, Conflict, bool, type(None)]
    assert [numbers(await store.all_rows(table_id)) for table_id in "abc"] == [[1], [1], [1, 2]]
    assert await store.all_rows("b") == [row(1)]


async def test_what_follows_a_refused_append_is_refused_too(store: Store) -> None:
    await create(store, "t")
    await store.append("t", [row(1)])
    results = await at_once(store.append("t", [row(1), row(2)]), store.append("t", [row(3)]))
    assert [type(result) for result in results] == [Conflict, Conflict]
    assert numbers(await store.all_rows("t")) == [1]


async def test_a_value_that_no_database_takes_hurts_only_its_owner(store: Store) -> None:
    await create(store, "a", "b", "c")
    results = await at_once(
        store.append("a", [row(1)]), store.append("b", [row(1, pick="\ud800")]), store.append("c", [row(1)])
    )
    assert [isinstance(result, Exception) for result in results] == [False, True, False]
    assert not isinstance(results[1], Refusal | Conflict)
    assert [numbers(await store.all_rows(table_id)) for table_id in "abc"] == [[1], [], [1]]


async def test_a_caller_that_goes_away_stops_nobody(store: Store) -> None:
    await create(store, "a", "b")
    going = asyncio.create_task(store.append("a", [row(1)]))
    staying = asyncio.create_task(store.append("b", [row(1)]))
    await asyncio.sleep(0)
    going.cancel()
    await staying
    assert going.cancelled()
    await store.append("b", [row(2)])
    assert numbers(await store.all_rows("b")) == [1, 2]


async def test_closing_writes_what_waits(url: str, open_store: OpenStore) -> None:
    store = await Store.open(url)
    await create(store, "t")
    waiting = [asyncio.create_task(store.append("t", [row(number)])) for number in range(1, 4)]
    await asyncio.sleep(0)
    await store.close()
    assert await at_once(*waiting) == [None] * 3
    for wish in (store.append("t", [row(4)]), store.all_rows("t")):
        with pytest.raises(Refusal, match="store-closed"):
            await wish
    again = await open_store(url)
    assert numbers(await again.all_rows("t")) == [1, 2, 3]
