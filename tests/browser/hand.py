"""A hand that answers for somebody without a screen: the first pick, whatever is asked."""

from collections.abc import Iterator
from contextlib import contextmanager
import json
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browser.inn import PATIENCE_S, Inn, Laid


class Hand:
    """It shows nothing, so nobody waits for it."""

    def __init__(self, line: ClientConnection, token: str) -> None:
        self._line = line
        self._said = 0
        self.say({"t": "hello", "tokens": [token], "after": 0})
        self.state = self.hear("state")

    def say(self, message: dict[str, Any]) -> None:
        self._line.send(json.dumps(message))

    def hear(self, *kinds: str) -> dict[str, Any]:
        while True:
            told: dict[str, Any] = json.loads(self._line.recv(timeout=PATIENCE_S))
            assert told["t"] not in ("no", "bye"), told
            if told["t"] == "state":
                self.state = told
            if told["t"] in kinds:
                return told

    @property
    def asked(self) -> bool:
        return "picks" in (self.state["ask"] or {})

    def answer(self) -> None:
        """Once, and then on until the server has heard it."""
        while not self.asked:
            self.hear("state")
        self._said += 1
        pick = self.state["ask"]["picks"][0]["id"]
        self.say({"t": "answer", "id": self._said, "row": self.state["row"], "pick": pick})
        self.hear("ack")


@contextmanager
def hand(inn: Inn, laid: Laid, seat: str) -> Iterator[Hand]:
    address = inn.url.replace("http", "ws", 1)
    with connect(f"{address}/api/tables/{laid.id}/play", max_size=None) as line:
        yield Hand(line, laid.tokens[seat])
