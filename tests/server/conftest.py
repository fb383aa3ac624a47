"""One server for all tests that do not want another, and what speaks to it."""

from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import httpx
import pytest

from bree.server import app
from bree.server.guard.connection_limits import ConnectionLimits
from tests.server.running import PATIENCE_S, House, Port, running, settings
from tests.server.store.postgres import running as postgres
from tests.server.store.sql import execute

NUMBERS = count(1)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    with running(settings(f"sqlite:///{folder}/tables.sqlite"), static=folder / "none") as house:
        yield house


@pytest.fixture
async def rest(house: House) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE_S) as client:
        yield client


@pytest.fixture
def port() -> Iterator[int]:
    """For a server that is started again at the same place."""
    held = Port()
    yield held.number
    held.close()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.sqlite"


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> list[ConnectionLimits]:
    """The counts of the servers that are started."""
    found: list[ConnectionLimits] = []

    class Seen(ConnectionLimits):
        def __init__(self, most: int) -> None:
            super().__init__(most)
            found.append(self)

    monkeypatch.setattr(app, "ConnectionLimits", Seen)
    return found


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture
async def postgres_url(postgres_server: str) -> AsyncIterator[str]:
    """A fresh database."""
    name = f"house{next(NUMBERS)}"
    await execute(postgres_server, f"CREATE DATABASE {name}")
    yield urlunsplit(urlsplit(postgres_server)._replace(path=f"/{name}"))
    await execute(postgres_server, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found
