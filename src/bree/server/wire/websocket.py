"""A connection that has left HTTP for WebSocket: uvicorn hands it over here (`ws=WebSocketProtocol`).

The protocol itself is that of the library `websockets`, which knows no sockets and waits for nothing; here it gets its
bytes, and what must not cost us anything is kept out of it. Only the handshake goes through ASGI, so that routes,
proxies and the guard are what they are elsewhere. Then the route finds this object in its scope and speaks to it
directly: a message costs no task, no queue and no layers. What is to be written is written at once; whoever writes must
ask `free` first and is called back when a slow line is free again.
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
from bree.server.wire.deflate import OFFER
from bree.server.wire.handshake import scope_of

WEBSOCKET: Final = "bree.websocket"  # under this name it is found in the scope's extensions
SLICE = 1024  # bytes read at once: 170 frames at most, before it is seen that they are too many
INBOX = 16  # messages that are read ahead of those that are obeyed
CLOSE_S = 10.0  # for the other side to close too
LAST_WORDS_S = 1.0  # for the goodbye to reach a flooder, who is not heard any more


class WebSocketProtocol(asyncio.Protocol):
    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._config = config
        self._app_state = app_state
        self._connections = server_state.connections
        self._tasks = server_state.tasks
        self._loop = asyncio.get_running_loop()
        self._socket = ServerProtocol(extensions=[OFFER], max_size=config.ws_max_size)
        self._response: Response | None = None  # to the wish for an upgrade, if it can be granted
        self._begun = bytearray()  # of a message that comes in pieces
        self._begun_text = False
        self._inbox: deque[str] = deque()
        self._waiter: asyncio.Future[None] | None = None
        self._reading = True
        self._ended = False  # nothing more is heard
        self._timer: asyncio.TimerHandle | None = None
        self._alive = True  # something was heard since the last ping
        self._given: asyncio.Protocol | None = None  # to whom the line was given away
        self.free = True  # takes what is written
        self.when_free: Callable[[], None] = lambda: None
        self.when_lost: Callable[[], None] = lambda: None  # the line itself is gone
        self._may: Callable[[], bool] = lambda: True  # one more frame, of whatever kind?
        self._flooded = False  # it has said too much
        self.when_flooded: Callable[[], None] = lambda: None  # the last words, if there are any

    # What uvicorn and its loop call

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._connections.add(self)  # type: ignore[arg-type]  # uvicorn knows its own protocols only

    def connection_lost(self, _fault: Exception | None) -> None:
        self._connections.discard(self._given or self)
        self._given = None
        self.when_lost()
        self._end()
        self._set_timer(None)
        self.resume_writing()  # whoever waits to write need not wait any more
        self.when_lost = lambda: None
        self.when_free = self.when_flooded = lambda: None  # let go of whoever had the line: no circle outlives it
        self.limit(lambda: True)
        self._socket.parser.close()  # which holds the protocol, which holds it

    def eof_received(self) -> None:
        """The transport closes by itself."""

    def pause_writing(self) -> None:
        self.free = False

    def resume_writing(self) -> None:
        self.free = True
        self.when_free()

    def shutdown(self) -> None:
        """The server stops; whoever is still here was not reached by a goodbye."""
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
                    self._ask(cast(Request, event))
                elif self._may():
                    self._hear(event)
                else:
                    self._put_out()
                    return
            self._reply()

    def _hear(self, frame: Frame) -> None:
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY):
            self._begun_text = frame.opcode is Opcode.TEXT
        elif frame.opcode is not Opcode.CONT:
            return  # the protocol answers itself
        if not self._ended:  # else it does not know yet that nothing more is heard
            self._begun += frame.data
            if frame.fin:
                self._keep(bytes(self._begun))
                self._begun.clear()

    def _keep(self, message: bytes) -> None:
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
        """What the protocol has to say to what it heard: a pong, its own goodbye, the end of the line."""
        told = self._socket.data_to_send()
        if not told:
            return
        over = told[-1] == SEND_EOF
        if over or (self.free and self._socket.state is State.OPEN):  # else pongs would pile up
            self._transport.write(b"".join(told))
        if over:
            self._end()
            self._transport.close()

    # For whoever has the line

    async def receive(self) -> str | None:
        """The next message, "" for one that is no text; None when the line is closed."""
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
            self._read_on()
        return text

    def limit(self, may: Callable[[], bool]) -> None:
        """Ask for every frame, also a ping, a pong or a piece of a message; after the first no it is over."""
        self._may = may

    def write(self, texts: Sequence[bytes]) -> None:
        """Messages, in one go."""
        if self._socket.state is State.OPEN and not self._transport.is_closing():
            for text in texts:
                self._socket.send_text(text)
            self._transport.write(b"".join(self._socket.data_to_send()))

    def close(self, code: int) -> None:
        """Say that it is over; the line ends when the other side says so too, or after a while."""
        if self._socket.state is State.OPEN and not self._transport.is_closing():
            self._socket.send_close(CloseCode.POLICY_VIOLATION if self._flooded else code)
            self._transport.write(b"".join(self._socket.data_to_send()))
            self._end()
            if not self._flooded:
                self._read_on()  # to hear the other side's word
                self._set_timer(CLOSE_S, self._transport.abort)

    # For whoever hands the line on, before it is upgraded

    def hold(self) -> asyncio.Transport:
        """Nothing more is read until it is decided whose it is."""
        self._transport.pause_reading()
        return self._transport

    def go_on(self) -> None:
        if not self._transport.is_closing():
            self._transport.resume_reading()

    def give_away(self, protocol: asyncio.Protocol) -> None:
        """The line is another's now, who must tell us when it is lost."""
        self._connections.discard(self)
        self._connections.add(protocol)  # type: ignore[arg-type]
        self._given = protocol
        self._transport.set_protocol(protocol)

    def _read_on(self) -> None:
        if not self._reading and not self._flooded and not self._transport.is_closing():
            self._reading = True
            self._transport.resume_reading()

    def _end(self) -> None:
        self._ended = True
        self._wake()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def _put_out(self) -> None:
        """A flood costs us nothing more: not a byte of it is read, and what waits is not obeyed or answered."""
        self._flooded = True
        self._reading = False
        self._transport.pause_reading()
        self._socket.data_to_send()
        self._inbox.clear()
        self.when_flooded()
        self._end()
        self._set_timer(LAST_WORDS_S, self._transport.abort)

    # Signs of life

    def _set_timer(self, seconds: float | None, then: Callable[[], None] = lambda: None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self._loop.call_later(seconds, then)

    def _listen_for_life(self) -> None:
        self._set_timer(self._config.ws_ping_interval, self._ping)

    def _ping(self) -> None:
        if not self._alive:
            self.close(CloseCode.INTERNAL_ERROR)
            self._transport.abort()
            return
        self._alive = False
        self._socket.send_ping(b"")
        self._transport.write(b"".join(self._socket.data_to_send()))
        self._listen_for_life()

    # The handshake

    def _ask(self, request: Request) -> None:
        """The request is whole: uvicorn has read it and hands it over as it was."""
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
            await self._config.loaded_app(scope, self._connect, self._answer)
        except Exception:
            log.fault("a socket has failed")
        self._refuse(HTTPStatus.INTERNAL_SERVER_ERROR)
        self.close(CloseCode.INTERNAL_ERROR)

    async def _connect(self) -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def _answer(self, message: Mapping[str, Any]) -> None:
        """Accepted or not; all that follows does not come this way."""
        if message["type"] != "websocket.accept":
            self._refuse(HTTPStatus.FORBIDDEN)
        elif self._response is not None and not self._transport.is_closing():
            self._socket.send_response(self._response)
            self._transport.write(b"".join(self._socket.data_to_send()))
            self._listen_for_life()

    def _refuse(self, status: HTTPStatus) -> None:
        """Before it is accepted."""
        if self._socket.state is State.CONNECTING and not self._transport.is_closing():
            self._socket.send_response(self._socket.reject(status, ""))
            self._reply()
