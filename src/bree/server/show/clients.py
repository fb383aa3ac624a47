"""One client at a table: a screen or an outside bot, at the other end of a socket.

It has an outbox, which is written in one go when the loop comes round. A state is not kept there, only that one is due:
a slow line gets the newest and misses nothing, since the log goes on where it held it. So nobody at the table waits for
a slow line.
"""

import asyncio
from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Raw

from bree.server.show.audience import Audience
from bree.server.show.published_state import PUBLIC, Seats
from bree.server.wire import messages

MOST = 500  # messages that wait for a line that does not take them
OVER = 1000


class MessageWriter(Protocol):
    """What a client needs of its connection."""

    @property
    def free(self) -> bool:
        """May something be written? If not, `flush` is to be called when it may."""
        ...

    def write(self, texts: Sequence[bytes]) -> None: ...

    def close(self, code: int) -> None: ...


class Client:
    def __init__(self, connection: MessageWriter, keys: Sequence[str] = (), address: str = "") -> None:
        self._connection = connection
        self.address = address
        self._loop = asyncio.get_running_loop()
        self.keys = keys  # hashes of its tokens
        self.seats: Seats = PUBLIC
        self.audience: Audience | None = None
        self.known_lines = 0  # lines of the log it has
        self.log_restarts = False  # for it the log begins there
        self.wants_steps = False  # it shows what happens step by step ...
        self.up_to_date = False  # ... from what it holds on
        self.unresponsive = False  # it has not said for long that it has seen anything
        self._seen = 0  # the row that it has shown to its end
        self._due = False
        self._outbox: list[bytes | None] = []  # None: the state, as it is then
        self._scheduled = False
        self._leaving = False
        self.gone = asyncio.Event()  # everything is written that ever will be

    def confirm(self, row: int) -> None:
        """It says that it has shown this row to its end."""
        self._seen = max(self._seen, row)
        self.unresponsive = False

    def has_seen(self, row: int) -> bool:
        return self._seen >= row

    def awaited(self, row: int) -> bool:
        """Is it worth waiting until it has seen this row?"""
        return self.wants_steps and self._seen < row and not self.unresponsive and not self._leaving

    def show(self) -> None:
        """Send the state as it is when the line is free."""
        if not self._due:
            self._due = True
            self._outbox.append(None)
            self._schedule()

    def earlier(self, before: int, count: int) -> tuple[int, list[Raw]]:
        """Lines of the log before one, and the place of the first of them."""
        lines = self.audience.lines if self.audience is not None else []
        first = max(0, min(before, len(lines)) - count)
        return first, lines[first:before]

    def tell(self, told: Any) -> None:
        if not self._leaving:
            self._outbox.append(messages.data(told))
            self._leaving = len(self._outbox) > MOST
            self._schedule()

    def leave(self, key: str) -> None:
        """Say goodbye and close the line. What it still says is not said for its seats any more."""
        self.tell(messages.Bye(key))
        self._leaving = True
        self.seats = PUBLIC

    def _schedule(self) -> None:
        if not self._scheduled:
            self._scheduled = True
            self._loop.call_soon(self.flush)

    def flush(self) -> None:
        """Write what there is, if the line takes it."""
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
        if audience is None or self._leaving:  # it may not be its own any more
            return None
        text = audience.state_message(self.known_lines, self.log_restarts, self.wants_steps and self.up_to_date)
        self.known_lines, self.log_restarts, self.up_to_date = len(audience.lines), False, True
        return text
