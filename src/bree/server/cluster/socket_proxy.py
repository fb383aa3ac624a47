"""The bytes of a WebSocket, passed on between a client and the owner of its table on another machine. None pile up:
where one end does not take them, the other is not read from.
"""

import asyncio
from collections.abc import Mapping
from typing import Any, cast

from bree.server.cluster.worker_connect import connect, head_of
from bree.server.wire.websocket import WebSocketProtocol


class End(asyncio.Protocol):
    """One of two ends; whatever comes here goes out there."""

    other: "End"

    def __init__(self, line: WebSocketProtocol | None = None) -> None:
        self._line = line  # which had this end before
        self.transport: asyncio.Transport
        self.ended = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if not self.other.transport.is_closing():
            self.other.transport.write(data)

    def pause_writing(self) -> None:
        if not self.other.transport.is_closing():
            self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        if not self.other.transport.is_closing():
            self.other.transport.resume_reading()

    def connection_lost(self, fault: Exception | None) -> None:
        self.ended.set()
        self.other.transport.close()
        if self._line is not None:
            self._line.connection_lost(fault)

    def shutdown(self) -> None:
        """The server stops. The caller comes back, to another worker."""
        self.transport.close()


async def pass_through(line: WebSocketProtocol, scope: Mapping[str, Any], worker: str, address: str) -> End:
    """Hand over a connection that asks for an upgrade. An `OSError` if the worker cannot be reached."""
    near, far = End(line), End()
    near.other, far.other = far, near
    near.transport = line.hold()
    try:
        await connect(address, lambda: far)
    finally:
        line.release()
    if near.transport.is_closing():  # it has gone meanwhile
        near.ended.set()
        far.transport.close()
        return near
    far.transport.write(head_of(scope, "GET", worker))
    line.give_away(near)
    return near
