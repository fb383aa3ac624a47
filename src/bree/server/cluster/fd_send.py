"""Passes the file descriptor of a client's connection to the worker that owns the table, on the same machine.

The request head that was already read goes with it. After that the owner serves the connection directly, without a
proxy. The connection stays ours until the owner confirms that it has received it. If the owner dies after that, the
system closes the connection and the client reconnects.
"""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, suppress
import os
from pathlib import Path
import socket
from typing import Any

from bree.server.cluster.worker_connect import CONNECT_S, UNIX, head_of
from bree.server.wire.websocket import WebSocketProtocol

RECEIVED = b"!"

Cut = Callable[[], None]


def socket_path(address: str) -> Path:
    """The socket on which the worker with that address receives connections."""
    return Path(address.removeprefix(UNIX)).with_suffix(".receive")


async def send_connection(
    client: WebSocketProtocol,
    scope: Mapping[str, Any],
    worker: str,
    address: str,
    until: Callable[[Cut], AbstractContextManager[None]],
) -> bool:
    """Send a connection and wait for the confirmation. False if the connection is still ours.

    The worker may be on another machine, or gone. `until` can end the wait when the worker is known to be dead.
    """
    if not address.startswith(UNIX):
        return False
    transport = client.hold()
    try:
        with await send(transport, head_of(scope, "GET", worker), address) as sent, until(sent.cut):
            received = await sent.received()
    except OSError:
        received = False
    if received:
        transport.abort()  # closes only our descriptor; the connection lives on with the owner
    else:
        client.release()
    return received


class SentConnection:
    """A connection on its way to another worker."""

    def __init__(self, connection: socket.socket) -> None:
        self._connection = connection
        self._reply, self._reply_end = socket.socketpair()  # for the confirmation
        self._reply.setblocking(False)

    def __enter__(self) -> "SentConnection":
        return self

    def __exit__(self, *_: object) -> None:
        for one in (self._connection, self._reply, self._reply_end):
            one.close()

    def try_send(self, post: socket.socket, head: bytes) -> bool:
        """Send it. False if there is no room, because the system queues only a few unread messages."""
        try:
            socket.send_fds(post, [head], [self._connection.fileno(), self._reply_end.fileno()])
        except BlockingIOError:
            return False
        self._reply_end.close()
        return True

    async def received(self) -> bool:
        """Wait for the confirmation. False if the other worker is gone."""
        return await asyncio.get_running_loop().sock_recv(self._reply, len(RECEIVED)) == RECEIVED

    def cut(self) -> None:
        """End the connection and our wait."""
        for one in (self._connection, self._reply):
            with suppress(OSError):  # the client is gone
                one.shutdown(socket.SHUT_RDWR)


async def send(transport: asyncio.Transport, head: bytes, address: str) -> SentConnection:
    """Send a connection in one datagram. Raises `OSError` if that is not possible."""
    if transport.is_closing() or transport.get_extra_info("sslcontext") or transport.get_write_buffer_size():
        raise OSError("the connection has state outside the system's socket")
    sent = SentConnection(socket.socket(fileno=os.dup(transport.get_extra_info("socket").fileno())))
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as post:
            post.setblocking(False)
            post.connect(str(socket_path(address)))
            async with asyncio.timeout(CONNECT_S):  # a TimeoutError is an OSError
                while not sent.try_send(post, head):
                    await _room(post)
    except BaseException:
        sent.__exit__()
        raise
    return sent


async def _room(post: socket.socket) -> None:
    loop, found = asyncio.get_running_loop(), asyncio.Event()
    loop.add_writer(post, found.set)
    try:
        await found.wait()
    finally:
        loop.remove_writer(post)
