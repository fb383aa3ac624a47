"""Two databases: a SQLite file, and for each test a database on the PostgreSQL server of the test process."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import pytest

from bree.server.store import Store
from tests.server.store.postgres import running
from tests.server.store.sql import execute

NUMBERS = count(1)


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    with running() as url:
        yield url


@pytest.fixture
async def postgres_url(server: str) -> AsyncIterator[str]:
    """A fresh database."""
    name = f"fresh{next(NUMBERS)}"
    await execute(server, f"CREATE DATABASE {name}")
    yield urlunsplit(urlsplit(server)._replace(path=f"/{name}"))
    await execute(server, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/bree.db"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found


OpenStore = Callable[[str], Awaitable[Store]]


@pytest.fixture
async def open_store() -> AsyncIterator[OpenStore]:
    """Opens stores that are closed after the test."""
    async with AsyncExitStack() as stack:

        async def open_(url: str) -> Store:
            store = await Store.open(url)
            stack.push_async_callback(store.close)
            return store

        yield open_


@pytest.fixture
async def store(url: str, open_store: OpenStore) -> Store:
    return await open_store(url)
