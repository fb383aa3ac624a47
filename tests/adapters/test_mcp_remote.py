"""`bree mcp` at a table on a server: a client of the protocol that reconnects."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
import json
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from bree.adapters.mcp import remote_table
from bree.adapters.mcp.remote_table import RemoteTable
from bree.adapters.mcp.tools import Tools
from bree.cli import main
from bree.core import Refusal
from bree.lang import Voice
from bree.table import Sitting
from tests.adapters.mcp_table import example
from tests.server.running import PATIENCE_S, House, running, settings
from tests.server.setting import ME, OPEN, RANDOM, Laid, act, bearer, bring, lay
from tests.table.seating import mordor, roll

HERE = "127.0.0.1"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("mcp")
    with running(settings(f"sqlite:///{folder}/tables.sqlite"), static=folder / "none") as house:
        yield house


@pytest.fixture
async def rest(house: House) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE_S) as client:
        yield client


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BREE_HOME", str(tmp_path))
    monkeypatch.setenv("BREE_LANG", "en")


class Relay:
    """A connection to the server that the test can cut, restore, and block in one direction."""

    def __init__(self, port: int) -> None:
        self._to = port
        self.port = 0
        self.deaf = self.mute = False  # block messages to the server; block messages from it
        self._server: asyncio.Server | None = None
        self._ends: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def url(self) -> str:
        return f"http://{HERE}:{self.port}"

    async def mend(self) -> None:
        self._server = await asyncio.start_server(self._serve, HERE, self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        assert self._server is not None
        self._server.close()
        for end in self._ends:
            end.transport.abort()
        await asyncio.gather(*self._tasks)
        self._ends.clear()

    async def _serve(self, reads: asyncio.StreamReader, writes: asyncio.StreamWriter) -> None:
        here = asyncio.current_task()
        assert here is not None
        self._tasks.add(here)
        here.add_done_callback(self._tasks.discard)
        with suppress(OSError):
            there, thence = await asyncio.open_connection(HERE, self._to)
            self._ends |= {writes, thence}
            await asyncio.gather(
                self._carry(reads, thence, lambda: self.deaf), self._carry(there, writes, lambda: self.mute)
            )
        writes.close()

    async def _carry(self, reads: asyncio.StreamReader, writes: asyncio.StreamWriter, kept: Callable[[], bool]) -> None:
        with suppress(OSError):
            while part := await reads.read(65536):
                if not kept():
                    writes.write(part)
                    await writes.drain()
        with suppress(OSError):
            writes.close()


class Seat:
    """The tools at a seat of the server's table."""

    def __init__(self, url: str, laid: Laid, seat: str, token: str = "", language: str = "en") -> None:
        self.away = RemoteTable(url, laid.id, seat, token, "Claude", language)
        self.tools = Tools(self.away, language)

    async def __aenter__(self) -> "Seat":
        await self.away.open()
        return self

    async def __aexit__(self, *_fault: object) -> None:
        await self.away.close()

    async def says(self, tool: str, **given: Any) -> str:
        text, refused = await self.tools.call(tool, given)
        assert not refused, text
        return text

    async def refuses(self, tool: str, **given: Any) -> str:
        text, refused = await self.tools.call(tool, given)
        assert refused, text
        return text

    async def until(self, so: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while not so():
                await asyncio.sleep(0.005)

    async def until_asked(self) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while self.away.look().asked is None and not self.away.look().over:
                await self.says("wait")

    async def choice(self, rng: Random) -> list[str]:
        choice: list[str] = example().choose(json.loads(await self.says("answers", format="json")), rng)
        return choice

    async def move(self, rng: Random) -> None:
        """Give any answer that the server accepts."""
        await self.until_asked()
        async with asyncio.timeout(PATIENCE_S):
            while (await self.tools.call("answer", {"answers": await self.choice(rng)}))[1]:
                pass


@pytest.mark.parametrize("game", ["mordor", "fellowship"])
async def test_a_game_is_played_to_its_end(house: House, rest: httpx.AsyncClient, game: str) -> None:
    options = {"fellowship": {"chapter": "1", "players": 3, "loss": "end"}}.get(game, {})
    seats = [OPEN, *[RANDOM] * (2 if game == "fellowship" else 1)]
    laid, rng = await lay(rest, game, *seats, options=options), Random(game)
    first = (await rest.get(laid.path)).json()["seats"][0]["seat"]
    async with Seat(house.url, laid, first) as seat:
        told = await seat.says("look")
        assert "Claude" in told
        for _ in range(500):
            await seat.until_asked()
            if seat.away.look().over:
                break
            await seat.tools.call("answer", {"answers": await seat.choice(rng)})
        seen = seat.away.look()
        assert seen.over
        assert await seat.refuses("answer", answers=["red"]) == "The game is over."
        save = (await rest.get(f"{laid.path}/save", headers=bearer(seat.away._token))).text
        played = Sitting.load(save, seat.away.game)
        assert seen.view == json.loads(json.dumps(played.view(first)))
        voice = Voice("en", seat.away.game)
        heard = [voice.line(entry) for entry in played.log(first)]
        assert [voice.line(entry) for entry in seen.log if entry.rule] == heard
        assert seen.scores == played.game.score(played.state)


async def test_refusals_are_those_of_a_table_of_this_machine(house: House, rest: httpx.AsyncClient) -> None:
    sitting = mordor()
    roll(sitting, "ring weapon orc gandalf nazgul")
    laid = await bring(rest, sitting.save(), OPEN, RANDOM)
    async with Seat(house.url, laid, "frodo", language="pl") as seat:
        await seat.until_asked()
        before = seat.away.look()
        assert "MOR-2.8: Gdy wypadnie choć jeden Nazgul" in await seat.refuses("answer", answers=["black"])
        assert "„mellon” nie jest teraz możliwe" in await seat.refuses("answer", answers=["mellon"])
        assert await seat.refuses("answer", answers=[]) != ""
        assert seat.away.look() == before
        assert (await seat.refuses("look", part="attic")).startswith("Nie ma części „attic”")


async def test_not_our_turn(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "mordor", OPEN, ME, options={"starter": "sam"})
    async with Seat(house.url, laid, "frodo") as seat:
        assert await seat.refuses("answer", answers=["red"]) == "Ania must choose now, not Claude."
        assert (await seat.says("wait", seconds=0)).endswith("It is not your turn: Ania is to choose. Call wait.")


async def test_the_key_of_a_seat_is_remembered(
    house: House, rest: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch, tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    laid = await lay(rest, "mordor", OPEN, ME)
    async with Seat(house.url, laid, "frodo"):
        (kept,) = (tmp_path / "seats").iterdir()
        told = capsys.readouterr().err
        assert f"Bree keeps its key in {kept};" in told
        assert kept.read_text(encoding="utf-8") not in told
        assert kept.stat().st_mode & 0o077 == 0
    async with Seat(house.url, laid, "frodo"):  # the same command again
        pass
    monkeypatch.setenv("BREE_HOME", str(tmp_path / "elsewhere"))
    with pytest.raises(Refusal) as refusal:
        await Seat(house.url, laid, "frodo").away.open()
    assert refusal.value.key == "mcp-taken"
    async with Seat(house.url, laid, "frodo", kept.read_text(encoding="utf-8")):
        pass
    async with Seat(house.url, laid, "sam", laid.tokens["sam"]):
        pass


async def test_the_key_is_told_of_in_the_language_of_the_table(
    house: House, rest: httpx.AsyncClient, capsys: pytest.CaptureFixture[str]
) -> None:
    laid = await lay(rest, "mordor", OPEN, ME)
    async with Seat(house.url, laid, "frodo", language="pl"):
        assert capsys.readouterr().err.startswith("To miejsce jest twoje.")


async def test_a_seat_that_was_freed_is_taken_anew_though_this_machine_remembers_its_old_key(
    house: House, rest: httpx.AsyncClient
) -> None:
    laid = await lay(rest, "mordor", OPEN, ME)
    async with Seat(house.url, laid, "frodo") as seat:
        assert (await act(rest, laid, "frodo", "free")).is_success
        await seat.until(lambda: seat.away.trouble is not None and seat.away.trouble.key == "mcp-key")
        assert "the host has freed the seat" in await seat.says("look")
    async with Seat(house.url, laid, "frodo") as seat:
        assert "You play Frodo (Claude)." in await seat.says("look")


@pytest.mark.parametrize(
    ("table", "seat", "token", "key"),
    [("", "gandalf", "", "no-seat"), ("nowhere", "sam", "", "no-table"), ("", "sam", "forged", "mcp-key"),
     ("../../healthz?", "sam", "", "no-page")],
)  # fmt: skip
async def test_a_seat_that_cannot_be_taken_is_refused(
    house: House, rest: httpx.AsyncClient, table: str, seat: str, token: str, key: str
) -> None:
    laid = await lay(rest, "mordor", OPEN, OPEN)
    with pytest.raises(Refusal) as refusal:
        await RemoteTable(house.url, table or laid.id, seat, token, "Claude", "en").open()
    assert refusal.value.key == key


@pytest.mark.parametrize("server", ["", "ftp://x", "http://", "127.0.0.1:8000", "file:///etc/passwd"])
def test_what_is_no_address_is_refused(server: str) -> None:
    with pytest.raises(Refusal) as refusal:
        RemoteTable(server, "t", "sam", "", "Claude", "en")
    assert refusal.value.key == "mcp-server"


def test_nobody_there_is_one_line(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["mcp", "--server", f"http://{HERE}:1", "--table", "t", "--seat", "sam", "--lang", "en"]) == 2
    told = capfd.readouterr()
    assert (told.out, told.err) == (
        "",
        f"Bree cannot reach the server http://{HERE}:1: nobody answers at that address.\n",
    )


async def test_another_server_is_none_of_ours() -> None:
    async def page(reads: asyncio.StreamReader, writes: asyncio.StreamWriter) -> None:
        await reads.readuntil(b"\r\n\r\n")
        writes.write(b"HTTP/1.1 200 OK\r\nContent-Length: 6\r\nConnection: close\r\n\r\n<html>")
        await writes.drain()
        writes.close()

    server = await asyncio.start_server(page, HERE, 0)
    with pytest.raises(Refusal) as refusal:
        await RemoteTable(f"http://{HERE}:{server.sockets[0].getsockname()[1]}", "t", "sam", "", "Claude", "en").open()
    assert refusal.value.key == "mcp-foreign"
    server.close()


async def test_other_rules_are_refused(house: House, rest: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    laid = await lay(rest, "mordor", OPEN, OPEN)
    ours = remote_table.find("mordor")
    monkeypatch.setattr(
        remote_table, "find", lambda _name: type("Later", (), {"name": ours.name, "version": ours.version + 1})()
    )
    with pytest.raises(Refusal) as refusal:
        await RemoteTable(house.url, laid.id, "sam", "", "Claude", "en").open()
    assert refusal.value.key == "mcp-rules"


async def test_a_closed_table_can_still_be_looked_at(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "mordor", OPEN, RANDOM, options={"starter": "frodo"})
    async with Seat(house.url, laid, "frodo") as seat:
        await seat.until_asked()
        await act(rest, laid, "frodo", "close")
        await seat.until(lambda: seat.away.trouble is not None and seat.away.trouble.key == "table-closed")
        assert (await seat.says("look")).startswith("The host has closed this table.\n")
        assert await seat.refuses("answer", answers=["red"]) == "The host has closed this table."
        assert (await seat.says("wait")).startswith("The host has closed this table.\n")


async def test_a_refusal_that_we_have_no_words_for_is_told_all_the_same(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "mordor", OPEN, RANDOM)
    async with Seat(house.url, laid, "frodo") as seat:
        assert seat.tools.refused(Refusal("from-the-future", when="soon")).endswith("does not know: from-the-future.")


# Broken connections


@pytest.fixture
async def relay(house: House) -> AsyncIterator[Relay]:
    relay = Relay(house.port)
    await relay.mend()
    yield relay
    with suppress(RuntimeError):
        await relay.cut()


async def test_the_server_away_is_told_and_it_comes_back(rest: httpx.AsyncClient, relay: Relay) -> None:
    laid = await lay(rest, "mordor", OPEN, RANDOM, options={"starter": "frodo"})
    async with Seat(relay.url, laid, "frodo") as seat:
        await seat.until_asked()
        before = seat.away.look()
        await relay.cut()
        await seat.until(lambda: seat.away.trouble is not None)
        away = Voice("en").say("no-mcp-away")
        assert (await seat.says("look")).startswith(away)
        assert await seat.refuses("answer", answers=["red"]) == away
        assert (await seat.says("wait", seconds=0)).startswith(away)
        assert seat.away.look() == before
        await relay.mend()
        await seat.until(lambda: seat.away.trouble is None)
        assert seat.away.look() == before
        await seat.move(Random(1))


async def test_an_answer_that_was_lost_on_its_way_is_given_again_once(rest: httpx.AsyncClient, relay: Relay) -> None:
    laid, first = await asked_first(rest)
    async with Seat(relay.url, laid, first) as seat:
        await seat.until_asked()
        rows = (await rest.get(laid.path)).json()["rows"]
        choice = await seat.choice(Random(1))
        relay.deaf = True  # messages to the server are lost
        giving = asyncio.create_task(seat.tools.call("answer", {"answers": choice}))
        await seat.until(lambda: bool(seat.away._open))
        await relay.cut()
        relay.deaf = False
        await relay.mend()
        text, refused = await giving
        assert not refused, text
        after = (await rest.get(laid.path)).json()["rows"]
        answers = [answer for answer in await frames(rest, laid, seat) if answer["who"] == first]
        assert after > rows
        assert len(answers) == len(choice)


async def asked_first(rest: httpx.AsyncClient) -> tuple[Laid, str]:
    """Return two open seats and the seat that must answer first, which depends on the cards."""
    laid = await lay(rest, "fellowship", OPEN, OPEN, options={"chapter": "1", "players": 2}, watch=True)
    return laid, (await rest.get(laid.path)).json()["asked"]


async def frames(rest: httpx.AsyncClient, laid: Laid, seat: Seat) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = (await rest.get(f"{laid.path}/frames", headers=bearer(seat.away._token))).json()
    return told


async def test_an_answer_whose_fate_is_not_known_says_so(rest: httpx.AsyncClient, relay: Relay) -> None:
    laid, first = await asked_first(rest)
    async with Seat(relay.url, laid, first) as seat:
        await seat.until_asked()
        rows = (await rest.get(laid.path)).json()["rows"]
        choice = await seat.choice(Random(1))
        relay.mute = True  # messages from the server are lost
        giving = asyncio.create_task(seat.tools.call("answer", {"answers": choice}))
        async with asyncio.timeout(PATIENCE_S):
            while (await rest.get(laid.path)).json()["rows"] == rows:
                await asyncio.sleep(0.01)
        await relay.cut()
        relay.mute = False
        await relay.mend()
        text, refused = await giving
        assert refused
        assert text == Voice("en").say("no-mcp-uncertain")
        assert seat.away.trouble is None
        assert len([one for one in await frames(rest, laid, seat) if one["who"] == first]) == len(choice)


async def test_a_server_that_does_not_answer_is_not_waited_for_for_ever(
    rest: httpx.AsyncClient, relay: Relay, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid = await lay(rest, "mordor", OPEN, RANDOM, options={"starter": "frodo"})
    async with Seat(relay.url, laid, "frodo") as seat:
        await seat.until_asked()
        monkeypatch.setattr(remote_table, "ANSWER_S", 0.05)
        relay.deaf = True
        assert await seat.refuses("answer", answers=["red"]) == Voice("en").say("no-mcp-slow")
        assert seat.away._open == {}
