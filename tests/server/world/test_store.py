"""The simulated store keeps to the store's own tests: whatever is promised of SQLite and PostgreSQL holds here."""

from typing import Any, ClassVar

import pytest

from bree.server.store import Conflict, TableOwner
from tests.server.store import test_append, test_calls, test_expiry, test_leases
from tests.server.store.records import row, table
from tests.server.world.database import Database
from tests.server.world.store import SimulatedLeases, SimulatedStore

SECONDS = 2.0  # that a worker lives after each sign of life
LOOKS_INSIDE = {  # with SQL, which nobody speaks here
    "test_nothing_of_a_deleted_table_is_left",
    "test_several_workers_delete_at_once_while_others_answer",
}
OF_LEASES = (
    "test_who_opens_a_table_owns_it",
    "test_who_does_not_own_it_writes_nothing",
    "test_one_that_is_not_ours_spoils_nothing_for_the_others",
    "test_tables_of_others_that_live_are_not_swept",
)
for module in (test_append, test_calls, test_expiry):
    globals().update({n: t for n, t in vars(module).items() if n.startswith("test_") and n not in LOOKS_INSIDE})
globals().update({name: vars(test_leases)[name] for name in OF_LEASES})


class Opened(SimulatedStore):
    """By its address, as the real one."""

    places: ClassVar[dict[str, Database]] = {}

    @classmethod
    async def open(cls, url: str) -> "Opened":
        store = cls(cls.places.setdefault(url, Database(lambda: 0.0)))
        await store.prepare()
        return store


@pytest.fixture
def url(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(Opened, "places", {})
    monkeypatch.setattr(test_append, "Store", Opened)
    return "simulated"


@pytest.fixture
async def open_store() -> Any:
    return Opened.open


@pytest.fixture
async def store(url: str) -> Opened:
    return await Opened.open(url)


@pytest.fixture
async def workers() -> test_leases.Workers:
    """As in the tests of leases: two that live, and the first has opened a table."""
    database = Database(lambda: 0.0)
    one, other = await worker(database, "a"), await worker(database, "b")
    await one.store.create(table())
    return one, other


async def worker(database: Database, name: str) -> test_leases.Worker:
    store = SimulatedStore(database, shared=True)
    leases = SimulatedLeases(store, SECONDS)
    await leases.register(name, f"at {name}")
    return test_leases.Worker(store, leases)


async def test_a_worker_lives_by_the_clock_of_the_database_alone() -> None:
    now = 0.0
    database = Database(lambda: now)
    one, other = await worker(database, "a"), await worker(database, "b")
    await one.store.create(table())
    for _ in range(3):
        now += SECONDS - 0.1
        assert await one.leases.renew("a")
    assert not await other.leases.renew("b"), "once up, always up"
    await other.leases.register("c", "at c")
    assert await other.leases.acquire("t") == TableOwner("a", "at a")
    now += SECONDS + 0.1
    await one.store.append("t", [row(1)])  # ours until somebody takes it
    await other.leases.register("d", "at d")
    assert await other.leases.acquire("t") == TableOwner("d", "at d")
    with pytest.raises(Conflict):
        await one.store.append("t", [row(2)])
    assert not await one.leases.renew("a")
    database.jumped = -1.0
    await other.store.create(table("u"))
    now += 0.5
    assert await one.leases.acquire("u") == TableOwner("a", ""), (
        "who has just spoken counts as up, since the clock has gone back"
    )
    database.jumped = 0.0
    assert not await other.leases.renew("d"), "who has lost a table is dead for good"
    database.jumped = -1000.0  # a time that nobody can have asked for counts as up
    assert await one.leases.living() == frozenset()
