"""The lobby: opening tables, taking seats, what the host may do, and everything that is refused."""

import asyncio
import json
from typing import Any

import httpx
import pytest

from bree.bots.find import by_level
from bree.core import Refusal
from bree.core.find import games
from bree.lang import LANGUAGES, Voice
from bree.server.guard.refusals import STATUS
from tests.server.running import House
from tests.server.seated import Seated
from tests.server.setting import ME, OPEN, RANDOM, act, bearer, claim, lay


def refused(answer: httpx.Response, key: str) -> dict[str, Any]:
    """The facts of a refusal, which can be said in both languages."""
    told: dict[str, Any] = answer.json()
    assert told["key"] == key, answer.text
    assert answer.status_code == STATUS.get(key, 400)
    facts = {name: tuple(fact) if isinstance(fact, list) else fact for name, fact in told["facts"].items()}
    for language in LANGUAGES:
        assert Voice(language, games()["mordor"]).refusal(Refusal(key, told["rule"], **facts))
    return facts


async def test_the_games_are_told_with_all_that_a_lobby_needs(rest: httpx.AsyncClient) -> None:
    told = {game["name"]: game for game in (await rest.get("/api/games")).json()}
    assert set(told) == {*games(), "tiny"}
    mordor = told["mordor"]
    assert mordor["seats"]["3"] == ["frodo", "sam", "merry"]
    assert mordor["bots"] == list(by_level("mordor"))
    assert mordor["options"][0] == {
        "name": "players", "values": [2, 3, 4], "rule": "MOR-1.1", "free": False, "file": False,
    }  # fmt: skip
    assert not mordor["cooperative"]
    assert {name: game["sides"] for name, game in told.items()} == dict.fromkeys(told, 0) | {"war": 2}
    assert told["tiny"]["bots"] == list(by_level("tiny"))


async def test_texts_and_rules(rest: httpx.AsyncClient) -> None:
    text = await rest.get("/api/texts/pl", params={"game": "mordor"})
    assert text.headers["content-type"].startswith("text/plain")
    assert "game-title = " in text.text
    assert "no-late = " in text.text
    assert "game-title" not in (await rest.get("/api/texts/en")).text
    refused(await rest.get("/api/texts/de"), "language-unknown")
    refused(await rest.get("/api/texts/pl", params={"game": "chess"}), "game-unknown")
    rules = (await rest.get("/api/rules/mordor")).json()
    assert set(rules[0]) == {"id", "section", "kind", "confidence", "heading", "text"}
    assert set(rules[0]["text"]) == {"pl", "en"}
    refused(await rest.get("/api/rules/chess"), "game-unknown")


async def test_cards(rest: httpx.AsyncClient) -> None:
    """The plain facts of each file, and what is not certain; every card has its texts."""
    told = (await rest.get("/api/cards/doom")).json()
    nazgul = next(card for card in told if card["id"] == "loth_nazgul")
    assert set(nazgul) == {"kind", "id", "facts", "doubts"}
    assert nazgul["kind"] == "card"
    assert nazgul["doubts"] == ["doubt-confidence+doubt-medium"]
    assert nazgul["facts"] == {
        "stage": "lothlorien", "kind": "enemy", "stays": True, "rule": "DOOM-1.4", "confidence": "medium",
        "source": "single-source", "polish_name": "rulebook",
    }  # fmt: skip
    texts = (await rest.get("/api/texts/pl", params={"game": "doom"})).text
    assert [card["id"] for card in told if f"{card['kind']}-{card['id']} = " not in texts] == []
    refused(await rest.get("/api/cards/chess"), "game-unknown")


async def test_health_and_metrics(rest: httpx.AsyncClient) -> None:
    assert (await rest.get("/healthz")).json() == {"ok": True}
    assert (await rest.get("/readyz")).json() == {"ok": True}
    await lay(rest, "tiny", ME, ME)
    told = (await rest.get("/metrics")).text
    for name in ("answers_total", "refused_total", "clients", "tables", "append_seconds_sum", "bot_seconds_sum"):
        assert f"bree_{name}" in told
    assert "Ania" not in told


async def test_a_table_has_a_face_that_tells_no_secret(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "mordor", ME, OPEN, RANDOM, options={"side": "advanced"}, watch=True, clock=600)
    assert set(laid.tokens) == {"frodo"}
    answer = await rest.get(laid.path)
    face = answer.json()
    assert (face["table"], face["game"], face["watch"], face["clock"]) == (laid.id, "mordor", True, 600)
    assert face["options"]["side"] == "advanced"
    assert face["options"]["players"] == 3
    assert [seat["taken"] for seat in face["seats"]] == [True, False, True]
    assert not face["over"]
    record = house.inn.tables[laid.id].record
    for secret in (laid.host, *laid.tokens.values(), record.host_hash, record.seats[0].token_hash):
        assert secret not in answer.text


async def test_whose_turn_it_is_for_those_who_may_look_on(rest: httpx.AsyncClient) -> None:
    watched = await lay(rest, "mordor", ME, OPEN, options={"starter": "sam"}, watch=True)
    assert (await rest.get(watched.path)).json()["asked"] == "sam"
    private = await lay(rest, "mordor", ME, OPEN, options={"starter": "sam"}, watch=False)
    for token, told in ((private.tokens["frodo"], "sam"), (private.host, "sam"), ("stolen", None), ("", None)):
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        assert (await rest.get(private.path, headers=headers)).json()["asked"] == told


WRONG = [
    ({"game": "chess"}, "game-unknown"),
    ({"options": {"side": "upper"}}, "option-value"),
    ({"options": {"colour": "red"}}, "option-unknown"),
    ({"options": {"hobbits": "gollum sam"}}, "hobbit-unknown"),
    ({"options": {"players": 4}}, "seats-count"),
    ({"seats": [ME]}, "option-value"),
    ({"seats": [ME] * 5}, "option-value"),
    ({"seats": [ME, {"kind": "bot", "bot": "sauron"}]}, "bot-unknown"),
    ({"seats": [ME, {"kind": "me", "name": "   "}]}, "name-empty"),
    ({"seats": [ME, {"kind": "me", "name": "x" * 41}]}, "name-long"),
    ({"seats": [ME, {"kind": "me", "name": "a\u202eb"}]}, "name-odd"),
    ({"seats": [ME, {"kind": "king"}]}, "form"),
    ({"seats": [ME, {**OPEN, "more": 1}]}, "form"),
    ({"seats": "all"}, "form"),
    ({"clock": 1}, "form"),
    ({"clock": "60"}, "form"),
    ({"watch": 1}, "form"),
    ({"seed": 6}, "form"),
]


@pytest.mark.parametrize(("change", "key"), WRONG, ids=[f"{key}-{number}" for number, (_, key) in enumerate(WRONG)])
async def test_a_table_that_cannot_be(rest: httpx.AsyncClient, change: dict[str, Any], key: str) -> None:
    refused(await rest.post("/api/tables", json={"game": "mordor", "seats": [ME, ME], **change}), key)


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe", b'{"game": NaN}', b"[" * 5000])
async def test_a_body_that_is_none(rest: httpx.AsyncClient, body: bytes) -> None:
    refused(await rest.post("/api/tables", content=body, headers={"Content-Type": "application/json"}), "form")


async def test_half_a_letter_is_refused(rest: httpx.AsyncClient) -> None:
    body = b'{"game": "mordor", "seats": [{"kind": "me", "name": "\\ud800"}, {"kind": "open"}]}'
    answer = await rest.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422)


async def test_what_is_not_there(rest: httpx.AsyncClient) -> None:
    for path in ("/api/tables/no", "/api/tables/nosuchtable0", "/api/tables/nosuchtable0/frames"):
        refused(await rest.get(path), "no-table")
    refused(await rest.get("/api/nothing"), "no-page")
    wrong = await rest.delete("/api/games")
    refused(wrong, "no-way")
    assert "GET" in wrong.headers["allow"]


async def test_a_seat_is_claimed_once(rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, OPEN)
    path = f"{laid.path}/seats/bob/claim"
    answers = await asyncio.gather(*(rest.post(path, json={"name": name}) for name in ("Bilbo", "Frodo", "Sam")))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
    refused(await rest.post(path, json={"name": "Late"}), "seat-taken")
    refused(await rest.post(f"{laid.path}/seats/ann/claim", json={"name": "Late"}), "seat-taken")
    refused(await rest.post(f"{laid.path}/seats/eve/claim", json={"name": "Eve"}), "no-seat")
    refused(await rest.post(path, json={"name": ""}), "name-empty")


async def test_only_the_host_acts(rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, OPEN)
    path, free = f"{laid.path}/seats/bob", {"action": "free"}
    refused(await rest.post(path, json=free), "token")
    refused(await rest.post(path, json=free, headers=bearer(laid.tokens["ann"])), "not-host")
    refused(await rest.post(f"{laid.path}/watch", json={"watch": True}), "token")
    refused(await rest.post(f"{laid.path}/watch", json={"watch": True}, headers=bearer("no")), "not-host")
    refused(await act(rest, laid, "eve", "free"), "no-seat")
    refused(await act(rest, laid, "bob", "bot", bot="sauron"), "bot-unknown")
    refused(await act(rest, laid, "bob", "back"), "nobody-to-give")
    refused(await act(rest, laid, "bob", "crown"), "form")


async def test_a_freed_seat_has_a_new_person_and_the_old_link_is_void(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "mordor", ME, OPEN)
    old = await claim(rest, laid, "sam", "Bilbo")
    async with Seated(house.url, laid.id, [old]) as bilbo:
        assert (await act(rest, laid, "sam", "free")).status_code == 204
        assert await bilbo.closed() == "token"
        assert json.loads(bilbo.heard[-1])["t"] == "bye", "nothing more is shown to whoever has lost the seat"
    new = await claim(rest, laid, "sam", "Frodo")
    async with Seated(house.url, laid.id, [old]) as bilbo:
        assert await bilbo.closed() == "token"
    async with Seated(house.url, laid.id, [new, old]) as frodo:
        assert frodo.seats == ["sam"]
    refused(await rest.get(f"{laid.path}/frames", headers=bearer(old)), "token")


async def test_a_bot_fills_an_open_seat_and_makes_room_again(rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "mordor", ME, OPEN)
    assert (await act(rest, laid, "sam", "bot", bot="random")).status_code == 204
    refused(await rest.post(f"{laid.path}/seats/sam/claim", json={"name": "Bilbo"}), "seat-taken")
    refused(await act(rest, laid, "sam", "back"), "nobody-to-give")
    await act(rest, laid, "sam", "free")
    await claim(rest, laid, "sam")


async def test_a_closed_table_is_closed(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, OPEN)
    async with Seated(house.url, laid.id, [laid.tokens["ann"]]) as ann:
        assert (await act(rest, laid, "ann", "close")).status_code == 204
        assert await ann.closed() == "table-closed"
    async with Seated(house.url, laid.id, [laid.tokens["ann"]]) as ann:
        assert await ann.closed() == "table-closed"
    refused(await rest.post(f"{laid.path}/seats/bob/claim", json={"name": "Bilbo"}), "table-closed")
    refused(await act(rest, laid, "bob", "free"), "table-closed")
    assert (await rest.get(laid.path)).json()["closed"]


async def test_no_token_lies_in_the_database_as_it_is(house: House, rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "tiny", ME, OPEN)
    token = await claim(rest, laid, "bob")
    kept = repr(house.do(lambda: house.inn.services.store.load(laid.id)))
    for secret in (laid.host, token, *laid.tokens.values()):
        assert len(secret) >= 43
        assert secret not in kept
    assert str(house.inn.tables[laid.id].sitting.seed) not in kept
