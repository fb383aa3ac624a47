"""Whatever is sent, nothing happens but a refusal: no crash, no change, no 5xx."""

import asyncio
from contextlib import suppress
import json
from pathlib import Path
from random import Random
from typing import Any

import httpx
from hypothesis import HealthCheck, given, settings as hypothesis_settings, strategies as st
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bree.core import Refusal
from bree.server.tables import player_actions as actions, seat_changes
from bree.server.wire import messages
from tests.server.running import PATIENCE_S, House, running, settings
from tests.server.seated import Seated
from tests.server.setting import ME, RANDOM, lay
from tests.server.test_rest import refused

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)
FIELDS = ("t", "id", "row", "pick", "picks", "seat", "agree", "tokens", "after")
KINDS = ("hello", "answer", "gather", "path", "ahead", "marks", "undo", "consent", "hint", "ping", "state", "back", "")
MESSAGES = st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=6) | st.fixed_dictionaries(
    {"t": st.sampled_from(KINDS)},
    optional={
        "id": st.integers(-2, 10) | JSON,
        "row": st.integers(-2, 20) | JSON,
        "pick": st.sampled_from(["done", "swap", "pass", "barrel01", "\ud800"]) | JSON,
        "picks": st.lists(st.text(max_size=5), max_size=3) | JSON,
        "seat": st.sampled_from(["ann", "bob", "cob", "", "chance"]) | JSON,
        "agree": st.booleans() | JSON,
        "tokens": st.lists(st.text(max_size=5), max_size=2) | JSON,
        "after": st.integers(-1, 5) | JSON,
    },
)
TEXTS = st.text(max_size=200) | JSON.map(json.dumps) | MESSAGES.map(json.dumps)


@given(TEXTS)
@hypothesis_settings(max_examples=400)
def test_a_message_is_read_or_refused(text: str) -> None:
    with suppress(Refusal):
        assert isinstance(messages.read(text), messages.Said)


@pytest.mark.parametrize("watching", [False, True])
async def test_nothing_that_is_sent_changes_the_table(house: House, rest: httpx.AsyncClient, watching: bool) -> None:
    laid = await lay(rest, "tiny", ME, ME, watch=True)
    rows = (await rest.get(laid.path)).json()["rows"]
    texts: list[str] = []

    @given(st.lists(TEXTS, min_size=1, max_size=20))
    @hypothesis_settings(max_examples=15, suppress_health_check=list(HealthCheck))
    def collect(found: list[str]) -> None:
        texts.extend(found)

    collect()
    tokens = [] if watching else [laid.tokens["bob"]]
    async with Seated(house.url, laid.id, tokens) as client:
        for text in texts:
            await client.send(text)
            await client.send('{"t":"ping"}')
            await client.until(lambda told: told["t"] == "pong")
    for text in client.heard:
        told = json.loads(text)
        assert told["t"] in ("welcome", "state", "no", "pong", "hint") or told["row"] == rows
        assert told.get("key") != "fault"
    face = (await rest.get(laid.path)).json()
    assert face["rows"] == rows


@pytest.mark.parametrize(
    "sent",
    [
        b"\x00\xff binary",
        "",
        "null",
        "[" * 10_000,
        '{"t":"answer","id":1,"row":0,"pick":"' + "x" * 20_000 + '"}',
        '{"t":"answer","id":1e400,"row":0,"pick":"x"}',
        '{"t":"answer","id":1,"row":0,"pick":"x","seat":"ann"}',
        '{"t":"answer","id":1,"row":99999999999999999999,"pick":"x"}',
        '{"t":"answer","id":"1","row":0,"pick":"x"}',
        '{"t":"answer","id":1,"row":true,"pick":"x"}',
        '{"t":"hello","tokens":[]}',
        '{"t":"answer","id":1,"row":0,"pick":"\\ud800"}',
    ],
)
async def test_a_message_that_makes_no_sense(house: House, rest: httpx.AsyncClient, sent: str | bytes) -> None:
    laid = await lay(rest, "tiny", ME, ME)
    rows = (await rest.get(laid.path)).json()["rows"]
    async with Seated(house.url, laid.id, [laid.tokens["ann"]]) as ann:
        await ann.send(sent)
        told = await ann.until(lambda told: told["t"] == "no")
        assert told["key"] in ("message", "too-large", "late")
        assert (await ann.answer(ann.state["ask"]["picks"][0]["id"]))["row"] == rows + 1


@pytest.mark.parametrize("first", ["{", '{"t":"ping"}', b"\x00", '{"t":"hello","tokens":["wrong"]}'])
async def test_whoever_does_not_say_hello_is_not_let_in(house: House, rest: httpx.AsyncClient, first: Any) -> None:
    laid = await lay(rest, "tiny", ME, ME)
    async with connect(f"{house.url.replace('http', 'ws')}{laid.path}/play") as socket:
        await socket.send(first)
        assert json.loads(await socket.recv())["key"] in ("message", "token")
        with pytest.raises(ConnectionClosed):
            await socket.recv()


async def test_a_table_that_is_not_there(house: House) -> None:
    for table in ("nosuchtable0", "x", "%00"):
        async with Seated(house.url, table) as nobody:
            assert await nobody.closed() == "no-table"


async def test_a_huge_message_ends_the_line_and_nothing_else(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, ME)
    async with Seated(house.url, laid.id, [laid.tokens["ann"]]) as ann:
        await ann.send("x" * 1_000_000)
        assert await ann.closed() == "", "there is no goodbye"
    async with Seated(house.url, laid.id, [laid.tokens["ann"]]) as ann:
        assert ann.asked


async def test_other_pages_may_not_call(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, ME)
    url = f"{house.url.replace('http', 'ws')}{laid.path}/play"
    host = house.url.partition("://")[2]
    near = (f"http://evil{host}", f"http://evil.{host}", f"http://{host}.evil.example", f"http://{host}1")
    odd = (f"chrome-extension://{host}", host, f"http://{host}/", f"http://{host},http://{host}", "")
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "http://[::1", "://", *near, *odd):
        with pytest.raises(InvalidStatus) as refusal:
            await connect(url, origin=origin)  # type: ignore[arg-type]
        assert refusal.value.response.status_code == 403
        answer = await rest.post("/api/tables", json={"game": "tiny", "seats": [ME, ME]}, headers={"Origin": origin})
        refused(answer, "origin")
    async with connect(url, origin=house.url) as socket:  # type: ignore[arg-type]
        assert socket.response is not None
    body = {"game": "tiny", "seats": [ME, ME]}
    assert (await rest.post("/api/tables", json=body, headers={"Origin": house.url})).status_code == 201


async def test_what_somebody_still_says_who_was_put_out_is_not_done(house: House, rest: httpx.AsyncClient) -> None:
    """The host frees a seat; the messages that its holder sent meanwhile come after that."""
    laid = await lay(rest, "mordor", ME, ME, options={"starter": "frodo"})
    async with Seated(house.url, laid.id, [laid.tokens["frodo"]]) as ann:
        live = house.inn.tables[laid.id]
        rows, pick = live.progress.rows, ann.state["ask"]["picks"][0]["id"]

        async def free_first() -> list[Any]:
            client = next(iter(live.audiences.clients))
            said = (
                actions.answer(live, client, rows, pick),
                actions.undo(live, client, "frodo"),
                actions.hint(live, client, "frodo"),
            )
            async with live.at_rest():  # they queue up in this order
                wishes = []
                for wish in (seat_changes.free(live, "frodo"), *said):
                    wishes.append(asyncio.ensure_future(wish))
                    await asyncio.sleep(0)
            return await asyncio.gather(*wishes, return_exceptions=True)

        done, *refusals = house.do(free_first)
        assert done is None
        assert [refusal.key for refusal in refusals] == ["not-seated", "no-seat", "no-seat"]
        assert await ann.closed() == "token"
    assert (await rest.get(laid.path)).json()["rows"] == rows


async def test_a_body_that_is_too_large(rest: httpx.AsyncClient) -> None:
    refused(await rest.post("/api/tables", content=b"x" * 70_000), "too-large")

    async def pieces() -> Any:
        for _ in range(100):
            yield b" " * 1000

    streamed = await rest.post("/api/tables", content=pieces(), headers={"Content-Type": "application/json"})
    refused(streamed, "too-large")


async def test_every_answer_has_the_guards_headers(rest: httpx.AsyncClient) -> None:
    for path in ("/", "/api/games", "/api/tables/nosuchtable0", "/api/nothing", "/healthz"):
        headers = (await rest.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


async def test_floods_are_refused_and_then_sent_away(tmp_path: Path) -> None:
    never = 1e-6  # a second: what is spent does not come back while a busy machine takes its time
    limits = {"messages_a_second": never, "messages_at_once": 20, "calls_a_second": never, "calls_at_once": 5}
    with running(settings(f"sqlite:///{tmp_path}/t.sqlite", sockets_an_address=2, **limits)) as house:
        async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE_S) as rest:
            laid = await lay(rest, "tiny", ME, RANDOM)
            async with Seated(house.url, laid.id, [laid.tokens["ann"]]) as ann:
                for _ in range(60):
                    await ann.send('{"t":"ping"}')
                assert await ann.closed() == "flood"
                told = [json.loads(text) for text in ann.heard]
                assert [one["t"] for one in told[-2:]] == ["no", "bye"]
                assert told[-2]["key"] == "flood"
            async with Seated(house.url, laid.id, [laid.tokens["ann"]]) as ann:
                assert (await ann.answer(ann.state["ask"]["picks"][0]["id"]))["t"] == "ack", "a new line begins anew"
                async with Seated(house.url, laid.id, [laid.tokens["ann"]]) as two:
                    assert not two.bye
                    async with Seated(house.url, laid.id, [laid.tokens["ann"]]) as three:
                        assert await three.closed() == "flood"
            answers = [await rest.get("/api/games") for _ in range(8)]
            refused(answers[-1], "flood")
            assert (await rest.get("/healthz")).status_code == 200


async def test_a_client_that_does_not_read_keeps_nobody_waiting(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "mordor", ME, ME, watch=True)
    url = f"{house.url.replace('http', 'ws')}{laid.path}/play"
    async with connect(url, compression=None, max_queue=1, close_timeout=0.1) as deaf:
        await deaf.send('{"t":"hello","tokens":[],"after":0}')
        deaf.transport.pause_reading()
        async with Seated(house.url, laid.id, laid.tokens.values()) as screen:
            for number in range(60):
                told = await screen.ask(t="undo" if number % 2 else "answer", **_next(screen, number))
                assert told["t"] in ("ack", "no")
        deaf.transport.resume_reading()
        await asyncio.wait_for(deaf.recv(), PATIENCE_S)


def _next(screen: Seated, number: int) -> dict[str, Any]:
    who = screen.state["ask"]["who"]
    if number % 2:
        return {"seat": who}
    return {"row": screen.state["row"], "pick": screen.state["ask"]["picks"][0]["id"]}


async def test_rules_that_run_wild_stop_one_table_and_no_other(
    house: House, rest: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A defect in a step: the sender gets a refusal, the game does not change, and the others play on."""
    sick, sound = await lay(rest, "tiny", ME, ME), await lay(rest, "mordor", ME, ME)
    tiny = house.inn.services.game("tiny")
    with monkeypatch.context() as broken:
        broken.setitem(tiny.rules.answers, "seal", lambda s, *_: s.then(("next_round",), ("award",)))
        broken.setitem(tiny.rules.steps, "next_round", lambda s: s.then(("next_round",)))
        async with Seated(house.url, sick.id, sick.tokens.values()) as screen:
            row = screen.state["row"]
            for _ in range(2):
                told = await screen.answer(screen.state["ask"]["picks"][0]["id"])
                assert (told["t"], told["key"]) == ("no", "fault")
            async with Seated(house.url, sound.id, sound.tokens.values()) as other:
                assert await other.play(Random(1), most=5) == 5
    async with Seated(house.url, sick.id, sick.tokens.values()) as screen:
        assert screen.state["row"] == row
        assert (await screen.answer(screen.state["ask"]["picks"][0]["id"]))["t"] == "ack"


ODD_VALUES: list[Any] = [
    "0" * 4500, "9" * 5000, "1_" * 3000, "0x" + "f" * 5000, "\0", "\ud800", "a=" + "[" * 9000, "x" * 10_000,
    "x" * 60_000, 10**15, -1, True, None, [], {}, 1.5, "٣" * 4500, "=", "[road]\nstages=[" + "1," * 3000 + "]",
]  # fmt: skip


@pytest.mark.parametrize("game", ["doom", "fellowship", "mordor", "tiny"])
async def test_an_odd_option_opens_a_table_or_is_refused(house: House, rest: httpx.AsyncClient, game: str) -> None:
    for option in house.inn.services.game(game).options:
        for value in ODD_VALUES:
            body = {"game": game, "options": {option.name: value}, "seats": [ME, ME]}
            answer = await rest.post("/api/tables", content=json.dumps(body))
            assert answer.status_code in (201, 400, 413, 422), (option.name, value, answer.text)
            if answer.status_code != 201:
                refused(answer, answer.json()["key"])
