"""The socket of a client at a table: first a hello, then its messages, one after the other."""

import asyncio
from collections import Counter

from fastapi import APIRouter, WebSocket
from msgspec import UNSET

from bree.core import Refusal
from bree.server import log
from bree.server.guard.buckets import Bucket, Buckets
from bree.server.guard.request_guard import address_of, same_origin
from bree.server.show.clients import Client
from bree.server.show.published_state import shown_run
from bree.server.tables import gestures, player_actions as actions, seats as seating
from bree.server.tables.inn import Inn
from bree.server.tables.live import LiveTable
from bree.server.wire import messages
from bree.server.wire.websocket import WEBSOCKET, WebSocketProtocol

router = APIRouter()


@router.websocket("/api/tables/{table}/play")
async def play(socket: WebSocket, table: str) -> None:
    inn: Inn = socket.app.state.inn
    if not same_origin(socket.headers, inn.services.settings.origins):
        await socket.close()
        return
    await socket.accept()
    async with Visit(socket, inn) as visit:
        try:
            await visit.run(table)
        except Refusal as refusal:  # of the hello: close the connection
            visit.client.leave(refusal.key)
            await visit.client.gone.wait()


class Visit:
    """A client from its hello until it leaves. It uses the WebSocket protocol directly, without Starlette."""

    def __init__(self, socket: WebSocket, inn: Inn) -> None:
        self._line: WebSocketProtocol = socket.scope["extensions"][WEBSOCKET]
        self._inn = inn
        self._limits = inn.services.settings.allowed
        self._address = address_of(socket.scope)
        self._open: Counter[str] = socket.app.state.sockets  # by address
        self._calls: Buckets = socket.app.state.calls
        self._frames: Buckets = socket.app.state.frames
        self._bucket = Bucket(self._limits.messages_a_second, self._limits.messages_at_once)
        self._hints: set[asyncio.Task[None]] = set()
        self._table: LiveTable | None = None
        self.client = Client(self._line, address=self._address)
        self._line.when_free = self.client.flush
        self._line.when_flooded = self._put_out
        self._line.limit(lambda: self._bucket.take() and self._frames.take(self._address))

    async def __aenter__(self) -> "Visit":
        self._open[self._address] += 1
        self._inn.services.metrics.clients.inc()
        return self

    async def __aexit__(self, *_: object) -> None:
        self._inn.services.metrics.clients.dec()
        self._open[self._address] -= 1
        if not self._open[self._address]:
            del self._open[self._address]
        for task in self._hints:
            task.cancel()
        self.client.gone.set()
        table, self._table = self._table, None  # the connection may exist a little longer than the table
        if table is not None:
            await table.leave(self.client)

    async def run(self, table: str) -> None:
        if self._inn.closing:
            raise Refusal("stopping")
        if self._open[self._address] > self._limits.sockets_an_address or not self._calls.take(self._address):
            raise Refusal("flood")
        try:
            async with asyncio.timeout(self._limits.arrival_seconds):
                text = await self._line.receive()
        except TimeoutError:
            raise Refusal("message") from None
        if text is None:
            return
        await self._greet(self._read(text), await self._inn.table(table))
        while (text := await self._line.receive()) is not None:
            await self._hear(text)

    def _put_out(self) -> None:
        self._refuse(Refusal("flood"), None)
        self.client.leave("flood")
        self.client.flush()  # at once, because the visit may end before the event loop runs again

    def _read(self, text: str) -> messages.Message:
        if len(text) > self._limits.message_bytes:
            raise Refusal("too-large")
        return messages.read(text)

    async def _greet(self, hello: messages.Message, table: LiveTable) -> None:
        if not isinstance(hello, messages.Hello):
            raise Refusal("message")
        self.client.keys = [seating.hashed(token) for token in hello.tokens]
        self.client.wants_steps = hello.beats
        self._table = table
        await table.join(self.client, hello.after, hello.tail)

    async def _hear(self, text: str) -> None:
        """Handle one message. Any error becomes a refusal."""
        number: int | None = None
        try:
            message = self._read(text)
            number = getattr(message, "id", None)
            if self._inn.closing:
                raise Refusal("stopping")
            await self._obey(message)
        except Refusal as refusal:
            self._refuse(refusal, number)
        except Exception:
            log.fault("a message could not be handled")
            self._refuse(Refusal("fault"), number)

    def _refuse(self, refusal: Refusal, number: int | None) -> None:
        self._inn.services.metrics.refused.labels(refusal.key).inc()
        self.client.tell(messages.no(refusal, number))

    async def _obey(self, message: messages.Message) -> None:
        table, client = self._table, self.client
        assert table is not None
        match message:
            case messages.SaysAnswer():
                client.tell(messages.Ack(message.id, await actions.answer(table, client, message.row, message.pick)))
            case messages.SaysGather():
                client.tell(messages.Ack(message.id, await actions.gather(table, client, message.row, message.picks)))
            case messages.SaysPath():
                client.tell(messages.Ack(message.id, await actions.follow(table, client, message.row, message.picks)))
            case messages.WantsAhead():
                client.tell(messages.AheadShown(message.id, await actions.ahead(table, client, message.row)))
            case messages.SaysMarks():
                run, ready, barred = await actions.marked(table, client, message.row, message.picks)
                picks = shown_run(run)
                client.tell(messages.MarkedShown(message.id, picks, run.least, run.most, ready, barred))
            case messages.WantsUndo():
                client.tell(messages.Ack(message.id, await actions.undo(table, client, message.seat)))
            case messages.SaysConsent():
                client.tell(messages.Ack(message.id, await actions.consent(table, client, message.seat, message.agree)))
            case messages.WantsHint():
                self._think(message)
            case messages.WantsEarlier():
                client.tell(messages.EarlierGiven(message.id, *client.earlier(message.before, message.count)))
            case messages.Seen() | messages.MakesGesture() | messages.Ping():
                self._note(table, message)
            case _:
                raise Refusal("message")

    def _note(self, table: LiveTable, message: messages.Seen | messages.MakesGesture | messages.Ping) -> None:
        """Handle a message that needs nothing of the game."""
        match message:
            case messages.Seen():
                table.confirm_seen(self.client, message.row)
            case messages.MakesGesture():
                gestures.make(table, self.client, message.seat, message.gesture)
            case messages.Ping():
                self.client.tell(messages.Pong())

    def _think(self, message: messages.WantsHint) -> None:
        """Compute a hint in a task, because the client may send messages meanwhile."""
        task = asyncio.create_task(self._hint(message))
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    async def _hint(self, message: messages.WantsHint) -> None:
        assert self._table is not None
        try:
            bot, hint = await actions.hint(self._table, self.client, message.seat, message.after)
            worth = UNSET if hint.worth is None else hint.worth
            says = [messages.ReasonShown(*reason) for reason in hint.says]
            self.client.tell(messages.HintGiven(message.id, hint.picks, bot, says, worth))
        except Refusal as refusal:
            self._refuse(refusal, message.id)
