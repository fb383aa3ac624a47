"""Relays the bytes of a WebSocket between a client and the owner of its table on another machine.

If one end is slow, the other end is not read, so no bytes pile up.
"""

import asyncio
from collections.abc import Mapping
from typing import Any, cast

from bree.server.cluster.worker_connect import connect, head_of
from bree.server.wire.websocket import WebSocketProtocol


class RelayEnd(asyncio.Protocol):
    """One of the two ends of a relay. Bytes that arrive here are written to the other end."""

    other: "RelayEnd"

    def __init__(self, line: WebSocketProtocol | None = None) -> None:
        self._line = line  # the protocol that had the connection before
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
        """The server stops. The client reconnects to another worker."""
        self.transport.close()


async def relay_socket(line: WebSocketProtocol, scope: Mapping[str, Any], worker: str, address: str) -> RelayEnd:
    """Relay a connection that requests an upgrade. Raises `OSError` if the worker cannot be reached."""
    near, far = RelayEnd(line), RelayEnd()
    near.other, far.other = far, near
    near.transport = line.hold()
    try:
        await connect(address, lambda: far)
    finally:
        line.release()
    if near.transport.is_closing():  # the client is gone
        near.ended.set()
        far.transport.close()
        return near
    far.transport.write(head_of(scope, "GET", worker))
    line.give_away(near)
    return near
