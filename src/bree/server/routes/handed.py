"""What other workers hand on to us, at our own door. They know our name, which is nowhere but in the database; nobody
else gets anything here.
"""

from hmac import compare_digest

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from bree.core import Refusal
from bree.server.guard.refusals import answer_to
from bree.server.tables.lease import Lease
from bree.server.wire.dial import CALLER, WORKER

HANDED = "bree.handed"  # in a scope: it has been handed on once, and is not again


class Handed:
    """ASGI, before everything else: limits count for whoever has called the other worker."""

    def __init__(self, app: ASGIApp, lease: Lease) -> None:
        self._app = app
        self._lease = lease

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        heads = {name: value for name, value in scope["headers"] if name in (WORKER, CALLER)}
        named = heads.get(WORKER, b"")
        if not _is(named, self._lease.worker):
            key = "moved" if _is(named, self._lease.former) else "hand-over"  # our tables are others' by now
            refuse = WebSocketClose() if scope["type"] == "websocket" else answer_to(Refusal(key))
            await refuse(scope, receive, send)
            return
        scope[HANDED] = True
        scope["headers"] = [(name, value) for name, value in scope["headers"] if name not in heads]
        scope["client"] = _client(heads.get(CALLER, b"").decode("latin-1"))
        await self._app(scope, receive, send)


def _is(named: bytes, name: str) -> bool:
    return bool(name) and compare_digest(named, name.encode())


def _client(caller: str) -> tuple[str, int] | None:
    return (caller, 0) if caller else None
