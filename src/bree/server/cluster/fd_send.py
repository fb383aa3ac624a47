"""On one machine the file descriptor of a client's connection is sent to the owner of its table, with the head of the
request that was read from it. Then nothing is passed through, and the owner serves it as any other.

The connection is ours until the owner says that it has taken it. Should the owner die with it, the system closes the
connection, and the client comes back.
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

TAKEN = b"!"

Cut = Callable[[], None]


def beside(address: str) -> Path:
    """Where the worker of that address receives connections."""
    return Path(address.removeprefix(UNIX)).with_suffix(".lines")


async def hand_over(
    line: WebSocketProtocol,
    scope: Mapping[str, Any],
    worker: str,
    address: str,
    until: Callable[[Cut], AbstractContextManager[None]],
) -> bool:
    """False: it was not taken, and is still ours. That worker may be on another machine, or gone.

    While we wait it may be cut `until` somebody knows that nobody will take it.
    """
    if not address.startswith(UNIX):
        return False
    transport = line.hold()
    try:
        with await send(transport, head_of(scope, "GET", worker), address) as sent, until(sent.cut):
            taken = await sent.taken()
    except OSError:
        taken = False
    if taken:
        transport.abort()  # our end of it alone: the line holds as long as somebody has one
    else:
        line.release()
    return taken


class Sent:
    """On its way to another worker."""

    def __init__(self, line: socket.socket) -> None:
        self._line = line
        self._word, self._asked = socket.socketpair()  # there it is said that the line was taken
        self._word.setblocking(False)

    def __enter__(self) -> "Sent":
        return self

    def __exit__(self, *_: object) -> None:
        for one in (self._line, self._word, self._asked):
            one.close()

    def go(self, post: socket.socket, head: bytes) -> bool:
        """False: there is no room. The system keeps only a few messages for one who does not read them yet."""
        try:
            socket.send_fds(post, [head], [self._line.fileno(), self._asked.fileno()])
        except BlockingIOError:
            return False
        self._asked.close()
        return True

    async def taken(self) -> bool:
        """False, too, where the other has gone."""
        return await asyncio.get_running_loop().sock_recv(self._word, len(TAKEN)) == TAKEN

    def cut(self) -> None:
        """End the connection, and our wait."""
        for one in (self._line, self._word):
            with suppress(OSError):  # the client has gone
                one.shutdown(socket.SHUT_RDWR)


async def send(transport: asyncio.Transport, head: bytes, address: str) -> Sent:
    """One message, which arrives whole or not at all; an `OSError` if it cannot be sent."""
    if transport.is_closing() or transport.get_extra_info("sslcontext") or transport.get_write_buffer_size():
        raise OSError("more belongs to this line than the system has of it, or less")
    sent = Sent(socket.socket(fileno=os.dup(transport.get_extra_info("socket").fileno())))
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as post:
            post.setblocking(False)
            post.connect(str(beside(address)))
            async with asyncio.timeout(CONNECT_S):  # a TimeoutError is an OSError
                while not sent.go(post, head):
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
