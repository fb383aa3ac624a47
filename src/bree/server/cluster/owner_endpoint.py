"""Middleware for requests that other workers hand over to us, at our own address.

The caller must know the name of this worker, which is secret and stored only in the database.
"""

from hmac import compare_digest

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from bree.core import Refusal
from bree.server.cluster.lease import Lease
from bree.server.cluster.worker_connect import CALLER, WORKER
from bree.server.guard.refusals import answer_to

HANDED_OVER = "bree.handed_over"  # in a scope: do not hand this request over again


class OwnerEndpoint:
    """ASGI middleware outside all others. It restores the caller's address, so that limits count for the caller."""

    def __init__(self, app: ASGIApp, lease: Lease) -> None:
        self._app = app
        self._lease = lease

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        heads = {name: value for name, value in scope["headers"] if name in (WORKER, CALLER)}
        named = heads.get(WORKER, b"")
        if not _is(named, self._lease.worker):
            key = "moved" if _is(named, self._lease.former) else "hand-over"  # other workers own our tables by now
            refuse = WebSocketClose() if scope["type"] == "websocket" else answer_to(Refusal(key))
            await refuse(scope, receive, send)
            return
        scope[HANDED_OVER] = True
        scope["headers"] = [(name, value) for name, value in scope["headers"] if name not in heads]
        scope["client"] = _client(heads.get(CALLER, b"").decode("latin-1"))
        await self._app(scope, receive, send)


def _is(named: bytes, name: str) -> bool:
    return bool(name) and compare_digest(named, name.encode())


def _client(caller: str) -> tuple[str, int] | None:
    return (caller, 0) if caller else None
