"""Opening: fresh, again, all at once, and what is said when it cannot be."""

import asyncio
from pathlib import Path
import socket

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
import pytest
from sqlalchemy import Connection

from bree.core import Refusal
from bree.server.store import Store
from bree.server.store.address import Address
from bree.server.store.schema import METADATA
from tests.server.store.conftest import OpenStore
from tests.server.store.records import kept, numbers, row, table
from tests.server.store.sql import execute


async def refused(url: str) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        await Store.open(url)
    return refusal.value


async def test_all_that_was_kept_is_there_when_opened_again(url: str, open_store: OpenStore) -> None:
    first = await Store.open(url)
    await first.create(table())
    await first.append("t", [row(1), row(2)])
    await first.close()
    again = await open_store(url)
    assert await kept(again, "t") == table()
    assert numbers(await again.all_rows("t")) == [1, 2]


@pytest.mark.usefixtures("store")
async def test_the_migrations_lead_to_the_schema(url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    engine, _ = Address.read(url).engines()
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


async def test_workers_that_open_a_fresh_database_at_once(url: str, open_store: OpenStore) -> None:
    stores = await asyncio.gather(*(open_store(url) for _ in range(6)))
    await stores[0].create(table())
    for number, store in enumerate(stores, 1):
        await store.append("t", [row(number)])
    assert numbers(await stores[0].all_rows("t")) == [1, 2, 3, 4, 5, 6]
    assert await execute(url, "SELECT count(*) FROM alembic_version") == [(1,)]


async def test_a_migration_is_done_wholly_or_not_at_all(url: str) -> None:
    await execute(url, "CREATE TABLE snapshots (foreign_to_us TEXT)")
    refusal = await refused(url)
    assert refusal.key == "store-unreachable"
    assert "snapshots" in str(refusal.facts["why"])
    await execute(url, "DROP TABLE snapshots")
    store = await Store.open(url)
    await store.prove()
    await store.close()


async def test_a_database_of_a_newer_bree_is_left_alone(url: str) -> None:
    await (await Store.open(url)).close()
    await execute(url, "UPDATE alembic_version SET version_num = 'v999'")
    assert (await refused(url)).key == "store-newer"
    assert await execute(url, "SELECT version_num FROM alembic_version") == [("v999",)]


async def test_sqlite_is_durable_and_holds_its_keys(sqlite_url: str, open_store: OpenStore) -> None:
    store = await open_store(sqlite_url)
    async with store._writing.connect() as connection:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("busy_timeout", 5000)):
            assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar() == value


async def test_folders_on_the_way_are_made(tmp_path: Path, open_store: OpenStore) -> None:
    await open_store(f"sqlite:///{tmp_path}/new/folder/100%/bree.db")
    assert (tmp_path / "new" / "folder" / "100%" / "bree.db").exists()


@pytest.mark.parametrize(
    "url",
    [
        "", "bree.db", "sqlite", "sqlite:bree.db", "sqlite://", "sqlite:///", "sqlite://bree.db", "sqlite:///:memory:",
        "mysql://host/bree", "http://host", "postgresql:/host/bree", "postgresql://host:door/bree",
        "postgresql://host/bree?sslmode=perhaps",
    ],
)  # fmt: skip
async def test_a_url_that_makes_no_sense(url: str) -> None:
    refusal = await refused(url)
    assert (refusal.key, refusal.facts) == ("store-url", {"url": url})


@pytest.mark.parametrize("url", ["mysql://anna:secret@host/bree", "postgresql://anna:se:c/r@et@host:door/bree"])
async def test_a_refused_url_does_not_tell_the_password(url: str) -> None:
    refusal = await refused(url)
    assert refusal.key == "store-url"
    assert "anna:***@host" in str(refusal.facts["url"])


async def test_a_server_that_is_not_there(server: str) -> None:
    with socket.socket() as taken:  # bound, but it does not listen
        taken.bind(("127.0.0.1", 0))
        refusal = await refused(f"postgresql://anna:secret@127.0.0.1:{taken.getsockname()[1]}/bree")
    assert refusal.key == "store-unreachable"
    assert "secret" not in str(refusal)
    missing = await refused(server.replace("/postgres?", "/no_such_database?"))
    assert missing.key == "store-unreachable"
    assert "no_such_database" in str(missing.facts["why"])


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "letter.db"
    file.write_text("Dear Sam, " * 200)
    foreign = await refused(f"sqlite:///{file}")
    assert (foreign.key, foreign.facts) == ("store-foreign", {"file": str(file)})
    assert (await refused(f"sqlite:///{tmp_path}")).key == "store-unreachable"
    assert (await refused(f"sqlite:///{file}/below/bree.db")).key == "store-unreachable"
    assert file.read_text() == "Dear Sam, " * 200


async def test_a_database_from_before_1_0_calls_bots_guests(url: str, open_store: OpenStore) -> None:
    first = await Store.open(url)
    await first.create(table())
    await first.close()
    await execute(url, "ALTER TABLE tables DROP COLUMN next_table")
    await execute(url, "ALTER TABLE tables DROP COLUMN lesson")
    await execute(url, "ALTER TABLE tables DROP COLUMN daily")
    await execute(url, "ALTER TABLE tables DROP COLUMN offered")
    await execute(url, "DROP TABLE parcels")
    await execute(url, "ALTER TABLE seats RENAME COLUMN bot TO guest")
    await execute(url, "UPDATE seats SET kind = 'guest' WHERE kind = 'bot'")
    await execute(url, "UPDATE alembic_version SET version_num = 'v5'")
    again = await open_store(url)
    assert await kept(again, "t") == table()
