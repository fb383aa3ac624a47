"""HTTP with a time limit for request heads and a limit on the connections of each address.

uvicorn waits for the head of a request without a limit. This protocol closes a connection whose head does not arrive in
time, and a connection too many at once. `request_guard.py` limits the time for bodies, and uvicorn the time between
requests.
"""

import asyncio
from functools import partial
from typing import Any, cast

from bree.server.guard.bounded_http import BoundedHttp
from bree.server.guard.connection_limits import CONNECTION_LIMITS, ConnectionLimits, counted_address
from bree.server.wire.websocket import WebSocketProtocol


class TimedHttp(BoundedHttp):
    def __init__(self, *given: Any, seconds: float, **more: Any) -> None:
        super().__init__(*given, **more)
        self._seconds = seconds
        self._connections: ConnectionLimits = self.app_state[CONNECTION_LIMITS]
        self._address = ""  # that this connection counts for
        self._late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        address = counted_address(self.client, self.app)
        if address and not self._connections.take(address):
            transport.abort()
            return
        self._address = address
        self._update_timer()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._update_timer()

    def connection_lost(self, fault: Exception | None) -> None:
        self._stop_timer()
        if self._address:
            self._connections.give_back(self._address)
        super().connection_lost(fault)

    def handle_websocket_upgrade(self) -> None:
        """Pass the connection to the WebSocket protocol. It counts until that protocol loses it."""
        super().handle_websocket_upgrade()
        if self._address:
            socket = cast(WebSocketProtocol, self.transport.get_protocol())
            socket.when_lost = partial(self._connections.give_back, self._address)

    @property
    def _incomplete(self) -> bool:
        """Is the head of a request still missing? Never after an upgrade."""
        cycle = self.cycle
        return self.transport.get_protocol() is self and (cycle is None or cycle.response_complete)

    def _update_timer(self) -> None:
        if not self._incomplete:
            self._stop_timer()
        elif self._late is None:
            self._late = self.loop.call_later(self._seconds, self._cut)

    def _cut(self) -> None:
        self._late = None
        if self._incomplete and not self.transport.is_closing():
            self.transport.abort()

    def _stop_timer(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None
