"""A worker of the server: the real application behind the real protocols, with a simulated store and network."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from fastapi import FastAPI
import uvicorn
from uvicorn.server import ServerState

from bree.server import app as application
from bree.server.cluster.lease import Lease
from bree.server.cluster.owner_endpoint import OwnerEndpoint
from bree.server.cluster.worker_connect import UNIX
from bree.server.cluster.worker_endpoint import UNLIMITED
from bree.server.guard.connection_limits import CONNECTION_LIMITS, ConnectionLimits
from bree.server.settings import Settings
from bree.server.tables.inn import Inn
from bree.server.uvicorn_config import uvicorn_options
from tests.server.world.giving import Giving
from tests.server.world.loop import Loop, Process
from tests.server.world.network import Network, Place

NOWHERE = Path("nowhere")  # its pages are not asked for
ROUTES: list[Any] = []  # the same for all: FastAPI takes its time to make them, and they know no application


class Worker:
    def __init__(
        self, name: str, place: Place, loop: Loop, network: Network, giving: Giving, settings: Settings
    ) -> None:
        self.name = name
        self.place = place
        self._loop = loop
        self._network = network
        self._giving = giving
        self._settings = settings
        self.process: Process = loop.process(name)
        self.process.frozen = self.process.dead = True
        self.app: FastAPI | None = None
        self.life = 0  # how often it was started

    @property
    def alive(self) -> bool:
        return not self.process.dead

    @property
    def inn(self) -> Inn | None:
        return getattr(self.app.state, "inn", None) if self.app is not None and self.alive else None

    def start(self, games: Any, seeds: Callable[[], int]) -> None:
        """A new process at the old place."""
        self.life += 1
        self.process = self._loop.process(f"{self.name}.{self.life}")
        self._loop.start(self.process, self._run(games, seeds))

    async def _run(self, games: Any, seeds: Callable[[], int]) -> None:
        self.app = application.make_app(self._settings, games, NOWHERE, seeds, patient=True)
        ROUTES[:] = ROUTES or self.app.router.routes
        self.app.router.routes[:] = ROUTES
        config = _config(self.app, uvicorn_options(self._settings))
        self._lifespan = config.lifespan_class(config)
        await self._lifespan.startup()
        assert not self._lifespan.should_exit, "a worker does not start"
        self._network.listen(self.place, _opens(config, self._lifespan.state))

    def kill(self) -> None:
        self._loop.kill(self.process)
        self._network.lose(self.process)
        self._giving.lose(self.process)

    async def stop(self) -> None:
        """Gently, as after SIGTERM."""
        process = self.process
        if process.frozen:
            return

        async def go() -> None:
            if self.inn is not None:
                self._network.hang_up(self.place)
                await self.inn.farewell()
                for end in [end for end in self._network.ends if end.process is process]:
                    end.close()
                await self._lifespan.shutdown()

        await self._loop.start(process, go())
        if self.process is process:
            self.kill()


class Endpoint:
    """In place of `WorkerEndpoint`: where other workers reach this one, on its own machine or on another."""

    def __init__(self, network: Network, giving: Giving, place: Place, settings: Settings) -> None:
        self._network = network
        self._giving = giving
        self._place = place
        self._settings = settings
        self.address = f"{UNIX}{place}" if isinstance(place, str) else f"{place[0]}:{place[1]}"

    async def open(self, app: FastAPI, lease: Lease, lines: ConnectionLimits) -> None:
        config = _config(OwnerEndpoint(app, lease), {**uvicorn_options(self._settings), "lifespan": "off"})
        here = isinstance(self._place, str)
        opens = _opens(config, {CONNECTION_LIMITS: lines if here else ConnectionLimits(UNLIMITED)})
        self._network.listen(self._place, opens)
        if here:
            self._giving.take(self.address, opens)

    async def close(self) -> None:
        self._giving.stop(self.address)
        self._network.hang_up(self._place)


def _config(app: Any, more: dict[str, Any]) -> uvicorn.Config:
    config = uvicorn.Config(app, **{**more, "log_config": None})
    config.load()
    return config


def _opens(config: uvicorn.Config, app_state: dict[str, Any]) -> Callable[[], asyncio.Protocol]:
    state, protocol = ServerState(), config.http_protocol_class
    return partial(protocol, config=config, server_state=state, app_state=app_state)  # type: ignore[arg-type]
