"""The private address of one worker, where other workers reach it. Clients use the common port of all workers.

On one machine, it is a Unix socket in a private folder, with a second socket that receives connections. If
`BREE_ADDRESS` is set, it is a port for workers on other machines.
"""

import asyncio
from functools import partial
import os
from pathlib import Path
import socket
import tempfile
from urllib.parse import urlsplit

from starlette.types import ASGIApp
import uvicorn
from uvicorn.server import ServerState

from bree.core import Refusal
from bree.server.cluster.fd_receive import FdReceiver
from bree.server.cluster.lease import Lease
from bree.server.cluster.owner_endpoint import OwnerEndpoint
from bree.server.cluster.worker_connect import UNIX
from bree.server.guard.connection_limits import CONNECTION_LIMITS, ConnectionLimits
from bree.server.metrics import MANY
from bree.server.settings import Settings
from bree.server.uvicorn_config import STOP_S, uvicorn_options
from bree.table.os_errors import reason

UNLIMITED = 10**9  # connections; those from other machines serve many clients


class WorkerEndpoint:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._file: Path | None = None
        self._state = ServerState()
        self._server: asyncio.Server | None = None
        self._socket = self._at_port() if settings.address else self._at_file()
        self._receiver = FdReceiver(self.address) if self._file is not None else None

    @property
    def address(self) -> str:
        if self._file is not None:
            return f"{UNIX}{self._file}"
        host = urlsplit(f"//{self._settings.address}").hostname or ""
        return f"{f'[{host}]' if ':' in host else host}:{self._socket.getsockname()[1]}"

    async def open(self, app: ASGIApp, lease: Lease, connections: ConnectionLimits) -> None:
        """Start listening. Received connections count like our own."""
        served = uvicorn_options(self._settings)
        config = uvicorn.Config(OwnerEndpoint(app, lease), lifespan="off", **served)
        counted = connections if self._receiver else ConnectionLimits(UNLIMITED)
        opens = partial(served["http"], config=config, server_state=self._state, app_state={CONNECTION_LIMITS: counted})
        loop = asyncio.get_running_loop()
        listen = loop.create_server if self._file is None else loop.create_unix_server
        self._server = await listen(opens, sock=self._socket, backlog=config.backlog)
        if self._receiver is not None:
            self._receiver.open(opens)

    async def close(self) -> None:
        if self._receiver is not None:
            self._receiver.close()
        if self._server is not None:
            await self._stop(self._server)
        self._socket.close()
        if self._file is not None:
            self._file.unlink(missing_ok=True)
            if not os.environ.get(MANY):
                self._file.parent.rmdir()

    async def _stop(self, server: asyncio.Server) -> None:
        """Close the server. Calls in progress get some time to finish."""
        server.close()
        for connection in list(self._state.connections):
            connection.shutdown()
        if self._state.tasks:
            _, late = await asyncio.wait(self._state.tasks, timeout=STOP_S)
            for task in late:
                task.cancel()

    def _at_file(self) -> socket.socket:
        folder = os.environ.get(MANY) or tempfile.mkdtemp(prefix="bree-")  # other users cannot access either folder
        self._file = Path(folder) / f"{os.getpid()}.own"
        self._file.unlink(missing_ok=True)
        found = socket.socket(socket.AF_UNIX)
        found.bind(str(self._file))
        return found

    def _at_port(self) -> socket.socket:
        """Bind the configured port, or the next free one if another worker has it."""
        try:
            place = urlsplit(f"//{self._settings.address}")
            host, port = place.hostname or "", place.port or 0
        except ValueError:
            host, port = "", 0
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        fault: OSError = OSError()
        for number in range(port, port + (self._settings.workers if port else 1)):
            found = socket.socket(family)
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                found.bind((host, number))
                found.listen()  # without it, another process could still bind the same address
                return found
            except OSError as why:
                found.close()
                fault = why
        raise Refusal("port", host=host, port=str(port), why=reason(fault)) from fault
