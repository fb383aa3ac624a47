"""HTTP for clients that come to the point: uvicorn waits for the head of a request for ever, this one does not.

A line on which nothing, or only half a head, arrives in time is cut, and so is at once one too many of an address. The
body is the guard's matter, and lines that rest between two requests are uvicorn's own.
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
        self._lines: ConnectionLimits = self.app_state[CONNECTION_LIMITS]
        self._address = ""  # under which this line is counted
        self._late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        address = counted_address(self.client, self.app)
        if address and not self._lines.take(address):
            transport.abort()
            return
        self._address = address
        self._look()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def connection_lost(self, fault: Exception | None) -> None:
        self._forget()
        if self._address:
            self._lines.give_back(self._address)
        super().connection_lost(fault)

    def handle_websocket_upgrade(self) -> None:
        """The line is another's now, and is counted until that one loses it."""
        super().handle_websocket_upgrade()
        if self._address:
            line = cast(WebSocketProtocol, self.transport.get_protocol())
            line.when_lost = partial(self._lines.give_back, self._address)

    @property
    def _incomplete(self) -> bool:
        """Is the head of a request still to come? Not after an upgrade: then the line is another's."""
        cycle = self.cycle
        return self.transport.get_protocol() is self and (cycle is None or cycle.response_complete)

    def _look(self) -> None:
        if not self._incomplete:
            self._forget()
        elif self._late is None:
            self._late = self.loop.call_later(self._seconds, self._cut)

    def _cut(self) -> None:
        self._late = None
        if self._incomplete and not self.transport.is_closing():
            self.transport.abort()

    def _forget(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None
