"""Is the store well? It is not after a write that found no room, even if a smaller one finds some."""

from pathlib import Path

import pytest
from sqlalchemy import text

from bree.core import Refusal
from bree.server.store import Store
from tests.server.store.records import table


async def test_a_store_that_has_just_found_no_room_says_so(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/t.sqlite")
    try:
        await store.prove()
        async with store._writing.connect() as connection:
            await connection.execute(text("PRAGMA max_page_count = 1"))  # not one page more than there are
        large = table(options={"road": "N" * 100_000})
        with pytest.raises(Refusal, match="store-unreachable"):
            await store.create(large)
        with pytest.raises(Refusal, match="store-unreachable"):
            await store.prove()
        async with store._writing.connect() as connection:
            await connection.execute(text("PRAGMA max_page_count = 1000000"))
        await store.create(large)
        await store.prove()
    finally:
        await store.close()
