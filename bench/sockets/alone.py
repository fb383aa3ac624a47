"""The cost of a WebSocket alone, without a network: one answer received, one and a half states and an acknowledgement
sent.

    python bench/sockets/alone.py

The script measures processor time, seven times for each implementation in turn. So other load on the machine hardly
matters.
"""

import asyncio
import statistics
import time
from typing import Any

from asgi import AsgiLine
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.protocols.websockets.wsproto_impl import WSProtocol
from uvicorn.server import ServerState
import uvloop
from websockets.frames import Frame, Opcode

from bree.server.wire.websocket import WEBSOCKET, WebSocketProtocol

KINDS: dict[str, Any] = {
    "websockets": WebSocketProtocol,
    "uvicorn, websockets": WebSocketsSansIOProtocol,
    "uvicorn, wsproto": WSProtocol,
}
ROUNDS, ANSWERS = 7, 3000
ASK = (
    b"GET /here HTTP/1.1\r\nhost: bree\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n"
)
SAID = Frame(Opcode.TEXT, b'{"t":"answer","id":17,"row":123,"pick":"keep 3 shadow"}').serialize(mask=True)
STATE, ACK = b"x" * 2500, b'{"t":"ack","id":17,"row":124}'


class Nowhere(asyncio.Transport):
    """A transport that discards everything."""

    def __init__(self) -> None:
        super().__init__()
        self.size = 0

    def write(self, data: Any) -> None:
        self.size += len(data)

    def is_closing(self) -> bool:
        return False

    def close(self) -> None: ...

    abort = pause_reading = resume_reading = close


class Echo:
    """The application: it sends a state and an acknowledgement for each answer, and one more state for every second
    answer.
    """

    def __init__(self) -> None:
        self.heard = 0
        self.next = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        line = scope["extensions"].get(WEBSOCKET)
        if line is None:
            await receive()
            line = AsgiLine(receive, send)
        await send({"type": "websocket.accept"})
        self.next.set()
        while await line.receive() is not None:
            self.heard += 1
            line.write([STATE, ACK, STATE] if self.heard % 2 else [STATE, ACK])
            self.next.set()


async def measure(kind: Any) -> float:
    echo, transport = Echo(), Nowhere()
    config = uvicorn.Config(
        echo, interface="asgi3", proxy_headers=False, log_config=None, ws_per_message_deflate=False,
        ws_ping_interval=None,
    )  # fmt: skip
    config.load()
    line = kind(config, ServerState(), {})
    line.connection_made(transport)
    line.data_received(ASK)
    await echo.next.wait()
    began = time.process_time()
    for _ in range(ANSWERS):
        echo.next.clear()
        line.data_received(SAID)
        await echo.next.wait()
    spent = time.process_time() - began
    line.connection_lost(None)
    await asyncio.sleep(0.01)
    assert transport.size > ANSWERS * len(STATE)
    return 1e6 * spent / ANSWERS


def main() -> None:
    found: dict[str, list[float]] = {name: [] for name in KINDS}
    for _ in range(ROUNDS):
        for name, kind in KINDS.items():
            found[name].append(uvloop.run(measure(kind)))
    for name, spent in found.items():
        print(f"{name:20} {statistics.median(spent):5.1f} µs an answer, at best {min(spent):.1f}")


if __name__ == "__main__":
    main()
