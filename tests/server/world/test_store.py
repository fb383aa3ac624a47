"""The simulated store keeps to the store's own tests: whatever is promised of SQLite and PostgreSQL holds here."""

from typing import Any, ClassVar

import pytest

from tests.server.store import test_append, test_calls, test_expiry
from tests.server.world.database import Database
from tests.server.world.store import SimulatedStore

LOOKS_INSIDE = {  # with SQL, which nobody speaks here
    "test_nothing_of_a_deleted_table_is_left",
    "test_several_workers_delete_at_once_while_others_answer",
}
for module in (test_append, test_calls, test_expiry):
    globals().update({n: t for n, t in vars(module).items() if n.startswith("test_") and n not in LOOKS_INSIDE})


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
