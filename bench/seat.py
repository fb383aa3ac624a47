"""One seat of the benchmark: a client of the protocol with its own socket, with as little overhead as possible.

It reads every message, but from a state only what it needs for an answer. A general library would cost more here than
the server under test. The client checks the protocol: each answer is acknowledged once with a new row, the log has no
gaps, and nothing is refused.
"""

import asyncio
import base64
from collections import deque
from collections.abc import Callable
import os
from random import Random
from time import perf_counter
from typing import cast

import msgspec
from websockets.speedups import apply_mask

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A


class Pick(msgspec.Struct):
    id: str


class Ask(msgspec.Struct):
    who: str
    picks: list[Pick] = []


class Welcome(msgspec.Struct, tag_field="t", tag="welcome"):
    seats: list[str]


class State(msgspec.Struct, tag_field="t", tag="state"):
    row: int
    over: bool
    ask: Ask | None
    log: list[msgspec.Raw]
    first: int = msgspec.field(name="from")


class Ack(msgspec.Struct, tag_field="t", tag="ack"):
    id: int
    row: int


read = msgspec.json.Decoder(Welcome | State | Ack).decode  # a `no` or a `bye` is an error of the benchmark
write = msgspec.json.Encoder().encode


class Count:
    """The measurements of all seats of a run."""

    def __init__(self) -> None:
        self.times: list[float] = []  # from sending to acknowledgement
        self.lags: list[float] = []  # from an acknowledgement until a seat at another server saw it
        self.states = 0
        self.games = 0


class Seat(asyncio.Protocol):
    """Plays from the opening of its socket to the end of the game. Then `over` is done."""

    def __init__(self, table: str, token: str, count: Count, rng: Random, think: float = 0.0) -> None:
        self._path = f"/api/tables/{table}/play"
        self._token = token
        self._count = count
        self._rng = rng
        self._think = think  # seconds before each answer
        self.elsewhere: list[Seat] = []  # seats of the same table at other servers
        self._owed: deque[tuple[int, float]] = (
            deque()
        )  # row -> time of its acknowledgement, for rows that this seat has not seen yet
        self._rest = b""
        self._greeted = False
        self._seat = ""
        self._row = 0
        self._lines = 0
        self._number = 0
        # id of a pending answer -> time of sending, and the row that it follows
        self._sent: dict[int, tuple[float, int]] = {}
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's transport does not inherit from this class
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, fault: Exception | None) -> None:
        if not self.over.done():
            self.over.set_exception(fault or ConnectionError("the server has closed the line"))

    def data_received(self, data: bytes) -> None:
        try:
            self._take(self._rest + data if self._rest else data)
        except Exception as fault:
            if not self.over.done():
                self.over.set_exception(fault)
            self.transport.abort()

    def _take(self, data: bytes) -> None:
        at = 0
        if not self._greeted:
            head, sign, _ = data.partition(b"\r\n\r\n")
            if not sign:
                self._rest = data
                return
            assert head.startswith(b"HTTP/1.1 101 "), head
            at, self._greeted = len(head) + len(sign), True
            self._say({"t": "hello", "tokens": [self._token], "after": 0})
        while len(data) >= at + 2:
            start, size = at + 2, data[at + 1]  # servers do not mask their messages
            if size == 126:
                start, size = at + 4, int.from_bytes(data[at + 2 : at + 4])
            elif size == 127:
                start, size = at + 10, int.from_bytes(data[at + 2 : at + 10])
            if len(data) < start + size:
                break
            self._hear(data[at], data[start : start + size])
            at = start + size
        self._rest = data[at:]

    def _hear(self, kind: int, data: bytes) -> None:
        if kind == PING:
            self._frame(PONG, data)
        elif kind == TEXT:
            told = read(data)
            if type(told) is State:
                self._look(told)
            elif type(told) is Ack:
                since, row = self._sent.pop(told.id)
                self._count.times.append(perf_counter() - since)
                assert told.row > row, "acknowledged, but not written"
                for other in self.elsewhere:
                    other.owe(told.row)
            else:
                (self._seat,) = told.seats
        else:
            assert kind == CLOSE, f"a frame of kind {kind:x}"

    def owe(self, row: int) -> None:
        if self._row >= row:
            self._count.lags.append(0.0)
        else:
            self._owed.append((row, perf_counter()))

    def _look(self, state: State) -> None:
        self._count.states += 1
        assert state.row >= self._row, "the game went back"
        assert state.first == self._lines, "the log does not go on where it ended"
        self._lines += len(state.log)
        moved, self._row = state.row > self._row, state.row
        while self._owed and self._owed[0][0] <= state.row:
            self._count.lags.append(perf_counter() - self._owed.popleft()[1])
        if state.over:
            self.over.set_result(None)
        elif moved and state.ask is not None and state.ask.who == self._seat:
            pick = self._rng.choice(state.ask.picks).id
            if self._think:
                asyncio.get_running_loop().call_later(self._think, self._answer, state.row, pick)
            else:
                self._answer(state.row, pick)

    def _answer(self, row: int, pick: str) -> None:
        if self.transport.is_closing():
            return
        self._number += 1
        self._sent[self._number] = perf_counter(), row
        self._say({"t": "answer", "id": self._number, "row": row, "pick": pick})

    def _say(self, message: object) -> None:
        self._frame(TEXT, write(message))

    def _frame(self, kind: int, data: bytes) -> None:
        mask = os.urandom(4)
        assert len(data) < 126, "so much is never said here"
        self.transport.write(bytes((kind, 0x80 | len(data))) + mask + apply_mask(data, mask))


async def sit_down(host: str, port: int, make: Callable[[], Seat]) -> Seat:
    _, seat = await asyncio.get_running_loop().create_connection(make, host, port)
    return seat
