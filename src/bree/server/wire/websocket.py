"""The WebSocket protocol of the server. uvicorn passes upgraded connections to it (`ws=WebSocketProtocol`).

The library `websockets` parses frames, without I/O. This class feeds it bytes and drops floods before they cost
anything. Only the handshake goes through ASGI, so routes, proxies and the guard work as for HTTP. After that, the route
finds this object in its scope and calls it directly: a message needs no task, no queue and no further layers.

`write` writes at once. A writer checks `free` first, and `when_free` calls it when a slow connection is free again.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from http import HTTPStatus
from typing import Any, Final, cast

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import SEND_EOF, State
from websockets.server import ServerProtocol

from bree.server import log
from bree.server.wire.deflate import DEFLATE
from bree.server.wire.handshake import scope_of

WEBSOCKET: Final = "bree.websocket"  # the key in the extensions of the scope
SLICE = 1024  # bytes parsed at once: at most 170 frames before the rate limit is checked
INBOX = 16  # messages that may wait to be handled
CLOSE_S = 10.0  # for the other side to close, too
LAST_WORDS_S = 1.0  # for the goodbye to reach a flooding client, before the connection ends


class WebSocketProtocol(asyncio.Protocol):
    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._config = config
        self._app_state = app_state
        self._connections = server_state.connections
        self._tasks = server_state.tasks
        self._loop = asyncio.get_running_loop()
        self._socket = ServerProtocol(extensions=[DEFLATE], max_size=config.ws_max_size)
        self._response: Response | None = None  # that accepts the upgrade
        self._begun = bytearray()  # the pieces of a fragmented message
        self._begun_text = False
        self._inbox: deque[str] = deque()
        self._waiter: asyncio.Future[None] | None = None
        self._reading = True
        self._ended = False  # no more messages will come
        self._timer: asyncio.TimerHandle | None = None
        self._alive = True  # something has arrived since the last ping
        self._successor: asyncio.Protocol | None = None  # that has taken over the connection
        self.free = True  # the transport accepts data
        self.when_free: Callable[[], None] = lambda: None
        self.when_lost: Callable[[], None] = lambda: None  # the connection is gone
        self._may: Callable[[], bool] = lambda: True  # does the rate limit allow one more frame?
        self._flooded = False  # the client has exceeded the rate limit
        self.when_flooded: Callable[[], None] = lambda: None  # writes a goodbye

    # Callbacks of uvicorn and the event loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._connections.add(self)  # type: ignore[arg-type]  # uvicorn knows its own protocols only

    def connection_lost(self, _fault: Exception | None) -> None:
        self._connections.discard(self._successor or self)
        self._successor = None
        self.when_lost()
        self._end()
        self._set_timer(None)
        self.resume_writing()  # nobody need wait to write any more
        self.when_lost = lambda: None
        self.when_free = self.when_flooded = lambda: None  # break the reference cycle with the user of the connection
        self.limit(lambda: True)
        self._socket.parser.close()  # break the cycle between the parser and the protocol

    def eof_received(self) -> None:
        """asyncio closes the transport."""

    def pause_writing(self) -> None:
        self.free = False

    def resume_writing(self) -> None:
        self.free = True
        self.when_free()

    def shutdown(self) -> None:
        """The server stops. Close the connections that are still open after the goodbye."""
        if self._socket.state is State.CONNECTING:
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE)
        else:
            self.close(CloseCode.SERVICE_RESTART)
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        self._alive = True
        for at in range(0, len(data), SLICE):
            if self._transport.is_closing() or self._flooded:
                return
            self._socket.receive_data(data[at : at + SLICE])
            for event in self._socket.events_received():
                if not isinstance(event, Frame):
                    self._upgrade(cast(Request, event))
                elif self._may():
                    self._on_frame(event)
                else:
                    self._drop_flood()
                    return
            self._reply()

    def _on_frame(self, frame: Frame) -> None:
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY):
            self._begun_text = frame.opcode is Opcode.TEXT
        elif frame.opcode is not Opcode.CONT:
            return  # the library answers control frames
        if not self._ended:  # frames may still arrive after the end
            self._begun += frame.data
            if frame.fin:
                self._deliver(bytes(self._begun))
                self._begun.clear()

    def _deliver(self, message: bytes) -> None:
        try:
            self._inbox.append(message.decode() if self._begun_text else "")
        except UnicodeDecodeError:
            self._socket.fail(CloseCode.INVALID_DATA)
            self._end()
            return
        self._wake()
        if len(self._inbox) >= INBOX and self._reading:
            self._reading = False
            self._transport.pause_reading()

    def _reply(self) -> None:
        """Write the library's answers to what has arrived: pongs, a close frame, the end of the connection."""
        data = self._socket.data_to_send()
        if not data:
            return
        over = data[-1] == SEND_EOF
        if over or (self.free and self._socket.state is State.OPEN):  # otherwise pongs would pile up
            self._transport.write(b"".join(data))
        if over:
            self._end()
            self._transport.close()

    # For the user of the connection

    async def receive(self) -> str | None:
        """The next message. Empty for a binary message, None when the connection is closed."""
        if not self._inbox and not self._ended:
            self._waiter = self._loop.create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        if not self._inbox:
            return None
        text = self._inbox.popleft()
        if not self._inbox:
            self._resume_reading()
        return text

    def limit(self, may: Callable[[], bool]) -> None:
        """Set the rate limit. `may` is called for every frame, also for pings and fragments; False
        ends the connection.
        """
        self._may = may

    def write(self, texts: Sequence[bytes]) -> None:
        """Write several messages with one call."""
        if self._socket.state is State.OPEN and not self._transport.is_closing():
            for text in texts:
                self._socket.send_text(text)
            self._transport.write(b"".join(self._socket.data_to_send()))

    def close(self, code: int) -> None:
        """Send a close frame. The connection ends when the other side answers, or after a while."""
        if self._socket.state is State.OPEN and not self._transport.is_closing():
            self._socket.send_close(CloseCode.POLICY_VIOLATION if self._flooded else code)
            self._transport.write(b"".join(self._socket.data_to_send()))
            self._end()
            if not self._flooded:
                self._resume_reading()  # to read the other side's close frame
                self._set_timer(CLOSE_S, self._transport.abort)

    # For handing the connection to another worker, before the upgrade

    def hold(self) -> asyncio.Transport:
        """Stop reading until it is clear which worker serves the connection."""
        self._transport.pause_reading()
        return self._transport

    def release(self) -> None:
        if not self._transport.is_closing():
            self._transport.resume_reading()

    def give_away(self, protocol: asyncio.Protocol) -> None:
        """Pass the connection to another protocol, which must call `connection_lost` here at the end."""
        self._connections.discard(self)
        self._connections.add(protocol)  # type: ignore[arg-type]
        self._successor = protocol
        self._transport.set_protocol(protocol)

    def _resume_reading(self) -> None:
        if not self._reading and not self._flooded and not self._transport.is_closing():
            self._reading = True
            self._transport.resume_reading()

    def _end(self) -> None:
        self._ended = True
        self._wake()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def _drop_flood(self) -> None:
        """Stop reading, drop the waiting messages, say goodbye and close."""
        self._flooded = True
        self._reading = False
        self._transport.pause_reading()
        self._socket.data_to_send()
        self._inbox.clear()
        self.when_flooded()
        self._end()
        self._set_timer(LAST_WORDS_S, self._transport.abort)

    # Keep-alive

    def _set_timer(self, seconds: float | None, then: Callable[[], None] = lambda: None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self._loop.call_later(seconds, then)

    def _schedule_ping(self) -> None:
        self._set_timer(self._config.ws_ping_interval, self._ping)

    def _ping(self) -> None:
        if not self._alive:
            self.close(CloseCode.INTERNAL_ERROR)
            self._transport.abort()
            return
        self._alive = False
        self._socket.send_ping(b"")
        self._transport.write(b"".join(self._socket.data_to_send()))
        self._schedule_ping()

    # The handshake

    def _upgrade(self, request: Request) -> None:
        """Handle the upgrade request, which uvicorn has read and passed on unchanged."""
        response = self._socket.accept(request)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._socket.send_response(response)
            return
        self._response = response
        scope = scope_of(request, self._transport, self._config.root_path)
        scope |= {
            "asgi": {"version": self._config.asgi_version, "spec_version": "2.4"},
            "state": self._app_state.copy(),
            "extensions": {WEBSOCKET: self},
        }
        task = self._loop.create_task(self._run(scope))
        task.add_done_callback(self._tasks.discard)
        self._tasks.add(task)

    async def _run(self, scope: dict[str, Any]) -> None:
        try:
            await self._config.loaded_app(scope, self._asgi_receive, self._asgi_send)
        except Exception:
            log.fault("a socket has failed")
        self._refuse(HTTPStatus.INTERNAL_SERVER_ERROR)
        self.close(CloseCode.INTERNAL_ERROR)

    async def _asgi_receive(self) -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def _asgi_send(self, message: Mapping[str, Any]) -> None:
        """Accept or reject the upgrade. Later messages do not use ASGI."""
        if message["type"] != "websocket.accept":
            self._refuse(HTTPStatus.FORBIDDEN)
        elif self._response is not None and not self._transport.is_closing():
            self._socket.send_response(self._response)
            self._transport.write(b"".join(self._socket.data_to_send()))
            self._schedule_ping()

    def _refuse(self, status: HTTPStatus) -> None:
        """Reject the upgrade."""
        if self._socket.state is State.CONNECTING and not self._transport.is_closing():
            self._socket.send_response(self._socket.reject(status, ""))
            self._reply()
