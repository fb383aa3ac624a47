"""What the system does for workers of one machine: a client's connection changes hands (`bree.server.cluster.fd_send`).

Until it is taken it belongs to the giver, and breaks if that one dies, which is harder than the system is. Workers that
are parted from each other still give each other lines: there is no network between them.
"""

import asyncio
from contextvars import Context
from types import TracebackType

from bree.server.cluster.fd_receive import Opens, ReceivedProtocol
from tests.server.world.loop import WHO, Process
from tests.server.world.network import End, Network


class Giving:
    def __init__(self, network: Network) -> None:
        self._network = network
        self._takers: dict[str, tuple[Process, Context, Opens]] = {}
        self._sent: list[SentConnection] = []  # that nobody has taken yet

    def take(self, address: str, opens: Opens) -> None:
        """In the name of the process that runs."""
        process = WHO.get()
        self._takers[address] = process, process.context.copy(), opens

    def stop(self, address: str) -> None:
        taker = self._takers.pop(address, None)
        if taker is not None:
            self.lose(taker[0])

    def lose(self, process: Process) -> None:
        """It takes nothing any more."""
        self._takers = {address: taker for address, taker in self._takers.items() if taker[0] is not process}
        for sent in self._sent:
            if sent.to is process:
                sent.say(False)
        self._sent = [sent for sent in self._sent if sent.to is not process]

    async def send(self, end: End, head: bytes, address: str) -> "SentConnection":
        """As the server knows `fd_send.send`."""
        taker = self._takers.get(address)
        if taker is None or end.is_closing():
            raise ConnectionRefusedError(f"nobody takes lines at {address}")
        process, context, opens = taker
        sent = SentConnection(end, process)
        self._sent.append(sent)
        self._network.loop.call_soon(self._arrive, sent, opens, head, context, context=context)
        return sent

    def _arrive(self, sent: "SentConnection", opens: Opens, head: bytes, context: Context) -> None:
        if sent in self._sent:
            self._sent.remove(sent)
            if not sent.end.gone:
                line = sent.end.pass_on(sent.to, context)
                ReceivedProtocol(opens, head).connection_made(line)
                line.go_on()
            sent.say(True)


class SentConnection:
    """As the server knows `fd_send.SentConnection`."""

    def __init__(self, end: End, to: Process) -> None:
        self.end = end
        self.to = to
        self._word: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def __enter__(self) -> "SentConnection":
        return self

    def __exit__(self, _kind: type | None, _fault: BaseException | None, _trace: TracebackType | None) -> None:
        pass

    def say(self, taken: bool) -> None:
        if not self._word.done():
            self._word.set_result(taken)

    async def received(self) -> bool:
        return await self._word

    def cut(self) -> None:
        self.end.break_off()
        self.say(False)
