"""Bytes there and back between a caller and the worker that has its table. Nobody looks at them, and none pile up: who
does not take what he is sent is not read from.
"""

import asyncio
from collections.abc import Mapping
from typing import Any, cast

from bree.server.wire.dial import dial, head_of
from bree.server.wire.upgraded import Upgraded


class Half(asyncio.Protocol):
    """One of two ends; whatever comes here goes out there."""

    other: "Half"

    def __init__(self, line: Upgraded | None = None) -> None:
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


async def relay(line: Upgraded, scope: Mapping[str, Any], worker: str, address: str) -> Half:
    """Hand a line that wants to be upgraded on to another worker, as it is. An `OSError` if nobody is there."""
    near, far = Half(line), Half()
    near.other, far.other = far, near
    near.transport = line.hold()
    try:
        await dial(address, lambda: far)
    finally:
        line.go_on()
    if near.transport.is_closing():  # it has gone meanwhile
        near.ended.set()
        far.transport.close()
        return near
    far.transport.write(head_of(scope, "GET", worker))
    line.give_away(near)
    return near
