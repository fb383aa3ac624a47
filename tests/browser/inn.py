"""The server for the browsers: a separate process that tests can stop and start again."""

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
import signal
import time
from typing import Any, ClassVar, NamedTuple
from urllib.parse import urlencode

import httpx

from bree.contract.static_views import joined
from bree.core import Fact, Game
from bree.core.find import find
from bree.lang import Voice
from tests.seeds import SEEDS
from tests.server.running import DOORED, Port, Process

PATIENCE_S = 120.0
FOR_TESTS = ("review_seconds=2",)
OURS = ("tiny", "army", "saga")  # games of the tests
GREEDY = {"kind": "bot", "bot": "greedy"}


def me(name: str) -> dict[str, str]:
    return {"kind": "me", "name": name}


def game_of(name: str) -> Game:
    if name not in OURS:
        return find(name)
    game: Game = import_module(name).GAME
    return game


def as_facts(told: dict[str, Any]) -> dict[str, Fact]:
    return {name: tuple(fact) if isinstance(fact, list) else fact for name, fact in told.items()}


class Laid(NamedTuple):
    """A table, and the keys of the seats of its host."""

    id: str
    host: str
    tokens: dict[str, str]

    @property
    def path(self) -> str:
        return f"/t/{self.id}"

    def way_back(self, seat: str) -> str:
        """The link that brings a person back to a seat from any screen."""
        return f"{self.path}#{self._key(seat)}"

    def guided(self, seat: str) -> str:
        """The same, with the guide to the first turn open."""
        return f"{self.path}?guide#{self._key(seat)}"

    def _key(self, seat: str) -> str:
        return urlencode({"seat": seat, "token": self.tokens[seat]})


class Inn:
    running: ClassVar[list["Inn"]] = []

    def __init__(self, home: Path, changed: Sequence[str] = (), **settings: str) -> None:
        """Settings as the server knows them."""
        self._database = f"sqlite:///{home / 'tables.sqlite'}"
        self._environment = {f"BREE_{name.upper()}": value for name, value in settings.items()}
        self._program = (*DOORED, *(changed or FOR_TESTS))
        # Plain HTTP: reading certificates takes a while. No line is kept: the server may close it just when it is used.
        self._rest = httpx.Client(timeout=PATIENCE_S, verify=False, limits=httpx.Limits(max_keepalive_connections=0))
        self._port = Port()
        self.start()
        self.running.append(self)

    def start(self) -> None:
        """On the port it had before, if it had one."""
        self._process = Process(self._database, self._port.number, self._program, **self._environment)
        self.url = self._process.url
        assert self.url, f"the server has not started:\n{self._process.stop()}"

    def close(self) -> None:
        """For good."""
        self.running.remove(self)
        self.stop()
        self._rest.close()
        self._port.close()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        said = self._process.stop(how)
        assert '"level": "error"' not in said, said

    def hear_of_the_test(self) -> None:
        """The next table has the first seed of the test that runs; outside a test none can be laid."""
        answer = self._rest.post(f"{self.url}/api/test", params={"test": SEEDS.test})
        assert answer.status_code == 204, answer.text

    def close_table(self, laid: Laid) -> None:
        """As its host."""
        seat = next(iter(laid.tokens))
        headers = {"Authorization": f"Bearer {laid.host}"}
        answer = self._rest.post(
            f"{self.url}/api/tables/{laid.id}/seats/{seat}", json={"action": "close"}, headers=headers
        )
        assert answer.status_code == 204, answer.text

    # Tables laid without a browser

    def lay(self, game: str, *seats: dict[str, str], **options: str | int) -> Laid:
        return self._laid("", {"game": game, "seats": list(seats), "options": options, "watch": True})

    def lay_offered(self, game: str, *seats: dict[str, str]) -> Laid:
        """A table that everybody finds on the first page."""
        return self._laid("", {"game": game, "seats": list(seats), "offered": True})

    def bring(self, save: str, *seats: dict[str, str]) -> Laid:
        """A table that goes on where a save ends."""
        return self._laid("/import", {"save": save, "seats": list(seats)})

    def begin_at(self, save: str, *seats: dict[str, str]) -> Laid:
        """A table in the middle of a game that nobody has played: by a door that only this server has."""
        return self._laid("/laid", {"save": save, "seats": list(seats)})

    def _laid(self, path: str, wish: dict[str, Any]) -> Laid:
        answer = self._rest.post(f"{self.url}/api/tables{path}", json=wish)
        assert answer.status_code == 201, answer.text
        new = answer.json()
        return Laid(new["table"], new["host_token"], new["tokens"])

    def _told(self, path: str, token: str = "") -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = self._rest.get(f"{self.url}/api/tables/{path}", headers=headers)
        assert answer.status_code == 200, answer.text
        return answer

    def face(self, table: str) -> dict[str, Any]:
        found: dict[str, Any] = self._told(table).json()
        return found

    def frames(self, table: str, token: str = "") -> list[dict[str, Any]]:
        """The game position by position, as the seat of that token sees it, or the public."""
        found: list[dict[str, Any]] = []
        while page := self._told(f"{table}/frames?from={len(found)}", token).json():
            fixed = page[0].get("fixed", {})
            found += [{**frame, "view": joined(fixed, frame["view"])} for frame in page]
        return found

    def save(self, table: str, token: str = "") -> str:
        return self._told(f"{table}/save", token).text

    def review(self, table: str, token: str = "") -> list[dict[str, Any]]:
        """The share of each seat after `n` answers, when all that is to be played for it is played."""
        while (review := self._told(f"{table}/review", token).json())["done"] < 1:
            time.sleep(0.05)
        chances: list[dict[str, Any]] = review["chances"]
        return chances

    def log(self, table: str, voice: Voice, token: str = "") -> list[str]:
        """What the log must say about the game, in the server's language; no rule decides where it came from."""
        lines = [line for frame in self.frames(table, token) for line in frame["log"] if line["rule"]]
        return [voice.say("log-" + line["key"], as_facts(line["facts"])) for line in lines]

    def voice(self, table: str, language: str) -> Voice:
        """As a page speaks at that table: its game, and the people and bots who sit there."""
        face = self.face(table)
        names = {chair["seat"]: chair["name"] for chair in face["seats"] if chair["name"]}
        return Voice(language, game_of(face["game"]), names)
