"""Hands calls about a table to the worker that owns it, so that the owner serves all clients of the table.

An HTTP call is forwarded as a request, because one connection may concern many tables. A socket belongs to one table.
On the same machine, the owner gets its file descriptor. Between two machines, its bytes are relayed, which costs more
(see docs/server/internals.md, "Several workers").
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
import re

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bree.core import Refusal
from bree.server.cluster.fd_send import send_connection
from bree.server.cluster.http_proxy import relay_response, send_request
from bree.server.cluster.lease import Lease
from bree.server.cluster.owner_endpoint import HANDED_OVER
from bree.server.cluster.socket_proxy import relay_socket
from bree.server.guard.buckets import Buckets
from bree.server.guard.refusals import answer_to, answer_to_http
from bree.server.guard.request_guard import address_of
from bree.server.store import TableOwner
from bree.server.tables.inn import ID, Inn
from bree.server.wire.websocket import WEBSOCKET, WebSocketProtocol

TABLE = re.compile(rf"/api/tables/({ID.pattern})(?:/|$)")
AGAIN_S = 0.1  # before an owner that cannot be reached is tried again ...
SPARE_S = 1.0  # ... until its lease has certainly ended and the table is ours


class Handovers:
    """The handovers in progress, by worker. They end when the worker is dead."""

    def __init__(self) -> None:
        self._open: defaultdict[str, set[Callable[[], None]]] = defaultdict(set)

    def __bool__(self) -> bool:
        return bool(self._open)

    @contextmanager
    def to(self, worker: str, cut: Callable[[], None]) -> Iterator[None]:
        self._open[worker].add(cut)
        try:
            yield
        finally:
            self._open[worker].discard(cut)
            if not self._open[worker]:
                del self._open[worker]

    def keep(self, living: frozenset[str]) -> None:
        for worker in self._open.keys() - living:
            for cut in list(self._open[worker]):
                cut()


class OwnerProxy:
    """ASGI middleware inside the guard, so that a flood stops here."""

    def __init__(self, app: ASGIApp, handovers: Handovers, calls: Buckets) -> None:
        self._app = app
        self._handovers = handovers
        self._calls = calls

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        lookup = _OwnerLookup(scope)
        if not await lookup.next():
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await self._forward(lookup, scope, receive, send)
        else:
            await self._hand_over(lookup, scope, receive, send)

    async def _forward(self, lookup: "_OwnerLookup", scope: Scope, receive: Receive, send: Send) -> None:
        try:
            body = await _whole(receive)
        except HTTPException as fault:
            await answer_to_http(fault)(scope, receive, send)
            return
        while owner := lookup.found:
            try:
                answer = await send_request(scope, body, owner.worker, owner.address)
            except OSError:
                await lookup.next()
                continue
            with self._handovers.to(owner.worker, answer.transport.abort):
                if not await relay_response(answer, scope["method"], send):
                    await answer_to(Refusal("moved"))(scope, receive, send)
            return
        await self._app(scope, _again(body, receive), send)

    async def _hand_over(self, lookup: "_OwnerLookup", scope: Scope, receive: Receive, send: Send) -> None:
        while (owner := lookup.found) and self._calls.take(address_of(scope)):  # otherwise the route refuses the flood
            client: WebSocketProtocol = scope["extensions"][WEBSOCKET]
            if await send_connection(
                client, scope, owner.worker, owner.address, partial(self._handovers.to, owner.worker)
            ):
                return
            try:
                near = await relay_socket(client, scope, owner.worker, owner.address)
            except OSError:
                await lookup.next()
                continue
            with self._handovers.to(owner.worker, near.transport.abort):
                await near.ended.wait()
            return
        await self._app(scope, receive, send)


class _OwnerLookup:
    """Finds the owner of a table, if it is another worker, and tries again if that worker cannot be reached.

    The owner may be stopping, or dead. Then the table soon has another owner, or is ours.
    """

    def __init__(self, scope: Scope) -> None:
        asked = TABLE.match(scope.get("path", "")) if HANDED_OVER not in scope else None
        self._inn: Inn | None = scope["app"].state.inn if asked else None
        self._table_id = asked[1] if asked else ""
        self._asked = 0
        self.found: TableOwner | None = None

    async def next(self) -> bool:
        """Look up the owner. False if it is this worker, or if the lookup fails; then the route says why."""
        if self._asked:
            await asyncio.sleep(AGAIN_S)
        self.found = None
        lease = self._inn.ownership if self._inn else None
        if isinstance(lease, Lease) and self._asked * AGAIN_S <= lease.leases.seconds + SPARE_S:
            self._asked += 1
            with suppress(Refusal):
                self.found = await self._elsewhere(lease)
        return self.found is not None

    async def _elsewhere(self, lease: Lease) -> TableOwner | None:
        """The owner, if it is another worker."""
        assert self._inn is not None
        if self._inn.here(self._table_id) is not None or not lease.held:
            return None
        owner = await lease.leases.acquire(self._table_id)
        return owner if owner.worker != lease.worker else None


async def _whole(receive: Receive) -> bytes:
    """The body of a request. The guard limits its size and time."""
    pieces, more = [], True
    while more:
        message = await receive()
        pieces.append(message.get("body", b""))
        more = message.get("more_body", False)
    return b"".join(pieces)


def _again(body: bytes, receive: Receive) -> Receive:
    """A `receive` function that yields the body again."""
    first = [{"type": "http.request", "body": body, "more_body": False}]

    async def receiving() -> Message:
        return first.pop() if first else await receive()

    return receiving
