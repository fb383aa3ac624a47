"""A table on a server, used like any client: REST calls and a WebSocket. It reconnects when the connection drops."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from itertools import count
import json
import sys
from typing import Any
from urllib.parse import quote, urlsplit

from bree.adapters.extras import missing_extra

try:
    import httpx
    from websockets.asyncio.client import ClientConnection, connect
    from websockets.exceptions import WebSocketException
except ImportError:
    raise missing_extra("mcp") from None

from bree.adapters.mcp.wire import Told, chairs_of, joined, read_ask, read_entry, refusal_of
from bree.core import DONE, Game, Illegal, Refusal
from bree.core.find import find
from bree.lang import Voice
from bree.table import Chair, user_files
from bree.table.os_errors import reason
from bree.term.shown_table import ShownTable

ANSWER_S, CALL_S = 30.0, 20.0  # for an answer over the socket, including a reconnection; for a REST call
CLOSE_S = 1.0  # for closing the socket
REST_S = (0.1, 5.0)  # between two reconnections: the first pause and the longest
KEY = "mcp-key"
LAST = frozenset(
    {"no-table", "table-gone", "table-closed", "token", "watching"}
)  # reasons for closing after which reconnecting is pointless
LARGEST = 16 * 1024**2  # bytes of a message
LOST: Told = {"t": "lost"}  # stands for the reply if the connection drops


class RemoteTable:
    def __init__(self, server: str, table: str, seat: str, token: str, name: str, language: str) -> None:
        try:
            parts = urlsplit(server)
        except ValueError:
            raise Refusal("mcp-server", server="'" + server) from None
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise Refusal("mcp-server", server="'" + server)
        self.seat = seat
        self.game: Game
        self.trouble: Refusal | None = None
        self._server = server.rstrip("/")
        self._table = f"/api/tables/{quote(table, safe='')}"
        self._token = token
        self._name = name
        self._language = language
        self._chairs: Mapping[str, Chair] = {}
        self._line: ClientConnection | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._news = asyncio.Condition()
        self._ids = count(1)
        self._open: dict[int, asyncio.Future[Told]] = {}
        self._fixed: Told = {}
        self._state: Told = {}
        self._log: list[Told] = []

    @property
    def chairs(self) -> Mapping[str, Chair]:
        return self._chairs

    # Joining the table

    async def open(self) -> None:
        async with httpx.AsyncClient(base_url=self._server, timeout=CALL_S) as rest:
            face = await self._call(rest, "GET", self._table)
            games = await self._call(rest, "GET", "/api/games")
            try:
                self.game = find(face["game"])
                theirs = next(one["version"] for one in games if one["name"] == self.game.name)
                self._chairs = chairs_of(face["seats"])
            except (KeyError, TypeError, StopIteration):
                raise Refusal("mcp-foreign", server="'" + self._server) from None
            if theirs != self.game.version:
                raise Refusal("mcp-rules", game=self.game.name, theirs=theirs, ours=self.game.version)
            if self.seat not in self._chairs:
                raise Refusal("no-seat", seat=self.seat)
            if not self._token:
                taken = {one["seat"] for one in face["seats"] if one["taken"]}
                self._token = await self._key(rest, remembered=self.seat in taken)
        self._keeper = asyncio.create_task(self._keep())
        await self._until(lambda: bool(self._state) or self._gone, ANSWER_S)
        if not self._state:
            await self.close()
            raise self.trouble or Refusal("mcp-away")

    async def _key(self, rest: httpx.AsyncClient, remembered: bool) -> str:
        """Return the key of the seat: the stored one, or a new one if the seat is open or has been freed."""
        mark = sha256(f"{self._server}{self._table}/{self.seat}".encode()).hexdigest()[:24]
        path = user_files.home() / "seats" / mark
        if remembered and path.exists():
            return user_files.read(path).strip()
        try:
            told = await self._call(rest, "POST", f"{self._table}/seats/{quote(self.seat, safe='')}/claim", self._name)
        except Refusal as refusal:
            raise Refusal("mcp-taken", seat=self.seat) if refusal.key == "seat-taken" else refusal from None
        token = str(told["token"])
        user_files.write(path, token)
        print(Voice(self._language).say("mcp-token", {"file": "'" + str(path)}), file=sys.stderr)
        return token

    async def _call(self, rest: httpx.AsyncClient, way: str, path: str, name: str = "") -> Any:
        try:
            answer = await rest.request(way, path, json={"name": name} if name else None)
            told = answer.json()
        except (httpx.TransportError, httpx.InvalidURL) as fault:
            why = fault.__cause__ if isinstance(fault.__cause__, OSError) else ConnectionRefusedError()
            raise Refusal("mcp-unreachable", server="'" + self._server, why=reason(why)) from fault
        except ValueError as fault:
            raise Refusal("mcp-foreign", server="'" + self._server) from fault
        if answer.is_success:
            return told
        raise refusal_of(told) or Refusal("mcp-foreign", server="'" + self._server)

    # The connection

    async def _keep(self) -> None:
        """Receive messages. After a break reconnect, with growing pauses."""
        rest = REST_S[0]
        while not self._gone:
            try:
                way = self._server.replace("http", "ws", 1) + self._table + "/play"
                async with connect(way, max_size=LARGEST, close_timeout=CLOSE_S) as line:
                    await line.send(json.dumps({"t": "hello", "tokens": [self._token], "after": len(self._log)}))
                    async for text in line:
                        await self._take(line, json.loads(text))
                        rest = REST_S[0]
            except (OSError, WebSocketException, ValueError, KeyError, TypeError):
                pass  # broken, refused or invalid: reconnect
            await self._lose()
            await asyncio.sleep(rest)
            rest = min(2 * rest, REST_S[1])

    async def _take(self, line: ClientConnection, told: Told) -> None:
        async with self._news:
            if told["t"] == "welcome":
                self._fixed = told["fixed"]
            elif told["t"] == "state":
                self._log = [*self._log[: told["from"]], *told["log"]]
                self._chairs, self._state = chairs_of(told["chairs"]), told
                self._line, self.trouble = line, None
            elif told["t"] == "bye":
                # the server's text for this key speaks of a link in the browser
                why = KEY if told["key"] == "token" else told["key"]
                table = self._table.rpartition("/")[2]
                self.trouble = Refusal(why, table=table, seat=self.seat) if told["key"] in LAST else None
            elif told.get("id") in self._open:
                self._hear(self._open[told["id"]], told)
            self._news.notify_all()

    async def _lose(self) -> None:
        async with self._news:
            self._line = None
            self.trouble = self.trouble or Refusal("mcp-away")
            for waiting in self._open.values():
                self._hear(waiting, LOST)
            self._news.notify_all()

    @staticmethod
    def _hear(waiting: asyncio.Future[Told], told: Told) -> None:
        if not waiting.done():
            waiting.set_result(told)

    @property
    def _gone(self) -> bool:
        return self.trouble is not None and self.trouble.key in {KEY, *LAST}

    async def _until(self, so: Any, seconds: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds), self._news:
                await self._news.wait_for(so)

    # The seat

    def look(self) -> ShownTable:
        state = self._state
        ask = read_ask(state["ask"])
        view = joined(self._fixed, state["views"][self.seat])
        mine = ask if ask is not None and ask.who == self.seat and ask.picks and not self._gone else None
        return ShownTable(
            ask, mine, view, [read_entry(line) for line in self._log], state["score"] if state["over"] else None
        )

    async def answer(self, picks: list[str]) -> None:
        if self._line is None:
            raise self.trouble or Refusal("mcp-away")
        ask, row = read_ask(self._state["ask"]), self._state["row"]
        if ask is None:
            raise Illegal("game-over")
        if ask.who != self.seat:
            raise Refusal("not-asked", seat=self.seat, who=ask.who)
        if ask.many:
            chosen = [pick for pick in picks if pick != DONE]
            marked = await self._say({"t": "marks", "row": row, "picks": chosen}, row)
            if not marked.get("ready"):
                rule = marked.get("barred", {}).get(DONE, ask.rule)
                raise Illegal("not-whole", rule, least=marked.get("least", 0), most=marked.get("most", 0))
            await self._say({"t": "gather", "row": row, "picks": [*chosen, DONE]}, row)
        elif len(picks) == 1:
            await self._say({"t": "answer", "row": row, "pick": picks[0]}, row)
        else:
            raise Refusal("one-answer", ask.rule)

    async def _say(self, message: Told, row: int) -> Told:
        """Send a message and return the reply. After a break, send it again only if the table has not changed."""
        try:
            async with asyncio.timeout(ANSWER_S):
                while (told := await self._said(message)) is LOST:
                    async with self._news:
                        await self._news.wait_for(lambda: self._line is not None or self._gone)
                    if self._gone:
                        raise self.trouble or Refusal("mcp-away")
                    if self._state["row"] != row:
                        raise Refusal("mcp-uncertain")
        except TimeoutError:
            raise Refusal("mcp-slow") from None
        if told["t"] == "no":
            raise refusal_of(told) or Refusal("message")
        return told

    async def _said(self, message: Told) -> Told:
        """Return the reply, or LOST if the connection drops first."""
        if self._line is None:
            return LOST
        number = next(self._ids)
        heard: asyncio.Future[Told] = asyncio.get_running_loop().create_future()
        self._open[number] = heard
        try:
            with suppress(OSError, WebSocketException):
                await self._line.send(json.dumps({**message, "id": number}))
            return await heard
        finally:
            self._open.pop(number, None)

    async def wait(self, seconds: float) -> None:
        await self._until(lambda: self._gone or (self._line is not None and self._ours), seconds)

    @property
    def _ours(self) -> bool:
        """Is it this seat's turn, or is the game over?"""
        ask = self._state["ask"]
        return bool(self._state["over"]) or (ask is not None and ask["who"] == self.seat)

    async def close(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._keeper
