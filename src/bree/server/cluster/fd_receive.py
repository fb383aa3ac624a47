"""Receives connections from other workers of this machine (`fd_send.py`) and serves them like any other."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
import os
import socket

from bree.server.cluster.fd_send import RECEIVED, socket_path

MOST = 128 * 1024  # bytes of a request head, more than HTTP accepts
DESCRIPTORS = 2  # the connection, and a socket for the confirmation
CUT_OFF = socket.MSG_TRUNC | socket.MSG_CTRUNC

Opens = Callable[[], asyncio.Protocol]


class ReceivedProtocol(asyncio.Protocol):
    """Creates the protocol of a received connection, and first gives it the head that the sender has read."""

    def __init__(self, opens: Opens, head: bytes) -> None:
        self._opens = opens
        self._head = head

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        protocol = self._opens()
        transport.set_protocol(protocol)
        protocol.connection_made(transport)
        if not transport.is_closing():
            protocol.data_received(self._head)


class FdReceiver:
    """The socket that receives connections. `OwnerEndpoint` checks the head, which shows whether the sender is a
    worker.
    """

    def __init__(self, address: str) -> None:
        self._file = socket_path(address)
        self._file.unlink(missing_ok=True)
        self._post = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._post.bind(str(self._file))
        self._post.setblocking(False)
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self, opens: Opens) -> None:
        asyncio.get_running_loop().add_reader(self._post, self._take, opens)

    def close(self) -> None:
        """Stop receiving. The senders keep the connections that were not received."""
        asyncio.get_running_loop().remove_reader(self._post)
        self._post.close()
        self._file.unlink(missing_ok=True)

    def _take(self, opens: Opens) -> None:
        try:
            head, numbers, flags, _ = socket.recv_fds(self._post, MOST, DESCRIPTORS)
        except BlockingIOError:
            return
        found = [one for one in map(_socket, numbers) if one is not None]
        if len(found) != DESCRIPTORS or flags & CUT_OFF:
            for one in found:
                one.close()
            return
        connection, reply = found
        with reply, suppress(OSError):  # the sender may be gone
            reply.send(RECEIVED)
        task = asyncio.create_task(_serve(connection, ReceivedProtocol(opens, head)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _socket(number: int) -> socket.socket | None:
    """The socket of a file descriptor. None if it is not a stream socket."""
    os.set_inheritable(number, False)  # otherwise bot processes would keep it open
    try:
        found = socket.socket(fileno=number)
    except OSError:
        os.close(number)
        return None
    if found.type is not socket.SOCK_STREAM:
        found.close()
        return None
    found.setblocking(False)
    return found


async def _serve(connection: socket.socket, protocol: ReceivedProtocol) -> None:
    try:
        await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, connection)
    except OSError:  # the connection is broken
        connection.close()
