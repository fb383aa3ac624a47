"""Frames of our own (RFC 6455), as the server had them before: what a library is measured against."""

import asyncio
import base64
import binascii
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha1
from http import HTTPStatus
from typing import Any, cast
from urllib.parse import unquote

from uvicorn.config import Config
from uvicorn.protocols.utils import get_local_addr, get_remote_addr, is_ssl
from uvicorn.server import ServerState

from bree.server import log
from bree.server.wire.upgraded import LINE

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
FINAL, MASKED, CONTROL = 0x80, 0x80, 0x8
WRONG, NOT_TEXT, TOO_MANY, TOO_LARGE = 1002, 1007, 1008, 1009
NO_CODE = 1005
Message = tuple[int, bytes]  # its kind, and what it holds


class Broken(Exception):  # noqa: N818  (a client may be broken; we are not)
    """The other side does not keep to the protocol, or sends more than it may."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def frame(kind: int, data: bytes) -> bytes:
    """A whole message in one frame; a server's is not masked."""
    size = len(data)
    if size < 126:
        return bytes((FINAL | kind, size)) + data
    if size < 1 << 16:
        return bytes((FINAL | kind, 126, size >> 8, size & 255)) + data
    return bytes((FINAL | kind, 127)) + size.to_bytes(8) + data


def close_frame(code: int) -> bytes:
    return frame(CLOSE, b"" if code == NO_CODE else code.to_bytes(2))


def close_code(data: bytes) -> int:
    """The code that a closing frame holds, to be echoed; nonsense is broken."""
    if not data:
        return NO_CODE
    code = int.from_bytes(data[:2])
    if len(data) < 2 or not (3000 <= code < 5000 or (1000 <= code < 1015 and code not in (1004, 1005, 1006))):
        raise Broken(WRONG)
    try:
        data[2:].decode()
    except UnicodeDecodeError:
        raise Broken(NOT_TEXT) from None
    return code


def unmasked(data: bytes, mask: bytes) -> bytes:
    """One long number is xored faster than many bytes."""
    size = len(data)
    masks = mask * (size // 4 + 1)
    return (int.from_bytes(data) ^ int.from_bytes(masks[:size])).to_bytes(size)


class Reader:
    """Takes bytes as they come and gives whole messages. It holds no more than the largest message and one header."""

    def __init__(self, most: int) -> None:
        self._most = most
        self.may: Callable[[], bool] = lambda: True  # one more frame, of whatever kind?
        self._rest = bytearray()  # of a frame that is not complete
        self._need = 0  # bytes until it is, or until more is known of it
        self._kind = CONTINUED  # of the message that has begun
        self._begun = bytearray()  # its data so far

    def feed(self, data: bytes) -> list[Message]:
        if self._rest:
            self._rest += data
            if len(self._rest) < self._need:
                return []
            data = bytes(self._rest)
            self._rest.clear()
        found: list[Message] = []
        at = 0
        while at < len(data):
            end = self._frame(data, at, found)
            if end > len(data):
                self._rest += data[at:]
                self._need = end - at
                break
            at = end
        return found

    def _frame(self, data: bytes, at: int, found: list[Message]) -> int:
        """Where the frame ends that begins here, or what is known of it; if it is complete, it is taken."""
        start = at + 6  # after the mask
        if len(data) < start:
            return start
        first, second = data[at], data[at + 1]
        kind, size = first & 0x0F, second & 0x7F
        if size > 125:
            long = 2 if size == 126 else 8
            start += long
            if len(data) < start:
                return start
            size = int.from_bytes(data[at + 2 : at + 2 + long])
        self._check(first, second, kind, size)
        end = start + size
        if end <= len(data):
            if not self.may():  # what follows is not even looked at
                raise Broken(TOO_MANY)
            self._take(first & FINAL, kind, unmasked(data[start:end], data[start - 4 : start]), found)
        return end

    def _check(self, first: int, second: int, kind: int, size: int) -> None:
        """By its header alone: what is too large is not waited for."""
        if first & 0x70 or not second & MASKED or kind not in (CONTINUED, TEXT, BINARY, CLOSE, PING, PONG):
            raise Broken(WRONG)
        if kind & CONTROL:
            if not first & FINAL or size > 125:
                raise Broken(WRONG)
        elif (kind == CONTINUED) != (self._kind != CONTINUED):  # goes on with nothing, or begins in between
            raise Broken(WRONG)
        elif len(self._begun) + size > self._most:
            raise Broken(TOO_LARGE)

    def _take(self, final: int, kind: int, data: bytes, found: list[Message]) -> None:
        if kind & CONTROL or (final and kind != CONTINUED):
            found.append((kind, data))
            return
        self._begun += data
        self._kind = self._kind or kind
        if final:
            found.append((self._kind, bytes(self._begun)))
            self._begun.clear()
            self._kind = CONTINUED


MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # of the standard
WAITING = 16  # messages that are read ahead of those that are obeyed
CLOSE_S = 10.0  # for the other side to close too
LAST_WORDS_S = 1.0  # for the goodbye to reach a flooder, who is not heard any more
AWAY, LOST = 1012, 1011  # the server restarts; a line without a sign of life


class Own(asyncio.Protocol):
    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._config = config
        self._app_state = app_state
        self._connections = server_state.connections
        self._tasks = server_state.tasks
        self._loop = asyncio.get_running_loop()
        self._reader = Reader(config.ws_max_size)
        self._key = b""
        self._asked = self._answered = False  # for the upgrade, and by us
        self._inbox: deque[str] = deque()
        self._waiter: asyncio.Future[None] | None = None
        self._reading = True
        self._ended = False  # nothing more is heard
        self._closing = False  # nothing more is said
        self._timer: asyncio.TimerHandle | None = None
        self._alive = True  # something was heard since the last ping
        self.free = True  # takes what is written
        self.when_free: Callable[[], None] = lambda: None
        self.when_lost: Callable[[], None] = lambda: None  # the line itself is gone
        self._flooded = False  # it has said too much
        self.when_flooded: Callable[[], None] = lambda: None  # the last words, if there are any

    # What uvicorn and its loop call

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._connections.add(self)  # type: ignore[arg-type]  # uvicorn knows its own protocols only

    def connection_lost(self, _fault: Exception | None) -> None:
        self._connections.discard(self)
        self.when_lost()
        self._closing = True
        self._end()
        self._set_timer(None)
        self.resume_writing()  # whoever waits to write need not wait any more
        self.when_lost = lambda: None
        self.when_free = self.when_flooded = lambda: None  # let go of whoever had the line: no circle outlives it
        self.limit(lambda: True)

    def eof_received(self) -> None:
        """The transport closes by itself."""

    def pause_writing(self) -> None:
        self.free = False

    def resume_writing(self) -> None:
        self.free = True
        self.when_free()

    def shutdown(self) -> None:
        """The server stops; whoever is still here was not reached by a goodbye."""
        if self._answered:
            self.close(AWAY)
        else:
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE)
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        self._alive = True
        if not self._asked:
            self._asked = True
            self._ask(data)
        elif not self._transport.is_closing() and not self._flooded:
            try:
                for kind, told in self._reader.feed(data):
                    self._hear(kind, told)
            except Broken as broken:
                if broken.code == TOO_MANY:
                    self._put_out()
                else:
                    self._fail(broken.code)

    def _hear(self, kind: int, data: bytes) -> None:
        if kind == CLOSE:
            self.close(close_code(data))
            self._transport.close()
        elif self._closing:
            pass  # it does not know yet
        elif kind == PING:
            if self.free:  # else the answers would pile up
                self._transport.write(frame(PONG, data))
        elif kind != PONG:
            self._inbox.append(_text(data) if kind == TEXT else "")
            self._wake()
            if len(self._inbox) >= WAITING and self._reading:
                self._reading = False
                self._transport.pause_reading()

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
        """Ask before every frame, also a ping, a pong or a piece of a message; after the first no it is over."""
        self._reader.may = may

    def write(self, texts: Sequence[bytes]) -> None:
        if not self._closing:
            self._transport.write(b"".join([frame(TEXT, text) for text in texts]))

    def close(self, code: int) -> None:
        """Say that it is over; the line ends when the other side says so too, or after a while."""
        if not self._closing:
            self._transport.write(close_frame(TOO_MANY if self._flooded else code))
            self._closing = True
            self._end()
            if not self._flooded:
                self._read_on()  # to hear the other side's word
                self._set_timer(CLOSE_S, self._transport.abort)

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
        """A flood costs us nothing more: not a byte of it is read, and what waits is not obeyed."""
        self._flooded = True
        self._reading = False
        self._transport.pause_reading()
        self._inbox.clear()
        self.when_flooded()
        self._end()
        self._set_timer(LAST_WORDS_S, self._transport.abort)

    def _fail(self, code: int) -> None:
        """No handshake with whoever does not keep to the protocol."""
        self.close(code)
        self._transport.close()

    # Signs of life

    def _set_timer(self, seconds: float | None, then: Callable[[], None] = lambda: None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self._loop.call_later(seconds, then)

    def _listen_for_life(self) -> None:
        self._set_timer(self._config.ws_ping_interval, self._ping)

    def _ping(self) -> None:
        if not self._alive:
            self.close(LOST)
            self._transport.abort()
            return
        self._alive = False
        if not self._closing:
            self._transport.write(frame(PING, b""))
        self._listen_for_life()

    # The handshake

    def _ask(self, request: bytes) -> None:
        """The request is whole: uvicorn has read it and hands it over as it was."""
        first, *lines = request.rstrip(b"\r\n").split(b"\r\n")
        target = first.partition(b" ")[2].rpartition(b" ")[0]
        headers = [(name.lower(), value.strip()) for name, _, value in (line.partition(b":") for line in lines)]
        found = dict(headers)
        if found.get(b"sec-websocket-version") != b"13":
            self._refuse(HTTPStatus.UPGRADE_REQUIRED, b"Sec-WebSocket-Version: 13\r\n")
        elif not first.startswith(b"GET ") or not _is_key(found.get(b"sec-websocket-key", b"")):
            self._refuse(HTTPStatus.BAD_REQUEST)
        else:
            self._key = found[b"sec-websocket-key"]
            task = self._loop.create_task(self._run(self._scope(target, headers)))
            task.add_done_callback(self._tasks.discard)
            self._tasks.add(task)

    def _scope(self, target: bytes, headers: list[tuple[bytes, bytes]]) -> dict[str, Any]:
        path, _, query = target.partition(b"?")
        return {
            "type": "websocket",
            "asgi": {"version": self._config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if is_ssl(self._transport) else "ws",
            "server": get_local_addr(self._transport),
            "client": get_remote_addr(self._transport),
            "root_path": self._config.root_path,
            "path": self._config.root_path + unquote(path.decode("latin-1")),
            "raw_path": self._config.root_path.encode() + path,
            "query_string": query,
            "headers": headers,
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {LINE: self},
        }

    async def _run(self, scope: dict[str, Any]) -> None:
        try:
            await self._config.loaded_app(scope, self._connect, self._answer)
        except Exception:
            log.fault("a socket has failed")
        if not self._answered:
            self._refuse(HTTPStatus.INTERNAL_SERVER_ERROR)
        elif not self._closing:
            self.close(LOST)

    async def _connect(self) -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def _answer(self, message: Mapping[str, Any]) -> None:
        """Accepted or not; all that follows does not come this way."""
        if message["type"] == "websocket.accept":
            self._answered = True
            accepted = base64.b64encode(sha1(self._key + MAGIC, usedforsecurity=False).digest())
            self._transport.write(
                b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Accept: " + accepted + b"\r\n\r\n"
            )
            self._listen_for_life()
        else:
            self._refuse(HTTPStatus.FORBIDDEN)

    def _refuse(self, status: HTTPStatus, header: bytes = b"") -> None:
        if not self._answered:
            self._answered = self._closing = True
            first = f"HTTP/1.1 {status.value} {status.phrase}\r\n".encode()
            self._transport.write(first + header + b"Content-Length: 0\r\nConnection: close\r\n\r\n")
            self._end()
            self._transport.close()


def _text(data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise Broken(NOT_TEXT) from None


def _is_key(key: bytes) -> bool:
    try:
        return len(base64.b64decode(key, validate=True)) == 16
    except binascii.Error:
        return False
