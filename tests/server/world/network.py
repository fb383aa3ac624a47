"""Connections between processes: bytes in order, each piece after a random delay, until one side hangs up.

Like TCP, a connection loses and repeats nothing while it holds. It can be cut: both ends learn of it, and bytes on
their way are lost. Two processes can be parted: nothing comes through until they are joined, and neither learns of it.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from contextvars import Context
from random import Random
from typing import Any

from tests.server.world.loop import WHO, Loop, Process

Place = tuple[str, int] | str
Factory = Callable[[], asyncio.BaseProtocol]
HIGH = 64 * 1024  # bytes on their way before a writer has to wait
TYPICAL_S = 0.002
WORKERS = "10.0.1.1"  # the machine where they are


class Network:
    def __init__(self, loop: Loop, rng: Random) -> None:
        self.loop = loop
        self._rng = rng
        self._doors: dict[Place, tuple[Process, Context, Factory]] = {}
        self._parted: set[frozenset[Process]] = set()
        self.ends: list[End] = []
        self.slow = 1.0  # times the delays
        self._ports = 40_000
        loop.dial = self.connect

    def delay(self) -> float:
        """Mostly short, now and then long."""
        mean = TYPICAL_S * self.slow * (20 if self._rng.random() < 0.02 else 1)
        return self._rng.expovariate(1 / mean)

    def listen(self, place: Place, factory: Factory) -> None:
        """In the name of the process that runs."""
        process = WHO.get()
        self._doors[place] = process, process.context.copy(), factory

    def hang_up(self, place: Place) -> None:
        self._doors.pop(place, None)

    async def connect(self, factory: Factory, place: Place, name: str = WORKERS) -> tuple["End", Any]:
        await asyncio.sleep(self.delay())
        here = WHO.get()
        door = self._doors.get(place)
        if door is None:
            raise ConnectionRefusedError(f"nobody listens at {place}")
        there, context, opens = door
        if frozenset((here, there)) in self._parted:
            await asyncio.sleep(3.0)  # the system tries a few times
            raise TimeoutError(f"{place} does not answer")
        self._ports += 1
        near = End(self, here, here.context.copy(), (name, self._ports), place)
        far = End(self, there, context, place, (name, self._ports))
        near.other, far.other = far, near
        self.ends += (near, far)
        near.protocol = protocol = factory()
        self.loop.call_soon(far.begin, opens, context=context)
        near.protocol.connection_made(near)
        await asyncio.sleep(self.delay())
        return near, protocol

    # Faults

    def lose(self, process: Process) -> None:
        """It has died: nobody listens for it any more, and its lines break."""
        self._doors = {place: door for place, door in self._doors.items() if door[0] is not process}
        for end in [end for end in self.ends if end.process is process]:
            end.vanish()

    def cut(self, one: Process, rng: Random) -> None:
        """One of the lines of a process breaks."""
        own = [end for end in self.ends if end.process is one and not end.gone]
        if own:
            own[int(rng.random() * len(own))].break_off()

    def part(self, one: Process, other: Process) -> None:
        self._parted.add(frozenset((one, other)))

    def join_all(self) -> None:
        self._parted.clear()
        for end in list(self.ends):
            end.go_on()

    def are_parted(self, end: "End") -> bool:
        return bool(self._parted) and frozenset((end.process, end.other.process)) in self._parted

    def forget(self, end: "End") -> None:
        if end in self.ends:
            self.ends.remove(end)


class End(asyncio.Transport):
    """One end of a line, as its process sees it."""

    other: "End"
    protocol: Any

    def __init__(self, network: Network, process: Process, context: Context, own: Place, peer: Place) -> None:
        super().__init__({"sockname": own, "peername": peer})
        self._network = network
        self._loop = network.loop
        self.process = process
        self._context = context
        self.gone = False  # the protocol is told, or will be, that it is over
        self._closing = False
        self._arrival = 0.0  # of the last piece that is on its way to us
        self._held: deque[bytes | None] = deque()  # that cannot come through, or is not read; None: the end
        self._flying: deque[tuple[asyncio.TimerHandle, bytes | None]] = deque()  # pieces that have not arrived
        self._unread = 0  # bytes on their way to us
        self._reads = True
        self._told_to_wait = False
        self._passed_on = False  # the line is another process's now, and holds without us
        self.protocol = None

    # For the protocol

    def get_protocol(self) -> Any:
        return self.protocol

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if not self._closing and not self.gone and data:
            self.other.send(bytes(data))
            if self.other._unread > HIGH and not self._told_to_wait:
                self._told_to_wait = True
                self.protocol.pause_writing()

    def writelines(self, pieces: Any) -> None:
        self.write(b"".join(pieces))

    def write_eof(self) -> None:
        self.other.send(None)

    def can_write_eof(self) -> bool:
        return True

    def get_write_buffer_size(self) -> int:
        return self.other._unread

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        pass

    def is_closing(self) -> bool:
        return self._closing or self.gone

    def is_reading(self) -> bool:
        return self._reads

    def pause_reading(self) -> None:
        self._reads = False

    def resume_reading(self) -> None:
        self._reads = True
        self.go_on()

    def close(self) -> None:
        """What was written still arrives."""
        if not self.is_closing():
            self._closing = True
            self.other.send(None)
            self._soon(self._lose, None)

    def abort(self) -> None:
        if not self.gone:
            self._closing = True
            if not self._passed_on:
                self.other.fail()
            self._soon(self._lose, None)

    # For the network

    def begin(self, opens: Factory) -> None:
        if not self.gone:
            self.protocol = opens()
            self.protocol.connection_made(self)
            self.go_on()

    def send(self, piece: bytes | None) -> None:
        """A piece for us sets out."""
        if self.gone:
            return
        self._unread += len(piece or b"")
        self._arrival = max(self._arrival, self._loop.time() + self._network.delay())
        self._fly(self._arrival, piece)

    def _fly(self, arrival: float, piece: bytes | None) -> None:
        self._flying.append((self._loop.call_at(arrival, self._arrive, piece, context=self._context), piece))

    def _arrive(self, piece: bytes | None) -> None:
        self._flying.popleft()
        self._held.append(piece)
        if len(self._held) == 1:
            self.go_on()

    def go_on(self) -> None:
        """Hand over what is here, unless it cannot come through yet."""
        if self._held:
            self._soon(self._hand_over)

    def _hand_over(self) -> None:
        while self._held and self._reads and self.protocol is not None and not self.gone:
            if self._network.are_parted(self):
                return
            piece = self._held.popleft()
            if piece is None:
                self._hear_end()
                return
            self._unread -= len(piece)
            self.other.breathe(self._unread)
            self.protocol.data_received(piece)

    def breathe(self, unread: int) -> None:
        if self._told_to_wait and unread < HIGH // 4 and not self.gone:
            self._told_to_wait = False
            self._soon(self.protocol.resume_writing)

    def _hear_end(self) -> None:
        if not self.protocol.eof_received() and not self.is_closing():
            self.close()

    def pass_on(self, process: Process, context: Context) -> "End":
        """The same end in the hands of another process; whatever was on its way to us arrives there."""
        own, peer = self.get_extra_info("sockname"), self.get_extra_info("peername")
        there = End(self._network, process, context, own, peer)
        there.other, self.other.other = self.other, there
        there._held, self._held = self._held, deque()
        there._arrival, there._unread = self._arrival, self._unread
        for timer, piece in self._flying:
            timer.cancel()
            there._fly(timer.when(), piece)
        self._flying.clear()
        self._passed_on = True
        self._network.forget(self)
        self._network.ends.append(there)
        return there

    def break_off(self) -> None:
        self.other.fail()
        self.fail()

    def fail(self) -> None:
        """The connection has broken; the bytes on their way are lost."""
        if not self.gone:
            self.gone = True
            self._held.clear()
            self._network.forget(self)
            fault = ConnectionResetError("the line has broken")
            self._loop.call_later(self._network.delay(), self._tell, fault, context=self._context)

    def vanish(self) -> None:
        """Our process has died."""
        self.gone = True
        self._network.forget(self)
        self.other.fail()

    def _lose(self, fault: Exception | None) -> None:
        if not self.gone:
            self.gone = True
            self._network.forget(self)
            self._tell(fault)

    def _tell(self, fault: Exception | None) -> None:
        protocol, self.protocol = self.protocol, _Nobody()
        if protocol is not None:
            protocol.connection_lost(fault)

    def _soon(self, work: Callable[..., object], *args: Any) -> None:
        self._loop.call_soon(work, *args, context=self._context)


class _Nobody(asyncio.Protocol):
    """Where a protocol was."""
