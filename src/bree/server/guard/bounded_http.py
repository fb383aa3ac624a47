"""uvicorn's HTTP protocol with limits on the size of request heads and on pipelined requests."""

from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_BYTES = 32 * 1024  # of a request without its body
HEADERS = 100
QUEUED = 20  # pipelined requests on one connection
LAST_WORDS_S = 1.0  # for the refusal to reach the client before the connection ends
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class TooMuch(Exception):  # noqa: N818
    """Stops the parser in the middle of its input."""


class BoundedHttp(HttpToolsProtocol):
    """Trailers and the headers of chunks count towards the limit for heads, too."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._head = 0  # bytes of the complete headers so far
        self._pending = 0  # bytes of consecutive pieces without any body, which the parser may still keep
        self._begun = False  # a message or chunk began in the current piece
        self._bodies = 0  # body bytes in the current piece
        self._refused = False

    def data_received(self, data: bytes) -> None:
        self._begun, self._bodies = False, 0
        super().data_received(data)
        self._pending = 0 if self._begun else self._pending + len(data) - self._bodies
        if self._pending > HEAD_BYTES:
            self._refuse()

    def connection_lost(self, fault: Exception | None) -> None:
        """Drop the requests in the queue. They will never run, and would form a reference cycle with the connection."""
        for cycle, _ in self.pipeline:
            cycle.on_response = _nothing
        self.pipeline.clear()
        super().connection_lost(fault)
        self._unset_keepalive_if_required()  # uvicorn keeps this timer, which refers to the connection

    # Callbacks of the parser

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._begun, self._head = True, 0

    def on_url(self, url: bytes) -> None:
        self._count(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(name, value)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        if len(self.pipeline) > QUEUED:
            self._refuse()
            raise TooMuch

    def on_chunk_header(self) -> None:
        self._begun = True

    def on_body(self, body: bytes) -> None:
        self._bodies += len(body)
        super().on_body(body)

    def _count(self, *read: bytes) -> None:
        self._head += sum(map(len, read))
        if self._head > HEAD_BYTES or len(self.headers) >= HEADERS:
            self._refuse()
            raise TooMuch

    # Refusing

    def send_400_response(self, msg: str) -> None:
        """uvicorn's answer when the parser stops. Skipped if Bree has already refused."""
        if not self._refused:
            super().send_400_response(msg)

    def _refuse(self) -> None:
        """Stop reading, refuse and close. In the middle of another answer, only close."""
        if self._refused or self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        self._refused = True
        self.transport.pause_reading()
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(TOO_LARGE)
            self.loop.call_later(LAST_WORDS_S, self.transport.abort)
        else:
            self.transport.abort()


def _nothing() -> None:
    pass
