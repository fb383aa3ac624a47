"""A WebSocket for implementations behind ASGI: every message goes through `receive` and `send`."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from bree.server.wire.websocket import WEBSOCKET

Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]


class AsgiLine:
    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        self._out: list[bytes] = []
        self._writing: asyncio.Task[None] | None = None
        self._code: int | None = None
        self.when_free: Callable[[], None] = lambda: None
        self.when_lost: Callable[[], None] = lambda: None
        self.when_flooded: Callable[[], None] = lambda: None
        self._may: Callable[[], bool] = lambda: True

    @property
    def free(self) -> bool:
        return len(self._out) < 16

    async def receive(self) -> str | None:
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            return None
        if not self._may():  # this sees only messages, not pings and fragments
            self.when_flooded()
            return None
        return message.get("text") or ""

    def limit(self, may: Callable[[], bool]) -> None:
        self._may = may

    def write(self, texts: Sequence[bytes]) -> None:
        self._out += texts
        self._stir()

    def close(self, code: int) -> None:
        self._code = code
        self._stir()

    def _stir(self) -> None:
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())

    async def _write(self) -> None:
        try:
            while self._out:
                texts, self._out = self._out, []
                for text in texts:
                    await self._send({"type": "websocket.send", "text": text.decode()})
                self.when_free()
            if self._code is not None:
                await self._send({"type": "websocket.close", "code": self._code})
        except Exception:
            self._out.clear()
        finally:
            self._writing = None


def with_lines(app: Any) -> Any:
    async def wrapped(scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            scope["extensions"] = {**scope.get("extensions", {}), WEBSOCKET: AsgiLine(receive, send)}
        await app(scope, receive, send)

    return wrapped
