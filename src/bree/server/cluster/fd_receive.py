"""Connections that other workers of this machine send us (`fd_send.py`): they are served as if they had come here."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
import os
import socket

from bree.server.cluster.fd_send import TAKEN, beside

MOST = 128 * 1024  # bytes of a head: more than any door takes
WHOLE = 2  # the line, and where to say that it was taken
CUT_OFF = socket.MSG_TRUNC | socket.MSG_CTRUNC

Opens = Callable[[], asyncio.Protocol]


class Begun(asyncio.Protocol):
    """A line whose own protocol first hears what was read elsewhere, before anything that comes from now on."""

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
    """The head of each says whether its sender may do so, and is read by the owner's endpoint."""

    def __init__(self, address: str) -> None:
        self._file = beside(address)
        self._file.unlink(missing_ok=True)
        self._post = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._post.bind(str(self._file))
        self._post.setblocking(False)
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self, opens: Opens) -> None:
        asyncio.get_running_loop().add_reader(self._post, self._take, opens)

    def close(self) -> None:
        """A connection that was not received goes back to its sender."""
        asyncio.get_running_loop().remove_reader(self._post)
        self._post.close()
        self._file.unlink(missing_ok=True)

    def _take(self, opens: Opens) -> None:
        try:
            head, numbers, flags, _ = socket.recv_fds(self._post, MOST, WHOLE)
        except BlockingIOError:
            return
        found = [one for one in map(_socket, numbers) if one is not None]
        if len(found) != WHOLE or flags & CUT_OFF:
            for one in found:
                one.close()
            return
        line, word = found
        with word, suppress(OSError):  # the sender may have gone
            word.send(TAKEN)
        task = asyncio.create_task(_serve(line, Begun(opens, head)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _socket(number: int) -> socket.socket | None:
    """None: it is nothing that could be spoken to."""
    os.set_inheritable(number, False)  # or processes that think would hold it open
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


async def _serve(line: socket.socket, begun: Begun) -> None:
    try:
        await asyncio.get_running_loop().connect_accepted_socket(lambda: begun, line)
    except OSError:  # it has broken
        line.close()
