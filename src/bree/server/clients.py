"""One client at a table: a screen or an outside bot, at the other end of a socket.

It has an outbox and a task that writes. A state is not kept there, only that one is due: a slow line gets the newest
and misses nothing, since the log goes on where it held it. So nobody at the table waits for a slow line.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from bree.server import wire
from bree.server.eyes import PUBLIC, Eyes, Seats

MOST = 500  # messages that wait for a line that does not take them
Send = Callable[[str], Awaitable[None]]
Close = Callable[[], Awaitable[None]]


class Client:
    def __init__(self, send: Send, close: Close, keys: Sequence[str] = ()) -> None:
        self._send = send
        self._close = close
        self.keys = keys  # hashes of its tokens
        self.seats: Seats = PUBLIC
        self.eyes: Eyes | None = None
        self.held = 0  # lines of the log it has
        self._due = False
        self._outbox: list[str | None] = []  # None: the state, as it is then
        self._stirred = asyncio.Event()
        self._leaving = False
        self.gone = asyncio.Event()  # everything is written that ever will be

    def show(self) -> None:
        """Send the state as it is when the line is free."""
        if not self._due:
            self._due = True
            self._outbox.append(None)
            self._stirred.set()

    def tell(self, told: Any) -> None:
        if not self._leaving:
            self._outbox.append(wire.text(told))
            self._leaving = len(self._outbox) > MOST
            self._stirred.set()

    def leave(self, key: str) -> None:
        """Say goodbye and close the line. What it still says is not said for its seats any more."""
        self.tell(wire.Bye(key))
        self._leaving = True
        self.seats = PUBLIC

    async def write(self) -> None:
        """Runs as long as the client is there."""
        try:
            while True:
                await self._stirred.wait()
                self._stirred.clear()
                texts, self._outbox = self._outbox, []
                for text in texts:
                    if text is not None:
                        await self._send(text)
                    elif self.eyes is not None and not self._leaving:  # its eyes may not be its own any more
                        await self._send(self._state(self.eyes))
                if self._leaving and not self._outbox:
                    await self._close()
                    return
        finally:
            self.gone.set()

    def _state(self, eyes: Eyes) -> str:
        self._due = False
        text = eyes.text(self.held)
        self.held = len(eyes.lines)
        return text
