"""HTTP for clients that ask for little at once: uvicorn takes heads of any size and any number of requests ahead of
their answers, this one does not.
"""

from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_BYTES = 32 * 1024  # of a request without its body
HEADERS = 100
QUEUED = 20  # requests on one line that wait for the answers before them
LAST_WORDS_S = 1.0  # for the answer to reach whoever is not heard any more
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class TooMuch(Exception):  # noqa: N818
    """Stops the parser, whatever else it was given."""


class BoundedHttp(HttpToolsProtocol):
    """Trailers behind a body and the frame of its chunks are kept by nobody, but read, and count like heads."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._head = 0  # bytes in names and values that are whole
        self._spread = 0  # bytes in pieces that were nothing but head: what the parser holds, whole or not
        self._begun = False  # something has, in the piece that is read
        self._bodies = 0  # bytes in that piece
        self._refused = False

    def data_received(self, data: bytes) -> None:
        self._begun, self._bodies = False, 0
        super().data_received(data)
        self._spread = 0 if self._begun else self._spread + len(data) - self._bodies
        if self._spread > HEAD_BYTES:
            self._refuse()

    def connection_lost(self, fault: Exception | None) -> None:
        """What has waited in the queue will never run, and must not hold this line, which holds it, for ever."""
        for cycle, _ in self.pipeline:
            cycle.on_response = _nothing
        self.pipeline.clear()
        super().connection_lost(fault)
        self._unset_keepalive_if_required()  # uvicorn lets it run where a line broke, and it holds what it would close

    # What the parser calls

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
        """uvicorn's word when the parser was stopped; ours has been said."""
        if not self._refused:
            super().send_400_response(msg)

    def _refuse(self) -> None:
        """Not a byte more is read. In the middle of another answer there is nothing to say."""
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
