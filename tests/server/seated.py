"""A client at a table, as a browser or an outside bot would be one: says hello, keeps the log, waits for answers."""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import count
import json
from random import Random
from types import TracebackType
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.running import PATIENCE_S

Told = dict[str, Any]


class Seated:
    def __init__(
        self, url: str, table: str, tokens: Iterable[str] = (), after: int = 0, sees: bool = False, **more: int
    ) -> None:
        self._url = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/play"
        self._hello = {
            "t": "hello",
            "tokens": list(tokens),
            "after": after,
            **({"beats": True} if sees else {}),
            **more,
        }
        self._sees = sees  # every state, at once, with its beats
        self._ids = count(1)
        self._socket: ClientConnection | None = None
        self.heard: list[str] = []  # every message, as it came
        self.welcome: Told = {}
        self.state: Told = {}
        self.log: list[Told] = [{}] * after
        self.bye = ""

    async def __aenter__(self) -> "Seated":
        self._socket = await connect(self._url, compression=None, max_size=None)
        with suppress(ConnectionClosed):  # some are sent away before they can say anything
            await self.send(self._hello)
        await self.until(lambda told: told["t"] in ("state", "bye"))
        return self

    async def __aexit__(self, _kind: type | None, _fault: BaseException | None, _trace: TracebackType | None) -> None:
        await self.socket.close()

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    async def send(self, message: object) -> None:
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def next(self) -> Told:
        """The next message, taken in."""
        async with asyncio.timeout(PATIENCE_S):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        told: Told = json.loads(text)
        if told["t"] == "welcome":
            self.welcome = told
        elif told["t"] == "state":
            if told.get("anew"):
                self.log = [{}] * told["from"]
            assert told["from"] <= len(self.log), "the server believes that we hold more than we do"
            self.log = self.log[: told["from"]] + told["log"]
            self.state = told
            if self._sees:
                await self.says_seen()
        elif told["t"] == "bye":
            self.bye = told["key"]
        return told

    async def until(self, wanted: Callable[[Told], bool]) -> Told:
        while not wanted(told := await self.next()):
            pass
        return told

    async def until_state(self, wanted: Callable[[Told], bool]) -> Told:
        """The first state that is so, the last one heard included."""
        while not wanted(self.state):
            await self.next()
        return self.state

    async def ask(self, **message: Any) -> Told:
        """Say something and wait for the answer to it."""
        number = next(self._ids)
        await self.send({**message, "id": number})
        return await self.until(lambda told: told.get("id", -1) == number)

    async def says_seen(self, row: int | None = None) -> None:
        """The newest state was shown to its end. Nothing comes back."""
        await self.send({"t": "seen", "row": self.state["row"] if row is None else row})

    async def answer(self, pick: str) -> Told:
        return await self.ask(t="answer", row=self.state["row"], pick=pick)

    async def closed(self) -> str:
        """Wait for the goodbye and the end of the line."""
        try:
            while True:
                await self.next()
        except ConnectionClosed:
            return self.bye

    @property
    def seats(self) -> list[str]:
        return list(self.welcome["seats"])

    @property
    def asked(self) -> bool:
        """Is it one of our seats that must choose?"""
        ask = self.state["ask"]
        return ask is not None and ask["who"] in self.seats

    async def until_asked(self) -> None:
        await self.until_state(lambda state: state["ask"] is not None and self.asked)

    async def play(self, rng: Random, most: int = 100_000) -> int:
        """Answer at random until the game is over, or so often; says how often."""
        for done in range(most):
            await self.until_state(lambda state: state["over"] or self.asked)
            if self.state["over"]:
                return done
            told = await self.answer(rng.choice(self.state["ask"]["picks"])["id"])
            assert told["t"] in ("ack", "no"), told
            assert told["t"] == "ack" or told["key"] == "late", told
            await self.until_state(lambda state, told=told: told["t"] == "no" or state["row"] >= told["row"])
        return most


async def come_back(url: str, table: str, tokens: Iterable[str]) -> Seated:
    """As a browser does: it tries again until it is shown the table."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            client = Seated(url, table, tokens)
            with suppress(
                InvalidHandshake, ConnectionClosed, TimeoutError
            ):  # it was on its way to an owner that did not take it
                await client.__aenter__()
                if not client.bye:
                    return client
                await client.__aexit__(None, None, None)
