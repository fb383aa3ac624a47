"""At the door: names of the server, slow callers, and whether it is ready."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
import resource
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from bree.server.guard.hosts import Hosts, for_friends, is_here
from bree.server.guard.request_guard import address_of
from bree.server.settings import Settings
from tests.server.running import House, Process, running, settings
from tests.server.seated import PATIENCE_S, Seated
from tests.server.setting import ME, lay
from tests.server.test_rest import refused
from tests.server.test_websocket import ASK

HOME = (
    "localhost", "localhost:8000", "127.0.0.1:8000", "192.168.1.7", "[::1]:8000", "[fe80::1]", "pippin", "PIPPIN:80",
    "pippin.local", "pippin.lan:8000", "pippin.home.arpa", "bree.internal", "a.localhost", "localhost.",
)  # fmt: skip
ABROAD = (
    "evil.example", "evil.example:8000", "127.0.0.1.evil.example", "evil.local.example", "a.b", "evil.example.", ".",
    "", "[::1",
)  # fmt: skip


@pytest.mark.parametrize("host", HOME)
def test_names_of_a_home_are_known(host: str) -> None:
    assert Hosts(Settings()).know(host)


@pytest.mark.parametrize("host", ABROAD)
def test_names_that_anybody_may_own_are_not(host: str) -> None:
    assert not Hosts(Settings(host="0.0.0.0")).know(host)


def test_names_that_were_named() -> None:
    hosts = Hosts(Settings(hosts=("bree.example",), origins=("https://inn.example:444",), host="pony.example"))
    for host in ("bree.example", "BREE.example:81", "inn.example", "pony.example", "10.0.0.1"):
        assert hosts.know(host)
    for host in ("www.bree.example", "bree.example.org", "xbree.example"):
        assert not hosts.know(host)
    assert Hosts(Settings(hosts=("*",))).know("evil.example")
    assert Hosts(Settings()).know(None), "no browser"


def test_an_address_for_friends() -> None:
    """One that works on another machine; none where the server listens to its own alone."""
    for host in ("127.0.0.1", "::1", "localhost", "127.8.8.8"):
        assert for_friends(Settings(host=host), 81) == []
    assert for_friends(Settings(host="192.168.1.7"), 81) == ["http://192.168.1.7:81"]
    assert for_friends(Settings(host="fd00::7"), 81) == ["http://[fd00::7]:81"]
    for host in ("0.0.0.0", "::", ""):
        found = [urlsplit(one) for one in for_friends(Settings(host=host), 81)]  # none without a network
        assert all(one.port == 81 and one.hostname and not is_here(one.hostname) for one in found)


@pytest.mark.parametrize(
    ("name", "here"),
    [
        ("localhost", True),
        ("a.localhost", True),
        ("::ffff:127.0.0.1", True),
        ("pippin", False),
        ("10.0.0.1", False),
        ("", False),
    ],
)
def test_names_of_the_own_machine(name: str, here: bool) -> None:
    assert is_here(name) == here


async def test_strangers_learn_no_address_of_the_house(tmp_path: Path) -> None:
    """Only a page on the server's own machine is told, and only under a name of that machine."""
    with running(settings(f"sqlite:///{tmp_path}/tables.sqlite", host="10.1.2.3"), static=tmp_path / "none") as house:
        async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE_S) as rest:
            told = {"addresses": [f"http://10.1.2.3:{house.port}"]}
            for host, answer in (("localhost", told), ("127.0.0.1", told), ("10.1.2.3", {"addresses": []})):
                assert (await rest.get("/api/doors", headers={"Host": f"{host}:{house.port}"})).json() == answer
            from_afar = {"X-Forwarded-For": "203.0.113.9"}
            assert (await rest.get("/api/doors", headers=from_afar)).json() == {"addresses": []}


async def test_a_page_that_points_its_name_at_us_gets_nothing(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, ME, watch=True)
    evil = {"Host": f"evil.example:{house.port}", "Origin": f"http://evil.example:{house.port}"}
    for path in ("/", "/api/games", laid.path, f"{laid.path}/frames", "/metrics"):
        facts = refused(await rest.get(path, headers=evil), "host")
        assert facts == {"host": evil["Host"]}
    refused(await rest.post("/api/tables", json={"game": "tiny", "seats": [ME, ME]}, headers=evil), "host")
    assert (await rest.get("/healthz", headers=evil)).status_code == 200
    url = f"{house.url.replace('http', 'ws')}{laid.path}/play"
    with pytest.raises(InvalidStatus) as refusal:
        await connect(url, additional_headers={"Host": evil["Host"]}, origin=evil["Origin"])  # type: ignore[arg-type]
    assert refusal.value.response.status_code == 403


def test_a_network_of_addresses_is_one_caller() -> None:
    callers = {
        host: address_of({"client": (host, 1)})
        for host in ("10.0.0.1", "::ffff:10.0.0.1", "2001:db8::1", "2001:db8::ffff:2", "2001:db8:0:1::1", "testclient")
    }
    assert callers["10.0.0.1"] == callers["::ffff:10.0.0.1"] == "10.0.0.1"
    assert callers["2001:db8::1"] == callers["2001:db8::ffff:2"] != callers["2001:db8:0:1::1"]
    assert callers["testclient"] == "testclient"
    assert address_of({"client": None}) == ""


HEAD = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
BODY = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
SLOW = {
    "nothing": b"",
    "half a line": b"GET /hea",
    "half a head": HEAD,
    "half a second request": HEAD + b"\r\nGET /he",
    "half an upgrade": ASK[:-2],
    "half a body": BODY,
    "half a chunk": BODY.replace(b"Content-Length: 100\r\n\r\n", b"Transfer-Encoding: chunked\r\n\r\n64\r\n"),
}


@pytest.fixture(scope="module")
async def hasty(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """Nothing is waited for, not for long; nor do lines rest between two requests."""
    folder = tmp_path_factory.mktemp("hasty")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("bree.server.uvicorn_config.KEEP_ALIVE_S", 1)
        wanted = settings(f"sqlite:///{folder}/t.sqlite", arrival_seconds=0.5)
        with running(wanted, static=folder / "none") as house:
            yield house


async def held(port: int, first: bytes, drop: bytes = b"") -> bytes:
    """Send a little, and then a drop now and then, until the line is cut; what was heard."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(first)

    async def dripping() -> None:
        while drop:
            await asyncio.sleep(0.05)
            writer.write(drop)

    dripper = asyncio.create_task(dripping())
    heard = b""
    try:
        async with asyncio.timeout(PATIENCE_S):
            while data := await reader.read(65536):
                heard += data
    except ConnectionError:
        pass
    finally:
        dripper.cancel()
        writer.close()
    return heard


@pytest.mark.parametrize("first", SLOW.values(), ids=SLOW)
async def test_a_request_that_does_not_arrive_is_not_waited_for(hasty: House, first: bytes) -> None:
    heard = await held(hasty.port, first)
    if first.startswith(b"POST"):
        assert heard.startswith(b"HTTP/1.1 408 ")
        assert b'"key": "slow"' in heard


@pytest.mark.parametrize("first", [HEAD + b"X: ", BODY], ids=["head", "body"])
async def test_drops_do_not_help(hasty: House, first: bytes) -> None:
    await held(hasty.port, first, b"x")


async def test_many_slow_lines_keep_nobody_from_playing(hasty: House) -> None:
    async with httpx.AsyncClient(base_url=hasty.url, timeout=PATIENCE_S) as rest:
        beginnings = [HEAD + b"X: ", BODY] * 50
        slow = [asyncio.create_task(held(hasty.port, first, b"x")) for first in beginnings]
        laid = await lay(rest, "tiny", ME, ME)
        async with Seated(hasty.url, laid.id, laid.tokens.values()) as screen:
            for _ in range(5):
                assert (await screen.answer(screen.state["ask"]["picks"][0]["id"]))["t"] == "ack"
            await asyncio.gather(*slow)
            assert (await screen.answer(screen.state["ask"]["picks"][0]["id"]))["t"] == "ack", "a socket may rest"


async def test_a_socket_without_a_hello_is_closed(hasty: House) -> None:
    async with httpx.AsyncClient(base_url=hasty.url, timeout=PATIENCE_S) as rest:
        laid = await lay(rest, "tiny", ME, ME)
    async with connect(f"{hasty.url.replace('http', 'ws')}{laid.path}/play") as socket, asyncio.timeout(PATIENCE_S):
        assert '"bye"' in str(await socket.recv())


def limited(server: Process, size: int) -> None:
    """No file of the server may grow beyond: a full disk, without one."""
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


async def until_ready_says(rest: httpx.AsyncClient, status: int) -> httpx.Response:
    async with asyncio.timeout(PATIENCE_S):
        while (answer := await rest.get("/readyz")).status_code != status:
            await asyncio.sleep(0.05)
    return answer


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux sets limits of another process")
async def test_a_server_that_cannot_write_is_not_ready(tmp_path: Path) -> None:
    server = Process(f"sqlite:///{tmp_path}/t.sqlite")
    try:
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE_S) as rest:
            await until_ready_says(rest, 200)
            limited(server, 0)
            refused(await until_ready_says(rest, 503), "store-unreachable")
            assert (await rest.get("/healthz")).status_code == 200
            refused(await rest.post("/api/tables", json={"game": "tiny", "seats": [ME, ME]}), "store-unreachable")
            limited(server, resource.RLIM_INFINITY)
            await until_ready_says(rest, 200)
            await lay(rest, "tiny", ME, ME)
    finally:
        server.stop()


async def test_however_many_ask_one_write_answers(house: House, rest: httpx.AsyncClient, monkeypatch: Any) -> None:
    written: list[int] = []
    store = house.inn.services.store
    prove = store.prove

    async def counted() -> None:
        written.append(1)
        await prove()

    monkeypatch.setattr(store, "prove", counted)
    monkeypatch.setattr("bree.server.routes.readiness.KEPT_S", 1e9)
    monkeypatch.setattr(house.app.state.readiness, "_task", None)
    answers = await asyncio.gather(*(rest.get("/readyz") for _ in range(50)))
    assert {answer.status_code for answer in answers} == {200}
    assert len(written) == 1
