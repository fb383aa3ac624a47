"""One client at a table: a screen or an external bot at the other end of a socket.

A client has an outbox, which is written once per iteration of the event loop. The outbox does not hold states, only the
note that one is due. So a slow connection gets the newest state and misses nothing, because its log continues where it
ended. Nobody at the table waits for a slow connection.
"""

import asyncio
from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Raw

from bree.server.show.audience import Audience
from bree.server.show.published_state import PUBLIC, Seats
from bree.server.wire import messages

MOST = 500  # messages that may wait for a slow connection
OVER = 1000  # the close code of a normal end


class MessageWriter(Protocol):
    """The part of a connection that a client uses."""

    @property
    def free(self) -> bool:
        """Can data be written? If not, the connection calls `flush` when it can."""
        ...

    def write(self, texts: Sequence[bytes]) -> None: ...

    def close(self, code: int) -> None: ...


class Client:
    def __init__(self, connection: MessageWriter, keys: Sequence[str] = (), address: str = "") -> None:
        self._connection = connection
        self.address = address
        self._loop = asyncio.get_running_loop()
        self.keys = keys  # the hashes of its tokens
        self.seats: Seats = PUBLIC
        self.audience: Audience | None = None
        self.known_lines = 0  # log lines that it has
        self.log_restarts = False  # its log begins at `known_lines`
        self.wants_steps = False  # it shows the steps of a move ...
        self.up_to_date = False  # ... and has everything before them
        self.unresponsive = False  # it has confirmed nothing for a long time
        self._seen = 0  # the last row that it has shown completely
        self._due = False
        self._outbox: list[bytes | None] = []  # None: the current state
        self._scheduled = False
        self._leaving = False
        self.gone = asyncio.Event()  # nothing more will be written

    def confirm(self, row: int) -> None:
        """The client has shown this row completely."""
        self._seen = max(self._seen, row)
        self.unresponsive = False

    def has_seen(self, row: int) -> bool:
        return self._seen >= row

    def awaited(self, row: int) -> bool:
        """Should bots wait until it has seen this row?"""
        return self.wants_steps and self._seen < row and not self.unresponsive and not self._leaving

    def show(self) -> None:
        """Send the current state when the connection is free."""
        if not self._due:
            self._due = True
            self._outbox.append(None)
            self._schedule()

    def earlier(self, before: int, count: int) -> tuple[int, list[Raw]]:
        """The `count` log lines before line `before`, and the place of the first one."""
        lines = self.audience.lines if self.audience is not None else []
        first = max(0, min(before, len(lines)) - count)
        return first, lines[first:before]

    def tell(self, told: Any) -> None:
        if not self._leaving:
            self._outbox.append(messages.data(told))
            self._leaving = len(self._outbox) > MOST
            self._schedule()

    def tell_if_free(self, told: Any) -> None:
        """Send a message that may be lost: a slow connection does not get it."""
        if self._connection.free:
            self.tell(told)

    def leave(self, key: str) -> None:
        """Say goodbye and close the connection. Later messages of the client do not count for its seats."""
        self.tell(messages.Bye(key))
        self._leaving = True
        self.seats = PUBLIC

    def _schedule(self) -> None:
        if not self._scheduled:
            self._scheduled = True
            self._loop.call_soon(self.flush)

    def flush(self) -> None:
        """Write the outbox if the connection is free."""
        self._scheduled = False
        if not self._connection.free:
            return
        texts, self._outbox = self._outbox, []
        due = [text for text in map(self._text, texts) if text is not None]
        if due:
            self._connection.write(due)
        if self._leaving and not self.gone.is_set():
            self._connection.close(OVER)
            self.gone.set()

    def _text(self, text: bytes | None) -> bytes | None:
        if text is not None:
            return text
        self._due = False
        audience = self.audience
        if audience is None or self._leaving:  # its seats may have changed
            return None
        text = audience.state_message(self.known_lines, self.log_restarts, self.wants_steps and self.up_to_date)
        self.known_lines, self.log_restarts, self.up_to_date = len(audience.lines), False, True
        return text
