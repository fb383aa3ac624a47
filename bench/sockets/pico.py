"""picows under the server: it takes over the connection when the route has accepted it, and sends the 101 response."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
import logging
from typing import Any, cast

from picows import WSAutoPingStrategy, WSFrame, WSListener, WSMsgType, WSTransport
from picows.picows import WSProtocol
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.server import ServerProtocol

from bree.server.wire.handshake import scope_of
from bree.server.wire.websocket import WEBSOCKET

LOG = logging.getLogger("picows")


class Ear(WSListener):
    def __init__(self, line: "Pico") -> None:
        self._line = line

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._line.socket = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        line = self._line
        if not line.may():
            transport.disconnect(False)
        elif frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.send_close(frame.get_close_code())
            transport.disconnect()
        elif frame.msg_type == WSMsgType.TEXT:  # in one frame, because the benchmark sends nothing else
            line.inbox.append(frame.get_payload_as_utf8_text())
            line.wake()

    def on_ws_disconnected(self, _transport: WSTransport) -> None:
        self._line.end()

    def pause_writing(self) -> None:
        self._line.free = False

    def resume_writing(self) -> None:
        self._line.free = True
        self._line.when_free()


class Pico(asyncio.Protocol):
    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._config = config
        self._state = app_state
        self._tasks = server_state.tasks
        self._loop = asyncio.get_running_loop()
        self._ended = False
        self._waiter: asyncio.Future[None] | None = None
        self._request = b""
        self.inbox: deque[str] = deque()
        self.socket: WSTransport
        self.free = True
        self.may: Callable[[], bool] = lambda: True
        self.when_free: Callable[[], None] = lambda: None
        self.when_lost: Callable[[], None] = lambda: None
        self.when_flooded: Callable[[], None] = lambda: None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self._request = data
        reading = ServerProtocol()
        reading.receive_data(data)
        (request,) = reading.events_received()
        scope = scope_of(request, self._transport, "")  # type: ignore[arg-type]
        scope |= {"asgi": {"version": "3.0"}, "state": self._state.copy(), "extensions": {WEBSOCKET: self}}
        task = self._loop.create_task(self._config.loaded_app(scope, self._connect, self._answer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _connect(self) -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def _answer(self, message: dict[str, Any]) -> None:
        assert message["type"] == "websocket.accept"
        made = WSProtocol(
            "", "", False, lambda _request: Ear(self), LOG, True, 10, False, 10, 10,
            WSAutoPingStrategy.PING_WHEN_IDLE, False, 65536, None, 16384,
        )  # fmt: skip
        made.connection_made(self._transport)
        self._transport.set_protocol(made)
        buffer = made.get_buffer(-1)
        buffer[: len(self._request)] = self._request
        made.buffer_updated(len(self._request))

    def end(self) -> None:
        self._ended = True
        self.wake()
        self.when_free()
        self.when_free = self.when_flooded = lambda: None

    def wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def receive(self) -> str | None:
        if not self.inbox and not self._ended:
            self._waiter = self._loop.create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        return self.inbox.popleft() if self.inbox else None

    def limit(self, may: Callable[[], bool]) -> None:
        self.may = may

    def write(self, texts: Sequence[bytes]) -> None:
        if not self._ended:
            for text in texts:
                self.socket.send(WSMsgType.TEXT, text)

    def close(self, code: int) -> None:
        if not self._ended:
            self.socket.send_close(code)

    def shutdown(self) -> None:
        self._transport.close()
